import type { Bridge } from '../../src-preload/bridge.ts';
import type { AssetView, CallInput, CallOutput, Result } from '../../src-preload/contract/index.ts';
import type { Loaded } from '../loaded.ts';
import { latest, loading, settled } from '../loaded.ts';
import type { Host } from './host.svelte.ts';

type AssetList = CallOutput<'assets.list'>;

/** The open wallet's assets as they are kept in main: every screen that names an asset looks here. */
export class AssetBook {
  readonly #bridge: Bridge;
  readonly #host: Host;
  #walletId: string | null = null;
  #reading = 0;
  #list = $state.raw<Loaded<AssetList>>(loading());

  constructor(bridge: Bridge, host: Host) {
    this.#bridge = bridge;
    this.#host = host;
  }

  get list(): Loaded<AssetList> {
    return this.#list;
  }
  get all(): readonly AssetView[] {
    return latest(this.#list)?.assets ?? [];
  }

  /** Undefined: not in this wallet, or not heard of yet. Its id is all that is known then. */
  find(assetId: string): AssetView | undefined {
    return this.all.find((asset) => asset.assetId === assetId);
  }

  start(): () => void {
    return this.#bridge.wallet.changed(({ walletId }) => {
      if (walletId === this.#walletId) void this.reload();
    });
  }

  async open(walletId: string | null): Promise<void> {
    this.#walletId = walletId;
    this.#list = loading();
    if (walletId !== null) await this.reload();
  }

  async reload(): Promise<void> {
    const walletId = this.#walletId;
    if (walletId === null) return;
    this.#reading += 1;
    const mine = this.#reading;
    this.#list = loading(this.#list);
    const result = await this.#host.ask(this.#bridge.assets.list({ walletId }));
    // Of several readings only the newest counts, and none for a wallet that was left.
    if (mine === this.#reading && walletId === this.#walletId) this.#list = settled(result, this.#list);
  }

  /** Says which name of a renamed asset is right; the list here follows. Null: no wallet is open. */
  async decideName(
    assetId: string,
    take: CallInput<'assets.decideName'>['take'],
  ): Promise<Result<CallOutput<'assets.decideName'>> | null> {
    const walletId = this.#walletId;
    if (walletId === null) return null;
    const result = await this.#host.ask(this.#bridge.assets.decideName({ walletId, assetId, take }));
    if (result.ok) await this.reload();
    return result;
  }

  /** Asks the service for one balance now; the list here follows. */
  async balance(assetId: string): Promise<Result<CallOutput<'assets.balance'>> | null> {
    const walletId = this.#walletId;
    if (walletId === null) return null;
    const result = await this.#host.ask(this.#bridge.assets.balance({ walletId, assetId }));
    if (result.ok) await this.reload();
    return result;
  }
}
