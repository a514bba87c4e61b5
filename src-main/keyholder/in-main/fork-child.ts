import { fork } from 'node:child_process';
import type { ChildLink } from '../../ports/index.ts';

/** Starts a child of Node (loopback host and tests). `path`: the built keyholder.js, or another child's file. */
export function forkChild(path: string, env: Readonly<Record<string, string | undefined>>): ChildLink {
  const child = fork(path, [], {
    env: childEnv(env),
    ...withoutCoreDump(process.platform),
    serialization: 'json',
    // A crash prints its line, perhaps with a secret, so no output is let out.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // Without a listener a failed start or a write to a dead pipe would end main.
  let over = false;
  const listeners: (() => void)[] = [];
  const end = (): void => {
    if (over) return;
    over = true;
    for (const listener of listeners) listener();
  };
  child.on('error', end);
  child.on('exit', end);

  return {
    post: (message) => {
      if (!over && child.connected) child.send(message as object, () => undefined);
    },
    hear: (listener) => void child.on('message', listener),
    ended: (listener) => {
      if (over) listener();
      else listeners.push(listener);
    },
    kill: () => void child.kill('SIGKILL'),
  };
}

/** A core dump would hold the secret: the shell forbids dumps, then becomes Node. --inspect isn't inherited. */
function withoutCoreDump(platform: NodeJS.Platform): { execPath?: string; execArgv: string[] } {
  if (platform === 'win32') return { execArgv: [] };
  return { execPath: '/bin/sh', execArgv: ['-c', 'ulimit -c 0; exec "$0" "$@"', process.execPath] };
}

/** The child's whole environment: the variables that lead to the OS keychain, and nothing else. */
export function childEnv(env: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    KEYCHAIN_VARIABLES.flatMap((name) => {
      const value = env[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/**
 * XDG_RUNTIME_DIR names the session bus if no address does (measured: without it, noDbus). No NODE_* and no proxy. No
 * DISPLAY, because libdbus would start a bus. HOME proved needless on Linux; macOS is not measured.
 */
const KEYCHAIN_VARIABLES = ['DBUS_SESSION_BUS_ADDRESS', 'XDG_RUNTIME_DIR'];
