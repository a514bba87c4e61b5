// How electron-builder packs Ochre: `npm run package` hands it this. Paths are from the project's folder.
// https://www.electron.build/configuration
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { takeAwayDefaultApp, turnFuses } from './lib/package/hooks.mjs';
import { LINUX } from './lib/package/linux.mjs';
import { nameOf, targetOf } from './lib/package/target.mjs';
import { root } from './lib/root.mjs';

/** @type {{ devDependencies: { electron: string } }} */
const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const electronDist = process.env['OCHRE_ELECTRON_DIST'] ?? join(root, 'node_modules/electron/dist');
/** The one that is shipped, but for a package of the window tests. */
const electron = process.env['OCHRE_ELECTRON_VERSION'] ?? devDependencies.electron;
const target = targetOf(process);
/** Keys and passwords come from whoever releases, by electron-builder's own variables; the project holds none. */
const isSigned = [process.env['CSC_LINK'], process.env['CSC_NAME'], process.env['WIN_CSC_LINK']].some(
  Boolean,
);

/**
 * What electron-builder fills in, by name.
 * @param {string} name
 */
const macro = (name) => `$\{${name}}`;

/** @type {import('electron-builder').Configuration} */
const configuration = {
  appId: 'ochre.wallet',
  productName: 'Ochre',
  copyright: 'Ochre contributors, MIT licence',
  electronVersion: electron,
  // What npm start runs, too: fetched by the electron package, which holds the digest of each download.
  electronDist,
  directories: {
    app: `dist/contents/${nameOf(target)}`,
    output: process.env['OCHRE_PACKAGE_OUTPUT'] ?? 'dist',
    buildResources: 'resources',
  },

  // scripts/lib/package/stage.mjs lays out just what a package holds, so everything in that folder goes in. The second
  // entry is for electron-builder, which passes over node_modules where it is not named as a folder of its own.
  files: ['**/*', { from: 'node_modules', to: 'node_modules', filter: ['**/*'] }],
  // Nothing is compiled or gathered: native parts come ready-made (N-API), and false says that packages are ours to lay
  // out. npmRebuild: false would say the first alone, and have electron-builder look for packages itself.
  beforeBuild: () => Promise.resolve(false),
  asar: { smartUnpack: false },
  // Native parts are loaded by the system, which cannot look into an archive. WebAssembly can be read in it.
  asarUnpack: ['**/*.node', '**/*.so', '**/*.dylib', '**/*.dll'],
  afterExtract: takeAwayDefaultApp,
  afterPack: (context) => turnFuses(context, { isSigned, electron }),
  // No updater: see docs/packages.md. Nothing is published from here, either.
  publish: null,

  artifactName: `ochre-${macro('version')}-${macro('os')}-${macro('arch')}.${macro('ext')}`,
  protocols: [{ name: 'RGB invoice', schemes: [...LINUX.schemes], role: 'Viewer' }],
  // Other programs open them too, and stay what they were.
  fileAssociations: [{ ...LINUX.psbt, name: 'Bitcoin PSBT', role: 'Viewer', rank: 'Alternate' }],

  linux: {
    // The .deb is made by scripts/lib/package/deb.mjs: electron-builder would fetch another packer for it.
    target: ['AppImage'],
    executableName: 'ochre',
    icon: 'resources/icon.png',
    category: LINUX.categories,
    synopsis: LINUX.synopsis,
    maintainer: LINUX.maintainer,
    syncDesktopName: true,
    // What follows is never a switch of Chromium's, whoever wrote the link.
    executableArgs: ['--'],
    desktop: { entry: { Keywords: LINUX.keywords, StartupNotify: 'true' } },
  },
  mac: {
    target: ['dmg'],
    icon: 'resources/icon.png',
    category: 'public.app-category.finance',
    // Without a certificate the app is signed ad hoc, which no library of Electron's would pass under the hardened runtime.
    ...(isSigned ? { hardenedRuntime: true } : { identity: '-', hardenedRuntime: false }),
    entitlements: 'resources/entitlements.mac.plist',
    entitlementsInherit: 'resources/entitlements.mac.plist',
    extendInfo: {
      NSCameraUsageDescription: 'Ochre reads QR codes with the camera, while a screen that scans is open.',
      NSRequiresAquaSystemAppearance: false,
    },
  },
  dmg: { writeUpdateInfo: false },

  win: { target: ['nsis'], icon: 'resources/icon.png' },
  nsis: {
    oneClick: false,
    // Where only an administrator writes.
    perMachine: true,
    allowToChangeInstallationDirectory: false,
    // The journal holds what was signed and not settled.
    deleteAppDataOnUninstall: false,
    differentialPackage: false,
  },
};

export default configuration;
