import { BOUNDS } from '../../../src-preload/contract/bounds.ts';
import { sameBytes, concat, u32le, u64le, toHex } from '../../base/bytes.ts';
import { Refusal, type Facts } from '../../base/errors.ts';
import { Cursor } from '../psbt/transaction.ts';

/** Closed inputs and assignments. Each costs the main loop 2 or 3 hashes; the largest PSBT could hold four times as many. */
export const MAX_OPERATION_ITEMS = 10_000;
/** As many outputs as a transaction may have, and change. rgb-lib never comes near; more is made to trip its readers. */
export const MAX_ASSIGNMENTS = 2_100;
/** Real sends move one to three assets; with more the commitment tree grows by their square. */
export const MAX_CONTRACTS = 100;
/** 4,096 leaves: a hundred contracts find places in a quarter of them. */
export const MAX_MPC_DEPTH = 12;

export const MAX_CONSIGNMENT_BYTES = BOUNDS.consignmentBytes;
/** 5,000 transfers list 60,000 things, 8 MB of genuine ones 250,000; each takes a few hundred bytes of memory. */
export const MAX_CONSIGNMENT_ITEMS = 500_000;
/** A proof of one contract shows 32 bytes for each level. */
export const MAX_PROOF_DEPTH = 31;
/** Attachments of a unique asset (its schema). */
export const MAX_ATTACHMENTS = 20;

/** An operation's output, as a later transition names it. */
export interface Opout {
  /** 32 bytes; the contract id if the genesis made it. */
  readonly opid: Uint8Array;
  readonly type: number;
  readonly no: number;
}

export interface RevealedSeal {
  readonly kind: 'revealed';
  /** In the order of the bytes, not as people write it; null is the very transaction that commits to it. */
  readonly txid: Uint8Array | null;
  readonly vout: number;
  readonly blinding: bigint;
}

export type Seal = RevealedSeal | { readonly kind: 'secret'; readonly secretSeal: Uint8Array };

export type State =
  | { readonly kind: 'void' }
  | { readonly kind: 'fungible'; readonly amount: bigint }
  | { readonly kind: 'structured'; readonly bytes: Uint8Array };

export interface AssignmentItem {
  readonly seal: Seal;
  readonly state: State;
}

/** All assignments of one type; a later transition names one by its place in `items`. */
export interface Assignments {
  readonly type: number;
  readonly kind: State['kind'];
  readonly items: readonly AssignmentItem[];
}

/** A state transition as the PSBT's RGB/01 holds it (rgb-commitment.md 2), nothing of it judged. */
export interface Transition {
  readonly contractId: Uint8Array;
  readonly nonce: bigint;
  readonly type: number;
  readonly metadata: readonly { readonly type: number; readonly bytes: Uint8Array }[];
  readonly globals: readonly { readonly type: number; readonly values: readonly Uint8Array[] }[];
  readonly inputs: readonly Opout[];
  readonly assignments: readonly Assignments[];
  /** 64 bytes; the operation id does not cover it. */
  readonly signature: Uint8Array | null;
}

export const FORMAT_VERSION = 0;
export const TRANSFER = 10_000;
export const ASSET_OWNER = 4_000;

/** The index of each class of state is its byte. */
const STATE_CLASSES = ['void', 'fungible', 'structured'] as const satisfies readonly State['kind'][];
/** Fungible state is tagged with its width in bytes; only 64-bit amounts exist. */
const U64_TAG = 8;

/** Reads RGB/01 whole (rgb-commitment.md 2). Another order, version or kind is refused, not skipped: RGB_UNREADABLE. */
export function readTransition(bytes: Uint8Array): Transition {
  const cursor = new RgbCursor(bytes, 'transition');
  const transition = transitionAt(cursor);
  cursor.end();
  // This always holds. It is a second lock, because the id is the hash of what was read here, not of these bytes.
  if (!sameBytes(writeTransition(transition), bytes)) throw cursor.fault('is not written the one way');
  return transition;
}

/** Other things may follow it, as in a consignment. */
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

/** `seal` reads a seal, which a genesis writes otherwise than a transition. */
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

export function readTag(cursor: RgbCursor, what: string): 0 | 1 {
  const tag = cursor.u8();
  if (tag !== 0 && tag !== 1) throw cursor.fault(`has a ${what} of kind ${tag}`);
  return tag;
}

/** The one way in which a transition is written (rgb-commitment.md 2). */
export function writeTransition(transition: Transition): Uint8Array {
  const { contractId, nonce, type, metadata, globals, inputs, assignments, signature } = transition;
  return concat([
    u16le(FORMAT_VERSION),
    contractId,
    u64le(nonce),
    u16le(type),
    writeMetadata(metadata),
    u8(globals.length),
    ...globals.flatMap((global) => [
      u16le(global.type),
      u16le(global.values.length),
      ...global.values.map(sized16),
    ]),
    u16le(inputs.length),
    ...inputs.map(writeOpout),
    u16le(assignments.length),
    ...assignments.flatMap(({ type: owned, kind, items }) => [
      u16le(owned),
      Uint8Array.of(STATE_CLASSES.indexOf(kind)),
      u16le(items.length),
      ...items.flatMap(({ seal, state }) => [writeSeal(seal), writeState(state)]),
    ]),
    ...(signature === null ? [Uint8Array.of(0)] : [Uint8Array.of(1), signature]),
  ]);
}

