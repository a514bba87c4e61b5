import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Call, CallInput, CallOutput, Result } from '../../src-preload/contract/index.ts';
import { openChild } from '../support/child.ts';
import { openLoopbackPage } from '../support/loopback-page.ts';
import { Refused } from '../support/main-here.ts';
import type { AppStart, FromApp, ToApp, ToService } from './messages.ts';

/** Nothing here takes so long: a slower process is broken, and is ended. */
const LIMIT_MS = 180_000;

const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

function start(file: string, args: readonly string[]): ChildProcess {
  const child = fork(file, args, {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: ['--expose-gc'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

export type Service = ReturnType<typeof startService>;

export const startService = (file: string) => openChild<ToService, unknown>(file, []);

/** A page on a running app core, without a viewer. Main's questions are answered with yes. */
export interface App {
  /** Null: it ended before it answered. */
  readonly ask: <N extends Call>(name: N, input: CallInput<N>) => Promise<Result<CallOutput<N>> | null>;
  /** The value of a call that must succeed. */
  readonly get: <N extends Call>(name: N, input: CallInput<N>) => Promise<CallOutput<N>>;
  /** Throws if the app ends before it answers: a later background write may end it. */
  readonly tell: (message: ToApp) => Promise<FromApp>;
  readonly hasEnded: () => boolean;
  readonly kill: () => Promise<void>;
}

export async function startApp(file: string, options: AppStart, limitMs = LIMIT_MS): Promise<App> {
  const child = start(file, [JSON.stringify(options)]);
  const exited = once(child, 'exit').then(() => null);
  const first = await Promise.race([once(child, 'message'), exited]);
  if (first === null) throw new Error('the app core ended at its start');
  const { address } = (first as [{ address: string }])[0];
  const transport = await openLoopbackPage(address);
  transport.listen('confirm.asked', (question) => {
    const { questionId } = question as { questionId: string };
    void transport.ask('confirm.answer', { questionId, agreed: true }).catch(() => undefined);
  });
  const limit = setTimeout(() => child.kill('SIGKILL'), limitMs);
  void exited.then(() => {
    clearTimeout(limit);
    transport.close();
  });
  const ask = async <N extends Call>(name: N, input: CallInput<N>) => {
    const answered = transport.ask(name, input).then(
      (result) => result as Result<CallOutput<N>>,
      () => exited,
    );
    const result = await Promise.race([answered, exited]);
    return result !== null && !result.ok && result.failure.code === 'HOST_GONE' ? exited : result;
  };
  return {
    ask,
    get: async (name, input) => {
      const result = await ask(name, input);
      if (result === null) throw new Error(`${name}: the app core ended`);
      if (!result.ok) throw new Refused(name, result.failure, []);
      return result.value;
    },
    tell: async (message) => {
      const answered = once(child, 'message').then(([told]) => told as FromApp);
      // A closed channel is an end, which is reported below.
      child.send(message, () => undefined);
      const told = await Promise.race([answered, exited]);
      if (told === null) throw new Error(`${message.do}: the app core ended`);
      return told;
    },
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    kill: async () => {
      child.kill('SIGKILL');
      await exited;
    },
  };
}
