import type { Bridge } from '../../src-preload/bridge.ts';
import type {
  Detected,
  Dialect,
  Failure,
  KeychainChoice,
  WalletView,
} from '../../src-preload/contract/index.ts';
import type { Host } from '../stores/host.svelte.ts';
import { WayProfile } from './way-profile.svelte.ts';

type Connection = Extract<WalletView['connection'], { kind: 'remote' }>;
export type Numbering = Connection['numbering'];
export interface DetectBridge {
  readonly wallet: Pick<Bridge['wallet'], 'detect' | 'reach'>;
}

/** How a service is spoken to, as a form fills it in; and what asking it found out, for the person to take over or not. */
export class ServiceProfile {
  readonly #bridge: DetectBridge;
  readonly #host: Host;
  readonly #walletId: string | null;
  readonly way: WayProfile;
  baseUrl = $state('');
  token = $state('');
  dialect = $state<Dialect>('document');
  numbering = $state<Numbering>('documentEra');
  keychains = $state<KeychainChoice>('learned');
  #found = $state.raw<{ readonly of: string; readonly detected: Detected } | null>(null);
  #failure = $state.raw<Failure | null>(null);
  #sinceMs = $state<number | null>(null);

  /** `wallet` null: there is none yet. */
  constructor(bridge: DetectBridge, host: Host, wallet: WalletView | null) {
    this.#bridge = bridge;
    this.#host = host;
    this.#walletId = wallet?.id ?? null;
    this.way = new WayProfile(bridge, host, wallet, () => this.baseUrl);
    const was = wallet?.connection;
    if (was?.kind !== 'remote') return;
    this.baseUrl = was.baseUrl;
    this.dialect = was.dialect;
    this.numbering = was.numbering;
    this.keychains = was.keychains;
  }

  /** What was found, while the address is the one that was asked. */
  get found(): Detected | null {
    return this.#found?.of === this.baseUrl.trim() ? this.#found.detected : null;
  }
  /** The guess is what is filled in. */
  get isTaken(): boolean {
    const guess = this.found?.guess ?? null;
    return guess !== null && guess.dialect === this.dialect && guess.numbering === this.numbering;
  }
  get failure(): Failure | null {
    return this.#failure;
  }
  get sinceMs(): number | null {
    return this.#sinceMs;
  }

  /** Asks the service what it speaks. Fills nothing in. */
  async detect(): Promise<void> {
    const of = this.baseUrl.trim();
    if (this.#sinceMs !== null || of === '' || this.way.problem !== null) return;
    this.#sinceMs = Date.now();
    this.#failure = null;
    this.#found = null;
    const token = this.token.trim();
    const result = await this.#host.ask(
      this.#bridge.wallet.detect({
        baseUrl: of,
        ...this.way.asked(),
        ...(this.#walletId === null ? {} : { walletId: this.#walletId }),
        ...(token === '' ? {} : { token }),
      }),
    );
    this.#sinceMs = null;
    if (result.ok) this.#found = { of, detected: result.value };
    else this.#failure = result.failure;
  }

  /** What the person agreed to. */
  take(): void {
    const { found } = this;
    if (found === null || found.guess === null) return;
    this.dialect = found.guess.dialect;
    this.numbering = found.guess.numbering;
    this.baseUrl = found.baseUrl;
    this.#found = { of: found.baseUrl, detected: found };
  }
}
