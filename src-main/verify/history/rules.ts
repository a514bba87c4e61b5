import { readU32, u64le, u32le, toHex } from '../../base/bytes.ts';
import type { Outpoint } from '../../base/bitcoin.ts';
import { operationBody } from '../rgb/bundle.ts';
import { taggedHash } from '../rgb/merkle.ts';
import {
  TRANSFER,
  type Assignments,
  type State,
  type Transition,
  u16le,
  type RgbCursor,
  assignmentsAt,
  globalsAt,
  metadataAt,
  readTag,
  FORMAT_VERSION,
  type Seal,
  sized16,
  type Opout,
} from '../rgb/transition.ts';
import type { AssetFacts, SchemaGlobals } from './asset-facts.ts';
import { type ConsignmentCursor, HistoryRefusal } from './consignment-cursor.ts';

/** What a schema asks of a genesis and of each transition (rgb-history.md 6). */
export interface SchemaRules {
  readonly globals: SchemaGlobals;
  /** Throws HistoryRefusal SCHEMA, SUM. */
  readonly genesis: (genesis: Genesis, facts: AssetFacts) => void;
  /** Returns what it issues anew, in base units. Throws HistoryRefusal SCHEMA, SUM, Refusal RGB_UNREADABLE. */
  readonly transition: (transition: Transition, closed: readonly ClosedState[]) => bigint;
}

export interface ClosedState {
  readonly type: number;
  readonly state: State;
}

/** Throws HistoryRefusal SCHEMA if another type is assigned, or a type with another class. */
export function requireRights(
  assignments: readonly Assignments[],
  rights: Readonly<Record<number, State['kind']>>,
): void {
  for (const { type, kind } of assignments)
    if (rights[type] !== kind) throw new HistoryRefusal('SCHEMA', { assignment: `${type}`, class: kind });
}

export function requireClosed(closed: readonly ClosedState[], types: readonly number[]): void {
  for (const { type } of closed)
    if (!types.includes(type)) throw new HistoryRefusal('SCHEMA', { closed: `${type}` });
}

export function requirePlainTransfer({ type, metadata, globals }: Transition): void {
  if (type !== TRANSFER) throw new HistoryRefusal('SCHEMA', { type: `${type}` });
  requireNothingBeside(metadata, globals);
}

export function requireNothingBeside(metadata: Transition['metadata'], globals: Transition['globals']): void {
  const [more] = [...metadata, ...globals];
  if (more !== undefined) throw new HistoryRefusal('SCHEMA', { unasked: `${more.type}` });
}

/** The one value of the one global that there is. Throws HistoryRefusal SCHEMA. */
export function valueOf(globals: Transition['globals'], type: number): Uint8Array {
  const [only, ...others] = globals;
  const [value, ...more] = only?.values ?? [];
  if (only?.type !== type || value === undefined || others.length > 0 || more.length > 0)
    throw new HistoryRefusal('SCHEMA', { global: `${type}` });
  return value;
}

export function itemsOf(assignments: readonly Assignments[], type: number): Assignments['items'] {
  return assignments.find((owned) => owned.type === type)?.items ?? [];
}

/** All amounts of a type that are assigned. Throws SUM for an amount of nothing, and above 64 bits. */
export function givenSum(assignments: readonly Assignments[], type: number): bigint {
  let sum = 0n;
  for (const { state } of itemsOf(assignments, type)) {
    const amount = amountOf(state);
    if (amount === 0n) throw new HistoryRefusal('SUM', { problem: 'assignsNothing' });
    sum += amount;
  }
  return within64Bits(sum);
}

export function closedSum(closed: readonly ClosedState[], type: number): bigint {
  return within64Bits(closed.reduce((sum, one) => (one.type === type ? sum + amountOf(one.state) : sum), 0n));
}

export function requireSum(is: bigint, expected: bigint): void {
  if (is !== expected) throw new HistoryRefusal('SUM', { is: `${is}`, expected: `${expected}` });
}

export function tokenOf(state: State): { readonly index: number; readonly fraction: bigint } {
  if (state.kind !== 'structured' || state.bytes.length !== TOKEN_BYTES)
    throw new HistoryRefusal('SCHEMA', { problem: 'noToken' });
  const [low, high] = [readU32(state.bytes, 4), readU32(state.bytes, 8)];
  return { index: readU32(state.bytes, 0), fraction: (BigInt(high) << 32n) | BigInt(low) };
}

const TOKEN_BYTES = 12;
const MAX_U64 = 2n ** 64n - 1n;

function amountOf(state: State): bigint {
  return state.kind === 'fungible' ? state.amount : 0n;
}

function within64Bits(sum: bigint): bigint {
  if (sum > MAX_U64) throw new HistoryRefusal('SUM', { is: `${sum}`, limit: `${MAX_U64}` });
  return sum;
}

/** What a contract begins with (rgb-history.md 2). */
export interface Genesis {
  readonly schemaId: Uint8Array;
  /** Unix seconds, as the issuer says. */
  readonly issuedAtSeconds: bigint;
  /** Printable ASCII; rgb-lib writes `ssi:anonymous`. */
  readonly issuer: Uint8Array;
  readonly chainNet: number;
  readonly metadata: Transition['metadata'];
  readonly globals: Transition['globals'];
  /** Its revealed seals all name a transaction, because a genesis has none of its own. */
  readonly assignments: readonly Assignments[];
}

