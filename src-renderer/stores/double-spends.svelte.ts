import type { Bridge } from '../../src-preload/bridge.ts';
import type { CallOutput, DoubleSpend, Result } from '../../src-preload/contract/index.ts';
import type { Host } from './host.svelte.ts';
import { WalletRows } from './wallet-list.svelte.ts';

type Found = CallOutput<'chain.doubleSpends'>;

/** Double spends, as the wallet's own Bitcoin server shows them. */
export class DoubleSpendBook extends WalletRows<Found> {
  readonly #news: (one: DoubleSpend) => void;

  constructor(bridge: Bridge, host: Host, news: (one: DoubleSpend) => void) {
    super(bridge, host);
    this.#news = news;
  }

  protected read(walletId: string): Promise<Result<Found>> {
    return this.bridge.chain.doubleSpends({ walletId });
  }

  get all(): readonly DoubleSpend[] {
    return this.kept?.found ?? [];
  }
  of(txid: string | null | undefined): DoubleSpend | undefined {
    return this.all.find((one) => one.txid === txid);
  }

  override start(): () => void {
    return this.bridge.chain.changed(({ walletId }) => {
      if (walletId === this.walletId) void this.#again();
    });
  }

  async #again(): Promise<void> {
    const before = this.all.map(({ txid }) => txid);
    const { walletId } = this;
    await this.reload();
    if (walletId !== this.walletId) return;
    for (const one of this.all) if (!before.includes(one.txid)) this.#news(one);
  }
}
