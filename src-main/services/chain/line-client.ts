import { isUtf8 } from 'node:buffer';
import { fail } from '../../base/errors.ts';
import { openConnection, type Connection, type Passage, type Target } from '../../net/connect.ts';
import { createDeadlines, type Late, type Watch } from '../../net/deadlines.ts';
import { badAnswer, networkFailure } from '../../net/faults.ts';
import { hostAndPort } from '../../net/proxy-fault.ts';
import type { ReadSent } from '../../net/read-sent.ts';
import { ConnectTimeout } from '../../net/wait-on.ts';
import type { ElectrumAnswers } from './electrum-answers.ts';
import { readLine, type LineAnswer } from './line-answer.ts';

export interface LineHandler {
  readonly line: (text: string) => Promise<void>;
  readonly broken: (problem: 'tooLarge' | 'encoding') => void;
  readonly failed: (error: Error) => void;
}

const END = 0x0a;

export function createLineReader(most: number, { line, broken, failed }: LineHandler) {
  let pieces: Buffer[] = [];
  let bytes = 0;
  let isOver = false;
  let before: Promise<void> = Promise.resolve();
  const stop = (tell: () => void): void => {
    if (isOver) return;
    isOver = true;
    pieces = [];
    tell();
  };
  const hand = (whole: Buffer): void => {
    if (!isUtf8(whole)) {
      stop(() => broken('encoding'));
      return;
    }
    const text = whole.toString('utf8');
    before = before
      .then(() => (isOver ? undefined : line(text)))
      .catch((error: unknown) => {
        stop(() => failed(error as Error));
      });
  };
  const take = (piece: Buffer): void => {
    let from = 0;
    for (;;) {
      if (isOver) return;
      const at = piece.indexOf(END, from);
      const part = piece.subarray(from, at < 0 ? piece.length : at);
      bytes += part.length;
      if (bytes > most) {
        stop(() => broken('tooLarge'));
        return;
      }
      pieces.push(part);
      if (at < 0) return;
      const whole = Buffer.concat(pieces, bytes);
      pieces = [];
      bytes = 0;
      from = at + 1;
      if (whole.length > 0) hand(whole);
    }
  };
  return { take };
}

export interface LineLimits {
  readonly connectMs: number;
  readonly answerMs: number;
  readonly lineBytes: number;
  readonly idleMs: number;
}

/** Onion circuits are slow; a full block's transaction is one line. */
export const LINE_LIMITS: LineLimits = {
  connectMs: 25_000,
  answerMs: 30_000,
  lineBytes: 8 * 1024 * 1024,
  idleMs: 60_000,
};

/** Unasked lines per connection: each new block is one. */
const MOST_UNASKED = 1_000;

