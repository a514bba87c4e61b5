// Counts the house, here or at any revision: what it weighs, what its limits are about, and the files that each way takes.
// With --limits it only holds the source to the limits; --keep lowers what is kept beyond them; --bounds prints how much there
// may be of everything.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { beyondLimits, countHouse, namedPaths, readSources } from './lib/house/count.mjs';
import { countWalks } from './lib/house/walks.mjs';
import { withRevision, workingTree } from './lib/house/tree.mjs';
import { root } from './lib/root.mjs';
import { readBounds, strayBounds, TABLE } from './lint/bounds.mjs';
import { compareLimits } from './lint/limits.mjs';

const { values } = parseArgs({
  options: {
    base: { type: 'string' },
    json: { type: 'boolean' },
    'no-walks': { type: 'boolean' },
    limits: { type: 'boolean' },
    keep: { type: 'boolean' },
    bounds: { type: 'boolean' },
  },
});
if (values.bounds) showBounds();
else if (values.limits || values.keep) holdLimits();
else await showCounts();

function showBounds() {
  for (const { name, value, why } of readBounds(readFileSync(join(root, TABLE), 'utf8')))
    console.log(`${name.padEnd(26)}${value.toLocaleString('en').padStart(22)}  ${why}`);
}

/** What is kept may only shrink; without the file, all is kept as it is. */
function holdLimits() {
  const file = join(root, 'scripts/lint/limits.json');
  const kept = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
  const now = beyondLimits(readSources(workingTree), namedPaths(workingTree));
  const stray = strayBounds(workingTree.read(/^src-.*\.(ts|svelte)$/));
  const { worse, better, grown } = compareLimits(now, kept ?? {});
  if (values.keep && (kept === null || grown.length === 0)) {
    writeFileSync(file, `${JSON.stringify(now, null, 2)}\n`);
    return;
  }
  for (const line of [...stray, ...worse, ...better]) console.log(line);
  if (values.keep) console.log(`Nothing was kept: more is beyond a limit than before (${grown.join(', ')}).`);
  else if (worse.length > 0) console.log('More is beyond the limits of the house than is kept.');
  if (better.length > 0)
    console.log('Less is beyond them than is kept. Lower it: npm run -s house -- --keep');
  if (values.keep || stray.length + worse.length + better.length > 0) process.exitCode = 1;
}

async function showCounts() {
  const now = await count(workingTree);
  const base = values.base === undefined ? null : await withRevision(values.base, count);
  const counted = base === null ? now : { ...now, base, difference: difference(now, base) };
  if (values.json) console.log(JSON.stringify(counted));
  else
    for (const [name, figure] of Object.entries(counted)) console.log(`${name}: ${JSON.stringify(figure)}`);
}

/** @param {import('./lib/house/tree.mjs').Tree} tree */
async function count(tree) {
  const figures = countHouse(tree);
  if (values['no-walks']) return figures;
  const walks = await countWalks(tree.folder);
  if (walks === null) process.exitCode = 1;
  return { ...figures, walks };
}

/**
 * @param {any} figures
 * @param {any} before
 * @returns {any}
 */
function difference(figures, before) {
  if (figures === null || before === null) return null;
  if (typeof figures === 'number') return Number((figures - before).toFixed(4));
  const names = new Set([...Object.keys(figures), ...Object.keys(before)]);
  return Object.fromEntries(
    [...names].map((name) => [name, difference(figures[name] ?? 0, before[name] ?? 0)]),
  );
}
