import type {
  CallInput,
  Detected,
  Dialect,
  KeychainChoice,
  WalletView,
} from '../../../src-preload/contract/index.ts';
import type { RunningActs, Host } from '../../stores/host.svelte.ts';
import { WayProfile, type ConnectBridge } from './route-profile.svelte.ts';

type Connection = Extract<WalletView['connection'], { kind: 'remote' }>;

interface Spoken {
  readonly dialect: Dialect;
  readonly numbering?: Connection['numbering'];
}

const spokenAs = ({ dialect, numbering }: Spoken): Spoken =>
  numbering === undefined ? { dialect } : { dialect, numbering };

/** A form's service: address, token, route and dialect. The dialect is detected, or chosen by hand. */
export class ServiceProfile {
  readonly #bridge: ConnectBridge;
  readonly #walletId: string | null;
  readonly way: WayProfile;
  baseUrl = $state('');
  token = $state('');
  /** The dialect chosen by hand; null: it is detected. */
  chosen = $state<Dialect | null>(null);
  keychains = $state<KeychainChoice>('learned');
  #kept = $state.raw<Connection | null>(null);
  #found = $state.raw<{ readonly of: string; readonly detected: Detected } | null>(null);
  readonly detecting: RunningActs<'detect'>;

  constructor(bridge: ConnectBridge, host: Host, wallet: WalletView | null) {
    this.#bridge = bridge;
    this.detecting = host.acts();
    this.#walletId = wallet?.id ?? null;
    this.way = new WayProfile(bridge, host, wallet, () => this.baseUrl);
    const was = wallet?.connection;
    if (was?.kind !== 'remote' || was.baseUrl === '') return;
    this.baseUrl = was.baseUrl;
    this.#kept = was;
    this.keychains = was.keychains;
  }

  get found(): Detected | null {
    return this.#found?.of === this.baseUrl.trim() ? this.#found.detected : null;
  }
  /** Without a token, the service's answers don't show its dialect. */
  get wantsToken(): boolean {
    return this.found?.guess === null && this.found.saw.some(({ says }) => says === 'wantsToken');
  }
  /** Dialect and, if known, numbering of the service at the entered address; null if not known yet. */
  get spoken(): Spoken | null {
    const kept = this.#kept?.baseUrl === this.baseUrl.trim() ? this.#kept : null;
    const known = this.found?.guess ?? kept;
    if (this.chosen === null || this.chosen === known?.dialect) return known;
    return { dialect: this.chosen };
  }

  /** Detects the dialect before anything of a wallet is sent. False: unknown or unverifiable, and the form says so. */
  async prepare(): Promise<boolean> {
    if (this.spoken !== null) return true;
    await this.detect();
    return this.found !== null && this.found.guess !== null && this.found.guess.provable;
  }

  /** For `connect`; null if the dialect is unknown. An empty token field doesn't mean that the token is removed. */
  async asked(removeToken = false): Promise<CallInput<'wallet.connect'>['connection'] | null> {
    if (!(await this.prepare()) || this.spoken === null) return null;
    const { keychains, spoken, way } = this;
    const token =
      this.token.trim() === '' ? (removeToken ? { token: null } : {}) : { token: this.token.trim() };
    const baseUrl = this.baseUrl.trim();
    return { kind: 'remote', baseUrl, ...spokenAs(spoken), keychains, ...way.asked(), ...token };
  }

  /** Detects the dialect, and fills in the address at which the service answers. */
  async detect(): Promise<void> {
    const of = this.baseUrl.trim();
    if (this.detecting.busy !== null || of === '' || this.way.problem !== null) return;
    this.#found = null;
    const token = this.token.trim();
    const detected = await this.detecting.run('detect', () =>
      this.#bridge.wallet.detect({
        baseUrl: of,
        ...this.way.asked(),
        ...(this.#walletId === null ? {} : { walletId: this.#walletId }),
        ...(token === '' ? {} : { token }),
      }),
    );
    // If another address was typed meanwhile, the answer says nothing about it.
    if (detected === null || this.baseUrl.trim() !== of) return;
    this.#found = { of: detected.baseUrl, detected };
    this.baseUrl = detected.baseUrl;
  }
}
