import type { Failure } from '../../../src-preload/contract/index.ts';
import type { InvoiceBook } from '../../stores/invoices.svelte.ts';
import { Schedule } from '../../stores/schedule.svelte.ts';

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
    return () => {
      this.#schedule.stop();
    };
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
