import { fork } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { resolve } from 'node:path';
import type { ForkOptions, UtilityProcess } from 'electron';
import { strict } from './electron.ts';

const parentPort = pathToFileURL(resolve(import.meta.dirname, '../support/parent-port.mjs')).href;
const KNOWN_OPTIONS = ['env', 'execArgv', 'stdio', 'serviceName'];

/**
 * A stand-in for Electron's utilityProcess: a process that runs the built program, with a parent port and without
 * `process.send`. Values cross by structured clone. Not Electron: no sandbox, no Chromium, no mojo.
 */
export const standInUtilityProcess = {
  fork: (path: string, args: string[], options: ForkOptions): UtilityProcess => {
    const unknown = Object.keys(options).filter((key) => !KNOWN_OPTIONS.includes(key));
    if (unknown.length > 0) throw new TypeError(`this stand-in knows no ${unknown.join(', ')}`);
    if (options.execArgv?.length !== 0 || options.stdio !== 'ignore')
      throw new TypeError('the keyholder is started without flags and without output');
    const child = fork(path, args, {
      env: options.env as NodeJS.ProcessEnv,
      execArgv: ['--import', parentPort],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    child.on('error', () => undefined);
    let over = false;
    child.once('exit', () => void (over = true));
    const events = ['spawn', 'exit', 'message'];
    return strict<UtilityProcess>('utilityProcess', {
      get pid() {
        // Undefined before the start and after the end, as Electron's.
        return over ? undefined : child.pid;
      },
      on: (name: string, listener: (value: unknown) => void) => {
        if (!events.includes(name)) throw new Error(`a utility process never emits ${name}`);
        child.on(name, listener);
      },
      postMessage: (message: unknown) => {
        if (!over) child.send(structuredClone(message) as object, () => undefined);
      },
      // Electron ends it by SIGTERM and reaps it.
      kill: () => child.kill('SIGTERM'),
    });
  },
};
