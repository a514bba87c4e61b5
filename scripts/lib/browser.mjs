import { existsSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRequire } from 'node:module';
import { downloadWatch } from './download-watch.mjs';
import { showStep } from './progress.mjs';
import { Problem } from './problem.mjs';
import { run } from './run.mjs';

const LIMIT_MS = 10 * 60_000;

/** @type {Partial<Record<NodeJS.Platform, readonly string[]>>} */
const PLACES = {
  linux: [
    '/usr/bin/chromium',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/usr/bin/chromium-browser',
    '/snap/bin/chromium',
  ],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  ],
};

/**
 * @typedef {object} Machine
 * @property {Record<string, string | undefined>} env
 * @property {NodeJS.Platform} platform
 * @property {(path: string) => boolean} exists
 * @property {(path: string) => string} realPath
 */

/** @type {Machine} */
const thisMachine = {
  env: process.env,
  platform: process.platform,
  exists: existsSync,
  realPath: (path) => {
    try {
      return realpathSync(path);
    } catch {
      return path;
    }
  },
};

/**
 * The Chromium or Chrome of the system: OCHRE_CHROMIUM where that is set, else the first of the usual places.
 * A snap is passed over: confined as it is, it reads neither our temporary files nor our data folder.
 * @param {Machine} [machine]
 * @returns {string | undefined}
 */
export function systemBrowser(machine = thisMachine) {
  const told = machine.env['OCHRE_CHROMIUM'];
  if (told !== undefined && told !== '') return machine.exists(told) ? told : undefined;
  return PLACES[machine.platform]?.find((path) => machine.exists(path) && !isSnap(path, machine));
}

/**
 * @param {string} path
 * @param {Machine} machine
 */
function isSnap(path, machine) {
  if (path.startsWith('/snap/') || machine.realPath(path).endsWith('/snap')) return true;
  // Ubuntu's chromium-browser is a shell script of a few lines that starts the snap.
  return path === '/usr/bin/chromium-browser' && machine.exists('/snap');
}

/**
 * How Playwright and Vitest start their browser: the system's, or without a path their own.
 * @param {Machine} [machine]
 * @returns {{ args: string[], executablePath?: string }}
 */
export function testBrowser(machine = thisMachine) {
  // Chromium refuses to sandbox itself as root, as in a container; tests load nothing but our own pages.
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const executablePath = systemBrowser(machine);
  return executablePath === undefined ? { args } : { args, executablePath };
}

/**
 * Sees to it that tests find a browser: the system's, else Playwright's own, else Debian's where we may install it.
 * @param {string} root
 * @returns {Promise<string>} which one, for people
 */
export async function ensureTestBrowser(root) {
  const told = process.env['OCHRE_CHROMIUM'];
  if (told !== undefined && told !== '' && !existsSync(told)) {
    throw new Problem(`OCHRE_CHROMIUM points to ${told}, and there is no such file.`);
  }
  const found = systemBrowser();
  if (found !== undefined) return found;
  const own = ownBrowser(root);
  if (own !== undefined && (await starts(own))) return own;

  const fetched = await fetchOwnBrowser(root);
  const fetchedPath = fetched ? ownBrowser(root) : undefined;
  if (fetchedPath !== undefined && (await starts(fetchedPath))) return fetchedPath;

  if (mayInstallDebianPackages()) {
    console.log("Playwright's Chromium cannot be had here: installing Debian's (apt-get install chromium) …");
    const quiet = { env: { DEBIAN_FRONTEND: 'noninteractive' }, limitMs: LIMIT_MS };
    await run(['apt-get', 'update', '-q'], quiet);
    const ended = await run(['apt-get', 'install', '-qy', '--no-install-recommends', 'chromium'], quiet);
    const installed = systemBrowser();
    if (ended.code === 0 && installed !== undefined) return installed;
    console.log(ended.output);
  }
  throw new Problem(
    'No browser for the tests: install Chromium or Chrome, or set OCHRE_CHROMIUM to the path of one, and start again.',
  );
}

/** @param {string} root */
async function fetchOwnBrowser(root) {
  const place = mkdtempSync(join(tmpdir(), 'ochre-browser-'));
  const watch = downloadWatch(place);
  try {
    const cli = join(root, 'node_modules/playwright/cli.js');
    const fetch = () =>
      run([process.execPath, cli, 'install', 'chromium'], {
        env: { TMPDIR: place, TEMP: place, TMP: place },
        limitMs: LIMIT_MS,
        isStalled: watch.isStalled,
      });
    const ended = await showStep("Fetching Playwright's own Chromium", watch.soFar, fetch);
    return ended.code === 0;
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

/**
 * @param {string} root
 * @returns {string | undefined}
 */
function ownBrowser(root) {
  /** @type {typeof import('playwright')} */
  const { chromium } = createRequire(join(root, 'package.json'))('playwright');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

/**
 * A browser whose system libraries are missing is there and does not start.
 * @param {string} path
 */
async function starts(path) {
  return (await run([path, '--version'], { limitMs: 20_000 })).code === 0;
}

function mayInstallDebianPackages() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  try {
    return /^ID(_LIKE)?=.*debian/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
}
