import { untrack } from 'svelte';
import type { Bridge } from '../../src-preload/bridge.ts';
import type { Failure, TransferFilter, TransferRow } from '../../src-preload/contract/index.ts';
import type { RowSpan } from '../components/window-of-rows.ts';
import type { Host } from '../stores/host.svelte.ts';
import { PAGE_ROWS, RowPages } from './row-pages.ts';

/** Only pages around what is seen are here, and the newest question counts: 100,000 rows are dragged through. */
export class TransferList {
  readonly #bridge: Bridge;
  readonly #host: Host;
  readonly #walletId: string;
  #filter: TransferFilter;
  #pages = $state.raw(new RowPages<TransferRow>());
  failure = $state.raw<Failure | null>(null);
  asking = $state(false);
  #span: RowSpan = { first: 0, end: 1 };
  /** Counts filters and notices: an answer to a question before is no answer now. */
  #turn = 0;

  constructor(bridge: Bridge, host: Host, walletId: string, filter: TransferFilter) {
    this.#bridge = bridge;
    this.#host = host;
    this.#walletId = walletId;
    this.#filter = filter;
  }

  get total(): number | null {
    return this.#pages.total;
  }

  get unreadable(): readonly string[] {
    return this.#pages.unreadable;
  }

  /** Undefined: it is on its way, or there is none to be shown. */
  row(index: number): TransferRow | undefined {
    return this.#pages.row(index);
  }

  isHere(index: number): boolean {
    return this.#pages.has(index);
  }

  start(): () => void {
    untrack(() => void this.#fill());
    return this.#bridge.wallet.changed(({ walletId }) => {
      if (walletId === this.#walletId) void this.reload();
    });
  }

  find(filter: TransferFilter): Promise<void> {
    this.#filter = filter;
    this.#span = { first: 0, end: Math.min(PAGE_ROWS, this.#span.end - this.#span.first) };
    return this.reload();
  }

  reload(): Promise<void> {
    this.#turn += 1;
    this.#pages = this.#pages.aged();
    return this.#fill();
  }

  /** These rows are seen now. After a failure nothing is asked before somebody wants it, or main has news. */
  show(span: RowSpan): void {
    this.#span = span;
    if (this.failure === null) void this.#fill();
  }

  /** One question at a time, each for what is wanted when it is asked. */
  async #fill(): Promise<void> {
    if (this.asking) return;
    this.asking = true;
    let page = this.#pages.missing(this.#span);
    while (page !== undefined) {
      const turn = this.#turn;
      const result = await this.#host.ask(
        this.#bridge.transfers.page({
          walletId: this.#walletId,
          filter: this.#filter,
          offset: page * PAGE_ROWS,
          limit: PAGE_ROWS,
        }),
      );
      // Where the question changed meanwhile, this is no answer to it: the next round asks anew.
      if (turn === this.#turn) {
        this.failure = result.ok ? null : result.failure;
        if (!result.ok) break;
        const { rows, total, unreadable } = result.value;
        this.#pages = this.#pages.with(page, rows, total, unreadable);
      }
      page = this.#pages.missing(this.#span);
    }
    this.asking = false;
  }
}
