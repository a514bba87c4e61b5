import type { Bridge } from '../../../src-preload/bridge.ts';
import type { Failure, WalletView } from '../../../src-preload/contract/index.ts';
import type { Host } from '../../stores/host.svelte.ts';
import type { ConnectBridge } from '../../wallet/connection/connect.svelte.ts';
import { NewWallet, type Place } from '../new-wallet.svelte.ts';

export interface CreateBridge extends ConnectBridge {
  readonly vault: Pick<Bridge['vault'], 'keychain' | 'create' | 'reveal' | 'checkWords' | 'wordsOnScreen'>;
}

export const CREATE_STEPS = ['name', 'words', 'check', 'connect'] as const;
export type CreateStep = (typeof CREATE_STEPS)[number];

/** Name, words, check, connect. Holds no word: those live in the component that shows them. */
export class CreateFlow {
  readonly form: NewWallet;
  readonly #bridge: CreateBridge;
  readonly #host: Host;
  #step = $state<CreateStep>('name');
  #wallet = $state.raw<WalletView | null>(null);
  #busy = $state(false);
  #failure = $state.raw<Failure | null>(null);

  wordCount = $state<12 | 24>(12);

  /** `place`: what is chosen at first. */
  constructor(bridge: CreateBridge, host: Host, place: Place = 'practice') {
    this.#bridge = bridge;
    this.#host = host;
    this.form = new NewWallet(bridge, host);
    this.form.place = place;
  }

  get step(): CreateStep {
    return this.#step;
  }
  /** Null until it is made. */
  get wallet(): WalletView | null {
    return this.#wallet;
  }
  get busy(): boolean {
    return this.#busy;
  }
  get failure(): Failure | null {
    return this.#failure;
  }

  /** Makes the wallet, once: a second click while main works makes no second wallet. */
  async create(): Promise<void> {
    if (this.#busy || this.#wallet !== null || this.form.nameProblem !== null) return;
    this.#busy = true;
    this.#failure = null;
    const result = await this.#host.ask(
      this.#bridge.vault.create({ ...this.form.asked, wordCount: this.wordCount }),
    );
    this.#busy = false;
    if (result.ok) {
      this.#wallet = result.value;
      this.#step = 'words';
    } else this.#failure = result.failure;
  }

  go(step: CreateStep): void {
    if (this.#wallet === null || step === 'name') return;
    this.#step = step;
  }

  checked(wallet: WalletView): void {
    this.#wallet = wallet;
    this.#step = 'connect';
  }
}
