import type { Branch } from '../../base/network.ts';
import type { AssetNames } from '../../base/asset-names.ts';
import * as v from 'valibot';
import { count, decimal, txid } from '../json-values.ts';

/** What this wallet proved of itself, as pure data: where a service's list denies it, the list lies. */
export interface Book {
  /** Outputs that were proved ours; of the spent ones only those that somebody still lists. */
  readonly outputs: readonly BookOutput[];
  /** What lies on them, as far as a transition that we proved put it there. */
  readonly allocations: readonly BookAllocation[];
  /** What other transactions of ours hold that are signed, or out to be. */
  readonly reserved: readonly Reservation[];
  readonly invoices: readonly BookInvoice[];
  /** Assets as they were first seen. */
  readonly assets: readonly PinnedAsset[];
  /** Outpoints that the person froze, `txid:vout`: nothing spends them. Absent: none. */
  readonly frozen?: readonly string[];
}

/**
 * Why a fact is believed, best first. `derived`: from our keys and the bytes before us. `book`: proved before, and
 * kept. `history`: validated from the genesis. `chain`: in a block that we checked. `told`: the service's word alone.
 */
export const BASES = ['derived', 'book', 'history', 'chain', 'told'] as const;
export type Basis = (typeof BASES)[number];

/** `derived` if `grounds` is empty. */
export function weakestBasis(grounds: readonly Basis[]): Basis {
  return grounds.reduce<Basis>(
    (worst, one) => (BASES.indexOf(one) > BASES.indexOf(worst) ? one : worst),
    'derived',
  );
}

export interface BookOutput {
  readonly txid: string;
  readonly vout: number;
  readonly amountSats: bigint;
  readonly branch: Branch;
  /** The index of its script below the branch's account. -1: not written down. */
  readonly index: number;
  /** A transaction of ours that is in a block spent it. */
  readonly spent: boolean;
}

export interface BookAllocation {
  readonly txid: string;
  readonly vout: number;
  readonly assetId: string;
  /** Base units. */
  readonly amount: bigint;
  /** `opid/type/no`: what a transition that moves it has to close. */
  readonly opout: string;
  readonly ground: 'book' | 'history';
}

/** `by` is the id of the other transaction. Outpoints are `txid:vout`. */
export interface Reservation {
  readonly by: string;
  /** What it spends, and what its seals name. */
  readonly outpoints: readonly string[];
  /** Those of `outpoints` that it spends. */
  readonly spends: readonly string[];
  /** Its own outputs: they exist only once it is in a block, so until then no seal may name them. */
  readonly makes: readonly string[];
  /** It doesn't bind a transaction that spends one of its coins, since only one of the two can confirm. */
  readonly mayShare: boolean;
}

/** A blinded one waits on a slot of ours, `txid:vout`; a witness one for an output with a script of ours, hex. */
export type BookInvoice = SlotInvoice | { readonly script: string; readonly open: boolean };

export interface SlotInvoice {
  readonly outpoint: string;
  readonly open: boolean;
}

export interface PinnedAsset extends AssetNames {
  readonly assetId: string;
  readonly ground: 'told' | 'history';
}

export const EMPTY_BOOK: Book = { outputs: [], allocations: [], reserved: [], invoices: [], assets: [] };

const outpoint = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}:\d{1,10}$/));
const outpoints = v.array(outpoint);

/** A book as JSON carries it, between processes and in a signing pack: bigints are decimal text. */
export const bookJson: v.GenericSchema<unknown, Book> = v.strictObject({
  outputs: v.array(
    v.strictObject({
      txid,
      vout: count,
      amountSats: decimal,
      branch: v.picklist(['vanilla', 'colored']),
      index: v.pipe(v.number(), v.safeInteger(), v.minValue(-1)),
      spent: v.boolean(),
    }),
  ),
  allocations: v.array(
    v.strictObject({
      txid,
      vout: count,
      assetId: v.string(),
      amount: decimal,
      opout: v.string(),
      ground: v.picklist(['book', 'history']),
    }),
  ),
  reserved: v.array(
    v.strictObject({ by: v.string(), outpoints, spends: outpoints, makes: outpoints, mayShare: v.boolean() }),
  ),
  invoices: v.array(
    v.union([
      v.strictObject({ outpoint, open: v.boolean() }),
      v.strictObject({ script: v.pipe(v.string(), v.regex(/^[0-9a-f]{44,84}$/)), open: v.boolean() }),
    ]),
  ),
  assets: v.array(
    v.strictObject({
      assetId: v.string(),
      ticker: v.nullable(v.string()),
      name: v.string(),
      precision: count,
      schema: v.string(),
      ground: v.picklist(['told', 'history']),
    }),
  ),
  frozen: v.exactOptional(outpoints),
});
