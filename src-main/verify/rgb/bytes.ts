import { Cursor } from '../psbt/cursor.ts';
import { Refusal, type Facts } from '../../base/refused.ts';

/** Reads RGB's strict encoding: little-endian integers, each length fixed or written. Faults are RGB_UNREADABLE. */
export class RgbCursor extends Cursor {
  u16(): number {
    const low = this.u8();
    return low | (this.u8() << 8);
  }

  sized16(): Uint8Array {
    return this.take(this.u16());
  }

  /** No memory is set aside for a claimed count: its items must fit into the bytes that are left. */
  list<T>(count: number, leastBytes: number, item: (index: number) => T): T[] {
    if (count * leastBytes > this.left) throw this.fault(`claims ${count} items in ${this.left} bytes`);
    const items: T[] = [];
    for (let i = 0; i < count; i++) items.push(item(i));
    return items;
  }

  protected override refusal(facts: Facts): Refusal {
    return new Refusal('RGB_UNREADABLE', facts);
  }
}

/** Throws a RangeError for what one byte does not hold. */
export function u8(value: number): Uint8Array {
  if (value > 0xff) throw new RangeError(`${String(value)} does not fit in one byte`);
  return Uint8Array.of(value);
}

/** Throws a RangeError for what two bytes do not hold: a count that wrapped would be another one. */
export function u16le(value: number): Uint8Array {
  if (value > 0xffff) throw new RangeError(`${String(value)} does not fit in two bytes`);
  return Uint8Array.of(value & 0xff, value >>> 8);
}

/** Below 0 if `a` comes first, byte by byte; both are of one length. */
export function compareBytes(a: Uint8Array, b: Uint8Array): number {
  return Buffer.compare(a, b);
}
