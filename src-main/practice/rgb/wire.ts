import { concatBytes, sha256 } from '@scure/btc-signer/utils.js';

/** Whole numbers as RGB writes them: little-endian, of fixed width. */
export function u8(value: number): Uint8Array {
  return Uint8Array.of(value);
}

export function u16(value: number): Uint8Array {
  return whole(BigInt(value), 2);
}

export function u32(value: number): Uint8Array {
  return whole(BigInt(value), 4);
}

export function u64(value: bigint): Uint8Array {
  return whole(value, 8);
}

/** A tagged hash as BIP340 has it. */
export function tagged(tag: string, ...parts: readonly Uint8Array[]): Uint8Array {
  const hashed = sha256(new TextEncoder().encode(tag));
  return sha256(concatBytes(hashed, hashed, ...parts));
}

/** Ascending by bytes; a shorter one that agrees comes first. */
export function compareBytes(a: Uint8Array, b: Uint8Array): number {
  return Buffer.compare(a, b);
}

function whole(value: bigint, bytes: number): Uint8Array {
  if (value < 0n || value >= 1n << BigInt(8 * bytes)) throw new Error('a number out of its range');
  return Uint8Array.from({ length: bytes }, (_, i) => Number((value >> BigInt(8 * i)) & 0xffn));
}
