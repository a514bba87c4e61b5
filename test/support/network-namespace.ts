import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, writeFileSync } from 'node:fs';

const IS_ROOT = process.getuid?.() === 0;
/** Without root in a user namespace too, as the same user: a session bus asks who one is. */
const APART = IS_ROOT ? ['-n'] : ['--map-current-user', '--keep-caps', '-n'];
const UP = 'ip link set lo up';
const LIMIT_MS = 10_000;

/** Why none can be had on this machine, or null. The caller skips, aloud. */
export function missingForOwnNetwork(): string | null {
  if (process.platform !== 'linux') return 'networks of their own are tried on Linux only';
  for (const [name = '', ...args] of [
    ['unshare', '--version'],
    ['nsenter', '--version'],
    ['ip', '-V'],
  ])
    if (spawnSync(name, args).error !== undefined)
      return `${name} is not installed (apt-get install util-linux iproute2)`;
  return spawnSync('unshare', [...APART, 'sh', '-c', UP], { timeout: LIMIT_MS }).status === 0
    ? null
    : `this system lets nobody make a network of its own (unshare ${APART.join(' ')})`;
}

/** A network of its own with nothing in it but 127.0.0.1: no card, no route, no name server (network_namespaces(7)). */
export async function startOwnNetwork() {
  // It waits on its input, so that it ends with this process too.
  const keeper = spawn('unshare', [...APART, 'sh', '-c', `${UP} && echo up && exec cat`], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const outlived = () => void keeper.kill('SIGKILL');
  process.once('exit', outlived);
  await once(keeper.stdout, 'data', { signal: AbortSignal.timeout(LIMIT_MS) });
  const of = ['-t', String(keeper.pid), '-n', '--'];
  const enter = [...(IS_ROOT ? [] : ['-U', '--preserve-credentials']), ...of];
  const into = ['nsenter', ...enter];
  return {
    /** What a command is put behind, so that it and all that it starts live in there. */
    into,
    /** Writes a program to that file that starts `program` in there, with what it is given. */
    wrap: (file: string, program: string) => {
      writeFileSync(file, `#!/bin/sh\nexec ${into.join(' ')} '${program}' "$@"\n`);
      chmodSync(file, 0o700);
      return file;
    },
    /** The names of its interfaces. */
    interfaces: () => {
      const { stdout } = spawnSync('nsenter', [...enter, 'ip', '-o', 'link'], {
        encoding: 'utf8',
        timeout: LIMIT_MS,
      });
      return [...stdout.matchAll(/^\d+: ([^:@]+)/gm)].map(([, found = '']) => found);
    },
    /** Ends the process that keeps it, by its id. */
    stop: async () => {
      process.off('exit', outlived);
      if (keeper.exitCode !== null || keeper.signalCode !== null) return;
      const ended = once(keeper, 'exit');
      keeper.kill('SIGKILL');
      await ended;
    },
  };
}
