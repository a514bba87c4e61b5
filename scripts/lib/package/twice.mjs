import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Problem } from '../problem.mjs';
import { npm, run } from '../run.mjs';
import { differences, digestsBelow } from './files-below.mjs';
import { nameOf } from './target.mjs';

/** @typedef {import('./target.mjs').Target} Target */

const LIMIT_MS = 15 * 60_000;
/** Of different depth and length, so that a path that got into a bundle shows. */
const PLACES = ['one', 'another/place/with-a-longer-name'];

/**
 * Builds the last commit twice, each from a clone and an `npm ci` of its own, and compares what was laid out, file by
 * file. On Linux also what electron-builder made of it, with a stand-in for Electron.
 * @param {string} root
 * @param {Target} target
 * @returns {Promise<{ commit: string, files: number, packed: boolean, differences: string[] }>}
 */
export async function buildTwice(root, target) {
  const { output } = await must(['git', 'rev-parse', 'HEAD'], root);
  const folder = mkdtempSync(join(tmpdir(), 'ochre-twice-'));
  try {
    const isPacked = target.platform === 'linux';
    const built = [];
    for (const place of PLACES) {
      const clone = join(folder, place);
      await must(['git', 'clone', '--quiet', '--no-hardlinks', root, clone], folder);
      await must(['git', 'checkout', '--quiet', output.trim()], clone);
      await must(npm('ci', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'), clone);
      await must([process.execPath, 'scripts/package.mjs', isPacked ? '--stand-in' : '--contents'], clone);
      const dist = join(clone, 'dist');
      const packed = join(dist, 'stand-in/linux-unpacked');
      built.push(
        new Map([
          ...prefixed('contents', digestsBelow(join(dist, 'contents', nameOf(target)))),
          ...(existsSync(packed) ? prefixed('packed', digestsBelow(packed)) : []),
        ]),
      );
    }
    const [one = new Map(), other = new Map()] = built;
    if (one.size === 0) throw new Problem('Nothing was laid out, so there is nothing to compare.');
    return {
      commit: output.trim(),
      files: one.size,
      packed: isPacked,
      differences: differences(one, other),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @param {string} name
 * @param {ReadonlyMap<string, string>} digests
 * @returns {[string, string][]}
 */
const prefixed = (name, digests) => [...digests].map(([path, digest]) => [`${name}/${path}`, digest]);

/**
 * @param {readonly [string, ...string[]]} command
 * @param {string} cwd
 */
async function must(command, cwd) {
  // npm hands its own settings down by the environment; a clone is to be set up as by hand.
  const env = Object.fromEntries(
    Object.keys(process.env)
      .filter((name) => /^npm_(?:config_local_prefix|package|lifecycle)/.test(name))
      .map((name) => [name, undefined]),
  );
  const ended = await run(command, { cwd, env, limitMs: LIMIT_MS });
  if (ended.code !== 0)
    throw new Problem(`${ended.output}\n${command.join(' ')} failed; its own words are above.`);
  return ended;
}
