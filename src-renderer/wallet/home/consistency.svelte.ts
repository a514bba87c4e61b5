import type { Bridge } from '../../../src-preload/bridge.ts';
import type { Failure } from '../../../src-preload/contract/index.ts';
import type { Host } from '../../stores/host.svelte.ts';
import type { Mismatch } from '../../text/consistency.ts';

/** What the service tells that does not agree with itself, with our keys or with the journal. */
export class ConsistencyWatch {
  readonly #bridge: Bridge;
  readonly #host: Host;
  readonly #walletId: string;
  #mismatches = $state.raw<readonly Mismatch[]>([]);
  #failure = $state.raw<Failure | null>(null);
  #accepting = $state(false);
  #looking = 0;

  constructor(bridge: Bridge, host: Host, walletId: string) {
    this.#bridge = bridge;
    this.#host = host;
    this.#walletId = walletId;
  }

  get mismatches(): readonly Mismatch[] {
    return this.#mismatches;
  }
  /** Why the last “I know of it” did not come about. */
  get failure(): Failure | null {
    return this.#failure;
  }
  get accepting(): boolean {
    return this.#accepting;
  }

  /** What could not be read is said where it is read: a look that fails leaves what was found. */
  async look(): Promise<void> {
    this.#looking += 1;
    const mine = this.#looking;
    const result = await this.#host.ask(this.#bridge.wallet.consistency({ walletId: this.#walletId }));
    if (result.ok && mine === this.#looking) this.#mismatches = result.value.mismatches;
  }

  /** The outputs that are listed now are what there is. */
  async accept(): Promise<void> {
    if (this.#accepting) return;
    this.#accepting = true;
    const result = await this.#host.ask(this.#bridge.wallet.acceptCoins({ walletId: this.#walletId }));
    this.#accepting = false;
    this.#failure = result.ok ? null : result.failure;
    if (result.ok) await this.look();
  }
}
