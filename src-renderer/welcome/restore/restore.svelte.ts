import type { Bridge } from '../../../src-preload/bridge.ts';
import type { Failure, WalletView } from '../../../src-preload/contract/index.ts';
import type { Host } from '../../stores/host.svelte.ts';
import type { ConnectBridge } from '../../wallet/connection/connect.svelte.ts';
import { NewWallet, type Place } from '../new-wallet.svelte.ts';

export interface RestoreBridge extends ConnectBridge {
  readonly codes: Pick<Bridge['codes'], 'camera'>;
  readonly files: Pick<Bridge['files'], 'choose'>;
  readonly vault: Pick<Bridge['vault'], 'keychain' | 'restore' | 'wordsOnScreen'>;
}

/** Words, then connect. Holds no word: they are handed through once, and live in the field alone. */
export class RestoreFlow {
  readonly form: NewWallet;
  readonly #bridge: RestoreBridge;
  readonly #host: Host;
  #wallet = $state.raw<WalletView | null>(null);
  #busy = $state(false);
  #failure = $state.raw<Failure | null>(null);

  /** `place`: what is chosen at first. */
  constructor(bridge: RestoreBridge, host: Host, place: Place) {
    this.#bridge = bridge;
    this.#host = host;
    this.form = new NewWallet(bridge, host);
    this.form.place = place;
  }

  get wallet(): WalletView | null {
    return this.#wallet;
  }
  get busy(): boolean {
    return this.#busy;
  }
  get failure(): Failure | null {
    return this.#failure;
  }

  /** The words changed: what was said of the old ones no longer holds. */
  forget(): void {
    this.#failure = null;
  }

  /** True when the wallet is there; then the field can be emptied. */
  async restore(words: string): Promise<boolean> {
    if (this.#busy || this.#wallet !== null || this.form.nameProblem !== null) return false;
    this.#busy = true;
    this.#failure = null;
    const result = await this.#host.ask(this.#bridge.vault.restore({ ...this.form.asked, words }));
    this.#busy = false;
    if (result.ok) this.#wallet = result.value;
    else this.#failure = result.failure;
    return result.ok;
  }
}
