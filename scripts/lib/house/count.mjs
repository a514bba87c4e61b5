import { countLines, readSource } from './read-source.mjs';

/** @typedef {Record<string, Record<string, number>>} Beyond for each limit what is beyond it, and by which count */

/** Made from the catalogue. */
const GENERATED = 'src-preload/messages/ids.ts';
const IS_SOURCE = /^src-(main|preload|renderer)\/.*\.(ts|svelte|css|html)$/;
const IS_TEST = /^test\/.*\.(ts|svelte|mjs|py)$/;
const IS_SCRIPT = /^scripts\/.*\.(mjs|ts|sh)$/;
/** A face is the index.ts of a room; that of a part is an entry. */
const IS_FACE = /^src-[a-z]+\/.+\/index\.ts$/;

/** @param {import('./tree.mjs').Tree} tree */
export function readSources(tree) {
  return tree
    .read(IS_SOURCE)
    .filter(({ path }) => path !== GENERATED)
    .map(readSource);
}

/** @param {import('./tree.mjs').Tree} tree */
export const namedPaths = (tree) => tree.read(/\.(ts|svelte|mjs|md|css)$/).map(({ path }) => path);

/** @param {import('./tree.mjs').Tree} tree */
export function countHouse(tree) {
  const sources = readSources(tree);
  const bulk = sources.map((source) => source.bulk());
  const sourceLines = sum(sources.map(({ lines }) => lines));
  const linesOf = (/** @type {RegExp} */ kind) => sum(tree.read(kind).map(({ text }) => countLines(text)));
  const { files, functions, names, generators, comments } = beyondLimits(sources, namedPaths(tree));
  const folders = countBy(generators, (path) => path.split('/').slice(0, 2).join('/'));
  return {
    sourceLines,
    tokens: sum(bulk.map(({ tokens }) => tokens)),
    files: sources.length,
    testLines: linesOf(IS_TEST),
    scriptLines: linesOf(IS_SCRIPT),
    commentShare: Number((sum(bulk.map(({ commentLines }) => commentLines)) / sourceLines).toFixed(4)),
    over400: Object.keys(files).length,
    functionsOver70: total(functions),
    namesTwice: Object.keys(names).length,
    commentFaults: total(comments),
    generators: { all: total(generators), verify: folders['src-main/verify'] ?? 0, folders },
  };
}

const NAMED_FILE = /(?:[\w@-]+\/)*[\w-]+(?:\.[\w-]+)*\.(?:ts|svelte|mjs|md|css)\b/g;
const CODE_OF_A_DOCUMENT = /\b[FGRT]\d{1,2}\b/;

/**
 * How many faults of a comment a machine can see: it begins with “Of”, names a file that is not there, or a code of a
 * document without the document.
 * @param {string} comment @param {readonly string[]} paths
 */
function commentFaults(comment, paths) {
  const named = comment.match(NAMED_FILE) ?? [];
  const isThere = (/** @type {string} */ name) =>
    paths.some((path) => path === name || path.endsWith(`/${name}`));
  return sum([
    /^Of\b/.test(comment) ? 1 : 0,
    CODE_OF_A_DOCUMENT.test(comment) && !named.some((name) => name.endsWith('.md')) ? 1 : 0,
    named.filter((name) => !isThere(name)).length,
  ]);
}

/**
 * @param {readonly import('./read-source.mjs').Shape[]} sources
 * @param {readonly string[]} paths of all that comments may name
 */
export function beyondLimits(sources, paths) {
  /** @param {(source: import('./read-source.mjs').Shape) => number} count */
  const inFiles = (count) => Object.fromEntries(sources.map((source) => [source.path, count(source)]));
  const lines = inFiles((source) => source.lines);
  const ones = inFiles(() => 1);
  return {
    files: over(400, lines),
    functions: over(
      0,
      inFiles(({ functions }) => functions.filter((length) => length > 70).length),
    ),
    names: namesTwice(sources),
    generators: over(
      0,
      inFiles(({ generators }) => generators),
    ),
    rooms: over(
      40,
      countBy(ones, (path) => path.slice(0, path.lastIndexOf('/'))),
    ),
    comments: over(
      0,
      inFiles(({ comments }) => sum(comments.map((comment) => commentFaults(comment, paths)))),
    ),
    faces: over(120, Object.fromEntries(Object.entries(lines).filter(([path]) => IS_FACE.test(path)))),
  };
}

/**
 * In how many files each name of a type or function is exported, if in more than one. A digit or a letter at the end
 * makes no other name.
 * @param {readonly import('./read-source.mjs').Shape[]} sources
 */
function namesTwice(sources) {
  const names = sources.flatMap((source) => [...new Set(source.names)]);
  const counts = new Map();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  const isTwice = (/** @type {string} */ name) =>
    counts.get(name) > 1 || (/[^\d_](\d+|_|[A-Z])$/.test(name) && counts.has(name.replace(/(\d+|.)$/, '')));
  return over(0, Object.fromEntries([...counts].filter(([name]) => isTwice(name))));
}

/** @param {number} limit @param {Record<string, number>} counts */
function over(limit, counts) {
  return Object.fromEntries(
    Object.entries(counts)
      .filter(([, count]) => count > limit)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/** @param {Record<string, number>} counts @param {(key: string) => string} keyOf */
function countBy(counts, keyOf) {
  /** @type {Record<string, number>} */
  const all = {};
  for (const [key, count] of Object.entries(counts)) all[keyOf(key)] = (all[keyOf(key)] ?? 0) + count;
  return all;
}

/** @param {Record<string, number>} counts */
export function total(counts) {
  return sum(Object.values(counts));
}

/** @param {number[]} numbers */
function sum(numbers) {
  return numbers.reduce((all, one) => all + one, 0);
}
