import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { foreground } from './foreground.mjs';
import { openWindow } from './open-window.mjs';
import { root } from './root.mjs';

/** What the host prints: where it is, and the code that opens one page there. */
export const ADDRESS =
  /^Ochre is at (http:\/\/(?:127\.0\.0\.1|ochre-[0-9a-f]{10}\.localhost):\d{1,5})\/(#\S+)$/;

/**
 * @param {string} main the built host
 * @param {{ port: number, data: string }} options port 0: any free one
 */
export function startHost(main, { port, data }) {
  const args = ['--enable-source-maps', main, '--port', String(port), '--data', data];
  return foreground([process.execPath, ...args]);
}

/**
 * What a person is told who opens the page without our help.
 * @param {string} url
 * @param {string} why no window is opened; empty if nobody asked for one
 */
function addressWords(url, why, isTerminal = process.stdin.isTTY) {
  const end = isTerminal ? ' Ctrl-C here ends Ochre.' : '';
  return `${why}Open this address in a browser on this computer: ${url}\nIt opens one page, once. For another address, run the same command again.${end}`;
}

/**
 * Serves Ochre for a browser until it is ended or its window is closed.
 * @param {{ port: number, data: string, open: boolean }} options
 * @returns {Promise<number>} the exit code
 */
export async function startLoopback({ port, data, open }) {
  const { child, ended, stop } = startHost(join(root, 'out/main/loopback.js'), { port, data });
  child.stderr.pipe(process.stderr);
  /** @type {{ closed: Promise<unknown>, close: () => void }[]} */
  const windows = [];
  createInterface({ input: child.stdout }).on('line', (line) => {
    const [, at, code] = ADDRESS.exec(line) ?? [];
    // A second start names the address of the first, which has its window.
    if (at === undefined) {
      console.log(line);
      return;
    }
    const url = `${at}/${code}`;
    const window = open ? openWindow(url, data) : { problem: '' };
    if ('problem' in window) {
      console.log(addressWords(url, window.problem));
      return;
    }
    windows.push(window);
    console.log('A browser window is being opened. Closing it ends Ochre.');
    void window.closed.then(({ shown }) => {
      if (shown) stop();
      else console.log(addressWords(url, 'The window did not open. '));
    });
  });
  const { code } = await ended;
  for (const { close, closed } of windows) {
    close();
    await closed;
  }
  return code;
}
