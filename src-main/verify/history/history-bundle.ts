import { ENTRY_BYTES } from '../rgb/bundle.ts';
import { transitionAt, type Transition } from '../rgb/transition.ts';
import { MAX_PROOF_DEPTH } from '../rgb/rgb-limits.ts';
import type { ConsignmentCursor } from './consignment-cursor.ts';
import { witnessAt, type ShownWitness } from './witness-transaction.ts';

/** What one transaction does to the contract (rgb-history.md 4), nothing of it judged. */
export interface HistoryBundle {
  readonly bytes: Uint8Array;
  readonly witness: ShownWitness;
  readonly proof: MpcProof;
  /** Without its count. */
  readonly inputMap: Uint8Array;
  readonly operations: readonly ShownOperation[];
}

/** The way from the contract's leaf to the commitment. */
export interface MpcProof {
  readonly position: number;
  readonly cofactor: number;
  /** 32 bytes each; the sibling right below the root first. */
  readonly path: readonly Uint8Array[];
}

export interface ShownOperation {
  /** As the file says. */
  readonly opid: Uint8Array;
  readonly transition: Transition;
}

/** Throws Refusal RGB_UNREADABLE, ENCODING, HistoryRefusal TOO_LARGE. */
export function bundleAt(cursor: ConsignmentCursor): HistoryBundle {
  const from = cursor.at;
  const witness = witnessAt(cursor);
  const proof = proofAt(cursor);
  // Tapret is legal, but rgb-lib makes none.
  cursor.known(OPRET, 'proof of the commitment');
  const entries = cursor.u16();
  cursor.count(entries);
  const inputMap = cursor.take(entries * ENTRY_BYTES);
  const operations = cursor.list(cursor.u16(), LEAST_OPERATION_BYTES, () => ({
    opid: cursor.take(32),
    transition: transitionAt(cursor),
  }));
  if (operations.length === 0) throw cursor.fault('has a bundle without a transition');
  return { bytes: cursor.since(from), witness, proof, inputMap, operations };
}

/** The id and a transition that closes one thing and assigns nothing. */
const LEAST_OPERATION_BYTES = 32 + 87;
const OPRET = 2;

function proofAt(cursor: ConsignmentCursor): MpcProof {
  const position = cursor.u32();
  const cofactor = cursor.u16();
  const depth = cursor.u8();
  if (depth > MAX_PROOF_DEPTH) throw cursor.fault(`has a proof of depth ${depth}`);
  return { position, cofactor, path: cursor.list(depth, 32, () => cursor.take(32)) };
}
