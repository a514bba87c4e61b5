import { readU32 } from '../../base/bytes.ts';
import { TRANSFER, type Assignments, type State, type Transition } from '../rgb/transition.ts';
import type { AssetFacts, SchemaGlobals } from './asset-facts.ts';
import type { Genesis } from './genesis.ts';
import { HistoryRefusal } from './history-refusal.ts';

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
