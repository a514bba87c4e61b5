import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from './problem.mjs';
import { showStep } from './progress.mjs';
import { npm, run } from './run.mjs';

const LIMIT_MS = 10 * 60_000;
/** Measured on two cores near a registry: 22 to 55 s with npm's cache full, 45 s with it empty and 240 MB to fetch. */
const USUALLY = 'usually about a minute';

/** @typedef {{ version?: string, integrity?: string, optional?: boolean, devOptional?: boolean, peer?: boolean, link?: boolean }} LockedPackage */
/** @typedef {{ packages?: Record<string, LockedPackage> }} Lock */

/**
 * Why `npm ci` must run, or null. npm leaves its own record of what it installed; that is compared with the lock
 * file, package by package, so an install by hand counts and a half finished one does not.
 * @param {Lock} wanted package-lock.json
 * @param {Lock | null} installed node_modules/.package-lock.json
 * @returns {string | null}
 */
function packagesProblem(wanted, installed) {
  if (installed?.packages === undefined) return 'nothing is installed yet';
  for (const [path, locked] of Object.entries(wanted.packages ?? {})) {
    if (path === '') continue;
    const found = installed.packages[path];
    if (found === undefined) {
      // Made for another system: npm leaves those out.
      if (locked.optional === true || locked.devOptional === true) continue;
      return `${nameOf(path)} is not installed`;
    }
    if (found.version !== locked.version || found.integrity !== locked.integrity) {
      return `${nameOf(path)} is not the version of the lock file`;
    }
  }
  for (const path of Object.keys(installed.packages)) {
    if (wanted.packages?.[path] === undefined) return `${nameOf(path)} is no longer wanted`;
  }
  return null;
}

/**
 * Why the packages of the clone must be installed, or null.
 * @param {string} root
 */
export function installProblem(root) {
  const wanted = readLock(join(root, 'package-lock.json'));
  if (wanted === null)
    throw new Problem('package-lock.json is missing or damaged: this is not a whole copy of Ochre.');
  return packagesProblem(wanted, readLock(join(root, 'node_modules/.package-lock.json')));
}

/**
 * Installs the packages of the lock file where they are not there already.
 * @param {string} root
 */
export async function ensurePackages(root) {
  const problem = installProblem(root);
  if (problem === null) return;
  const work = () => run(npm('ci', '--no-audit', '--no-fund', '--loglevel=error'), { limitMs: LIMIT_MS });
  const ended = await showStep('Installing packages', () => `${USUALLY} (${problem})`, work);
  if (ended.code === 0) return;
  throw new Problem(
    ended.timedOut
      ? 'The packages did not arrive within ten minutes. Check the connection and start again.'
      : `${ended.output}\nnpm ci failed; its own words are above. With a connection to the package registry, start again.`,
  );
}

/**
 * @param {string} file
 * @returns {Lock | null}
 */
function readLock(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/** @param {string} path */
const nameOf = (path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
