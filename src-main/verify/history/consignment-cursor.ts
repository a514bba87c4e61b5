import { RgbCursor } from '../rgb/transition.ts';
import { MAX_CONSIGNMENT_ITEMS } from '../rgb/rgb-limits.ts';
import { HistoryRefusal } from './history-refusal.ts';

/** Reads a consignment, and counts what it lists: 8 MB of nothings would be millions of them in memory. */
export class ConsignmentCursor extends RgbCursor {
  #listed = 0;

  /** Throws HistoryRefusal TOO_LARGE. */
  override list<T>(count: number, leastBytes: number, item: (index: number) => T): T[] {
    if (count * leastBytes <= this.left) this.count(count);
    return super.list(count, leastBytes, item);
  }

  get listed(): number {
    return this.#listed;
  }

  count(items: number): void {
    this.#listed += items;
    if (this.#listed > MAX_CONSIGNMENT_ITEMS)
      throw new HistoryRefusal('TOO_LARGE', { items: `${this.#listed}`, limit: `${MAX_CONSIGNMENT_ITEMS}` });
  }

  since(from: number): Uint8Array {
    return this.bytes.subarray(from, this.at);
  }

  sized32(): Uint8Array {
    return this.take(this.u32());
  }

  known(value: number, what: string): void {
    const found = this.u8();
    if (found !== value) throw this.fault(`has a ${what} of kind ${found}`);
  }
}
