import { tagged, u8 } from './wire.ts';

const NODE = 'urn:ubideco:merkle:node#2024-01-31';
const ABSENT = new Uint8Array(32).fill(0xff);

export function leaf(...parts: readonly Uint8Array[]): Uint8Array {
  return tagged(NODE, ...parts);
}

/** The root over leaves in their order; one leaf is its own root (rgb-commitment.md 3). */
export function merkleRoot(leaves: readonly Uint8Array[]): Uint8Array {
  const [only] = leaves;
  if (only !== undefined && leaves.length === 1) return only;
  const width = Uint8Array.from({ length: 32 }, (_, i) => (i < 4 ? (leaves.length >>> (8 * i)) & 0xff : 0));
  const node = (branches: number, depth: number, left: Uint8Array, right: Uint8Array) =>
    tagged(NODE, u8(branches), u8(depth), width, left, right);
  const root = (list: readonly Uint8Array[], depth: number): Uint8Array => {
    const [a = ABSENT, b = ABSENT] = list;
    if (list.length <= 2) return node(list.length, depth, a, b);
    const half = Math.ceil(list.length / 2);
    return node(2, depth, root(list.slice(0, half), depth + 1), root(list.slice(half), depth + 1));
  };
  return root(leaves, 0);
}