/** A count, then the entries: what the operation id's metadata hash is taken of. */
export function writeMetadata(metadata: Transition['metadata']): Uint8Array {
  return concat([
    u8(metadata.length),
    ...metadata.flatMap(({ type, bytes }) => [u16le(type), sized16(bytes)]),
  ]);
}

export function writeOpout({ opid, type, no }: Opout): Uint8Array {
  return concat([opid, u16le(type), u16le(no)]);
}

/** Without the byte that tells it from a secret one: what the secret seal is the hash of. */
export function writeRevealed({ txid, vout, blinding }: RevealedSeal): Uint8Array {
  const pointer = txid === null ? [Uint8Array.of(0)] : [Uint8Array.of(1), txid];
  return concat([...pointer, u32le(vout), u64le(blinding)]);
}

export function writeState(state: State): Uint8Array {
  switch (state.kind) {
    case 'void':
      return new Uint8Array(0);
    case 'fungible':
      return concat([Uint8Array.of(U64_TAG), u64le(state.amount)]);
    case 'structured':
      return sized16(state.bytes);
  }
}

export function sized16(bytes: Uint8Array): Uint8Array {
  return concat([u16le(bytes.length), bytes]);
}

function writeSeal(seal: Seal): Uint8Array {
  return seal.kind === 'revealed'
    ? concat([Uint8Array.of(0), writeRevealed(seal)])
    : concat([Uint8Array.of(1), seal.secretSeal]);
}

export interface Assigned {
  /** Its place among the operation's assignments: a later transfer closes it as `opid/4000/no`. */
  readonly no: number;
  /** Base units; the fraction of a unique asset. */
  readonly amount: bigint;
  /** Which token of a unique asset; null for an asset that is only counted. */
  readonly tokenIndex: number | null;
  readonly seal: AssignedSeal;
}

type AssignedSeal =
  /** Hex. Only its owner can show whose it is. */
  | { readonly kind: 'secret'; readonly secretSeal: string }
  | { readonly kind: 'output'; readonly vout: number }
  /** An output that exists already; `txid` as people write it. */
  | { readonly kind: 'outpoint'; readonly txid: string; readonly vout: number };

/** Throws Refusal RGB_TRANSITION_TYPE for another type (inflation, burn, link), other rights, or what no transfer has. */
export function transferAssignments(opid: string, transition: Transition): Assigned[] {
  const { type, metadata, globals, signature, assignments } = transition;
  const refuse = (facts: Facts): Refusal => new Refusal('RGB_TRANSITION_TYPE', { operation: opid, ...facts });
  if (type !== TRANSFER) throw refuse({ type: `${type}` });
  if (metadata.length > 0 || globals.length > 0 || signature !== null)
    throw refuse({ problem: 'moreThanTransfer' });
  return assignments.flatMap((owned) => {
    if (owned.type !== ASSET_OWNER) throw refuse({ assignment: `${owned.type}` });
    return owned.items.map(({ seal, state }, no): Assigned => {
      const quantity = readQuantity(state);
      if (quantity === null) throw refuse({ problem: 'assignsNothing' });
      return { no, ...quantity, seal: describeSeal(seal) };
    });
  });
}

function readQuantity(state: State): Pick<Assigned, 'amount' | 'tokenIndex'> | null {
  switch (state.kind) {
    case 'void':
      return null;
    case 'fungible':
      return { amount: state.amount, tokenIndex: null };
    case 'structured': {
      // UDA: which token, and how much of it.
      const cursor = new RgbCursor(state.bytes, 'token');
      const tokenIndex = cursor.u32();
      const amount = cursor.u64();
      cursor.end();
      return { amount, tokenIndex };
    }
  }
}

function describeSeal(seal: Seal): AssignedSeal {
  if (seal.kind === 'secret') return { kind: 'secret', secretSeal: toHex(seal.secretSeal) };
  const { txid, vout } = seal;
  if (txid === null) return { kind: 'output', vout };
  return { kind: 'outpoint', txid: toHex(Uint8Array.from(txid).reverse()), vout };
}

/** Reads RGB's strict encoding: little-endian integers, each length fixed or written. Faults are RGB_UNREADABLE. */
export class RgbCursor extends Cursor {
  u16(): number {
    const low = this.u8();
    return low | (this.u8() << 8);
  }

  sized16(): Uint8Array {
    return this.take(this.u16());
  }

  /** No memory is set aside for a claimed count: its items must fit into the bytes that are left. */
  list<T>(count: number, leastBytes: number, item: (index: number) => T): T[] {
    if (count * leastBytes > this.left) throw this.fault(`claims ${count} items in ${this.left} bytes`);
    const items: T[] = [];
    for (let i = 0; i < count; i++) items.push(item(i));
    return items;
  }

  protected override refusal(facts: Facts): Refusal {
    return new Refusal('RGB_UNREADABLE', facts);
  }
}

/** Throws a RangeError for what one byte does not hold. */
function u8(value: number): Uint8Array {
  if (value > 0xff) throw new RangeError(`${String(value)} does not fit in one byte`);
  return Uint8Array.of(value);
}

/** Throws a RangeError for what two bytes do not hold: a count that wrapped would be another one. */
export function u16le(value: number): Uint8Array {
  if (value > 0xffff) throw new RangeError(`${String(value)} does not fit in two bytes`);
  return Uint8Array.of(value & 0xff, value >>> 8);
}

/** Below 0 if `a` comes first, byte by byte; both are of one length. */
export function compareBytes(a: Uint8Array, b: Uint8Array): number {
  return Buffer.compare(a, b);
}
