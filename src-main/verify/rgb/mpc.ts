import { concat, u32le } from '../../base/bytes.ts';
import { Refusal } from '../../base/refused.ts';
import { u16le } from './bytes.ts';
import { MAX_CONTRACTS, MAX_MPC_DEPTH } from './rgb-limits.ts';
import { merkleRoot, taggedHash } from './merkle.ts';

/** What one contract puts into the common commitment. Both 32 bytes. */
export interface MpcMessage {
  readonly contractId: Uint8Array;
  readonly bundleId: Uint8Array;
}

export interface MpcTree {
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
 * equal commitment leaves no room for a hidden contract. Throws Refusal TOO_LARGE beyond the caps of rgb-limits.ts.
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
