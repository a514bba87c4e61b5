import type {
  AddressView,
  CallOutput,
  Overview,
  Result,
  WalletView,
} from '../../src-preload/contract/index.ts';
import { latest, loading, settled, type Loaded } from './loaded.ts';
import { Store } from './store.ts';

export type Unspents = CallOutput<'wallet.unspents'>;
export type Refreshed = CallOutput<'wallet.refresh'>;

type Failed = Extract<Result<unknown>, { readonly ok: false }>;

interface RefreshWatch {
  readonly began: () => void;
  readonly ended: (result: Result<Refreshed>) => void;
}

/** What is known of the open wallet. Drops answers for a wallet that isn't open any more. */
export class WalletStore extends Store {
  #walletId: string | null = null;
  #reading: Promise<void> | null = null;
  #again = false;
  #readings = 0;
  overview = $state.raw<Loaded<Overview>>(loading());
  #remembered = $state.raw<Overview | null>(null);
  unspents = $state.raw<Loaded<Unspents>>(loading());
  address = $state.raw<Loaded<AddressView | null>>(loading());
  /** Why no new address came, kept apart so that a reading doesn't remove it. */
  #refused: Failed | null = null;
  heardAtMs = $state<number | null>(null);
  refreshingSinceMs = $state<number | null>(null);
  #refreshing: Promise<void> | null = null;
  /** Counts opened wallets, to tell answers for an earlier one. */
  #opened = 0;
  #watches: readonly RefreshWatch[] = [];

  /** The last session's values, only for display until the service answers; then null. */
  get remembered(): Overview | null {
    return latest(this.overview) === undefined ? this.#remembered : null;
  }

  /** The last known slots, for when the service refuses its outputs. Null: none are known. */
  get slotsBefore(): Overview['slots'] {
    return this.#remembered?.slots ?? null;
  }

  start(): () => void {
    return this.bridge.wallet.changed(({ walletId }) => {
      if (walletId === this.#walletId) void this.reload();
    });
  }

  /** Opens a wallet, and reads it if it is registered. */
  async open(wallet: WalletView | null): Promise<void> {
    this.#walletId = wallet?.id ?? null;
    this.#opened += 1;
    this.overview = loading();
    this.#remembered = null;
    this.unspents = loading();
    this.address = loading();
    this.#refused = null;
    this.heardAtMs = null;
    this.refreshingSinceMs = null;
    this.#refreshing = null;
    if (wallet === null) return;
    if (wallet.registered) await Promise.all([this.#remember(wallet.id), this.reload()]);
  }

  /** Reads the wallet. Calls during a reading cause one more reading, not many. */
  async reload(): Promise<void> {
    if (this.#reading !== null) {
      this.#again = true;
      return;
    }
    this.#reading = this.#readAll();
    await this.#reading;
    this.#reading = null;
  }

  async #readAll(): Promise<void> {
    do {
      this.#again = false;
      this.#readings += 1;
      await this.#readOnce();
    } while (this.#wantsMore());
  }

  onRefresh(watch: RefreshWatch): () => void {
    this.#watches = [...this.#watches, watch];
    return () => (this.#watches = this.#watches.filter((one) => one !== watch));
  }

  /** Has the service refresh. A caller during a refresh gets that one. */
  refresh(): Promise<void> {
    const walletId = this.#walletId;
    if (walletId === null) return Promise.resolve();
    this.#refreshing ??= this.#refreshOnce(walletId);
    return this.#refreshing;
  }

  async #refreshOnce(walletId: string): Promise<void> {
    this.refreshingSinceMs = Date.now();
    for (const { began } of this.#watches) began();
    const mine = this.#opened;
    const before = this.#readings;
    const result = await this.host.ask(this.bridge.wallet.refresh({ walletId }));
    // After a failure the old data stay. Main's notice usually caused a reading already, which is enough.
    if (result.ok && mine === this.#opened) await (this.#readings === before ? this.reload() : this.#reading);
    if (mine !== this.#opened) return;
    this.refreshingSinceMs = null;
    this.#refreshing = null;
    for (const { ended } of this.#watches) ended(result);
  }

  async newAddress(): Promise<Result<AddressView> | null> {
    const walletId = this.#walletId;
    if (walletId === null || this.address.state === 'loading') return null;
    const before = this.address;
    this.address = loading(before);
    const result = await this.host.ask(this.bridge.wallet.newAddress({ walletId }));
    if (this.#walletId !== walletId) return result;
    this.#refused = result.ok ? null : result;
    this.address = settled(result, before);
    return result;
  }

  async register(): Promise<Result<CallOutput<'wallet.register'>> | null> {
    const walletId = this.#walletId;
    if (walletId === null) return null;
    const result = await this.host.ask(this.bridge.wallet.register({ walletId }));
    if (this.#walletId !== walletId) return result;
    this.#refused = null;
    if (!result.ok) {
      this.overview = settled(result, this.overview);
      this.unspents = settled(result, this.unspents);
      this.address = settled(result, this.address);
    } else if (result.value.outcome === 'registered') await this.reload();
    return result;
  }

  async #remember(walletId: string): Promise<void> {
    const result = await this.host.ask(this.bridge.wallet.lastOverview({ walletId }));
    if (result.ok && this.#walletId === walletId) this.#remembered = result.value;
  }

  async #readOnce(): Promise<void> {
    const walletId = this.#walletId;
    if (walletId === null) return;
    this.overview = loading(this.overview);
    this.unspents = loading(this.unspents);
    const [overview, unspents] = await Promise.all([
      this.host.ask(this.bridge.wallet.overview({ walletId })),
      this.host.ask(this.bridge.wallet.unspents({ walletId })),
      this.#readAddress(walletId),
    ]);
    if (this.#walletId !== walletId) {
      this.#again = true;
      return;
    }
    this.overview = settled(overview, this.overview);
    this.unspents = settled(unspents, this.unspents);
    if (overview.ok) this.heardAtMs = overview.value.asOfMs;
  }

  /** Reads the last address, which main keeps, without waiting for the service. */
  async #readAddress(walletId: string): Promise<void> {
    const before = this.address;
    const result = await this.host.ask(this.bridge.wallet.lastAddress({ walletId }));
    // A newer address may have been requested meanwhile.
    if (this.#walletId !== walletId || this.address !== before) return;
    if (before.state === 'loading' && latest(before) !== undefined) return;
    const read = settled(result, before);
    this.address = this.#refused === null ? read : settled(this.#refused, read);
  }

  #wantsMore(): boolean {
    return this.#again && this.#walletId !== null;
  }
}
