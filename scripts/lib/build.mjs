import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from './problem.mjs';
import { showStep } from './progress.mjs';
import { npm, run } from './run.mjs';

const LIMIT_MS = 5 * 60_000;
/** Measured on two cores: 13 to 16 s, 22 to 30 s where other programs keep them busy. */
const USUALLY = 'usually about 20 s';

/** What the build is made of. Tests are not: a changed test needs no new build. */
const SOURCES = [
  'src-main',
  'src-preload',
  'src-renderer',
  'package.json',
  'package-lock.json',
  'electron.vite.config.ts',
  'scripts/build.mjs',
  'scripts/lib/build-config.mjs',
  'scripts/lib/contract-names.mjs',
  'svelte.config.js',
  'tsconfig.json',
];
const MADE = ['out/main', 'out/preload', 'out/renderer'];
const STAMP = 'out/stamp.json';

/** @typedef {{ sources: string, made: string }} Stamp */

/**
 * Why the build must run, or null. The stamp holds a digest of what went in and of what came out, so a build that
 * was interrupted, or touched since, is built again; times of files say nothing after a clone.
 * @param {string} root
 * @returns {string | null}
 */
export function buildProblem(root) {
  const stamp = readStamp(root);
  if (stamp === null) return 'there is none yet';
  const now = stampOf(root);
  if (stamp.sources !== now.sources) return 'the sources have changed';
  if (stamp.made !== now.made) return 'its output is not what was built';
  return null;
}

/**
 * Builds, whether stale or not, and stamps the result.
 * @param {string} root
 * @param {{ show?: boolean }} [options]
 */
export async function build(root, { show = true } = {}) {
  rmSync(join(root, STAMP), { force: true });
  // Taken before: a source saved while the build runs makes the stamp stale, not wrong.
  const { sources } = stampOf(root);
  const ended = await run(npm('run', '-s', 'build'), { show, limitMs: LIMIT_MS });
  if (ended.code === 0) {
    writeFileSync(join(root, STAMP), JSON.stringify({ ...stampOf(root), sources }));
  }
  return ended;
}

/**
 * Builds where the build is stale.
 * @param {string} root
 */
export async function ensureBuild(root) {
  const problem = buildProblem(root);
  if (problem === null) return;
  const work = () => build(root, { show: false });
  const ended = await showStep('Building', () => `${USUALLY} (${problem})`, work);
  if (ended.code !== 0) throw new Problem(`${ended.output}\nThe build failed; its own words are above.`);
}

/**
 * @param {string} root
 * @returns {Stamp}
 */
function stampOf(root) {
  return { sources: digestOf(root, SOURCES), made: digestOf(root, MADE) };
}

/**
 * SHA-256 over names and bytes of all files below the given paths, in one order on every system.
 * @param {string} root
 * @param {readonly string[]} paths
 */
function digestOf(root, paths) {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of filesBelow(root, path)) {
      const bytes = readFileSync(join(root, file));
      // Length first: the end of one file cannot be taken for the start of the next.
      hash.update(`${file}\0${bytes.length}\0`).update(bytes);
    }
  }
  return hash.digest('hex');
}

/**
 * @param {string} root
 * @param {string} path
 * @returns {string[]}
 */
function filesBelow(root, path) {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  if (!lstatSync(full).isDirectory()) return [path];
  return readdirSync(full)
    .sort()
    .flatMap((name) => filesBelow(root, `${path}/${name}`));
}

/**
 * @param {string} root
 * @returns {Stamp | null}
 */
function readStamp(root) {
  try {
    return JSON.parse(readFileSync(join(root, STAMP), 'utf8'));
  } catch {
    return null;
  }
}
