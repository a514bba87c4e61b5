import { sameBytes } from '../psbt/bytes.ts';
import { RgbCursor, compareBytes } from './bytes.ts';
import { FORMAT_VERSION, STATE_CLASSES, U64_TAG } from './transition.ts';
import type { AssignmentItem, Assignments, Opout, Seal, State, Transition } from './transition.ts';
import { writeTransition } from './write-transition.ts';

/**
 * Reads the value of an RGB/01 field (rgb-commitment.md 2) to its last byte. Whatever is in another order, of another
 * version or of an unknown kind is refused, not skipped: Refusal RGB_UNREADABLE.
 */
export function readTransition(bytes: Uint8Array): Transition {
  const cursor = new RgbCursor(bytes, 'transition');
  const transition = transitionAt(cursor);
  cursor.end();
  // Holds by what is above; a second lock, since what is hashed is what was understood and not these bytes.
  if (!sameBytes(writeTransition(transition), bytes)) throw cursor.fault('is not written the one way');
  return transition;
}

/** The same where other things follow it, as in a consignment. */
export function transitionAt(cursor: RgbCursor): Transition {
  const version = cursor.u16();
  if (version !== FORMAT_VERSION) throw cursor.fault(`has format version ${version}`);
  const contractId = cursor.take(32);
  const nonce = cursor.u64();
  const type = cursor.u16();
  const metadata = metadataAt(cursor);
  const globals = globalsAt(cursor);
  const inputs = cursor.list(cursor.u16(), OPOUT_BYTES, () => readOpout(cursor));
  if (inputs.length === 0) throw cursor.fault('closes nothing');
  if (!ascends(inputs, compareOpouts)) throw cursor.fault('has its inputs in another order');
  const assignments = assignmentsAt(cursor, readSeal);
  const signature = readSignature(cursor);
  return { contractId, nonce, type, metadata, globals, inputs, assignments, signature };
}

export function metadataAt(cursor: RgbCursor): Transition['metadata'] {
  const metadata = cursor.list(cursor.u8(), 4, () => ({ type: cursor.u16(), bytes: cursor.sized16() }));
  refuseOrder(cursor, metadata);
  return metadata;
}

export function globalsAt(cursor: RgbCursor): Transition['globals'] {
  const globals = cursor.list(cursor.u8(), 4, () => ({
    type: cursor.u16(),
    values: cursor.list(cursor.u16(), 2, () => cursor.sized16()),
  }));
  refuseOrder(cursor, globals);
  return globals;
}

/** `seal`: how one is written, which is otherwise in a genesis than in a transition. */
export function assignmentsAt(cursor: RgbCursor, seal: (cursor: RgbCursor) => Seal): readonly Assignments[] {
  const assignments = cursor.list(cursor.u16(), 5, () => readAssignments(cursor, seal));
  refuseOrder(cursor, assignments);
  return assignments;
}

export const OPOUT_BYTES = 36;

export function readOpout(cursor: RgbCursor): Opout {
  return { opid: cursor.take(32), type: cursor.u16(), no: cursor.u16() };
}

export function compareOpouts(a: Opout, b: Opout): number {
  return compareBytes(a.opid, b.opid) || a.type - b.type || a.no - b.no;
}

/** Strictly: nothing comes twice. */
export function ascends<T>(items: readonly T[], compare: (a: T, b: T) => number): boolean {
  return items.every((item, i) => {
    const before = items[i - 1];
    return before === undefined || compare(before, item) < 0;
  });
}

function refuseOrder(cursor: RgbCursor, listed: readonly { readonly type: number }[]): void {
  if (!ascends(listed, (a, b) => a.type - b.type)) throw cursor.fault('has its types in another order');
}

function readAssignments(cursor: RgbCursor, sealAt: (cursor: RgbCursor) => Seal): Assignments {
  const type = cursor.u16();
  const number = cursor.u8();
  const kind = STATE_CLASSES[number];
  if (kind === undefined) throw cursor.fault(`has state of class ${number}`);
  const items = cursor.list(cursor.u16(), LEAST_ITEM_BYTES, (): AssignmentItem => {
    const seal = sealAt(cursor);
    return { seal, state: readState(cursor, kind) };
  });
  if (items.length === 0) throw cursor.fault('assigns a type to nobody');
  return { type, kind, items };
}

/** A seal on an output of this transaction: two tags, vout, blinding. */
const LEAST_ITEM_BYTES = 14;

function readSeal(cursor: RgbCursor): Seal {
  if (readTag(cursor, 'seal') === 1) return { kind: 'secret', secretSeal: cursor.take(32) };
  const txid = readTag(cursor, 'seal pointer') === 1 ? cursor.take(32) : null;
  return { kind: 'revealed', txid, vout: cursor.u32(), blinding: cursor.u64() };
}

function readState(cursor: RgbCursor, kind: State['kind']): State {
  if (kind === 'void') return { kind };
  if (kind === 'structured') return { kind, bytes: cursor.sized16() };
  const tag = cursor.u8();
  if (tag !== U64_TAG) throw cursor.fault(`has an amount of kind ${tag}`);
  return { kind, amount: cursor.u64() };
}

function readSignature(cursor: RgbCursor): Uint8Array | null {
  return readTag(cursor, 'signature') === 1 ? cursor.take(64) : null;
}

/** 0 or 1; anything else is a kind that is not known. */
export function readTag(cursor: RgbCursor, what: string): 0 | 1 {
  const tag = cursor.u8();
  if (tag !== 0 && tag !== 1) throw cursor.fault(`has a ${what} of kind ${tag}`);
  return tag;
}
