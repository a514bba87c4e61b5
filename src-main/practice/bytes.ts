import { concatBytes, sha256 } from '@scure/btc-signer/utils.js';

export function hexFromBytes(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('hex');
}

export function bytesFromHex(hex: string): Uint8Array {
  return Uint8Array.from(Buffer.from(hex, 'hex'));
}

/** As hashed: people write a txid's bytes in reverse. */
export function txidBytes(txid: string): Uint8Array {
  return bytesFromHex(txid).reverse();
}

export function textBytes(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

/** RGB's integers: little-endian, fixed width. */
export function byte(value: number): Uint8Array {
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

export function withLength(written: (length: number) => Uint8Array, bytes: Uint8Array): Uint8Array {
  return concatBytes(written(bytes.length), bytes);
}

/** BIP340's tagged hash. */
export function tagged(tag: string, ...parts: readonly Uint8Array[]): Uint8Array {
  const hashed = sha256(textBytes(tag));
  return sha256(concatBytes(hashed, hashed, ...parts));
}

export function byByteOrder(a: Uint8Array, b: Uint8Array): number {
  return Buffer.compare(a, b);
}

function whole(value: bigint, bytes: number): Uint8Array {
  if (value < 0n || value >= 1n << BigInt(8 * bytes)) throw new Error('a number out of its range');
  return Uint8Array.from({ length: bytes }, (_, i) => Number((value >> BigInt(8 * i)) & 0xffn));
}

const NODE = 'urn:ubideco:merkle:node#2024-01-31';
const ABSENT = new Uint8Array(32).fill(0xff);

export function leaf(...parts: readonly Uint8Array[]): Uint8Array {
  return tagged(NODE, ...parts);
}

/** The root over leaves in their order; one leaf is its own root (rgb-commitment.md 3). */
export function txidMerkleRoot(leaves: readonly Uint8Array[]): Uint8Array {
  const [only] = leaves;
  if (only !== undefined && leaves.length === 1) return only;
  return subtree(leaves, 0, leaves.length);
}

export function merklePath(leaves: readonly Uint8Array[], place: number): Uint8Array[] {
  const path: Uint8Array[] = [];
  let list = leaves;
  for (let at = place; list.length > 1;) {
    const half = list.length / 2;
    const [left, right] = [list.slice(0, half), list.slice(half)];
    const [own, other] = at < half ? [left, right] : [right, left];
    path.push(other.length === 1 ? (other[0] ?? ABSENT) : subtree(other, path.length + 1, leaves.length));
    at %= half;
    list = own;
  }
  return path;
}

function subtree(leaves: readonly Uint8Array[], depth: number, all: number): Uint8Array {
  const width = Uint8Array.from({ length: 32 }, (_, i) => (i < 4 ? (all >>> (8 * i)) & 0xff : 0));
  const node = (branches: number, left: Uint8Array, right: Uint8Array) =>
    tagged(NODE, byte(branches), byte(depth), width, left, right);
  const [a = ABSENT, b = ABSENT] = leaves;
  if (leaves.length <= 2) return node(leaves.length, a, b);
  const half = Math.ceil(leaves.length / 2);
  return node(2, subtree(leaves.slice(0, half), depth + 1, all), subtree(leaves.slice(half), depth + 1, all));
}
