import type { AssetView, CallInput, CallOutput, Result } from '../../src-preload/contract/index.ts';
import { assetWords } from '../text/asset-words.ts';
import { WalletRows } from './wallet-list.svelte.ts';

type AssetList = CallOutput<'assets.list'>;

export class AssetBook extends WalletRows<AssetList> {
  readonly words = assetWords((assetId) => this.find(assetId));

  protected read(walletId: string): Promise<Result<AssetList>> {
    return this.bridge.assets.list({ walletId });
  }

  get all(): readonly AssetView[] {
    return this.kept?.assets ?? [];
  }

  /** Undefined if the asset isn't listed, so that only its id is known. */
  find(assetId: string): AssetView | undefined {
    return this.all.find((asset) => asset.assetId === assetId);
  }

  /** Null without an open wallet. */
  decideName(assetId: string, take: CallInput<'assets.decideName'>['take']) {
    return this.#about((walletId) => this.bridge.assets.decideName({ walletId, assetId, take }));
  }

  balance(assetId: string) {
    return this.#about((walletId) => this.bridge.assets.balance({ walletId, assetId }));
  }

  async #about<T>(ask: (walletId: string) => Promise<Result<T>>): Promise<Result<T> | null> {
    const walletId = this.walletId;
    if (walletId === null) return null;
    const result = await this.host.ask(ask(walletId));
    if (result.ok) await this.reload();
    return result;
  }
}
