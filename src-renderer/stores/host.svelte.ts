import type { Result } from '../../src-preload/contract/index.ts';
import { failed } from '../../src-preload/contract/result.ts';
import type { ConnectionState } from '../bridge/bridge.ts';

export type Trouble = Exclude<ConnectionState, 'connecting' | 'open'>;

/** Whether main still answers. Every store asks through it, so that a lost connection is seen once and everywhere. */
export class Host {
  #connection = $state<ConnectionState>('connecting');
  #silent = $state(false);

  /** `refused`, `codeless`, `stranger`: only a new address helps. `lost`: the carrier tries again by itself. */
  get trouble(): Trouble | null {
    const connection = this.#connection;
    if (connection === 'open' || connection === 'connecting') return this.#silent ? 'lost' : null;
    return connection;
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
