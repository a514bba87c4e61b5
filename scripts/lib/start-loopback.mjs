import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { foreground } from './foreground.mjs';
import { openWindow } from './open-window.mjs';
import { root } from './root.mjs';

/** @typedef {ReturnType<typeof openWindow>} Opened */

/** What the host prints: where it is, and the code that opens one page there. */
export const ADDRESS =
  /^Ochre is at (http:\/\/(?:127\.0\.0\.1|ochre-[0-9a-f]{10}\.localhost):\d{1,5})\/(#\S+)$/;

/**
 * @param {string} main the built host
 * @param {{ port: number, data: string }} options port 0: any free one
 */
export function startHost(main, { port, data }) {
  const args = ['--enable-source-maps', main, '--port', String(port), '--data', data];
  return foreground([process.execPath, ...args], { terminal: true });
}

/**
 * Serves Ochre for a browser until it is ended or its window is closed.
 * @param {{ port: number, data: string, open: boolean }} options
 * @returns {Promise<number>} the exit code
 */
export async function startLoopback({ port, data, open }) {
  const { child, ended, stop } = startHost(join(root, 'out/main/loopback.js'), { port, data });
  const another = process.stdin.isTTY
    ? 'For another one press Enter here.'
    : `For another one send SIGUSR2 to process ${child.pid}.`;
  child.stderr.pipe(process.stderr);
  /** @type {Opened} */
  let opened = null;
  let told = open;
  createInterface({ input: child.stdout }).on('line', (line) => {
    const [, at, code] = ADDRESS.exec(line) ?? [];
    const url = at === undefined ? undefined : `${at}/${code}`;
    // A later address was asked for, to be used elsewhere.
    if (url === undefined || !open || opened !== null) {
      console.log(line);
      if (url !== undefined && !told) console.log(`It works once. ${another}`);
      told = true;
      return;
    }
    opened = openWindow(url, data);
    if (opened === null) {
      console.log(
        `${line}\nOpen this address in Chromium or Chrome. It works once. ${another} Ctrl-C here ends Ochre.`,
      );
      return;
    }
    console.log('Ochre is open in a window. Close the window, or press Ctrl-C here, to end it.');
    void opened.closed.then(({ shown }) => {
      if (shown) stop();
      else
        console.log(
          `${line}\nThe window did not open: open this address in a browser. It works once. ${another}`,
        );
    });
  });
  const { code } = await ended;
  await close(opened);
  return code;
}

/** @param {Opened} opened */
async function close(opened) {
  if (opened === null) return;
  opened.close();
  await opened.closed;
}
