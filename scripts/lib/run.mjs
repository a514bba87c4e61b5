import { spawn } from 'node:child_process';
import { root } from './root.mjs';

/**
 * @typedef {object} Ended
 * @property {number} code 0 only where the command itself ended with 0
 * @property {boolean} timedOut
 * @property {boolean} stalled
 * @property {string} output what it wrote, where it was captured
 */

/**
 * @typedef {object} RunOptions
 * @property {string} [cwd]
 * @property {Record<string, string | undefined>} [env]
 * @property {number} [limitMs] ends the command and all that it started
 * @property {boolean} [show] its output goes to the terminal as it comes, instead of being captured
 * @property {() => boolean} [isStalled] asked twice a second; true ends the command
 */

/** @type {Set<number>} */
const running = new Set();

/**
 * Runs one command to its end, without input. Never rejects: a command that cannot be started ends with 127.
 * @param {readonly [string, ...string[]]} command
 * @param {RunOptions} [options]
 * @returns {Promise<Ended>}
 */
export function run(command, options = {}) {
  const [file, ...args] = command;
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      cwd: options.cwd ?? root,
      env: { ...process.env, ...options.env },
      stdio: options.show === true ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
      // A group of its own, so that a limit ends the browsers and workers of a command with it.
      detached: process.platform !== 'win32',
      shell: process.platform === 'win32' && file.endsWith('.cmd'),
    });
    if (child.pid !== undefined) running.add(child.pid);
    let output = '';
    let timedOut = false;
    let stalled = false;
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => (output += String(text)));
    }
    const limit =
      options.limitMs === undefined
        ? undefined
        : setTimeout(() => {
            timedOut = true;
            endGroup(child.pid);
          }, options.limitMs);
    const { isStalled } = options;
    const watch =
      isStalled === undefined
        ? undefined
        : setInterval(() => {
            if (!isStalled()) return;
            stalled = true;
            endGroup(child.pid);
          }, 500);
    /** @param {number} code */
    const finish = (code) => {
      clearTimeout(limit);
      clearInterval(watch);
      if (child.pid !== undefined) running.delete(child.pid);
      resolve({ code: timedOut || stalled ? code || 1 : code, timedOut, stalled, output });
    };
    child.once('error', (error) => {
      output += error.message;
      finish(127);
    });
    // 'close', not 'exit': the last words of a command come after its exit.
    child.once('close', (code) => finish(code ?? 1));
  });
}

/** Ends whatever is still running: on Ctrl-C the groups above do not hear the terminal. */
export function endAll() {
  for (const pid of running) endGroup(pid);
}

/** @param {number | undefined} pid */
function endGroup(pid) {
  if (pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
  } catch {
    // Already gone.
  }
}

/**
 * npm as it was called, or the one on the path.
 * @param {...string} args
 * @returns {[string, ...string[]]}
 */
export function npm(...args) {
  const own = process.env['npm_execpath'];
  if (own !== undefined && /npm-cli\.(c?js)$/.test(own)) return [process.execPath, own, ...args];
  return [process.platform === 'win32' ? 'npm.cmd' : 'npm', ...args];
}
