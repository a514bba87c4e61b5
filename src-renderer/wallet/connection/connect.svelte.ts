import type { Bridge } from '../../../src-preload/bridge.ts';
import type { Failure, WalletView } from '../../../src-preload/contract/index.ts';
import { say } from '../../../src-preload/messages/say.ts';
import type { Host } from '../../stores/host.svelte.ts';
import { OwnProfile } from './own-profile.svelte.ts';
import { ServiceProfile, spokenAs } from './service-profile.svelte.ts';

type Connection = Parameters<Bridge['wallet']['connect']>[0]['connection'];
type Kind = Connection['kind'];

export interface ConnectBridge {
  readonly wallet: Pick<Bridge['wallet'], 'connect' | 'detect' | 'ownService' | 'reach' | 'register'>;
  readonly chain: Pick<Bridge['chain'], 'use'>;
}

/** Gives a wallet its service, then shows the service its public keys. Main asks for consent before the second. */
export class ConnectFlow {
  readonly #bridge: ConnectBridge;
  readonly #host: Host;
  readonly #walletId: string;
  readonly #kept: WalletView['connection'];
  #busySinceMs = $state<number | null>(null);
  #failure = $state.raw<Failure | null>(null);
  #turnedBack = $state(false);

  /** Where the service is and how it is spoken to. */
  readonly profile: ServiceProfile;
  readonly own: OwnProfile;
  /** As a person chose it; null: as is likely. */
  chosen = $state<'own' | 'remote' | null>(null);
  /** Of a server of the Bitcoin network and its certificate; empty: none. */
  chainAddress = $state('');
  chainPin = $state('');

  constructor(bridge: ConnectBridge, host: Host, wallet: WalletView) {
    this.#bridge = bridge;
    this.#host = host;
    this.#walletId = wallet.id;
    this.profile = new ServiceProfile(bridge, host, wallet);
    this.own = new OwnProfile(wallet);
    this.#kept = wallet.connection;
  }

  get kind(): Kind {
    if (this.#kept.kind === 'practice') return 'practice';
    const hasAddress = this.#kept.kind === 'remote' && this.#kept.baseUrl !== '';
    return this.chosen ?? (this.own.off !== null || hasAddress ? 'remote' : 'own');
  }
  /** Why there can be no connection yet. */
  get off(): string | null {
    if (this.kind === 'practice') return null;
    if (this.kind === 'own') return this.own.problem;
    return this.profile.baseUrl.trim() === '' ? say('connect-address.missing') : this.profile.way.problem;
  }

  get busySinceMs(): number | null {
    return this.#busySinceMs;
  }
  get failure(): Failure | null {
    return this.#failure;
  }
  /** The person did not agree, so the service was shown nothing. */
  get turnedBack(): boolean {
    return this.#turnedBack;
  }

  practice(): Promise<boolean> {
    return this.#run({ kind: 'practice' });
  }

  /** With what is chosen. */
  connect(): Promise<boolean> {
    if (this.kind === 'practice') return this.practice();
    return this.kind === 'own' ? this.#run(this.own.asked()) : this.#remote();
  }

  /** What the service speaks is found out first, where it is not known: until then nothing of the wallet is sent. */
  async #remote(): Promise<boolean> {
    if (!(await this.profile.prepare()) || this.profile.spoken === null) return false;
    const token = this.profile.token.trim();
    return this.#run({
      kind: 'remote',
      baseUrl: this.profile.baseUrl.trim(),
      ...spokenAs(this.profile.spoken),
      keychains: this.profile.keychains,
      ...this.profile.way.asked(),
      // Absent keeps what is there: an empty field is not a wish to remove a token.
      ...(token === '' ? {} : { token }),
    });
  }

  /** True when the service knows the wallet now. */
  async #run(connection: Connection): Promise<boolean> {
    if (this.#busySinceMs !== null) return false;
    this.#busySinceMs = Date.now();
    this.#failure = null;
    this.#turnedBack = false;
    const registered = await this.#connectAndRegister(connection);
    this.#busySinceMs = null;
    return registered;
  }

  async #connectAndRegister(connection: Connection): Promise<boolean> {
    const walletId = this.#walletId;
    const connected = await this.#host.ask(this.#bridge.wallet.connect({ walletId, connection }));
    if (!connected.ok) {
      this.#failure = connected.failure;
      return false;
    }
    // Main has it now: nothing here needs the token or the password any more.
    this.profile.token = '';
    this.profile.way.saved(connected.value);
    // Before the service is shown anything: an address that is none can be put right first. Who says no goes without.
    const source = this.#sourceWith(connection);
    if (source !== null) {
      const used = await this.#host.ask(this.#bridge.chain.use({ walletId, ...source }));
      if (!used.ok) {
        this.#failure = used.failure;
        return false;
      }
    }
    const registered = await this.#host.ask(this.#bridge.wallet.register({ walletId }));
    if (!registered.ok) {
      this.#failure = registered.failure;
      return false;
    }
    this.#turnedBack = registered.value.outcome === 'aborted';
    return !this.#turnedBack;
  }

  /** The server of the Bitcoin network that is to be asked from now on; null: none is named. */
  #sourceWith(connection: Connection): { readonly address: string; readonly pin?: string } | null {
    if (connection.kind === 'own') return this.own.verifies ? { address: connection.indexer } : null;
    const [address, pin] = [this.chainAddress.trim(), this.chainPin.trim()];
    if (connection.kind === 'practice' || address === '') return null;
    return pin === '' ? { address } : { address, pin };
  }
}
