import type { Bridge } from '../../src-preload/bridge.ts';
import type { CallOutput, ChainView } from '../../src-preload/contract/index.ts';
import type { Loaded } from '../stores/loaded.ts';
import { loading, settled } from '../stores/loaded.ts';
import type { Host } from '../stores/host.svelte.ts';

export type Place = CallOutput<'chain.whereabouts'>;

/** Where a transaction is by the wallet's own Bitcoin server: asked now, after each new block, and when the wallet changed. */
export class Whereabouts {
  readonly #bridge: Bridge;
  readonly #host: Host;
  readonly #asked: { readonly walletId: string; readonly txid: string };
  #view = $state.raw<ChainView | null>(null);
  #place = $state.raw<Loaded<Place> | null>(null);
  /** The newest block when it was asked last. */
  #tip = '';
  #asking = 0;

  constructor(bridge: Bridge, host: Host, asked: { readonly walletId: string; readonly txid: string }) {
    this.#bridge = bridge;
    this.#host = host;
    this.#asked = asked;
  }

  /** Null: the wallet asks no such server. */
  get place(): Loaded<Place> | null {
    return this.#place;
  }
  /** Many headers are fetched before the answer can come. */
  get isFollowing(): boolean {
    return this.#view?.state === 'following';
  }

  /** Returns what ends it. */
  start(): () => void {
    const { walletId } = this.#asked;
    void this.#read(() => true);
    const ends = [
      // While headers come one piece follows the other: only the newest block is a reason to ask.
      this.#bridge.chain.changed((changed) => {
        if (changed.walletId !== walletId) return;
        void this.#read(
          (view) =>
            this.#place === null || (view.state === 'ready' && JSON.stringify(view.tip) !== this.#tip),
        );
      }),
      this.#bridge.wallet.changed((changed) => {
        if (changed.walletId === walletId) void this.#read(() => true);
      }),
    ];
    return () => {
      this.#asking += 1;
      for (const end of ends) end();
    };
  }

  async ask(): Promise<void> {
    this.#asking += 1;
    const mine = this.#asking;
    const before = loading(this.#place ?? undefined);
    this.#place = before;
    const result = await this.#host.ask(this.#bridge.chain.whereabouts(this.#asked));
    if (mine === this.#asking) this.#place = settled(result, before);
  }

  async #read(isDue: (view: ChainView) => boolean): Promise<void> {
    const { walletId } = this.#asked;
    const result = await this.#host.ask(this.#bridge.chain.read({ walletId }));
    if (!result.ok) return;
    const view = result.value;
    this.#view = view;
    if (view.source === null) {
      this.#asking += 1;
      this.#place = null;
    } else if (isDue(view)) {
      if (view.tip !== null) this.#tip = JSON.stringify(view.tip);
      await this.ask();
    }
  }
}
