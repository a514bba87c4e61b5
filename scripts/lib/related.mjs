/** Which tests a change touches: those that reach a changed file by what they import. */

import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { filesBelow } from './package/files-below.mjs';

const CODE = /\.(ts|mjs|js|svelte)$/;
const TEST = /^test\/(unit|attacks|contract|practice|component)\/.*\.test\.ts$/;
const FOLDERS = ['src-main', 'src-preload', 'src-renderer', 'scripts', 'test'];
/** Relative ones alone: packages do not change with an edit. */
const IMPORT = /(?:from|import|import\()\s*['"](\.{1,2}\/[^'"]+)['"]/g;

/**
 * The tests that reach one of the changed files in the fewest steps, those that were changed themselves first. A file
 * that half of the tests reach says little by itself: the nearest tests are asked first, and as many as are wanted.
 * @param {string} root
 * @param {readonly string[]} changed paths below root, with forward slashes
 * @returns {string[]} nearest first
 */
export function relatedTests(root, changed) {
  const importers = importersIn(root);
  /** @type {Map<string, number>} */
  const steps = new Map(changed.map((file) => [file, 0]));
  const waiting = [...changed];
  for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
    const next = (steps.get(file) ?? 0) + 1;
    for (const importer of importers.get(file) ?? []) {
      if (steps.has(importer)) continue;
      steps.set(importer, next);
      waiting.push(importer);
    }
  }
  return [...steps.keys()].filter((file) => TEST.test(file) && existsSync(join(root, file)));
}

/**
 * @param {string} root
 * @returns {Map<string, string[]>} by file, which files import it
 */
function importersIn(root) {
  /** @type {Map<string, string[]>} */
  const importers = new Map();
  for (const folder of FOLDERS) {
    if (!existsSync(join(root, folder))) continue;
    for (const name of filesBelow(join(root, folder)).filter((one) => CODE.test(one))) {
      const file = `${folder}/${name}`;
      for (const [, path = ''] of readFileSync(join(root, file), 'utf8').matchAll(IMPORT)) {
        const imported = posix.join(posix.dirname(file), path.split('?')[0] ?? '');
        importers.set(imported, [...(importers.get(imported) ?? []), file]);
      }
    }
  }
  return importers;
}
