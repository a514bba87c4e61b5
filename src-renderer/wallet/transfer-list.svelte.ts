import { untrack } from 'svelte';
import type { Bridge } from '../../src-preload/bridge.ts';
import type { Failure, TransferFilter, TransferRow } from '../../src-preload/contract/index.ts';
import type { RowSpan } from '../components/window-of-rows.ts';
import type { Host } from '../stores/host.svelte.ts';
import { PAGE_ROWS, RowPages } from './row-pages.ts';

/** Keeps only pages around the visible rows, so that one can drag through 100,000. Only the newest question counts. */
export class TransferList {
  readonly #bridge: Bridge;
  readonly #host: Host;
  readonly #walletId: string;
  #filter: TransferFilter;
  #pages = $state.raw(new RowPages<TransferRow>());
  failure = $state.raw<Failure | null>(null);
  asking = $state(false);
  #span: RowSpan = { first: 0, end: 1 };
  /** Counts changes of the filter and notices, to drop answers to earlier questions. */
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

  /** Undefined if the row isn't read yet, or can't be shown. */
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

  /** Reads the visible rows. After a failure it reads only on request, or when main has news. */
  show(span: RowSpan): void {
    this.#span = span;
    if (this.failure === null) void this.#fill();
  }

  /** Asks one question at a time, each for what is visible then. */
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
      // If the question changed meanwhile, the answer is dropped and the next round asks again.
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
