import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { root } from '../../scripts/lib/root.mjs';

/**
 * The patterns of stryker.config.json: names in which a star stands for any text, after `!` where they are left out.
 * @returns {Map<string, string[]>}
 */
export function patternsByFolder() {
  /** @type {{ mutate: string[] }} */
  const { mutate } = JSON.parse(readFileSync(join(root, 'stryker.config.json'), 'utf8'));
  /** @type {Map<string, string[]>} */
  const found = new Map();
  for (const pattern of mutate) {
    const folder = dirname(pattern.replace('!', ''));
    found.set(folder, [...(found.get(folder) ?? []), pattern]);
  }
  return found;
}

/**
 * @param {readonly string[]} patterns
 * @returns {string[]} paths from the project
 */
export function filesOf(patterns) {
  const left = patterns
    .filter((pattern) => pattern.startsWith('!'))
    .flatMap((pattern) => matches(pattern.slice(1)));
  const taken = patterns.filter((pattern) => !pattern.startsWith('!')).flatMap(matches);
  return taken.filter((file) => !left.includes(file));
}

/**
 * @param {string} pattern
 * @returns {string[]} none is a mistake: what is mutated was moved or removed
 */
function matches(pattern) {
  const name = new RegExp(`^${basename(pattern).replaceAll('.', '\\.').replaceAll('*', '.*')}$`);
  const folder = dirname(pattern);
  const found = readdirSync(join(root, folder)).filter((one) => name.test(one));
  if (found.length === 0) throw new Error(`${pattern} in stryker.config.json matches no file`);
  return found.sort().map((one) => `${folder}/${one}`);
}
