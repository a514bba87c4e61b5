import { Worker } from 'node:worker_threads';
import { fail } from '../base/errors.ts';
import { createJoiner, pageIn, type WorkerTask, type ReaderReply, type ReaderRequest } from './pages.ts';

export interface WorkerLink {
  readonly post: (message: unknown, transfer?: readonly ArrayBuffer[]) => void;
  readonly hear: (listener: (message: unknown) => void) => void;
  /** Called once, with the fault that ended it, or null. */
  readonly ended: (listener: (fault: Error | null) => void) => void;
  readonly kill: () => void;
}

/** The largest readable PSBT takes a tenth of it. */
const MEMORY_MB = 512;

export function startWorker(path: string): WorkerLink {
  const worker = new Worker(path, {
    name: 'reader',
    env: {},
    execArgv: [],
    // Catches what the worker prints, which could be data.
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  // An idle worker must not keep the process alive; requests have their own clocks.
  worker.unref();
  let fault: Error | null = null;
  worker.on('error', (error) => {
    fault = error;
  });
  return {
    post: (message, transfer = []) => worker.postMessage(message, transfer),
    hear: (listener) => {
      worker.on('message', listener);
    },
    ended: (listener) => {
      worker.on('exit', () => listener(fault));
    },
    kill: () => void worker.terminate(),
  };
}

export interface LaneOptions {
  readonly start: () => WorkerLink;
  /** For each request, and each further page of its answer. */
  readonly limitMs: number;
  readonly mostWaiting: number;
}

export interface LaneRequest {
  readonly question: WorkerTask;
  readonly transfer?: readonly ArrayBuffer[];
  /** Returns the answer to a request that was too much, or throws. */
  readonly tooMuch: (problem: string) => unknown;
}

/** Runs one request at a time. One that takes too long or ends the worker is refused; the next gets a new worker. */
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

  /** Ignores a failed start: the next request explains it. */
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
      if (this.#worker === link) this.#heard(message as ReaderReply, link);
    });
    link.ended((fault) => {
      if (this.#worker === link) this.#over(fault);
    });
    return link;
  }

  #heard(reply: ReaderReply, link: WorkerLink): void {
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
    // A port hands over all that is ready in one turn: request the next page in another.
    if (isMore)
      setImmediate(() => {
        if (this.#worker === link && this.#current?.id === id)
          link.post({ id, more: true } satisfies ReaderRequest);
      });
    else this.#settle(joiner.whole);
  }

  #settle(answer: () => unknown): void {
    clearTimeout(this.#current?.clock);
    const { settle = ignore } = this.#current ?? {};
    this.#current = null;
    settle(answer);
    this.#next();
  }

  #over(fault: Error | null): void {
    this.#worker = null;
    if (this.#current === null) return;
    const { tooMuch } = this.#current;
    this.#settle(() => {
      // The worker itself failed, for example because its file is missing.
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
      this.#worker.post({ id, ...first.question } satisfies ReaderRequest, first.transfer);
    } catch (error) {
      this.#settle(() => {
        throw error;
      });
    }
  }
}

interface Waiting extends LaneRequest {
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
