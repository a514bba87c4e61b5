import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {{ path: string, text: string }} File */

/** All of a git repository's text is far below it. */
const MAX_BYTES = 2 ** 29;

/**
 * The files of a kind of a revision, or as they lie in the working tree without one.
 * @param {string} folder
 * @param {string | null} revision
 * @param {(path: string) => boolean} isWanted
 * @returns {File[]}
 */
export function readTree(folder, revision, isWanted) {
  if (revision === null) {
    const paths = git(folder, [
      'ls-files',
      '-z',
      '--cached',
      '--others',
      '--exclude-standard',
      '--deduplicate',
    ]);
    const deleted = new Set(git(folder, ['ls-files', '-z', '--deleted']).toString('utf8').split('\0'));
    return names(paths)
      .filter((path) => isWanted(path) && !deleted.has(path))
      .map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') }));
  }
  const paths = names(git(folder, ['ls-tree', '-r', '-z', '--name-only', '--full-tree', revision])).filter(
    isWanted,
  );
  const objects = git(folder, ['cat-file', '--batch'], paths.map((path) => `${revision}:${path}\n`).join(''));
  let at = 0;
  return paths.map((path) => {
    const endOfHead = objects.indexOf('\n', at);
    const size = Number(objects.toString('utf8', at, endOfHead).split(' ')[2]);
    const text = objects.toString('utf8', endOfHead + 1, endOfHead + 1 + size);
    at = endOfHead + 1 + size + 1;
    return { path, text };
  });
}

/** @param {Buffer} list */
function names(list) {
  return list
    .toString('utf8')
    .split('\0')
    .filter((path) => path !== '')
    .sort();
}

/**
 * @param {string} folder
 * @param {string[]} args
 * @param {string} [input]
 */
export function git(folder, args, input) {
  const { status, stdout, stderr, error } = spawnSync('git', args, {
    cwd: folder,
    input,
    maxBuffer: MAX_BYTES,
  });
  if (status !== 0)
    throw new Error(`git ${args[0] ?? ''}: ${error?.message ?? stderr.toString('utf8').trim()}`);
  return stdout;
}
