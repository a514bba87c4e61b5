import { spawn } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { systemBrowser } from './browser.mjs';
import { electronHopeless } from './electron-trouble.mjs';

/** A browser that ends sooner than this, and badly, showed nothing. */
const OPENING_MS = 5_000;

/**
 * Opens a Chromium app window on the address, or answers why it does not.
 *
 * Any user of this machine can read a command line, and the address holds the code that opens the app: so the
 * browser is sent to a file only we can read, which sends it on. Nothing of the page outlives the window.
 * @param {string} url
 * @param {string} data
 */
export function openWindow(url, data) {
  const browser = systemBrowser();
  const { platform, env } = process;
  // What rules Electron out rules its like out.
  const hopeless = electronHopeless({ platform, uid: process.getuid?.(), env });
  if (browser === undefined || hopeless !== null) {
    return { problem: `No browser is opened: ${hopeless ?? 'Chromium and Chrome were not found.'} ` };
  }

  const folder = join(data, 'window');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const page = join(folder, 'open.html');
  writeFileSync(page, doorPage(url), { mode: 0o600 });
  const child = spawn(browser, windowArgs(pathToFileURL(page).href, join(folder, 'profile')), {
    stdio: 'ignore',
  });
  const openedAt = performance.now();
  /** @type {Promise<{ shown: boolean }>} */
  const closed = new Promise((resolve) => {
    /** @param {boolean} shown */
    const finish = (shown) => {
      // Some of its processes may still be writing as the first one ends.
      rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
      resolve({ shown });
    };
    child.once('error', () => finish(false));
    child.once('exit', (code) => finish(code === 0 || performance.now() - openedAt > OPENING_MS));
  });
  return { closed, close: () => void child.kill('SIGTERM') };
}

/** @param {string} url */
function doorPage(url) {
  // JSON is not safe inside a script element by itself: "</script>" would end it.
  const text = JSON.stringify(url).replaceAll('<', '\\u003c');
  return `<!doctype html><meta charset="utf-8"><title>Ochre</title><script>location.replace(${text})</script>\n`;
}

/**
 * @param {string} page
 * @param {string} profile
 */
function windowArgs(page, profile) {
  return [
    `--app=${page}`,
    `--user-data-dir=${profile}`,
    '--incognito',
    '--no-first-run',
    '--no-default-browser-check',
    '--disable-sync',
    '--disable-extensions',
    '--disable-background-networking',
    '--window-size=1120,780',
  ];
}
