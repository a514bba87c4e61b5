import { Refusal } from '../../base/errors.ts';
import { sameBytes } from '../../base/bytes.ts';
import { readWholeTransaction, transactionId, type WholeTransaction } from '../psbt/transaction.ts';
import { HistoryRefusal } from './history-refusal.ts';
import type { ShownWitness } from './bundles.ts';

export interface WitnessFact {
  readonly raw: Uint8Array;
  /** Height of its block, proved by whoever hands it over; null, or as Electrum has it 0 or -1, if it is in none. */
  readonly height: number | null;
}

/** What was asked of the chain for a history (rgb-history.md 8). */
export interface ChainFacts {
  /** Height of the last block; null if no chain was asked. */
  readonly tipHeight: number | null;
  /** How many blocks, its own counted, a transaction needs. At least 1. */
  readonly minConfirmations: number;
  /** By transaction id. The chain does not know a transaction that is missing here. */
  readonly witnesses: ReadonlyMap<string, WitnessFact>;
}

export const NO_CHAIN: ChainFacts = { tipHeight: null, minConfirmations: 1, witnesses: new Map() };

/** Why the chain does not show a witness, no fault of the file's. CHAIN: the source gave something else under its id. */
export type WitnessProblem = 'NOT_MINED' | 'CHAIN';

export interface SeenWitness {
  /** Null if neither file nor chain has it. */
  readonly transaction: WholeTransaction | null;
  /** Null if it is mined, and deep enough. */
  readonly unshown: WitnessProblem | null;
}

/** The chain's copy, else the file's, as its id covers all but witness data. Throws HistoryRefusal WITNESS_STACK. */
export function seenWitness(shown: ShownWitness, chain: ChainFacts): SeenWitness {
  const fact = chain.witnesses.get(shown.txid);
  if (fact === undefined) return { transaction: shown.transaction, unshown: 'NOT_MINED' };
  const given = readRaw(fact.raw);
  if (given === null || !isTheSame(given, shown)) return { transaction: shown.transaction, unshown: 'CHAIN' };
  const stacks = shown.transaction?.witnesses ?? [];
  if (
    stacks.some((stack) => stack.length > 0) &&
    !stacks.every((stack, i) => sameStack(stack, given.witnesses[i]))
  )
    throw new HistoryRefusal('WITNESS_STACK', { txid: shown.txid });
  return { transaction: given, unshown: isDeepEnough(fact, chain) ? null : 'NOT_MINED' };
}

function isDeepEnough({ height }: WitnessFact, { tipHeight, minConfirmations }: ChainFacts): boolean {
  if (height === null || tipHeight === null) return false;
  return height > 0 && tipHeight - height + 1 >= Math.max(minConfirmations, 1);
}

function isTheSame(given: WholeTransaction, { txid, transaction }: ShownWitness): boolean {
  const { unsigned } = given;
  return transaction === null ? transactionId(unsigned) === txid : sameBytes(unsigned, transaction.unsigned);
}

function readRaw(raw: Uint8Array): WholeTransaction | null {
  try {
    return readWholeTransaction(raw);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

function sameStack(a: readonly Uint8Array[], b: readonly Uint8Array[] = []): boolean {
  return a.length === b.length && a.every((item, i) => sameBytes(item, b[i] ?? new Uint8Array(0)));
}
