import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { Problem } from '../problem.mjs';
import { root } from '../root.mjs';
import { copyElectron, ensureTestElectron } from './test-electron.mjs';

/** The ordinary user for a machine where we are root, whom the sandbox does not protect. */
const USER = 'ochre-window';

/** @typedef {{ uid: number, gid: number }} User */

/** @returns {User | null} null where we are one ourselves */
export function ordinaryUser() {
  if (process.getuid?.() !== 0) return null;
  try {
    /** @param {string} flag */
    const id = (flag) => Number(execFileSync('id', [flag, USER], { encoding: 'utf8', stdio: 'pipe' }));
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    throw new Problem(
      `Chromium's sandbox does not protect root: make a user for these tests (useradd ${USER}).`,
    );
  }
}

/**
 * @param {User | null} user
 * @returns {[string, ...string[]]} what a command begins with that runs as that user
 */
export function as(user) {
  return user === null
    ? ['setpriv']
    : ['setpriv', `--reuid=${user.uid}`, `--regid=${user.gid}`, '--clear-groups'];
}

/**
 * The project where that user may read it: they may be kept out of a folder above this one.
 * @param {User | null} user
 * @param {string} home
 */
export function projectFor(user, home) {
  const [setpriv, ...args] = as(user);
  const isReadable =
    user === null || spawnSync(setpriv, [...args, 'test', '-r', join(root, 'package.json')]).status === 0;
  if (isReadable) return root;
  const copied = join(home, 'ochre');
  execFileSync('cp', ['-a', root, copied]);
  return copied;
}

/**
 * An Electron that this user may start: the one that the environment names, else the one that the tests keep.
 * @param {User | null} user
 * @param {string} home
 */
export async function electronFor(user, home) {
  const kept = await keptElectron();
  if (user === null || kept === process.env['ELECTRON_OVERRIDE_DIST_PATH']) return kept;
  const copied = join(home, 'electron');
  await copyElectron(kept, copied);
  return copied;
}

/** @returns {Promise<string>} */
export async function keptElectron() {
  const told = process.env['ELECTRON_OVERRIDE_DIST_PATH'];
  return told !== undefined && told !== '' ? told : await ensureTestElectron();
}
