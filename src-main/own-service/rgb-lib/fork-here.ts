import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { ChildLink } from '../../ports/index.ts';

export function forkHere(execArgv: readonly string[] = process.execArgv): ChildLink {
  const child = fork(join(import.meta.dirname, 'child.ts'), [], {
    // The library gets no environment, which may hold a token.
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
      if (child.connected) child.send(message as object, () => undefined);
    },
    hear: (listener) => void child.on('message', listener),
    ended: (listener) => void ended.then(listener),
    kill: () => void child.kill('SIGKILL'),
  };
}
