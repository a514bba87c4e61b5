import { Refusal, type Facts } from './refusal.ts';

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

  /** BIP174 and the transaction format: compact sizes. A longer form than needed would not come out the same again. */
  compactSize(): number {
    const first = this.u8();
    if (first < 0xfd) return first;
    if (first === 0xfd) return this.#minimal(this.u8() | (this.u8() << 8), 0xfd);
    if (first === 0xfe) return this.#minimal(this.u32(), 0x1_0000);
    throw this.fault('claims more than 4 GiB');
  }

  /** A compact size, then as many bytes. */
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

/** Little-endian, at an offset that the caller knows to lie inside. */
export function readU32(bytes: Uint8Array, at: number): number {
  const byte = (offset: number): number => bytes[at + offset] ?? 0;
  return (byte(0) | (byte(1) << 8) | (byte(2) << 16) | (byte(3) << 24)) >>> 0;
}

export function u32le(value: number): Uint8Array {
  return Uint8Array.of(value & 0xff, (value >>> 8) & 0xff, (value >>> 16) & 0xff, value >>> 24);
}

/** Big-endian, as BIP32 numbers children. */
export function u32be(value: number): Uint8Array {
  return u32le(value).reverse();
}

export function u64le(value: bigint): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, value, true);
  return bytes;
}

export function compactSize(value: number): Uint8Array {
  if (value < 0xfd) return Uint8Array.of(value);
  if (value <= 0xffff) return Uint8Array.of(0xfd, value & 0xff, value >>> 8);
  return Uint8Array.of(0xfe, ...u32le(value));
}

export function concat(parts: readonly Uint8Array[]): Uint8Array {
  let length = 0;
  for (const part of parts) length += part.length;
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

export function sameBytes(a: Uint8Array, b: Uint8Array): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

export function toHex(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('hex');
}

/** Of a text that is hex. Not a Buffer: that has a toJSON. */
export function fromHex(text: string): Uint8Array {
  return Uint8Array.from(Buffer.from(text, 'hex'));
}
