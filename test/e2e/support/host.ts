import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';

/** How long the built program may take to print its address. */
const START_LIMIT_MS = 15_000;
/** After this time a host that doesn't stop is killed, and the test fails. */
const STOP_LIMIT_MS = 5_000;

export type RunningHost = Awaited<ReturnType<typeof startHost>>;

/** Starts the built loopback host, which writes only below `folder`. `behind`: a command that starts it. */
export async function startHost(
  folder: string,
  environment: Readonly<Record<string, string>>,
  behind: readonly string[] = [],
  port = 0,
) {
  const root = resolve(import.meta.dirname, '../../..');
  const home = join(folder, 'home');
  mkdirSync(home, { recursive: true });
  const requestLog = join(folder, 'requests.jsonl');
  const exchanges = join(folder, 'exchanges');
  mkdirSync(exchanges, { recursive: true });
  const command = [...behind, process.execPath];
  const child = spawn(
    command[0] ?? '',
    [
      ...command.slice(1),
      '--enable-source-maps',
      '--import',
      join(root, 'test/support/record-requests.mjs'),
      '--import',
      join(root, 'test/e2e/support/record-exchanges.mjs'),
      join(root, 'out/main/loopback.js'),
      ...['--port', String(port), '--data', join(folder, 'data')],
    ],
    {
      cwd: home,
      env: {
        PATH: process.env['PATH'],
        HOME: home,
        OCHRE_TEST_REQUEST_LOG: requestLog,
        OCHRE_TEST_EXCHANGES: exchanges,
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  // A test that times out is killed, and the host must not outlive it.
  const outlived = () => void child.kill('SIGKILL');
  process.once('exit', outlived);
  child.once('exit', () => process.off('exit', outlived));
  let output = '';
  const keep = (chunk: Buffer) => void (output += chunk.toString('utf8'));
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const stop = () => end(child);
  try {
    const address = await firstAddress(child, () => output);
    return {
      pid: child.pid ?? 0,
      /** With the single-use code: serves one page. */
      address,
      /** The file with every request that it sent to a service. */
      requestLog,
      /** The folder with the practice service's questions and answers; see record-exchanges.mjs. */
      exchanges,
      /** Everything it wrote to standard output and error. */
      output: () => output,
      stop,
      /** Kills it, whatever it is doing. */
      kill: () => endAtOnce(child),
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

export interface HostOfPage {
  readonly folder: string;
  readonly host: () => RunningHost;
  /** Starts the program anew over the same folder, and opens it. */
  readonly restart: () => Promise<void>;
}

/** Opens the page on its own host and folder; both end after `act`. */
export async function onHost(
  page: Page,
  environment: Readonly<Record<string, string>>,
  act: (at: HostOfPage) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'ochre-page-'));
  let host = await startHost(folder, environment);
  try {
    await page.goto(host.address);
    const restart = async (): Promise<void> => {
      await host.kill();
      host = await startHost(folder, environment);
      await page.goto(host.address);
    };
    await act({ folder, host: () => host, restart });
  } finally {
    await page.close();
    await host.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const firstAddress = (child: ChildProcess, output: () => string): Promise<string> =>
  new Promise((found, refuse) => {
    const limit = setTimeout(() => {
      refuse(new Error(`the host did not say where it is:\n${output()}`));
    }, START_LIMIT_MS);
    child.stdout?.on('data', () => {
      const address = /^Ochre is at (\S+)$/m.exec(output())?.[1];
      if (address === undefined) return;
      clearTimeout(limit);
      found(address);
    });
    child.on('exit', (code) => {
      clearTimeout(limit);
      refuse(new Error(`the host ended with ${String(code)}:\n${output()}`));
    });
  });

const hasEnded = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null;

async function endAtOnce(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

async function end(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const limit = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
  const [code] = (await ended) as [number | null];
  clearTimeout(limit);
  if (code !== 0) throw new Error(`the host did not stop cleanly: ${String(code)}`);
}
