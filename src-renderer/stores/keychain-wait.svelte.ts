import type { Bridge } from '../../src-preload/bridge.ts';

export interface KeychainWait {
  readonly sinceMs: number;
  readonly giveUpSeconds: number;
}

export class Waiting {
  readonly #bridge: Bridge;
  wait = $state.raw<KeychainWait | null>(null);
  #left = $state(false);

  constructor(bridge: Bridge) {
    this.#bridge = bridge;
  }

  get shown(): KeychainWait | null {
    return this.#left ? null : this.wait;
  }

  start(): () => void {
    return this.#bridge.vault.waiting(({ waiting, sinceMs, giveUpSeconds }) => {
      if (!waiting) this.#left = false;
      this.wait = waiting ? { sinceMs, giveUpSeconds } : null;
    });
  }

  forget(): void {
    this.wait = null;
  }

  /** Leaves the waiting screen: the keychain's prompt stays, and main gives up by itself. */
  leave(): void {
    this.#left = true;
  }
}
