import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { flipFuses, pathToFuseFile } from '@electron/fuses';
import { fuseConfig, wrongFuses } from '../fuses.mjs';
import { Problem } from '../problem.mjs';

/**
 * What electron-builder tells its hooks, as far as it is used here.
 * @typedef {object} Packing
 * @property {string} appOutDir
 * @property {string} electronPlatformName
 * @property {{ appInfo: { productFilename: string }, executableName?: string }} packager
 */

/**
 * Electron's own sample, which would be started where ours were missing; in the Electron for window tests a folder.
 * @param {Packing} packing
 */
export function takeAwayDefaultApp({ appOutDir, electronPlatformName }) {
  const resources = electronPlatformName === 'darwin' ? 'Electron.app/Contents/Resources' : 'resources';
  for (const name of ['default_app.asar', 'app'])
    rmSync(join(appOutDir, resources, name), { recursive: true, force: true });
  rmSync(join(appOutDir, 'version'), { force: true });
  return Promise.resolve();
}

/**
 * Turns the fuses, before anything is signed, and reads them back from the bytes: a flip that did not take says nothing.
 * @param {Packing} packing
 * @param {{ isSigned: boolean, electron: string }} how `electron` is its version
 */
export async function turnFuses(packing, { isSigned, electron }) {
  const platform = /** @type {NodeJS.Platform} */ (packing.electronPlatformName);
  const program = programOf(packing);
  const config = {
    ...fuseConfig(platform, { electron }),
    // Changed bytes break the signature that Electron comes with, and arm64 runs nothing without one.
    resetAdHocDarwinSignature: platform === 'darwin' && !isSigned,
  };
  await flipFuses(program, /** @type {import('@electron/fuses').FuseConfig} */ (config));
  const wrong = wrongFuses(readFileSync(pathToFuseFile(program)), platform, { electron });
  if (wrong.length > 0)
    throw new Problem(`The fuses were turned, and are not as they should be: ${wrong.join(' ')}`);
}

/** @param {Packing} packing */
function programOf({ appOutDir, electronPlatformName, packager }) {
  const { productFilename } = packager.appInfo;
  if (electronPlatformName === 'darwin') return join(appOutDir, `${productFilename}.app`);
  if (electronPlatformName === 'win32') return join(appOutDir, `${productFilename}.exe`);
  return join(appOutDir, packager.executableName ?? productFilename);
}
