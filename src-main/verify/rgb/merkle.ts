import { createHash, hash } from 'node:crypto';
import { concat, u32le } from '../../base/bytes.ts';
import { Refusal } from '../../base/errors.ts';
import { MAX_CONTRACTS, MAX_MPC_DEPTH, u16le } from './transition.ts';

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

/** What one contract puts into the common commitment. Both 32 bytes. */
interface MpcMessage {
  readonly contractId: Uint8Array;
  readonly bundleId: Uint8Array;
}

interface MpcTree {
  readonly depth: number;
  readonly cofactor: number;
  /** The place of each message, in the order of the messages. */
  readonly positions: readonly number[];
  /** All 2^depth of them. */
  readonly leaves: readonly Uint8Array[];
  readonly root: Uint8Array;
  /** The 32 bytes of the OP_RETURN. */
  readonly commitment: Uint8Array;
  /** The value that MPC/11 must have. */
  readonly proofBlock: Uint8Array;
}

/**
 * Commits to these contracts and no others (rgb-commitment.md 5): every free leaf follows from the entropy, so an
 * equal commitment leaves no room for a hidden contract. Throws Refusal TOO_LARGE beyond the caps of transition.ts.
 */
export function buildMpcTree(
  messages: readonly MpcMessage[],
  entropy: Uint8Array,
  minDepth: number,
): MpcTree {
  if (messages.length > MAX_CONTRACTS) throw tooLarge('contracts', messages.length, MAX_CONTRACTS);
  const { depth, cofactor, positions } = place(messages, minDepth);
  const taken = new Map(positions.map((position, i) => [position, messages[i]]));
  const depthByte = Uint8Array.of(depth);
  const leaves: Uint8Array[] = [];
  const shown: Uint8Array[] = [];
  for (let position = 0; position < 2 ** depth; position++) {
    const message = taken.get(position);
    const leaf =
      message === undefined ? taggedHash('node', FREE_LEAF, entropy, u32le(position)) : messageLeaf(message);
    leaves.push(leaf);
    if (message === undefined) shown.push(HASHED, depthByte, leaf);
    else shown.push(NAMED, message.contractId, message.bundleId);
  }
  const root = merkleRoot(leaves);
  const head = concat([depthByte, u16le(cofactor)]);
  return {
    depth,
    cofactor,
    positions,
    leaves,
    root,
    commitment: mpcCommitment(depth, cofactor, root),
    proofBlock: concat([head, u32le(leaves.length), ...shown, WITH_ENTROPY, entropy]),
  };
}

export function messageLeaf({ contractId, bundleId }: MpcMessage): Uint8Array {
  return taggedHash('node', TAKEN_LEAF, contractId, bundleId);
}

export function mpcCommitment(depth: number, cofactor: number, root: Uint8Array): Uint8Array {
  return taggedHash('mpc', Uint8Array.of(depth), u16le(cofactor), root);
}

/** Where a contract has its leaf: its id as a 256-bit little-endian number, modulo the places there are. */
export function mpcPosition(contractId: Uint8Array, depth: number, cofactor: number): number {
  const places = Math.max(2 ** depth - cofactor, 1);
  return contractId.reduceRight((rest, byte) => (rest * 256 + byte) % places, 0);
}

const TAKEN_LEAF = Uint8Array.of(0x10);
const FREE_LEAF = Uint8Array.of(0x11);
/** How MPC/11 marks a leaf: as a mere hash, or as a contract with its bundle. */
const HASHED = Uint8Array.of(0);
const NAMED = Uint8Array.of(1);
const WITH_ENTROPY = Uint8Array.of(1);
/** So many cofactors are tried before the tree grows. */
const MAX_COFACTOR = 500;

/** The least depth, and there the least cofactor, at which no two contracts fall on one leaf. */
function place(
  messages: readonly MpcMessage[],
  minDepth: number,
): Pick<MpcTree, 'depth' | 'cofactor' | 'positions'> {
  let widthBefore = 1;
  for (let depth = minDepth; depth <= MAX_MPC_DEPTH; depth++) {
    const width = 2 ** depth;
    // With fewer places than contracts no cofactor helps, and the first clash shows it.
    for (let cofactor = 0; cofactor <= Math.min(widthBefore, MAX_COFACTOR); cofactor++) {
      const positions = spread(messages, depth, cofactor);
      if (positions !== null) return { depth, cofactor, positions };
    }
    widthBefore = width;
  }
  throw tooLarge('depth', minDepth, MAX_MPC_DEPTH);
}

function spread(messages: readonly MpcMessage[], depth: number, cofactor: number): number[] | null {
  const taken = new Set<number>();
  for (const { contractId } of messages) {
    const position = mpcPosition(contractId, depth, cofactor);
    if (taken.has(position)) return null;
    taken.add(position);
  }
  return [...taken];
}

function tooLarge(what: string, count: number, limit: number): Refusal {
  return new Refusal('TOO_LARGE', { what, count: `${count}`, limit: `${limit}` });
}
