import type { Unchanged } from '../../../src-preload/contract/define.ts';
import type { TransferFilter } from '../../../src-preload/contract/index.ts';
import type { ApiTransfer, KeptTransfer } from '../transfer.ts';

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

/** `text`: part of a label, of an asset's id, ticker or name, of a txid, recipient or invoice, in any case. */
export interface KeptFilter extends Unchanged<TransferFilter> {
  /** Those that go by this transaction alone. */
  readonly txid?: string;
}
