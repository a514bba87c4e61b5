import type { Result } from '../../src-preload/contract/index.ts';
import { failed } from '../../src-preload/contract/result.ts';

/** Whether main still answers. Every store asks through it, so that one lost connection is seen once and everywhere. */
export class Host {
  #gone = $state(false);

  get gone(): boolean {
    return this.#gone;
  }

  /** A carrier that throws has lost main: the same failure as one that says so. */
  async ask<T>(call: Promise<Result<T>>): Promise<Result<T>> {
    const result = await call.catch(() => failed({ code: 'HOST_GONE', facts: {} }));
    this.#gone = !result.ok && result.failure.code === 'HOST_GONE';
    return result;
  }
}
