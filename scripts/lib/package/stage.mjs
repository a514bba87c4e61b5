import { chmodSync, copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Problem } from '../problem.mjs';
import { fontPackages, mainScripts, packagesBundled, packagesLoaded } from './bundles.mjs';
import { filesBelow } from './files-below.mjs';
import { partsText, readParts } from './parts.mjs';
import { LOADED, manifestOf, shippedModules } from './modules.mjs';

/** @typedef {import('./target.mjs').Target} Target */

/** The name of the `.desktop` file: by it Linux knows which windows and which badge are Ochre's. */
const DESKTOP_NAME = 'ochre.desktop';

/**
 * Lays out what a package holds, from a finished build: bundles without their maps and without the loopback host, the
 * packages that are loaded as it runs, all that is said in each language, pictures of the tray, and the licences of everything in it. Nothing of it
 * depends on where or when it was built.
 * @param {string} root
 * @param {Target} target
 * @param {string} folder emptied first
 * @returns {readonly import('./parts.mjs').Part[]} what went in, for the list of parts
 */
export function stage(root, target, folder) {
  rmSync(folder, { recursive: true, force: true });
  const { bring, write } = layingOut(root, folder);
  const main = mainScripts(join(root, 'out/main')).map((name) => `out/main/${name}`);
  refuseUnknown(packagesLoaded(main.map((path) => join(root, path))));
  const page = filesBelow(join(root, 'out/renderer'))
    .filter((name) => !name.endsWith('.map'))
    .map((name) => `out/renderer/${name}`);
  for (const path of [
    ...main,
    'out/preload/index.cjs',
    ...page,
    'LICENSE',
    ...filesBelow(join(root, 'resources/messages')).map((name) => `resources/messages/${name}`),
    ...trayPictures(root, target),
    ...windowPicture(target),
  ]) {
    bring(path);
  }
  const modules = layModules(root, target, folder);

  const scripts = [...main, 'out/preload/index.cjs', ...page.filter((path) => path.endsWith('.js'))];
  const parts = readParts(root, [
    ...packagesBundled(scripts.map((path) => join(root, path))),
    ...fontPackages(page, askedFor(root)),
    ...modules.map((one) => one.folder),
  ]);
  write('THIRD-PARTY.txt', partsText(parts));
  write('package.json', manifestText(root));
  return parts;
}

/**
 * The packages that are loaded as it runs, of which native parts are those of the target.
 * @param {string} root
 * @param {Target} target
 * @param {string} folder
 */
export function layModules(root, target, folder) {
  const { bring, write } = layingOut(root, folder);
  const modules = shippedModules(root, target);
  for (const { folder: from, files } of modules) {
    for (const file of files) bring(`${from}/${file}`);
    write(`${from}/package.json`, loadableText(join(root, from)));
  }
  return modules;
}

/**
 * @param {string} root
 * @param {string} folder
 */
function layingOut(root, folder) {
  return {
    /** @param {string} path */
    bring: (path) => {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      copyFileSync(join(root, path), join(folder, path));
      // Whatever the mask of who builds: the archive keeps who may run a file.
      chmodSync(join(folder, path), 0o644);
    },
    /**
     * @param {string} path
     * @param {string} text
     */
    write: (path, text) => {
      writeFileSync(join(folder, path), text);
      chmodSync(join(folder, path), 0o644);
    },
  };
}

/**
 * A package that is loaded and not laid out ends Ochre where it is first needed, which may be late.
 * @param {readonly string[]} loaded
 */
function refuseUnknown(loaded) {
  const unknown = loaded.filter((name) => !LOADED.includes(name));
  if (unknown.length > 0) {
    throw new Problem(
      `The build loads ${unknown.join(', ')} as it runs: bundle it in electron.vite.config.ts, or lay it out in modules.mjs.`,
    );
  }
}

/**
 * @param {string} root
 * @param {Target} target
 */
function trayPictures(root, { platform }) {
  return filesBelow(join(root, 'resources/tray'))
    .filter((name) => {
      if (platform === 'darwin') return name.includes('Template');
      if (platform === 'win32') return name.endsWith('.ico') || name.startsWith('badge-');
      return /^tray(?:-locked)?(?:@2x)?\.png$/.test(name);
    })
    .map((name) => `resources/tray/${name}`);
}

/**
 * What a window bears where the system does not take it of the program.
 * @param {Target} target
 */
const windowPicture = ({ platform }) => (platform === 'linux' ? ['resources/window.png'] : []);

/** @param {string} root */
function askedFor(root) {
  /** @type {Record<'dependencies' | 'devDependencies', Record<string, string>>} */
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return Object.keys({ ...dependencies, ...devDependencies });
}

/**
 * Of a package's manifest what Node reads to load it, and its name: electron-builder strips the rest in its own way.
 * @param {string} folder
 */
function loadableText(folder) {
  /** @type {Record<string, unknown>} */
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const kept = ['name', 'version', 'license', 'type', 'main', 'exports'].filter((key) => key in manifest);
  return `${JSON.stringify(Object.fromEntries(kept.map((key) => [key, manifest[key]])), null, 2)}\n`;
}

/** @param {string} root */
function manifestText(root) {
  const { name, version } = manifestOf(root);
  /** @type {{ productName: string, description: string, author: string, license: string, main: string }} */
  const { productName, description, author, license, main } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  );
  if (!existsSync(join(root, main))) throw new Problem(`${main} is not built.`);
  const manifest = { name, productName, version, description, author, license, type: 'module', main };
  return `${JSON.stringify({ ...manifest, desktopName: DESKTOP_NAME }, null, 2)}\n`;
}