/** Throws Refusal RGB_UNREADABLE, HistoryRefusal TOO_LARGE. */
export function genesisAt(cursor: ConsignmentCursor): Genesis {
  if (cursor.u16() !== FORMAT_VERSION) throw cursor.fault('has another format version');
  const schemaId = cursor.take(32);
  const issuedAtSeconds = BigInt.asIntN(64, cursor.u64());
  const issuer = cursor.sized16();
  if (issuer.length === 0 || issuer.length > MAX_ISSUER_BYTES || !issuer.every(isPrintable))
    throw cursor.fault('has no issuer in plain text');
  const chainNet = cursor.u8();
  cursor.known(OPRET, 'way to close seals');
  const metadata = metadataAt(cursor);
  const globals = globalsAt(cursor);
  const assignments = assignmentsAt(cursor, sealAt);
  return { schemaId, issuedAtSeconds, issuer, chainNet, metadata, globals, assignments };
}

/** The operation id of the genesis, by which the contract is known: 32 bytes. */
export function contractIdOf(genesis: Genesis): Uint8Array {
  const { schemaId, issuedAtSeconds, issuer, chainNet, metadata, globals, assignments } = genesis;
  const concealed = assignments.map((owned) => ({
    ...owned,
    items: owned.items.map(({ seal, state }) => ({ seal: conceal(seal), state })),
  }));
  return taggedHash(
    'operation',
    u16le(FORMAT_VERSION),
    NO_NONCE,
    Uint8Array.of(IS_GENESIS),
    schemaId,
    u64le(BigInt.asUintN(64, issuedAtSeconds)),
    taggedHash('value', sized16(issuer)),
    Uint8Array.of(chainNet, OPRET),
    ...operationBody({ metadata, globals, inputs: [], assignments: concealed }),
  );
}

const MAX_ISSUER_BYTES = 4_096;
const NO_NONCE = new Uint8Array(8).fill(0xff);
const IS_GENESIS = 0;
const OPRET = 0;

/** In a genesis a seal has no byte that says whose output it names. */
function sealAt(cursor: RgbCursor): Seal {
  if (readTag(cursor, 'seal') === 1) return { kind: 'secret', secretSeal: cursor.take(32) };
  return { kind: 'revealed', txid: cursor.take(32), vout: cursor.u32(), blinding: cursor.u64() };
}

function conceal(seal: Seal): Seal {
  if (seal.kind === 'secret') return seal;
  const { txid, vout, blinding } = seal;
  const secretSeal = taggedHash('seal', txid ?? new Uint8Array(0), u32le(vout), u64le(blinding));
  return { kind: 'secret', secretSeal };
}

function isPrintable(byte: number): boolean {
  return byte >= 0x20 && byte <= 0x7e;
}

/** State of a contract that nothing has closed yet. */
export interface Allocation {
  /** The operation that gave it, hex; the contract id for the genesis. */
  readonly opid: string;
  /** 4000 is the asset itself, 4010 a right to issue more of it, 4013 a right to name a successor. */
  readonly type: number;
  readonly no: number;
  readonly state: State;
  readonly seal: AllocationSeal;
}

type AllocationSeal =
  | ({ readonly kind: 'outpoint' } & Outpoint)
  /** Hex. It lies on some output; only its owner can show on which. */
  | { readonly kind: 'secret'; readonly secretSeal: string };

/** All that is open at one place of the history, by the name under which it is closed. */
export type OpenState = Map<string, Allocation>;

export function opoutKey({ opid, type, no }: Opout): string {
  return `${toHex(opid)}/${type}/${no}`;
}

/** `witnessTxid`: the transaction whose outputs a seal without an id names. */
function allocationSeal(seal: Seal, witnessTxid: string): AllocationSeal {
  if (seal.kind === 'secret') return { kind: 'secret', secretSeal: toHex(seal.secretSeal) };
  const { txid, vout } = seal;
  return {
    kind: 'outpoint',
    txid: txid === null ? witnessTxid : toHex(Uint8Array.from(txid).reverse()),
    vout,
  };
}

export function assignedBy(
  opid: string,
  assignments: readonly {
    readonly type: number;
    readonly items: readonly { readonly seal: Seal; readonly state: State }[];
  }[],
  witnessTxid: string,
): readonly (readonly [name: string, given: Allocation])[] {
  return assignments.flatMap(({ type, items }) =>
    items.map(({ seal, state }, no): readonly [string, Allocation] => [
      `${opid}/${type}/${no}`,
      { opid, type, no, state: alone(state), seal: allocationSeal(seal, witnessTxid) },
    ]),
  );
}

/** Copies the bytes: neither an answer nor what is known may carry along the megabytes of the file that they view. */
function alone(state: State): State {
  return state.kind === 'structured' ? { ...state, bytes: Uint8Array.from(state.bytes) } : state;
}
