import { groupBy } from '../../base/groups.ts';
import { toHex, concat, u64le } from '../../base/bytes.ts';
import { Refusal, type Facts } from '../../base/refused.ts';
import { RgbCursor, u16le } from './bytes.ts';
import type { KeyedValue } from './fields.ts';
import { MAX_OPERATION_ITEMS } from './rgb-limits.ts';
import {
  OPOUT_BYTES,
  ascends,
  compareOpouts,
  readOpout,
  type Opout,
  type Transition,
  FORMAT_VERSION,
  type AssignmentItem,
  type Seal,
  sized16,
  writeMetadata,
  writeOpout,
  writeState,
  writeRevealed,
} from './transition.ts';
import { taggedHash, merkleRoot } from './merkle.ts';

/** A transition whose recomputed operation id is the one that it is shown under. */
export interface Operation {
  /** Hex. */
  readonly opid: string;
  readonly transition: Transition;
}

export interface Bundle {
  readonly contractId: Uint8Array;
  readonly bundleId: Uint8Array;
  readonly operations: readonly Operation[];
}

/**
 * Matches transitions with the input maps that commit to them (rgb-commitment.md 4); only maps are hashed, so both
 * must say the same. Throws Refusal RGB_HIDDEN if a map names what is not shown, COMMITMENT_MISMATCH, RGB_UNREADABLE.
 */
export function matchBundles(inputMaps: readonly KeyedValue[], operations: readonly Operation[]): Bundle[] {
  const byId = new Map(operations.map((operation) => [operation.opid, operation]));
  const committed = new Set<string>();
  const bundles = inputMaps.map(({ id: contractId, value }) => {
    const contract = toHex(contractId);
    const members = [...readInputMap(value)].map(([opid, closed]) => {
      const operation = byId.get(opid);
      if (operation === undefined) throw new Refusal('RGB_HIDDEN', { contract, operation: opid });
      const { transition } = operation;
      if (toHex(transition.contractId) !== contract)
        throw mismatch('the operation is of another contract', { contract, operation: opid });
      if (!closesTheSame(closed, transition.inputs))
        throw mismatch('the input map closes other inputs', { contract, operation: opid });
      committed.add(opid);
      return operation;
    });
    return { contractId, bundleId: bundleId(value), operations: members };
  });
  const stray = operations.find(({ opid }) => !committed.has(opid));
  if (stray !== undefined) throw mismatch('nothing commits to the operation', { operation: stray.opid });
  return bundles;
}

/** The id of a contract's map of closed inputs: its entries with their count in front. 32 bytes. */
export function bundleId(inputMap: Uint8Array): Uint8Array {
  return taggedHash('bundle', u16le(inputMap.length / ENTRY_BYTES), inputMap);
}

export const ENTRY_BYTES = OPOUT_BYTES + 32;

/** What operations (hex) close; strictly ascending, so nothing closes twice. Throws Refusal RGB_UNREADABLE, TOO_LARGE. */
export function readInputMap(bytes: Uint8Array): Map<string, Opout[]> {
  const cursor = new RgbCursor(bytes, 'input map');
  const count = Math.floor(bytes.length / ENTRY_BYTES);
  if (count === 0) throw cursor.fault('closes nothing');
  if (count > MAX_OPERATION_ITEMS)
    throw new Refusal('TOO_LARGE', { what: 'closed inputs', limit: `${MAX_OPERATION_ITEMS}` });
  const entries = cursor.list(count, ENTRY_BYTES, () => ({
    opout: readOpout(cursor),
    spender: toHex(cursor.take(32)),
  }));
  cursor.end();
  if (!ascends(entries, (a, b) => compareOpouts(a.opout, b.opout))) throw cursor.fault('is in another order');
  const bySpender = [...groupBy(entries, ({ spender }) => spender)];
  return new Map(bySpender.map(([spender, closed]) => [spender, closed.map(({ opout }) => opout)]));
}

/** Whether the two lists, which both ascend, are equal. */
export function closesTheSame(closed: readonly Opout[], inputs: readonly Opout[]): boolean {
  return (
    closed.length === inputs.length &&
    closed.every((opout, i) => {
      const input = inputs[i];
      return input !== undefined && compareOpouts(opout, input) === 0;
    })
  );
}

function mismatch(detail: string, facts: Facts): Refusal {
  return new Refusal('COMMITMENT_MISMATCH', { detail, ...facts });
}

/** rgb-commitment.md 3: 32 bytes. Revealed seals count as their secret ones, and the signature does not count. */
export function operationId(transition: Transition): Uint8Array {
  return taggedHash('operation', operationMessage(transition));
}

/** The 173 bytes that the id is the hash of. */
export function operationMessage(transition: Transition): Uint8Array {
  const { nonce, contractId, type } = transition;
  return concat([
    u16le(FORMAT_VERSION),
    u64le(nonce),
    Uint8Array.of(IS_TRANSITION),
    contractId,
    u16le(type),
    ...operationBody(transition),
  ]);
}

/** A genesis commits to these in the same way: the last 128 bytes of its message. */
export function operationBody({
  metadata,
  globals,
  inputs,
  assignments,
}: Pick<Transition, 'metadata' | 'globals' | 'inputs' | 'assignments'>): readonly Uint8Array[] {
  return [
    metadata.length === 0 ? NO_METADATA : taggedHash('value', writeMetadata(metadata)),
    merkleRoot(globals.flatMap((global) => global.values.map((value) => globalLeaf(global.type, value)))),
    merkleRoot(inputs.map(inputLeaf)),
    merkleRoot(assignments.flatMap(({ type, items }) => items.map((item) => assignmentLeaf(type, item)))),
  ];
}

export function inputLeaf(opout: Opout): Uint8Array {
  return taggedHash('node', writeOpout(opout));
}

export function assignmentLeaf(type: number, { seal, state }: AssignmentItem): Uint8Array {
  return taggedHash('node', u16le(type), writeState(state), secretSealOf(seal));
}

function globalLeaf(type: number, value: Uint8Array): Uint8Array {
  return taggedHash('node', u16le(type), sized16(value));
}

const NO_METADATA = taggedHash('value', writeMetadata([]));
/** The byte that tells a transition from a genesis. */
const IS_TRANSITION = 1;

/** What a seal is known by to everyone but its owner: 32 bytes. A revealed one is concealed (rgb-commitment.md 2). */
export function secretSealOf(seal: Seal): Uint8Array {
  return seal.kind === 'secret' ? seal.secretSeal : taggedHash('seal', writeRevealed(seal));
}
