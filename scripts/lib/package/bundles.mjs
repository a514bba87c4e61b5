import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { basename, join } from 'node:path';
import ts from 'typescript';
import { filesBelow } from './files-below.mjs';

/** What a package starts: Electron's root, and what that starts by its path: the keyholder, the reader and rgb-lib's process. The loopback host is none of them. */
const ENTRIES = ['index.js', 'keyholder.js', 'reader.js', 'rgb-lib.js'];

/**
 * The scripts of out/main that a package needs: its entries and every chunk that one of those names. What only the
 * loopback host needs is left out.
 * @param {string} folder out/main
 * @returns {string[]}
 */
export function mainScripts(folder) {
  const all = filesBelow(folder).filter((path) => path.endsWith('.js'));
  const wanted = new Set(ENTRIES);
  for (const name of wanted) {
    const text = readFileSync(join(folder, name), 'utf8');
    for (const other of all) if (text.includes(`./${other}`)) wanted.add(other);
  }
  return [...wanted].sort();
}

/**
 * The packages that scripts load as they run, besides those of Node and Electron.
 * @param {readonly string[]} scripts full paths
 * @returns {string[]}
 */
export function packagesLoaded(scripts) {
  const found = scripts.flatMap((path) =>
    ts.preProcessFile(readFileSync(path, 'utf8'), true, true).importedFiles.map(({ fileName }) => fileName),
  );
  return [...new Set(found)]
    .filter((name) => !/^[./]/.test(name) && name !== 'electron' && !isBuiltin(name))
    .sort();
}

/**
 * Folders of the packages whose code went into scripts, as their source maps tell, relative to the project.
 * @param {readonly string[]} scripts full paths, each with its map beside it
 * @returns {string[]}
 */
export function packagesBundled(scripts) {
  const folders = scripts.filter(isOfSources).flatMap((path) => {
    /** @type {{ sources: string[] }} */
    const { sources } = JSON.parse(readFileSync(`${path}.map`, 'utf8'));
    return sources.flatMap((source) => {
      const [, folder] = /^(?:\.\.\/)*((?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+)/.exec(source) ?? [];
      return folder === undefined ? [] : [folder];
    });
  });
  return [...new Set(folders)].sort();
}

/**
 * The bundlers' own few lines have no source and no map, as what only hands on what another chunk holds.
 * @param {string} path
 */
const isOfSources = (path) =>
  !/^(?:rolldown-runtime|bundler-helper)-/.test(basename(path)) &&
  !/^(?:(?:import|export)\s*\{[^}]*\}(?:\s*from\s*"[^"]+")?;?\s*)+$/.test(readFileSync(path, 'utf8'));

/**
 * Packages of fonts whose files are among the assets: style sheets name them, and no source map.
 * @param {readonly string[]} assets
 * @param {readonly string[]} dependencies names of all packages that the project asks for
 */
export function fontPackages(assets, dependencies) {
  return dependencies
    .filter((name) => name.startsWith('@fontsource'))
    .filter((name) => assets.some((path) => basename(path).startsWith(basename(name))))
    .map((name) => `node_modules/${name}`);
}
