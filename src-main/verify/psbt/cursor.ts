import { readU32 } from '../../base/bytes.ts';
import { Refusal, type Facts } from '../../base/refused.ts';

/** Reads forward through bytes and never past their end. Every fault is ENCODING, with what was being read. */
export class Cursor {
  readonly bytes: Uint8Array;
  readonly #what: string;
  #at = 0;

  constructor(bytes: Uint8Array, what: string) {
    this.bytes = bytes;
    this.#what = what;
  }

  get at(): number {
    return this.#at;
  }

  get left(): number {
    return this.bytes.length - this.#at;
  }

  /** A view, not a copy. */
  take(length: number): Uint8Array {
    if (length > this.left) throw this.endsEarly();
    const taken = this.bytes.subarray(this.#at, this.#at + length);
    this.#at += length;
    return taken;
  }

  u8(): number {
    const value = this.bytes[this.#at];
    if (value === undefined) throw this.endsEarly();
    this.#at += 1;
    return value;
  }

  u32(): number {
    return readU32(this.take(4), 0);
  }

  u64(): bigint {
    const low = this.u32();
    return (BigInt(this.u32()) << 32n) | BigInt(low);
  }

  /** A longer form than needed is refused, since it would not be written the same again (BIP174). */
  compactSize(): number {
    const first = this.u8();
    if (first < 0xfd) return first;
    if (first === 0xfd) return this.#minimal(this.u8() | (this.u8() << 8), 0xfd);
    if (first === 0xfe) return this.#minimal(this.u32(), 0x1_0000);
    throw this.fault('claims more than 4 GiB');
  }

  sized(): Uint8Array {
    return this.take(this.compactSize());
  }

  end(): void {
    if (this.left !== 0) throw this.fault(`has ${this.left} bytes left over`);
  }

  fault(detail: string): Refusal {
    return this.refusal({ part: this.#what, detail });
  }

  endsEarly(): Refusal {
    return this.refusal({ part: this.#what, problem: 'endsEarly' });
  }

  protected refusal(facts: Facts): Refusal {
    return new Refusal('ENCODING', facts);
  }

  #minimal(value: number, least: number): number {
    if (value < least) throw this.fault('has a length that is not written the short way');
    return value;
  }
}
