import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import type { Result } from '../../src-preload/contract/index.ts';

const START_LIMIT_MS = 600_000;

/** Starts a loopback host from a folder of built files; `recorder`: a file of the tests, put before the program, which it tells. */
export async function startHost(
  main: string,
  data: string,
  { recorder, env = {} }: { readonly recorder?: string; readonly env?: NodeJS.ProcessEnv } = {},
) {
  mkdirSync(data, { recursive: true });
  const first =
    recorder === undefined
      ? []
      : ['--import', pathToFileURL(resolve(import.meta.dirname, '..', recorder)).href];
  const startedAtMs = Date.now();
  const child = spawn(
    process.execPath,
    [...first, join(main, 'loopback.js'), '--port', '0', '--data', data],
    {
      env: { PATH: process.env['PATH'], HOME: data, ...env },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    },
  );
  const kill = (): void => void child.kill('SIGKILL');
  process.once('exit', kill);
  const [line] = (await once(createInterface({ input: child.stdout! }), 'line', {
    signal: AbortSignal.timeout(START_LIMIT_MS),
  })) as [string];
  return {
    /** With the single-use code. */
    /** On the clock of `performance.timeOrigin`. */
    ...{ child, startedAtMs, address: line.replace('Ochre is at ', '') },
    stop: async () => {
      process.off('exit', kill);
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** The value of a call that must succeed. */
export async function get<T>(asked: Promise<Result<T>>): Promise<T> {
  const result = await asked;
  if (!result.ok) throw new Error(`${result.failure.code} ${JSON.stringify(result.failure.facts)}`);
  return result.value;
}
