import { spawn } from 'node:child_process';
import { root } from './root.mjs';

/** A terminal tells the whole group of a Ctrl-C; a script tells us alone. So we wait a moment before we pass it on. */
const HEARD_IT_ITSELF_MS = 300;
/** Long enough to close a journal, short enough not to be taken for hanging. */
const ENDING_MS = 5_000;

/**
 * One child in the foreground, with its output piped to the caller. It is asked to end when we are.
 * @param {readonly [string, ...string[]]} command
 * @param {{ env?: Record<string, string | undefined> }} [options]
 */
export function foreground(command, options = {}) {
  const [file, ...args] = withoutCoreDump(command);
  const child = spawn(file, args, {
    cwd: root,
    env: { ...process.env, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let asked = false;

  const stop = () => {
    if (asked) {
      child.kill('SIGKILL');
      return;
    }
    asked = true;
    setTimeout(() => child.kill('SIGTERM'), HEARD_IT_ITSELF_MS).unref();
    setTimeout(() => child.kill('SIGKILL'), ENDING_MS).unref();
  };
  const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
  for (const signal of signals) process.on(signal, stop);

  /** @type {Promise<{ code: number, asked: boolean }>} */
  const ended = new Promise((resolve) => {
    /** @param {number} code */
    const finish = (code) => {
      for (const signal of signals) process.off(signal, stop);
      resolve({ code, asked });
    };
    child.once('error', (error) => {
      child.stderr.push(`${error.message}\n`);
      finish(127);
    });
    child.once('close', (code, signal) => {
      // Ended by the very signal that we were told to end by: that is how it was to go.
      finish(code ?? (asked && (signal === 'SIGINT' || signal === 'SIGTERM') ? 0 : 1));
    });
  });
  return { child, ended, stop };
}

/**
 * By way of the shell, which allows no core dump and then becomes the program: a dump holds what is in memory.
 * @param {readonly [string, ...string[]]} command
 * @returns {readonly [string, ...string[]]}
 */
function withoutCoreDump(command) {
  return process.platform === 'win32'
    ? command
    : ['/bin/sh', '-c', 'ulimit -c 0; exec "$0" "$@"', ...command];
}
