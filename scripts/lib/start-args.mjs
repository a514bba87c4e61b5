import { parseArgs } from 'node:util';
import { resolve } from 'node:path';

export const usage = `npm start -- [options]

  --port N    serve on this port of 127.0.0.1, for a browser (0: any free one)
  --no-open   serve for a browser and print the address, opening nothing
  --data DIR  keep everything that is written in this folder
  --help      this text

Without --port and --no-open Ochre opens in its own window.
An address opens one page, once. While Ochre runs, the same command prints another.`;

/**
 * @typedef {object} StartOptions
 * @property {boolean} help
 * @property {number} port 0: any free one
 * @property {boolean} open
 * @property {boolean} served asked for by --port or --no-open: an address is wanted, so Electron is not tried
 * @property {string | null} data absolute
 */

/**
 * @param {readonly string[]} args
 * @param {string} cwd what a relative --data is relative to
 * @returns {StartOptions | { problem: string }}
 */
export function startOptions(args, cwd) {
  let values;
  try {
    ({ values } = parseArgs({
      args: [...args],
      options: {
        port: { type: 'string' },
        'no-open': { type: 'boolean', default: false },
        data: { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    }));
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
  const { port, data, help } = values;
  if (port !== undefined && !isPort(port)) {
    return { problem: `--port takes a whole number from 0 to 65535, not "${port}".` };
  }
  if (data === '') return { problem: '--data takes a folder.' };
  return {
    help,
    port: port === undefined ? 0 : Number(port),
    open: !values['no-open'],
    served: port !== undefined || values['no-open'],
    data: data === undefined ? null : resolve(cwd, data),
  };
}

/** @param {string} text */
export const isPort = (text) => /^\d{1,5}$/.test(text) && Number(text) <= 65535;
