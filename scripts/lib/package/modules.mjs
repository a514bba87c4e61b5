import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Problem } from '../problem.mjs';
import { hasRgbLib, RGB_LIB_PACKAGE, WHEELS } from '../rgb-lib.mjs';
import { filesBelow } from './files-below.mjs';
import { libsqlOf, nameOf } from './target.mjs';

/** @typedef {import('./target.mjs').Target} Target */
/**
 * @typedef {object} Manifest
 * @property {string} name
 * @property {string} version
 * @property {unknown} [license]
 * @property {Record<string, string>} [dependencies]
 */

/** What main loads as it runs: two have native parts, and one reads its WebAssembly from its own folder. */
export const LOADED = ['keytar', 'libsql', 'tiny-secp256k1'];
/** What the own service's process loads, on the systems that rgb-lib is for: that, and what calls it. */
const OWN_SERVICE = [RGB_LIB_PACKAGE, 'koffi'];
/** Wanted by compilers alone, which never run here. */
const NOT_LOADED = ['node-addon-api', 'node-gyp'];

/**
 * The packages beside the bundles, each with the files of it that are loaded or must go along.
 * @param {string} root
 * @param {Target} target
 * @returns {{ folder: string, files: string[] }[]} folders relative to the root
 */
export function shippedModules(root, target) {
  /** @type {Map<string, string[]>} */
  const found = new Map();
  // Where nobody fetched it a package has none, and the own service says so.
  const ofThisSystem = hasRgbLib(root) && nameOf(target) in WHEELS ? OWN_SERVICE : [];
  for (const name of [...LOADED, ...ofThisSystem]) collect(root, 'node_modules', name, target, found);
  return [...found]
    .map(([folder, files]) => ({ folder, files }))
    .sort((a, b) => (a.folder < b.folder ? -1 : 1));
}

/**
 * @param {string} root
 * @param {string} from
 * @param {string} name
 * @param {Target} target
 * @param {Map<string, string[]>} found
 */
function collect(root, from, name, target, found) {
  const folder = folderOf(root, from, name);
  if (folder === null) {
    throw new Problem(`${name} is not installed for ${target.platform} on ${target.arch}: run npm ci there.`);
  }
  if (found.has(folder)) return;
  const files = filesBelow(join(root, folder)).filter((path) => isWanted(name, path, target));
  if (name.startsWith('@libsql/') || name.startsWith('@koromix/') || name === 'keytar') {
    if (!files.some((path) => path.endsWith('.node'))) {
      throw new Problem(`${name} holds no native part for ${target.platform} on ${target.arch}.`);
    }
  }
  found.set(folder, files);
  const { dependencies = {} } = manifestOf(join(root, folder));
  const wanted = Object.keys(dependencies).filter((one) => !NOT_LOADED.includes(one));
  for (const one of [...wanted, ...nativesOf(name, target)]) collect(root, folder, one, target, found);
}

/**
 * Of native parts that are optional dependencies, the one of this system.
 * @param {string} name
 * @param {Target} target
 */
function nativesOf(name, target) {
  if (name === 'libsql') return [`@libsql/${libsqlOf(target.platform, target.arch) ?? ''}`];
  return name === 'koffi' ? [`@koromix/koffi-${nameOf(target)}`] : [];
}

/**
 * As Node looks for it: beside the one that asks, then in each folder above.
 * @param {string} root
 * @param {string} from
 * @param {string} name
 * @returns {string | null}
 */
function folderOf(root, from, name) {
  for (let at = from; at !== '.'; at = dirname(at)) {
    const folder = at.endsWith('node_modules') ? `${at}/${name}` : `${at}/node_modules/${name}`;
    if (existsSync(join(root, folder, 'package.json'))) return folder;
  }
  return null;
}

/**
 * Code, WebAssembly, this system's native part and the licence; no sources of what is compiled, no types, no words.
 * @param {string} name
 * @param {string} path
 * @param {Target} target
 */
function isWanted(name, path, { platform, arch }) {
  if (path.includes('node_modules/')) return false;
  if (path === 'package.json' || /^licen[cs]e/i.test(path)) return true;
  if (name === 'keytar')
    return path === 'lib/keytar.js' || path === `prebuilds/${platform}-${arch}/keytar.node`;
  if (name === RGB_LIB_PACKAGE)
    return WHEELS[/** @type {keyof typeof WHEELS} */ (`${platform}-${arch}`)].library === path;
  if (name === 'koffi') return path.endsWith('.cjs') && path !== 'cnoke.cjs';
  if (name.startsWith('@koromix/')) return path === 'index.js' || path === `${platform}_${arch}/koffi.node`;
  if (/(?:^|\/)(?:test|tests|script|scripts|types)\//.test(path)) return false;
  return /\.(?:js|cjs|mjs|wasm|node)$/.test(path) && !/\.browser\.[cm]?js$/.test(path);
}

/**
 * @param {string} folder
 * @returns {Manifest}
 */
export const manifestOf = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
