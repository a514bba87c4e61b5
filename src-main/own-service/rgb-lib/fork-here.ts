import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { ChildLink } from '../../ports/index.ts';

/** Starts a wallet's process from the sources, as whoever runs these by tsx: execArgv is inherited, and with it what does. */
export function forkHere(execArgv: readonly string[] = process.execArgv): ChildLink {
  const child = fork(join(import.meta.dirname, 'child.ts'), [], {
    // Whatever we were told by the environment, a token among it, is no business of the library's.
    env: {},
    execArgv: [...execArgv],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  return {
    post: (message) => {
      // It may have been ended by whoever ends all of us.
      if (child.connected) child.send(message as object, () => undefined);
    },
    hear: (listener) => void child.on('message', listener),
    ended: (listener) => void ended.then(listener),
    kill: () => void child.kill('SIGKILL'),
  };
}
