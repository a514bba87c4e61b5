import type { Bridge } from '../../src-preload/bridge.ts';

export interface KeychainWait {
  readonly sinceMs: number;
  readonly giveUpSeconds: number;
}

/** The keychain has not answered for some seconds. Main's notice begins and ends it. */
export class Waiting {
  readonly #bridge: Bridge;
  wait = $state.raw<KeychainWait | null>(null);
  #left = $state(false);

  constructor(bridge: Bridge) {
    this.#bridge = bridge;
  }

  /** Null: nothing waits, or the person left the wait to itself. */
  get shown(): KeychainWait | null {
    return this.#left ? null : this.wait;
  }

  start(): () => void {
    return this.#bridge.vault.waiting(({ waiting, sinceMs, giveUpSeconds }) => {
      if (!waiting) this.#left = false;
      this.wait = waiting ? { sinceMs, giveUpSeconds } : null;
    });
  }

  /** Whether it still waits is not known any more. */
  forget(): void {
    this.wait = null;
  }

  /** Hides the message. The keychain's own prompt stays, and main gives up by itself. */
  leave(): void {
    this.#left = true;
  }
}
