import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../root.mjs';

/** @typedef {{ path: string, text: string }} File */
/** @typedef {{ folder: string, read: (kind: RegExp) => File[] }} Tree */

/** The working tree, with what git ignores left out. @type {Tree} */
export const workingTree = {
  folder: root,
  read: (kind) => {
    const list = (/** @type {string[]} */ ...args) => git('ls-files', '-z', ...args).split('\0');
    const gone = new Set(list('--deleted'));
    const paths = list('--cached', '--others', '--exclude-standard', '--deduplicate');
    return readFiles(
      root,
      paths.filter((path) => kind.test(path) && !gone.has(path)),
    );
  },
};

/**
 * Unpacks a revision for as long as it is used.
 * @template T
 * @param {string} revision
 * @param {(tree: Tree) => Promise<T>} use
 */
export async function withRevision(revision, use) {
  const folder = mkdtempSync(join(tmpdir(), 'ochre-house-'));
  try {
    git('archive', '--output', join(folder, 'tree.tar'), revision);
    execFileSync('tar', ['-xf', 'tree.tar'], { cwd: folder });
    const paths = readdirSync(folder, { recursive: true }).map((path) => String(path).replaceAll('\\', '/'));
    return await use({
      folder,
      read: (kind) =>
        readFiles(
          folder,
          paths.filter((path) => kind.test(path)),
        ),
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {string} folder @param {string[]} paths */
function readFiles(folder, paths) {
  return paths.sort().map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') }));
}

/** @param {string[]} args */
function git(...args) {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 });
}
