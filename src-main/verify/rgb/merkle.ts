import { createHash, hash } from 'node:crypto';
import { concat } from '../../base/bytes.ts';

/** The tags that RGB's commitments are kept apart by (rgb-commitment.md, before 1; rgb-history.md 5). */
const TAGS = {
  operation: 'urn:lnp-bp:rgb:operation#2024-02-03',
  bundle: 'urn:lnp-bp:rgb:bundle#2024-02-03',
  node: 'urn:ubideco:merkle:node#2024-01-31',
  mpc: 'urn:ubideco:mpc:commitment#2024-01-31',
  value: 'urn:ubideco:strict-types:value-hash#2024-02-10',
  seal: 'urn:lnp-bp:seals:secret#2024-02-03',
  schema: 'urn:lnp-bp:rgb:schema#2024-02-03',
} as const;

export type HashTag = keyof typeof TAGS;

/** `T(tag, m)`: SHA-256 of the tag's hash, twice, and the message, which may come in parts. 32 bytes. */
export function taggedHash(tag: HashTag, ...message: readonly Uint8Array[]): Uint8Array {
  const sheet = sheets[tag];
  let length = PREFIX_BYTES;
  for (const part of message) {
    if (length + part.length > SHEET_BYTES) return inParts(sheet.subarray(0, PREFIX_BYTES), message);
    sheet.set(part, length);
    length += part.length;
  }
  return hash('sha256', sheet.subarray(0, length), 'buffer');
}

const PREFIX_BYTES = 64;
/** Nearly all messages are shorter. Written onto one sheet and hashed in one call, they take half as long. */
const SHEET_BYTES = 512;

const sheets: Readonly<Record<HashTag, Uint8Array>> = {
  operation: sheetOf(TAGS.operation),
  bundle: sheetOf(TAGS.bundle),
  node: sheetOf(TAGS.node),
  mpc: sheetOf(TAGS.mpc),
  value: sheetOf(TAGS.value),
  seal: sheetOf(TAGS.seal),
  schema: sheetOf(TAGS.schema),
};

function sheetOf(tag: string): Uint8Array {
  const hashed = createHash('sha256').update(tag, 'ascii').digest();
  return concat([hashed, hashed, new Uint8Array(SHEET_BYTES - PREFIX_BYTES)]);
}

function inParts(prefix: Uint8Array, message: readonly Uint8Array[]): Uint8Array {
  const whole = createHash('sha256').update(prefix);
  for (const part of message) whole.update(part);
  return whole.digest();
}

/** `M(leaves)` of rgb-commitment.md 3: one leaf is its own root, everything else hangs below a node of depth 0. */
export function merkleRoot(leaves: readonly Uint8Array[]): Uint8Array {
  const [only] = leaves;
  if (only === undefined) return ROOT_OF_NOTHING;
  return leaves.length === 1 ? only : merkleSubtree(leaves, 0, leaves.length);
}

/** `R(list, depth)`: each node commits to its depth and to the number of all leaves, so no subtree passes for a tree. */
export function merkleSubtree(leaves: readonly Uint8Array[], depth: number, width: number): Uint8Array {
  const [first = NOTHING, second = NOTHING] = leaves;
  if (leaves.length <= 2) return merkleNode(leaves.length, depth, width, first, second);
  const half = Math.ceil(leaves.length / 2);
  return merkleNode(
    2,
    depth,
    width,
    merkleSubtree(leaves.slice(0, half), depth + 1, width),
    merkleSubtree(leaves.slice(half), depth + 1, width),
  );
}

const NOTHING = new Uint8Array(32).fill(0xff);

/** `NODE` of rgb-commitment.md 3. `width`: the number of all leaves of its tree, below 2^32. */
export function merkleNode(
  branches: number,
  depth: number,
  width: number,
  left: Uint8Array,
  right: Uint8Array,
): Uint8Array {
  // The width is a 256-bit number, little-endian; ours fit into its first four bytes.
  const head = new Uint8Array(34);
  const view = new DataView(head.buffer);
  view.setUint8(0, branches);
  view.setUint8(1, depth);
  view.setUint32(2, width, true);
  return taggedHash('node', head, left, right);
}

const ROOT_OF_NOTHING = merkleSubtree([], 0, 0);
