import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';

export interface MeasuredHost {
  /** On the clock of `performance.timeOrigin`. */
  readonly startedAtMs: number;
  /** With the single-use code. */
  readonly address: string;
  /** What record-loads.mjs wrote until now; empty where it was not asked to. */
  readonly loads: () => string;
  readonly stop: () => Promise<void>;
}

const START_LIMIT_MS = 20_000;
const recorder = pathToFileURL(resolve(import.meta.dirname, 'record-loads.mjs')).href;

/** Starts a loopback host from a folder of built files. Recording what it loads takes time of its own. */
export async function startMeasured(main: string, data: string, record: boolean): Promise<MeasuredHost> {
  mkdirSync(data, { recursive: true });
  const file = join(data, 'loads.jsonl');
  const startedAtMs = Date.now();
  const child = spawn(
    process.execPath,
    [...(record ? ['--import', recorder] : []), join(main, 'loopback.js'), '--port', '0', '--data', data],
    {
      env: { PATH: process.env['PATH'], HOME: data, OCHRE_LOADS: file },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const kill = (): void => void child.kill('SIGKILL');
  process.once('exit', kill);
  const [line] = (await once(createInterface({ input: child.stdout }), 'line', {
    signal: AbortSignal.timeout(START_LIMIT_MS),
  })) as [string];
  return {
    startedAtMs,
    address: line.replace('Ochre is at ', ''),
    loads: () => (existsSync(file) ? readFileSync(file, 'utf8') : ''),
    stop: async () => {
      process.off('exit', kill);
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}
