import { Refusal } from '../../base/refused.ts';
import { sameBytes } from '../../base/bytes.ts';
import { readWholeTransaction, transactionId, type WholeTransaction } from '../psbt/transaction.ts';
import { HistoryRefusal } from './history-refusal.ts';
import type { ShownWitness } from './witness-transaction.ts';

/** What a chain source says of one transaction. */
export interface WitnessFact {
  /** The transaction with its witness data. */
  readonly raw: Uint8Array;
  /** Of the block that it is in; null, or as Electrum has it 0 or -1, while it is in none. Proved by whoever hands it over. */
  readonly height: number | null;
}

/** What was asked of the chain for a history (rgb-history.md 8). */
export interface ChainFacts {
  /** The height of the last block; null where no chain was asked. */
  readonly tipHeight: number | null;
  /** How many blocks, its own counted, a transaction needs. At least 1. */
  readonly minConfirmations: number;
  /** By transaction id. One that is not there is not known to the chain. */
  readonly witnesses: ReadonlyMap<string, WitnessFact>;
}

export const NO_CHAIN: ChainFacts = { tipHeight: null, minConfirmations: 1, witnesses: new Map() };

/** Why a witness transaction is not shown by the chain; that is no fault of the file's. */
export type Unshown = 'NOT_MINED' | 'CHAIN';

export interface SeenWitness {
  /** Null where neither file nor chain has it. */
  readonly transaction: WholeTransaction | null;
  /** Null where it is mined, and deep enough. */
  readonly unshown: Unshown | null;
}

/**
 * The transaction as the chain has it; where the chain has not, as the file shows it, since its id covers all but its
 * witness data. CHAIN: the source gave something else under this id. Throws HistoryRefusal WITNESS_STACK.
 */
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
