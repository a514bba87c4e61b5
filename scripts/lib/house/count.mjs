import { countLines, readSource } from './read-source.mjs';
import { readTree } from './tree.mjs';

/** Made from the catalogue. */
const GENERATED = 'src-preload/messages/ids.ts';
const IS_SOURCE = /^src-(main|preload|renderer)\/.*\.(ts|svelte|css|html)$/;
const IS_TEST = /^test\/.*\.(ts|svelte|mjs|py)$/;
const IS_SCRIPT = /^scripts\/.*\.(mjs|ts|sh)$/;

export const MAX_FILE_LINES = 400;
export const MAX_FUNCTION_LINES = 70;

/**
 * The source of a revision, or as it lies in the working tree.
 * @param {string} folder
 * @param {string | null} revision
 */
export function readSources(folder, revision) {
  return readTree(folder, revision, (path) => IS_SOURCE.test(path) && path !== GENERATED).map(readSource);
}

/**
 * @param {string} folder
 * @param {string | null} revision
 */
export function countHouse(folder, revision) {
  const sources = readSources(folder, revision);
  const bulk = sources.map((source) => source.bulk());
  const sourceLines = sum(sources.map(({ lines }) => lines));
  return {
    sourceLines,
    tokens: sum(bulk.map(({ tokens }) => tokens)),
    files: sources.length,
    testLines: linesOf(folder, revision, IS_TEST),
    scriptLines: linesOf(folder, revision, IS_SCRIPT),
    commentShare: Number((sum(bulk.map(({ commentLines }) => commentLines)) / sourceLines).toFixed(4)),
    over400: sources.filter(({ lines }) => lines > MAX_FILE_LINES).length,
    functionsOver70: sum(sources.map(({ functions }) => functions.filter(isLong).length)),
    namesTwice: namesTwice(sources).size,
    generators: generatorsByFolder(sources),
  };
}

/** @param {number} lines */
export function isLong(lines) {
  return lines > MAX_FUNCTION_LINES;
}

/**
 * Names of types and functions that more than one file exports, and how many do.
 * @param {readonly import('./read-source.mjs').Shape[]} sources
 */
export function namesTwice(sources) {
  /** @type {Map<string, number>} */
  const files = new Map();
  for (const { names } of sources)
    for (const name of new Set(names)) files.set(name, (files.get(name) ?? 0) + 1);
  return new Map([...files].filter(([, count]) => count > 1));
}

/** @param {readonly import('./read-source.mjs').Shape[]} sources */
function generatorsByFolder(sources) {
  /** @type {Record<string, number>} the core stands there also where it has none */
  const folders = { 'src-main/domain': 0 };
  for (const { path, generators } of sources) {
    const folder = path.split('/').slice(0, 2).join('/');
    if (generators > 0) folders[folder] = (folders[folder] ?? 0) + generators;
  }
  return { all: sum(Object.values(folders)), domain: folders['src-main/domain'], folders };
}

/** @param {string} folder @param {string | null} revision @param {RegExp} kind */
function linesOf(folder, revision, kind) {
  return sum(readTree(folder, revision, (path) => kind.test(path)).map(({ text }) => countLines(text)));
}

/** @param {number[]} numbers */
function sum(numbers) {
  return numbers.reduce((total, one) => total + one, 0);
}
