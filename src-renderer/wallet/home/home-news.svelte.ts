import type { Bridge } from '../../../src-preload/bridge.ts';
import type { TransferRow } from '../../../src-preload/contract/index.ts';
import type { Host } from '../../stores/host.svelte.ts';

/** Enough to see which assets moved last, and far less than a whole list. */
const LATEST = 100;
/** More than that is counted. */
const MOST_WAITING = 3;

interface News {
  /** Newest first. */
  readonly latest: readonly TransferRow[];
  readonly waiting: readonly TransferRow[];
  readonly waitingTotal: number;
}

const NOTHING: News = { latest: [], waiting: [], waitingTotal: 0 };

/** What Home needs of the transfers that are kept here: which assets moved last, and what waits for the person. */
export class HomeNews {
  readonly #bridge: Bridge;
  readonly #host: Host;
  readonly #walletId: string;
  #reading = 0;
  #news = $state.raw<News>(NOTHING);

  constructor(bridge: Bridge, host: Host, walletId: string) {
    this.#bridge = bridge;
    this.#host = host;
    this.#walletId = walletId;
  }

  get news(): News {
    return this.#news;
  }

  /** Reads now and after each change. Returns what ends it. */
  start(): () => void {
    void this.#read();
    const end = this.#bridge.wallet.changed(({ walletId }) => {
      if (walletId === this.#walletId) void this.#read();
    });
    return () => {
      this.#reading += 1;
      end();
    };
  }

  async #read(): Promise<void> {
    this.#reading += 1;
    const mine = this.#reading;
    const page = (states: TransferRow['state'][], limit: number) =>
      this.#host.ask(
        this.#bridge.transfers.page({
          walletId: this.#walletId,
          filter: { assetId: null, states, direction: null, text: '' },
          offset: 0,
          limit,
        }),
      );
    const [latest, waiting] = await Promise.all([page([], LATEST), page(['waitingForYou'], MOST_WAITING)]);
    // What cannot be read from the own disk is told where the transfers are; Home goes on without it.
    if (mine !== this.#reading) return;
    this.#news = {
      latest: latest.ok ? latest.value.rows : [],
      waiting: waiting.ok ? waiting.value.rows : [],
      waitingTotal: waiting.ok ? waiting.value.total : 0,
    };
  }
}
