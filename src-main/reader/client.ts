import { fail } from '../domain/errors.ts';
import { hasTooManyAllocations } from '../domain/intents/snapshot.ts';
import { notThis } from '../domain/offline/refused.ts';
import { refused } from '../domain/psbt/refusal.ts';
import type { Reader } from '../ports/index.ts';
import { openReply, type Act, type Answer, type Given, type Reply, type Request } from './requests.ts';
import type { WorkerLink } from './start.ts';

export interface ReaderOptions {
  /** Starts one worker. */
  readonly start: () => WorkerLink;
  /** How long one request may take. */
  readonly limitMs?: number;
}

/** The port over a worker, which main ends when it ends. */
export interface ReaderWorker extends Reader {
  readonly close: () => void;
}

const LIMIT_MS = 30_000;
/** Screens ask one or two at a time. */
const MOST_WAITING = 64;

/**
 * The Reader port over one worker, started at the first request and again after it ended. It is given one request at a
 * time, so that what takes too long, or ends it, is that one and no other: it is refused, and the next has a new worker.
 */
export function createReader({ start, limitMs = LIMIT_MS }: ReaderOptions): ReaderWorker {
  const waiting: Waiting[] = [];
  let worker: WorkerLink | null = null;
  let current: (Waiting & { readonly id: number; readonly clock: NodeJS.Timeout }) | null = null;
  let asked = 0;
  let closed = false;

  function open(): WorkerLink {
    const link = start();
    link.hear((message) => {
      const heard = message as Reply;
      if (worker !== link || current?.id !== heard.id) return;
      const { settle } = take();
      settle(() => openReply(heard));
      next();
    });
    link.ended((fault) => {
      if (worker === link) over(fault);
    });
    return link;
  }

  /** The request under way, which is under way no longer. */
  function take(): Pick<Waiting, 'settle' | 'act'> {
    const { settle = ignore, act = 'judge', clock } = current ?? {};
    clearTimeout(clock);
    current = null;
    return { settle, act };
  }

  /** The worker is gone, by itself or because it was ended: what it was at is refused, the rest goes on. */
  function over(fault: Error | null): void {
    worker = null;
    if (current === null) return;
    const { settle, act } = take();
    settle(() => {
      // Of its own making, as where its file is not there; no fault of what was sent.
      if (fault !== null && !isOutOfMemory(fault)) throw fault;
      // These answer to whatever they are given.
      if (act === 'validateHistory') return HISTORY_TOO_LARGE;
      if (act === 'readGraph') return GRAPH_TOO_LARGE;
      throw tooMuch(act, 'it could not be looked at to its end');
    });
    next();
  }

  function next(): void {
    if (current !== null) return;
    const first = waiting.shift();
    if (first === undefined) return;
    asked += 1;
    const clock = setTimeout(() => {
      const late = worker;
      over(null);
      late?.kill();
    }, limitMs);
    current = { ...first, id: asked, clock };
    const { act, given } = first;
    try {
      worker ??= open();
      worker.post({ id: asked, act, given } satisfies Request);
    } catch (error) {
      take().settle(() => {
        throw error;
      });
      next();
    }
  }

  function ask<A extends Act>(act: A, ...given: Given<A>): Promise<Answer<A>> {
    return new Promise((resolve) => {
      if (closed) throw fail('APP_LOCKED', {});
      if (waiting.length >= MOST_WAITING) throw tooMuch(act, 'too much is being looked at');
      const settle = (open: () => unknown): void => {
        resolve(Promise.resolve().then(() => open() as Answer<A>));
      };
      waiting.push({ act, given, settle });
      next();
    });
  }

  return {
    judge: async (input) => {
      // To hand them over takes time of main's, too.
      if (hasTooManyAllocations(input.snapshot.entries))
        throw tooMuch('judge', 'more is listed than is looked at');
      return ask('judge', input);
    },
    verifySigned: (...given) => ask('verifySigned', ...given),
    takeBack: (...given) => ask('takeBack', ...given),
    signedFor: (...given) => ask('signedFor', ...given),
    ownPlace: (...given) => ask('ownPlace', ...given),
    readBrought: (...given) => ask('readBrought', ...given),
    readBack: (...given) => ask('readBack', ...given),
    judgeBrought: (...given) => ask('judgeBrought', ...given),
    signedFile: (...given) => ask('signedFile', ...given),
    coinsIn: (...given) => ask('coinsIn', ...given),
    readNodeList: (...given) => ask('readNodeList', ...given),
    validateHistory: (...given) => ask('validateHistory', ...given),
    readGraph: (...given) => ask('readGraph', ...given),
    warm: () => {
      if (closed) return;
      // One that fails to start is found out, and explained, by the request that needs it.
      try {
        worker ??= open();
      } catch {
        return;
      }
    },
    close: () => {
      closed = true;
      const last = worker;
      worker = null;
      last?.kill();
      for (const { settle } of [...(current === null ? [] : [take()]), ...waiting.splice(0)])
        settle(() => {
          throw fail('APP_LOCKED', {});
        });
    },
  };
}

interface Waiting {
  readonly act: Act;
  readonly given: readonly unknown[];
  /** Answers whoever asked with what `open` gives, or throws. */
  readonly settle: (open: () => unknown) => void;
}

function ignore(): void {
  return;
}

/** What was brought is refused as such. */
const OF_WHAT_WAS_BROUGHT: readonly Act[] = [
  'readBrought',
  'readBack',
  'judgeBrought',
  'coinsIn',
  'takeBack',
];

const HISTORY_TOO_LARGE: Answer<'validateHistory'> = { outcome: 'refused', code: 'TOO_LARGE', facts: {} };
const GRAPH_TOO_LARGE: Answer<'readGraph'> = { outcome: 'tooLarge' };

function tooMuch(act: Act, problem: string): Error {
  if (act === 'readNodeList') return fail('INVALID_INPUT', { path: 'text', problem });
  return OF_WHAT_WAS_BROUGHT.includes(act) ? notThis('tooLarge') : refused('TOO_LARGE', { detail: problem });
}

function isOutOfMemory(fault: Error): boolean {
  return 'code' in fault && fault.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
