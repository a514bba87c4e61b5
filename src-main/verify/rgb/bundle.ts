import { toHex, concat, u64le, sameBytes } from '../../base/bytes.ts';
import { groupBy } from '../../base/groups.ts';
import { Refusal, type Facts } from '../../base/errors.ts';
import type { Field, Psbt } from '../psbt/read.ts';
import { Cursor } from '../psbt/transaction.ts';
import { taggedHash, merkleRoot } from './merkle.ts';
import {
  MAX_OPERATION_ITEMS,
  RgbCursor,
  u16le,
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
  type RevealedSeal,
} from './transition.ts';

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

/** Everything RGB that a PSBT says, of the right sizes; nothing of it compared. Views of the PSBT's own bytes. */
export interface RgbFields {
  /** RGB/01: by operation id, which is not believed. */
  readonly transitions: readonly KeyedValue[];
  /** RGB/04: by contract. */
  readonly inputMaps: readonly KeyedValue[];
  /** MPC/00: bundle ids, by contract. */
  readonly messages: readonly KeyedValue[];
  /** MPC/01: 8 bytes. */
  readonly entropy: Uint8Array;
  /** MPC/04, or what is meant where it is absent. */
  readonly minDepth: number;
  /** MPC/10. */
  readonly commitment: Uint8Array;
  /** MPC/11. */
  readonly proofBlock: Uint8Array;
  /** OPRET/01. */
  readonly opretCommitment: Uint8Array;
}

interface KeyedValue {
  /** 32 bytes. */
  readonly id: Uint8Array;
  readonly value: Uint8Array;
}

/**
 * Collects fields of RGB, MPC and OPRET (rgb-commitment.md 1). Refusal RGB_UNREADABLE for one missing, of another
 * kind, size or map, or of the taproot method. Other owners' ride along; readPsbt refuses doubles (DUPLICATE_KEY).
 */
export function collectRgbFields(psbt: Psbt, hostVout: number): RgbFields {
  const found = new Map<string, KeyedValue[]>();
  const collect = (map: string, fields: readonly Field[], forms: ReadonlyMap<string, Form>): void => {
    for (const field of fields) {
      const named = readName(field);
      if (named === null) continue;
      const { name, id } = named;
      const form = forms.get(name);
      if (form === undefined) throw unreadable(`unknown in this place`, { field: name, map });
      if (id.length !== form.idBytes || !fits(field.value, form))
        throw unreadable('of another form', { field: name, map });
      const others = found.get(name);
      if (others === undefined) found.set(name, [{ id, value: field.value }]);
      else others.push({ id, value: field.value });
    }
  };
  collect('global', psbt.global, GLOBAL_FORMS);
  psbt.inputs.forEach((fields, i) => collect(`input ${i}`, fields, NONE));
  psbt.outputs.forEach((fields, i) => collect(`output ${i}`, fields, i === hostVout ? HOST_FORMS : NONE));

  const many = (name: string): readonly KeyedValue[] => {
    const values = found.get(name);
    if (values === undefined) throw unreadable('missing', { field: name });
    return values;
  };
  const one = (name: string): Uint8Array => many(name)[0]?.value ?? new Uint8Array(0);
  const method = one('RGB/02');
  if (method[0] !== OPRET_METHOD) throw unreadable('another way to close seals', { method: toHex(method) });
  return {
    transitions: many('RGB/01'),
    inputMaps: many('RGB/04'),
    messages: found.get('MPC/00') ?? [],
    entropy: one('MPC/01'),
    minDepth: found.get('MPC/04')?.[0]?.value[0] ?? DEFAULT_MIN_DEPTH,
    commitment: one('MPC/10'),
    proofBlock: one('MPC/11'),
    opretCommitment: one('OPRET/01'),
  };
}

/** Whether anything in it is RGB's, readable or not: then it says of itself that it moves assets. */
export function carriesRgb({ global, inputs, outputs }: Psbt): boolean {
  return [global, ...inputs, ...outputs].some((fields) => fields.some((field) => readName(field) !== null));
}

/** Sizes of key data and value; null is any. */
interface Form {
  readonly idBytes: number;
  readonly valueBytes: number | null;
}

const form = (idBytes: number, valueBytes: number | null): Form => ({ idBytes, valueBytes });
const NONE: ReadonlyMap<string, Form> = new Map();
const GLOBAL_FORMS: ReadonlyMap<string, Form> = new Map([
  ['RGB/01', form(32, null)],
  ['RGB/02', form(0, 1)],
  ['RGB/04', form(32, null)],
]);
const HOST_FORMS: ReadonlyMap<string, Form> = new Map([
  ['MPC/00', form(32, 32)],
  ['MPC/01', form(0, 8)],
  ['MPC/04', form(0, 1)],
  ['MPC/10', form(0, 32)],
  ['MPC/11', form(0, null)],
  ['OPRET/01', form(0, 32)],
]);
/** Owners whose every field must be understood. Tapret is known and has no place here. */
const OWNERS: ReadonlySet<string> = new Set(['RGB', 'MPC', 'OPRET', 'TAPRET']);

const PROPRIETARY = 0xfc;
const OPRET_METHOD = 0;
const DEFAULT_MIN_DEPTH = 3;

/** BIP174 "Proprietary Use Type": owner, subtype, key data. Null for another owner's. */
function readName(field: Field): { readonly name: string; readonly id: Uint8Array } | null {
  if (field.type !== PROPRIETARY) return null;
  const cursor = new Cursor(field.keyData, 'proprietary key');
  const owner = Buffer.from(cursor.sized()).toString('latin1');
  if (!OWNERS.has(owner)) return null;
  const subtype = cursor.compactSize().toString(16).padStart(2, '0');
  return { name: `${owner}/${subtype}`, id: cursor.take(cursor.left) };
}

function fits(value: Uint8Array, { valueBytes }: Form): boolean {
  return valueBytes === null || value.length === valueBytes;
}

function unreadable(detail: string, facts: Facts): Refusal {
  return new Refusal('RGB_UNREADABLE', { ...facts, detail });
}

/** `01 | txid 32 | vout u32 | blinding u64`, as a secret seal is the hash of (rgb-commitment.md 2). */
const SEAL_BYTES = 45;

/** Less than a second of hashing; a real file has one look-alike of a seal in a thousand bytes, a made-up one has more. */
const MAX_TRIES = 100_000;

/**
 * Searches rgb-lib's file, whose form is its own affair, for what a secret seal (32 bytes) hides; the hash proves it.
 * From the end, where seals lie: before them the payer may write look-alikes. Null: it is not there.
 */
export function findSeal(bytes: Uint8Array, secretSeal: Uint8Array): RevealedSeal | null {
  let tries = 0;
  for (let from = bytes.length - SEAL_BYTES; from >= 0;) {
    const at = bytes.lastIndexOf(1, from);
    if (at === -1) return null;
    from = at - 1;
    // No transaction has as many outputs as two bytes count.
    if (bytes[at + 35] !== 0 || bytes[at + 36] !== 0) continue;
    const one = bytes.subarray(at, at + SEAL_BYTES);
    tries += 1;
    if (tries > MAX_TRIES) return null;
    if (!sameBytes(taggedHash('seal', one), secretSeal)) continue;
    const view = new DataView(one.buffer, one.byteOffset, SEAL_BYTES);
    const [vout, blinding] = [view.getUint32(33, true), view.getBigUint64(37, true)];
    return { kind: 'revealed', txid: Uint8Array.from(one.subarray(1, 33)), vout, blinding };
  }
  return null;
}