interface Pending {
  readonly method: keyof ElectrumAnswers;
  watch: Watch;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

export interface LineClient {
  /** Throws as ChainApi does. */
  readonly ask: <K extends keyof ElectrumAnswers>(
    method: K,
    ...params: readonly unknown[]
  ) => Promise<ElectrumAnswers[K]>;
}

interface Line extends LineClient {
  readonly isOver: () => boolean;
}

/** JSON-RPC 2.0 lines over one connection, reopened when it ended. Begins with `greet`; every question asks the gate. */
export function createLineClient(
  by: Passage,
  to: Target,
  greet: (ask: Line['ask']) => Promise<unknown>,
  limits: LineLimits,
  read: ReadSent,
): LineClient {
  let opening: Promise<Line> | null = null;
  const open = async (): Promise<Line> => {
    const line = createLine(await connectLine(by, to, limits), hostAndPort(to), limits, read);
    const ask: Line['ask'] = async (method, ...params) => {
      // Offline mode may be on by now.
      by.pass();
      return line.ask(method, ...params);
    };
    await greet(ask);
    return { ...line, ask };
  };
  const current = async (): Promise<Line> => {
    opening ??= open();
    const mine = opening;
    const line = await mine.catch((error: unknown) => {
      if (opening === mine) opening = null;
      throw error;
    });
    if (!line.isOver()) return line;
    if (opening === mine) opening = null;
    return current();
  };
  return { ask: async (method, ...params) => (await current()).ask(method, ...params) };
}

/** Throws as ChainApi does. */
export async function connectLine(
  by: Passage,
  to: Target,
  { connectMs }: Pick<LineLimits, 'connectMs'>,
): Promise<Connection> {
  const where = { host: hostAndPort(to), endpoint: '' };
  try {
    return await openConnection(by, to, AbortSignal.timeout(connectMs));
  } catch (error) {
    if (error instanceof ConnectTimeout)
      throw fail('SERVICE_SLOW', { ...where, phase: 'connect', seconds: Math.ceil(connectMs / 1000) });
    throw error instanceof Error ? networkFailure(error, where, 'head') : error;
  }
}

/** The question it answers; null: none. An error without a number is about the only open one; `several`: all fail. */
function aboutOnly(
  { id, error }: LineAnswer,
  pending: ReadonlyMap<number, Pending>,
): number | null | 'several' {
  if (id !== null || error === null) return id;
  const [only = null, ...others] = pending.keys();
  return others.length === 0 ? only : 'several';
}

function settleOne({ method, resolve, reject }: Pending, { error, result }: LineAnswer, host: string): void {
  const where = { host, endpoint: method };
  if (error !== null)
    reject(fail('SERVICE_ERROR', { ...where, status: 0, ...error, retryAfterSeconds: null }));
  else if ('misfit' in result) reject(badAnswer(where, 'shape', result.misfit));
  else resolve(result.value);
}

function rejectAll(pending: Map<number, Pending>, reason: (endpoint: string) => Error): void {
  for (const [id, { method, watch, reject }] of pending) {
    pending.delete(id);
    watch.stop();
    reject(reason(method));
  }
}

/** An idle connection doesn't keep the program running. */
function createLine(socket: Connection, host: string, limits: LineLimits, read: ReadSent): Line {
  const deadlines = createDeadlines();
  const pending = new Map<number, Pending>();
  let [lastId, unasked] = [0, 0];
  let [isOver, isReading] = [false, false];
  const end = (reason: (endpoint: string) => Error): void => {
    isOver = true;
    socket.destroy();
    rejectAll(pending, reason);
  };
  const takeLine = async (text: string): Promise<void> => {
    const asking = [...pending].map(([id, { method }]) => [id, method] as const);
    const about = asking[0]?.[1] ?? '';
    isReading = true;
    const found = await read(readLine, text, { host, endpoint: about }, asking).finally(() => {
      isReading = false;
    });
    const only = aboutOnly(found, pending);
    if (only === 'several')
      throw badAnswer({ host, endpoint: about }, 'shape', found.error?.message ?? 'an error to no question');
    const asked = only === null ? undefined : pending.get(only);
    if (asked === undefined || only === null) {
      unasked += 1;
      if (unasked > MOST_UNASKED) throw badAnswer({ host, endpoint: about }, 'shape', 'more than was asked');
      return;
    }
    pending.delete(only);
    if (pending.size === 0) socket.unref();
    asked.watch.stop();
    settleOne(asked, found, host);
  };
  const reader = createLineReader(limits.lineBytes, {
    line: takeLine,
    broken: (problem) =>
      end((endpoint) =>
        badAnswer({ host, endpoint }, problem, `a line of at most ${limits.lineBytes} bytes is due`),
      ),
    failed: (error) => end(() => error),
  });
  const lost = (error: Error): void => end((endpoint) => networkFailure(error, { host, endpoint }, 'head'));
  socket.on('data', reader.take).on('error', lost);
  socket.on('close', () => lost(Object.assign(new Error('it ended'), { code: 'ECONNRESET' })));
  socket.setTimeout(limits.idleMs, () => {
    if (pending.size === 0) end((endpoint) => badAnswer({ host, endpoint }, 'cutShort', 'idle'));
  });
  socket.resume();

  return {
    isOver: () => isOver,
    ask: <K extends keyof ElectrumAnswers>(method: K, ...params: readonly unknown[]) =>
      new Promise<ElectrumAnswers[K]>((resolve, reject) => {
        const id = (lastId += 1);
        const due = (late: Late): void => {
          const asked = pending.get(id);
          // Its answer may be waiting behind unread data.
          if (isReading && asked !== undefined) {
            asked.watch = deadlines.start(limits.answerMs, limits.answerMs, due);
            return;
          }
          // The answer may be half received, and later answers would wait for its rest for ever.
          end((endpoint) => fail('SERVICE_SLOW', { host, endpoint, ...late }));
        };
        const watch = deadlines.start(limits.answerMs, limits.answerMs, due);
        pending.set(id, { method, watch, resolve: resolve as Pending['resolve'], reject });
        socket.ref();
        socket.write(`${JSON.stringify({ jsonrpc: '2.0', id, method, params })}\n`);
      }),
  };
}
