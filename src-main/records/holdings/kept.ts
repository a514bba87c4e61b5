import type { Unchanged } from '../../../src-preload/contract/define.ts';
import type { TransferFilter } from '../../../src-preload/contract/index.ts';
import type { ApiTransfer, KeptTransfer } from '../transfer.ts';

export interface KeptConsignment {
  readonly file: Uint8Array;
  /** The paying transaction, as the sender claims. */
  readonly txid: string;
  /** A witness recipient's output, as the sender claims; null: not given. */
  readonly vout: number | null;
  readonly host: string;
  /** Part offsets without the first: files of one contract share parts, stored once. Empty: unknown. */
  readonly cuts: readonly number[];
}

export interface KeptCoin {
  readonly outpoint: string;
  readonly amountSats: bigint;
  /** When the coin was first seen in a block; null: it was there at the first look. */
  readonly seenAtMs: number | null;
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

/** `text`: part of a label, asset id, ticker, name, txid, recipient or invoice, in any case. */
export interface KeptFilter extends Unchanged<TransferFilter> {
  readonly txid?: string;
}
