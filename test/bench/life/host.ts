import { fork, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { createBridge, type Bridge } from '../../../src-preload/bridge.ts';
import type { Result } from '../../../src-preload/contract/index.ts';
import { openLoopbackPage } from '../../support/loopback-page.ts';

/** Of main's own thread, since it was asked last. */
export interface Held {
  readonly mainMs: number;
  readonly holdMs: number;
  readonly memoryMb: number;
}

export interface LifeHost {
  readonly bridge: Bridge;
  readonly startedAtMs: number;
  readonly held: () => Promise<Held>;
  /** What stopping took of it. */
  readonly stop: () => Promise<Held>;
}

const project = resolve(import.meta.dirname, '../../..');
const recorder = pathToFileURL(resolve(import.meta.dirname, 'record-hold.mjs')).href;

/** The whole program as it is built, over a made folder, with a page that agrees to all it is asked. */
export async function startLife(data: string): Promise<LifeHost> {
  const file = join(data, 'held.json');
  const startedAtMs = performance.now();
  const child = spawn(
    process.execPath,
    ['--import', recorder, join(project, 'out/main/loopback.js'), '--port', '0', '--data', data],
    {
      env: { PATH: process.env['PATH'], HOME: data, OCHRE_HOLD: file },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    },
  );
  const kill = (): void => void child.kill('SIGKILL');
  process.once('exit', kill);
  const [line] = (await once(createInterface({ input: child.stdout! }), 'line')) as [string];
  const transport = await openLoopbackPage(line.replace('Ochre is at ', ''));
  const bridge = createBridge(transport);
  bridge.confirm.asked(({ questionId }) => void bridge.confirm.answer({ questionId, agreed: true }));
  const held = async (): Promise<Held> => {
    child.send('held');
    return firstMessage<Held>(child);
  };
  return {
    ...{ bridge, startedAtMs, held },
    stop: async () => {
      await held();
      transport.close();
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      process.off('exit', kill);
      return JSON.parse(readFileSync(file, 'utf8')) as Held;
    },
  };
}

/** Throws where it ends before. */
export async function firstMessage<T>(child: ChildProcess): Promise<T> {
  const told = new AbortController();
  const { signal } = told;
  const ended = once(child, 'exit', { signal }).then(([code]: unknown[]) => {
    throw new Error(`it ended with ${String(code)} before it was measured`);
  });
  const [message] = (await Promise.race([once(child, 'message', { signal }), ended])) as [T];
  ended.catch(() => undefined);
  told.abort();
  return message;
}

/** Runs a built side to its end, and answers what it told. */
export async function runSide<T>(path: string, args: readonly string[]): Promise<T> {
  const child = fork(path, args, { execArgv: [] });
  const ended = once(child, 'exit');
  const told = await firstMessage<T>(child);
  await ended;
  return told;
}

/** The value of a call that must succeed. */
export async function get<T>(asked: Promise<Result<T>>): Promise<T> {
  const result = await asked;
  if (!result.ok) throw new Error(`${result.failure.code} ${JSON.stringify(result.failure.facts)}`);
  return result.value;
}
