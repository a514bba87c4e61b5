import { fail } from '../base/errors.ts';
import { createJoiner } from './pages.ts';
import { pageIn, type WorkerTask, type Reply, type Request } from './requests.ts';
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
  readonly question: WorkerTask;
  readonly transfer?: readonly ArrayBuffer[];
  /** Gives what is answered in its place, or throws. */
  readonly tooMuch: (problem: string) => unknown;
}

/**
 * A queue with one worker, started at the first request and again after it ended. It is given one request at a time, so
 * that what takes too long, or ends it, is that one and no other: it is refused, and the next has a new worker.
 */
export class Lane {
  readonly #options: LaneOptions;
  readonly #waiting: Waiting[] = [];
  #worker: WorkerLink | null = null;
  #current: Current | null = null;
  #asked = 0;
  #isClosed = false;

  constructor(options: LaneOptions) {
    this.#options = options;
  }

  ask(request: LaneRequest): Promise<unknown> {
    return new Promise((resolve) => {
      if (this.#isClosed) throw fail('APP_LOCKED', {});
      if (this.#waiting.length >= this.#options.mostWaiting) {
        resolve(request.tooMuch('too much is being looked at'));
        return;
      }
      const settle = (answer: () => unknown): void => {
        resolve(Promise.resolve().then(answer));
      };
      this.#waiting.push({ ...request, settle });
      this.#next();
    });
  }

  /** One that fails to start is found out, and explained, by the request that needs it. */
  warm(): void {
    if (this.#isClosed) return;
    try {
      this.#worker ??= this.#open();
    } catch {
      return;
    }
  }

  close(): void {
    this.#isClosed = true;
    const last = this.#worker;
    this.#worker = null;
    last?.kill();
    clearTimeout(this.#current?.clock);
    const left = [...(this.#current === null ? [] : [this.#current]), ...this.#waiting.splice(0)];
    this.#current = null;
    for (const { settle } of left)
      settle(() => {
        throw fail('APP_LOCKED', {});
      });
  }

  #open(): WorkerLink {
    const link = this.#options.start();
    link.hear((message) => {
      if (this.#worker === link) this.#heard(message as Reply, link);
    });
    link.ended((fault) => {
      if (this.#worker === link) this.#over(fault);
    });
    return link;
  }

  #heard(reply: Reply, link: WorkerLink): void {
    if (this.#current?.id !== reply.id) return;
    const { joiner, clock, id } = this.#current;
    let isMore = false;
    try {
      isMore = joiner.take(pageIn(reply));
    } catch (error) {
      this.#settle(() => {
        throw error;
      });
      return;
    }
    clock.refresh();
    // All that lies ready in a port is handed over in one turn: the next page is asked for in another.
    if (isMore)
      setImmediate(() => {
        if (this.#worker === link && this.#current?.id === id)
          link.post({ id, more: true } satisfies Request);
      });
    else this.#settle(joiner.whole);
  }

  /** Answers what is under way, and goes on. */
  #settle(answer: () => unknown): void {
    clearTimeout(this.#current?.clock);
    const { settle = ignore } = this.#current ?? {};
    this.#current = null;
    settle(answer);
    this.#next();
  }

  /** The worker is gone, by itself or because it was ended: what it was at is refused, the rest goes on. */
  #over(fault: Error | null): void {
    this.#worker = null;
    if (this.#current === null) return;
    const { tooMuch } = this.#current;
    this.#settle(() => {
      // Of its own making, as where its file is not there; no fault of what was sent.
      if (fault !== null && !isOutOfMemory(fault)) throw fault;
      return tooMuch('it could not be looked at to its end');
    });
  }

  #next(): void {
    if (this.#current !== null) return;
    const first = this.#waiting.shift();
    if (first === undefined) return;
    this.#asked += 1;
    const id = this.#asked;
    const clock = setTimeout(() => {
      const late = this.#worker;
      this.#over(null);
      late?.kill();
    }, this.#options.limitMs);
    this.#current = { ...first, id, clock, joiner: createJoiner() };
    try {
      this.#worker ??= this.#open();
      this.#worker.post({ id, ...first.question } satisfies Request, first.transfer);
    } catch (error) {
      this.#settle(() => {
        throw error;
      });
    }
  }
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
