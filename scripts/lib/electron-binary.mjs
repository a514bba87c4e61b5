import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { downloadWatch } from './download-watch.mjs';
import { showStep } from './progress.mjs';
import { run } from './run.mjs';

const LIMIT_MS = 10 * 60_000;

/**
 * Electron's executable, found by its files alone: requiring the package would start a download.
 * @param {string} root
 * @param {{ env?: Record<string, string | undefined>, platform?: NodeJS.Platform }} [machine]
 * @returns {string | undefined}
 */
export function findElectron(root, { env = process.env, platform = process.platform } = {}) {
  const folder = join(root, 'node_modules/electron');
  const told = env['ELECTRON_OVERRIDE_DIST_PATH'];
  if (told !== undefined && told !== '') {
    const path = join(told, read(join(folder, 'path.txt')) ?? executableOn(platform));
    return existsSync(path) ? path : undefined;
  }
  const inside = read(join(folder, 'path.txt'));
  const version = read(join(folder, 'dist/version'))?.replace(/^v/, '');
  if (inside === undefined || version === undefined || version !== versionOf(folder)) return undefined;
  const path = join(folder, 'dist', inside);
  return existsSync(path) ? path : undefined;
}

/**
 * Electron's executable, fetched where it is not there.
 * @param {string} root
 * @returns {Promise<{ path: string } | { problem: string }>}
 */
export async function ensureElectron(root) {
  const found = findElectron(root);
  if (found !== undefined) return { path: found };
  const told = process.env['ELECTRON_OVERRIDE_DIST_PATH'];
  if (told !== undefined && told !== '') {
    return { problem: `ELECTRON_OVERRIDE_DIST_PATH points to ${told}, and Electron is not there` };
  }
  const script = installScript(root);
  if (script === undefined) return { problem: 'its package is not installed' };
  const place = mkdtempSync(join(tmpdir(), 'ochre-electron-'));
  const watch = downloadWatch(place);
  try {
    const fetch = () =>
      run([process.execPath, script], {
        env: { TMPDIR: place, TEMP: place, TMP: place, ELECTRON_GET_NO_PROGRESS: '1' },
        limitMs: LIMIT_MS,
        isStalled: watch.isStalled,
      });
    const ended = await showStep('Fetching Electron', () => `${watch.soFar()}, about 100 MB in all`, fetch);
    const path = findElectron(root);
    if (path !== undefined) return { path };
    return { problem: downloadProblem(ended) };
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

/**
 * One clause for people, from what `install-electron` said on its way out.
 * @param {{ output: string, timedOut: boolean, stalled: boolean }} ended
 * @returns {string}
 */
function downloadProblem({ output, timedOut, stalled }) {
  if (stalled) return 'its download server stopped answering';
  if (timedOut) return 'its download took too long';
  const status = /Response code (\d{3})/.exec(output)?.[1];
  if (status !== undefined) return `its download server answered ${status}`;
  if (/fetch failed|ENOTFOUND|ECONNREFUSED|ETIMEDOUT|EAI_AGAIN/.test(output)) {
    return 'its download server cannot be reached';
  }
  if (/checksum/i.test(output)) return 'what was downloaded is not what Electron published';
  if (/ENOSPC/.test(output)) return 'the disk is full';
  const first = output.split('\n').find((line) => line.trim() !== '');
  return `its download failed${first === undefined ? '' : ` (${first.trim().slice(0, 120)})`}`;
}

/**
 * The package's own bin, by name: from version 42 it has no install script.
 * @param {string} root
 */
function installScript(root) {
  const folder = join(root, 'node_modules/electron');
  const text = read(join(folder, 'package.json'));
  if (text === undefined) return undefined;
  /** @type {{ bin?: Record<string, string> }} */
  const { bin } = JSON.parse(text);
  const script = bin?.['install-electron'];
  return script === undefined ? undefined : join(folder, script);
}

/** @param {string} folder */
function versionOf(folder) {
  const text = read(join(folder, 'package.json'));
  if (text === undefined) return undefined;
  /** @type {{ version: string }} */
  const { version } = JSON.parse(text);
  return version;
}

/** @param {NodeJS.Platform} platform */
function executableOn(platform) {
  if (platform === 'darwin') return 'Electron.app/Contents/MacOS/Electron';
  return platform === 'win32' ? 'electron.exe' : 'electron';
}

/** @param {string} file */
function read(file) {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return undefined;
  }
}
