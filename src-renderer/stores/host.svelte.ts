import type { Failure, Result } from '../../src-preload/contract/index.ts';
import { failed } from '../../src-preload/contract/result.ts';
import type { ConnectionState } from '../bridge/bridge.ts';

export type HostTrouble = Exclude<ConnectionState, 'connecting' | 'open'>;

/** All stores ask main through this class, so that a lost connection is noticed in one place. */
export class Host {
  #connection = $state<ConnectionState>('connecting');
  #silent = $state(false);
  #wasLost = false;
  #backAgain: readonly (() => void)[] = [];

  /** Null if main can be reached. `lost` is retried; `refused`, `codeless` and `stranger` need a new address. */
  get trouble(): HostTrouble | null {
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

  /** Called when the connection is back, before new notices: those in between are lost. */
  onBackAgain(heard: () => void): () => void {
    this.#backAgain = [...this.#backAgain, heard];
    return () => (this.#backAgain = this.#backAgain.filter((one) => one !== heard));
  }

  /** Turns a rejected call into HOST_GONE, since a carrier rejects only if main is lost. */
  async ask<T>(call: Promise<Result<T>>): Promise<Result<T>> {
    const result = await call.catch(() => failed({ code: 'HOST_GONE', facts: {} }));
    this.#silent = !result.ok && result.failure.code === 'HOST_GONE';
    return result;
  }

  acts<Name extends string = 'act'>(): RunningActs<Name> {
    return new RunningActs(this);
  }
}

export class RunningActs<Name extends string = 'act'> {
  readonly #host: Host;
  busy = $state<Name | null>(null);
  sinceMs = $state<number | null>(null);
  /** The last failure, kept until the next answer, so that “try again” keeps the focus. */
  failure = $state.raw<Failure | null>(null);
  failed = $state<Name | null>(null);

  constructor(host: Host) {
    this.#host = host;
  }

  /** Null on failure, or while another act runs. */
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
