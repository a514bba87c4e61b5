import type { TransferHistory } from '../../../src-preload/contract/index.ts';
import type { TransferState } from '../transfer-state.ts';
import type { ProvedBlock } from '../journal/proved-history.ts';
import type { ApiTransfer, KeptTransfer } from '../transfer.ts';

/**
 * What came of verifying a transfer's asset data, and the transfer as it was told then: of one that is told otherwise now
 * it says nothing.
 */
export interface KeptVerification {
  readonly about: {
    readonly recipientId: string;
    readonly direction: 'in' | 'out';
    readonly idx: number;
    readonly assetId: string;
    readonly txid: string | null;
    /** Base units, of one that went out; what is received may be any amount, and stands in `found`. */
    readonly amount: string | null;
  };
  readonly found: TransferHistory;
  /** The highest that it rests on; null unless it is proved. */
  readonly block: ProvedBlock | null;
  /** The newest block when the chain was asked; null: it was not. */
  readonly tipHeight: number | null;
  /** Since when the outcome is this one; Unix ms, as `found.atMs`. */
  readonly sinceMs: number;
}

/** What a sender left for a recipient. */
export interface KeptConsignment {
  readonly file: Uint8Array;
  /** Of the paying transaction, as the sender says. */
  readonly txid: string;
  /** The output that pays a witness recipient, as the sender says; null: not said. */
  readonly vout: number | null;
  /** Where it was left. */
  readonly host: string;
  /** Where the parts of the file begin, but the first, that others of its contract have, too: each is kept once. Empty: not known. */
  readonly cuts: readonly number[];
}

export interface KeptOverview {
  readonly balance: { readonly vanilla: KeptBalance; readonly colored: KeptBalance };
  readonly slots: { readonly free: number; readonly held: number; readonly carrying: number };
  readonly asOfMs: number;
}

interface KeptBalance {
  readonly settledSats: number;
  readonly futureSats: number;
  readonly spendableSats: number;
}

export interface KeptCoin {
  /** `txid:vout` */
  readonly outpoint: string;
  readonly amountSats: bigint;
}

export interface KeptStep {
  readonly atMs: number;
  readonly status: ApiTransfer['status'];
  readonly statusName: ApiTransfer['statusName'];
}

export interface KeptChange {
  readonly kind: 'newTransfer' | 'stateChanged' | 'alarm';
  readonly transfer: KeptTransfer;
}

export interface KeptFilter {
  readonly assetId: string | null;
  /** Empty: all. */
  readonly states: readonly TransferState[];
  readonly direction: 'in' | 'out' | null;
  /** Part of a label, of an asset's id, ticker or name, of a txid, recipient or invoice, in any case; empty: all. */
  readonly text: string;
  /** Those that go by this transaction alone. */
  readonly txid?: string;
}
