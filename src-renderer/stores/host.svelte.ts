import type { Failure, Result } from '../../src-preload/contract/index.ts';
import { failed } from '../../src-preload/contract/result.ts';
import type { ConnectionState } from '../bridge/bridge.ts';

export type Trouble = Exclude<ConnectionState, 'connecting' | 'open'>;

/** Whether main still answers. Every store asks through it, so that a lost connection is seen once and everywhere. */
export class Host {
  #connection = $state<ConnectionState>('connecting');
  #silent = $state(false);
  #wasLost = false;
  #backAgain: readonly (() => void)[] = [];

  /** `refused`, `codeless`, `stranger`: only a new address helps. `lost`: the carrier tries again by itself. */
  get trouble(): Trouble | null {
    const connection = this.#connection;
    if (connection === 'open' || connection === 'connecting') return this.#silent ? 'lost' : null;
    return connection;
  }

  hear(connection: ConnectionState): void {
    this.#connection = connection;
    if (connection === 'lost') this.#wasLost = true;
    if (connection !== 'open') return;
    this.#silent = false;
    if (!this.#wasLost) return;
    this.#wasLost = false;
    for (const heard of this.#backAgain) heard();
  }

  /** `heard` is called once main is heard again, before anything that it tells: what it told meanwhile is lost. */
  onBackAgain(heard: () => void): () => void {
    this.#backAgain = [...this.#backAgain, heard];
    return () => (this.#backAgain = this.#backAgain.filter((one) => one !== heard));
  }

  /** A carrier that throws has lost main: the same failure as one that says so. */
  async ask<T>(call: Promise<Result<T>>): Promise<Result<T>> {
    const result = await call.catch(() => failed({ code: 'HOST_GONE', facts: {} }));
    this.#silent = !result.ok && result.failure.code === 'HOST_GONE';
    return result;
  }

  acts<Name extends string = 'act'>(): Acts<Name> {
    return new Acts(this);
  }
}

/** What a screen asks of main: which of its acts is under way, and how the last one failed. */
export class Acts<Name extends string = 'act'> {
  readonly #host: Host;
  busy = $state<Name | null>(null);
  sinceMs = $state<number | null>(null);
  /** How the last act failed. It stays until the next has its answer, so that “try again” keeps the keyboard's place. */
  failure = $state.raw<Failure | null>(null);
  failed = $state<Name | null>(null);

  constructor(host: Host) {
    this.#host = host;
  }

  /** The answer. Null where it failed, which `failure` tells from then on, or where another act is under way. */
  async run<T>(name: Name, call: () => Promise<Result<T>>): Promise<T | null> {
    if (this.busy !== null) return null;
    [this.busy, this.sinceMs] = [name, Date.now()];
    const result = await this.#host.ask(call());
    [this.busy, this.sinceMs] = [null, null];
    this.failure = result.ok ? null : result.failure;
    this.failed = result.ok ? null : name;
    return result.ok ? result.value : null;
  }
}
