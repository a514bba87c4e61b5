import type { Result } from '../../src-preload/contract/index.ts';
import { failed } from '../../src-preload/contract/result.ts';
import type { ConnectionState } from '../bridge.ts';

/** Whether main still answers. Every store asks through it, so that a lost connection is seen once and everywhere. */
export class Host {
  #connection = $state<ConnectionState>('connecting');
  #silent = $state(false);

  /** `refused`: this address was used before, and only a new one helps. `lost`: the carrier tries again by itself. */
  get trouble(): 'lost' | 'refused' | null {
    if (this.#connection === 'refused' || this.#connection === 'lost') return this.#connection;
    return this.#silent ? 'lost' : null;
  }

  hear(connection: ConnectionState): void {
    this.#connection = connection;
    if (connection === 'open') this.#silent = false;
  }

  /** A carrier that throws has lost main: the same failure as one that says so. */
  async ask<T>(call: Promise<Result<T>>): Promise<Result<T>> {
    const result = await call.catch(() => failed({ code: 'HOST_GONE', facts: {} }));
    this.#silent = !result.ok && result.failure.code === 'HOST_GONE';
    return result;
  }
}
