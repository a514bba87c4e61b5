import type { AssetFacts } from './asset-facts.ts';
import type { WitnessProblem } from './chain-facts.ts';
import type { HistoryCode, HistoryFacts } from './history-refusal.ts';
import type { Allocation } from './rules.ts';
import type { HistoryRecipient } from './consignment.ts';
import type { SchemaName } from './schemas.ts';

/** What a consignment was asked for. Null: not asked. */
export interface HistoryQuery {
  /** The networks that the wallet may be on, as a genesis numbers them. */
  readonly chainNets: readonly number[] | null;
  /** Hex. Names and tickers prove nothing. */
  readonly contractId: string | null;
  /** The paying transaction, by the sender's word. */
  readonly txid: string | null;
  readonly recipient: HistoryRecipient | null;
  /** Base units that the invoice asked for. */
  readonly amount: bigint | null;
}

/** A contract, as its id commits to it. */
export interface ContractFacts extends AssetFacts {
  /** Hex; `assetId` is how people write it. */
  readonly contractId: string;
  readonly assetId: string;
  readonly schema: SchemaName;
  readonly schemaId: string;
  readonly chainNet: number;
  /** Unix seconds, as the issuer says. */
  readonly issuedAtSeconds: bigint;
  /** Base units: the genesis', and what this history shows of later issues. Null for a unique asset. */
  readonly supply: bigint | null;
}

/** What a file holds, whatever the chain says of it. */
export interface HistoryContent {
  readonly contract: ContractFacts;
  /** The bundles in the order of the file: the transaction, and the SHA-256 of the bytes, hex. */
  readonly bundles: readonly { readonly txid: string; readonly digest: string }[];
  /** Where parts of the file begin that other files of the contract have too. */
  readonly cuts: readonly number[];
  /** Everything that nothing in this history closes. */
  readonly open: readonly Allocation[];
  /** Outpoints, `txid:vout`, that the last transaction spends: the first hundred. */
  readonly paidFrom: readonly string[];
  /** What the query's recipient is given; empty if it names none. */
  readonly received: readonly Allocation[];
}

/**
 * `proved`: true by the contract's rules, and all of it is in the chain. `pending`: only the payment is not, and may
 * never be. `notMined`: the chain does not show an earlier transaction, so nothing is proved, and nothing refuted.
 */
export type HistoryVerdict =
  | { readonly outcome: 'proved'; readonly content: HistoryContent }
  | { readonly outcome: 'pending'; readonly unshown: readonly string[]; readonly content: HistoryContent }
  | {
      readonly outcome: 'notMined';
      readonly code: WitnessProblem;
      /** The transactions to ask the chain for. */
      readonly unshown: readonly string[];
      /** Null if a transaction is only named, so that the rest could not be followed. */
      readonly content: HistoryContent | null;
      readonly named: readonly string[];
    }
  | { readonly outcome: 'refused'; readonly code: HistoryCode; readonly facts: HistoryFacts };
