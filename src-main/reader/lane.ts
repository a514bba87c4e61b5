import { fail } from '../domain/errors.ts';
import { createJoiner } from './pages.ts';
import { pageIn, type Question, type Reply, type Request } from './requests.ts';
import type { WorkerLink } from './start.ts';

export interface LaneOptions {
  /** Starts one worker. */
  readonly start: () => WorkerLink;
  /** How long one request may take until it is answered, and each further page of the answer. */
  readonly limitMs: number;
  readonly mostWaiting: number;
}

/** What is asked, and what becomes of it where it is too much. */
export interface LaneRequest {
  readonly question: Question;
  readonly transfer?: readonly ArrayBuffer[];
  /** Gives what is answered in its place, or throws. */
  readonly tooMuch: (problem: string) => unknown;
}

/**
 * A queue with one worker, started at the first request and again after it ended. It is given one request at a time, so
 * that what takes too long, or ends it, is that one and no other: it is refused, and the next has a new worker.
 */
export function createLane({ start, limitMs, mostWaiting }: LaneOptions) {
  const waiting: Waiting[] = [];
  let worker: WorkerLink | null = null;
  let current: Current | null = null;
  let asked = 0;
  let closed = false;

  function open(): WorkerLink {
    const link = start();
    link.hear((message) => {
      if (worker === link) heard(message as Reply, link);
    });
    link.ended((fault) => {
      if (worker === link) over(fault);
    });
    return link;
  }

  function heard(reply: Reply, link: WorkerLink): void {
    if (current?.id !== reply.id) return;
    const { joiner, clock, id } = current;
    let isMore = false;
    try {
      isMore = joiner.take(pageIn(reply));
    } catch (error) {
      settleWith(() => {
        throw error;
      });
      return;
    }
    clock.refresh();
    // All that lies ready in a port is handed over in one turn: the next page is asked for in another.
    if (isMore)
      setImmediate(() => {
        if (worker === link && current?.id === id) link.post({ id, more: true } satisfies Request);
      });
    else settleWith(joiner.whole);
  }

  /** Answers what is under way, and goes on. */
  function settleWith(answer: () => unknown): void {
    const { settle = ignore, clock } = current ?? {};
    clearTimeout(clock);
    current = null;
    settle(answer);
    next();
  }

  /** The worker is gone, by itself or because it was ended: what it was at is refused, the rest goes on. */
  function over(fault: Error | null): void {
    worker = null;
    if (current === null) return;
    const { tooMuch } = current;
    settleWith(() => {
      // Of its own making, as where its file is not there; no fault of what was sent.
      if (fault !== null && !isOutOfMemory(fault)) throw fault;
      return tooMuch('it could not be looked at to its end');
    });
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
    current = { ...first, id: asked, clock, joiner: createJoiner() };
    try {
      worker ??= open();
      worker.post({ id: asked, ...first.question } satisfies Request, first.transfer);
    } catch (error) {
      settleWith(() => {
        throw error;
      });
    }
  }

  return {
    ask: (request: LaneRequest): Promise<unknown> =>
      new Promise((resolve) => {
        if (closed) throw fail('APP_LOCKED', {});
        if (waiting.length >= mostWaiting) {
          resolve(request.tooMuch('too much is being looked at'));
          return;
        }
        const settle = (answer: () => unknown): void => {
          resolve(Promise.resolve().then(answer));
        };
        waiting.push({ ...request, settle });
        next();
      }),
    /** One that fails to start is found out, and explained, by the request that needs it. */
    warm: () => {
      if (closed) return;
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
      clearTimeout(current?.clock);
      const left = [...(current === null ? [] : [current]), ...waiting.splice(0)];
      current = null;
      for (const { settle } of left)
        settle(() => {
          throw fail('APP_LOCKED', {});
        });
    },
  };
}

interface Waiting extends LaneRequest {
  /** Answers whoever asked with what `answer` gives, or throws. */
  readonly settle: (answer: () => unknown) => void;
}

interface Current extends Waiting {
  readonly id: number;
  readonly clock: NodeJS.Timeout;
  readonly joiner: ReturnType<typeof createJoiner>;
}

function ignore(): void {
  return;
}

function isOutOfMemory(fault: Error): boolean {
  return 'code' in fault && fault.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
