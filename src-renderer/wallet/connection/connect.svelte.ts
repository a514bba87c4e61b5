import type { Bridge } from '../../../src-preload/bridge.ts';
import type { Failure, WalletView } from '../../../src-preload/contract/index.ts';
import type { Host } from '../../stores/host.svelte.ts';
import { ServiceProfile, spokenAs } from './service-profile.svelte.ts';

export interface ConnectBridge {
  readonly wallet: Pick<Bridge['wallet'], 'connect' | 'detect' | 'reach' | 'register'>;
  readonly chain: Pick<Bridge['chain'], 'use'>;
}

/** Gives a wallet its service, then shows the service its public keys. Main asks for consent before the second. */
export class ConnectFlow {
  readonly #bridge: ConnectBridge;
  readonly #host: Host;
  readonly #walletId: string;
  #busySinceMs = $state<number | null>(null);
  #failure = $state.raw<Failure | null>(null);
  #turnedBack = $state(false);

  /** Where the service is and how it is spoken to. */
  readonly profile: ServiceProfile;
  /** Of a server of the Bitcoin network and its certificate; empty: none. */
  chainAddress = $state('');
  chainPin = $state('');

  constructor(bridge: ConnectBridge, host: Host, wallet: WalletView) {
    this.#bridge = bridge;
    this.#host = host;
    this.#walletId = wallet.id;
    this.profile = new ServiceProfile(bridge, host, wallet);
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

  /** What the service speaks is found out first, where it is not known: until then nothing of the wallet is sent. */
  async remote(): Promise<boolean> {
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
  async #run(connection: Parameters<Bridge['wallet']['connect']>[0]['connection']): Promise<boolean> {
    if (this.#busySinceMs !== null) return false;
    this.#busySinceMs = Date.now();
    this.#failure = null;
    this.#turnedBack = false;
    const registered = await this.#connectAndRegister(connection);
    this.#busySinceMs = null;
    return registered;
  }

  async #connectAndRegister(
    connection: Parameters<Bridge['wallet']['connect']>[0]['connection'],
  ): Promise<boolean> {
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
    const [address, pin] = [this.chainAddress.trim(), this.chainPin.trim()];
    if (connection.kind === 'remote' && address !== '') {
      const asked = { walletId, address, ...(pin === '' ? {} : { pin }) };
      const used = await this.#host.ask(this.#bridge.chain.use(asked));
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
}
