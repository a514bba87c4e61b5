import type { Failure, OwnInvoice } from '../../../src-preload/contract/index.ts';
import type { Stores } from '../../stores/context.ts';
import type { InvoiceBook } from '../../stores/invoices.svelte.ts';
import { Schedule } from '../../stores/schedule.svelte.ts';
import { say } from '../../../src-preload/messages/say.ts';

/** What one can do with an invoice that was made: give it up, take what came, see its transfer. One at a time. */
export class InvoiceActs {
  readonly #stores: Stores;
  readonly #watch: InvoiceWatch;
  #busy = $state(false);
  #failure = $state.raw<Failure | null>(null);

  constructor(stores: Stores, watch: InvoiceWatch) {
    this.#stores = stores;
    this.#watch = watch;
  }

  get busy(): boolean {
    return this.#busy;
  }
  /** Why the last act did not come about. */
  get failure(): Failure | null {
    return this.#failure;
  }

  /** Cancels it, or frees its slot once it expired: the same act. Main asks first. */
  giveUp(invoice: OwnInvoice): Promise<void> {
    const { invoices, wallet, toasts } = this.#stores;
    return this.#once(async () => {
      const result = await invoices.free(invoice, () => wallet.refresh());
      if (!result.ok) return result.failure;
      const { outcome } = result.value;
      if (outcome === 'aborted') {
        toasts.say(say('receive-kept'));
        return null;
      }
      if (outcome === 'nothingFailed') toasts.say(say('receive-nothing-given-up'));
      else toasts.say(say(invoice.kind === 'blinded' ? 'receive-freed' : 'receive-given-up'));
      await this.#watch.ask();
      await wallet.reload();
      return null;
    });
  }

  /** A refresh accepts what was sent. */
  async take(): Promise<void> {
    await this.#stores.freshness.refresh();
    await this.#watch.ask();
  }

  openTransfer(invoice: OwnInvoice): Promise<void> {
    const { invoices, router } = this.#stores;
    return this.#once(async () => {
      const row = await invoices.transferOf(invoice);
      if (!row.ok) return row.failure;
      if (row.value === null) return { code: 'TRANSFER_UNKNOWN', facts: {} };
      router.go({ name: 'transfer', key: row.value.key });
      return null;
    });
  }

  /** Practice only. */
  letFriendPay({ invoice }: OwnInvoice): Promise<void> {
    const { practice, toasts, freshness } = this.#stores;
    return this.#once(async () => {
      const result = await practice.friendPay(invoice);
      if (!result.ok) return result.failure;
      toasts.say(say('receive-friend-sent'));
      freshness.soon();
      await this.#watch.ask();
      return null;
    });
  }

  async #once(act: () => Promise<Failure | null>): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    this.#failure = null;
    this.#failure = await act();
    this.#busy = false;
  }
}

const EVERY_MS = 20_000;
const MOST_MS = 5 * 60_000;

/** Asks what became of the invoice on screen, by hand and by itself while one looks at it. */
export class InvoiceWatch {
  readonly #invoices: InvoiceBook;
  readonly #invoice: string;
  readonly #schedule: Schedule;
  #askingSinceMs = $state<number | null>(null);
  #failure = $state.raw<Failure | null>(null);

  constructor(invoices: InvoiceBook, invoice: string) {
    this.#invoices = invoices;
    this.#invoice = invoice;
    this.#schedule = new Schedule(() => void this.ask(), { everyMs: EVERY_MS, mostMs: MOST_MS });
  }

  get askingSinceMs(): number | null {
    return this.#askingSinceMs;
  }
  /** Why the last asking failed; what was told before still stands. */
  get failure(): Failure | null {
    return this.#failure;
  }
  get nextAtMs(): number | null {
    return this.#schedule.nextAtMs;
  }

  /** Returns what ends it. */
  start(): () => void {
    this.#schedule.start(EVERY_MS);
    return () => this.#schedule.stop();
  }

  async ask(): Promise<void> {
    if (this.#askingSinceMs !== null) return;
    this.#askingSinceMs = Date.now();
    this.#schedule.began();
    const result = await this.#invoices.check(this.#invoice);
    this.#askingSinceMs = null;
    if (result === null) return;
    this.#failure = result.ok ? null : result.failure;
    this.#schedule.done(result.ok);
  }
}
