import type { ForkOptions, UtilityProcess } from 'electron';
import { childEnv } from '../../keyholder/in-main/fork-child.ts';
import type { ChildLink } from '../../ports/index.ts';
import { leaveNoCoreDump } from '../core-dumps.ts';

/** Call after `ready`. */
export function forkUtility(
  utilityProcess: { readonly fork: (path: string, args: string[], options: ForkOptions) => UtilityProcess },
  {
    path,
    env,
    serviceName,
  }: {
    readonly path: string;
    readonly env: Readonly<Record<string, string | undefined>>;
    readonly serviceName: string;
  },
): ChildLink {
  const child = utilityProcess.fork(path, [], {
    env: childEnv(env),
    // An inherited --inspect would show the secret to a debugger.
    execArgv: [],
    // A crash would print the line that it failed on, perhaps with a secret.
    stdio: 'ignore',
    serviceName,
  });
  // Chromium may fork it from a process that began before us, without our filter.
  child.on('spawn', () => {
    if (child.pid !== undefined) leaveNoCoreDump(child.pid);
  });
  let over = false;
  const listeners: (() => void)[] = [];
  child.on('exit', () => {
    over = true;
    for (const listener of listeners.splice(0)) listener();
  });
  return {
    post: (message) => {
      if (!over) child.postMessage(message);
    },
    hear: (listener) => {
      child.on('message', listener);
    },
    ended: (listener) => {
      if (over) listener();
      else listeners.push(listener);
    },
    kill: () => {
      if (!over) child.kill();
    },
  };
}
