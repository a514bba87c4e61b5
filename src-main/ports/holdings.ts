import type { TransferHistory } from '../../src-preload/contract/index.ts';
import type { LeftConsignment } from './rgb-proxy.ts';
import type { TransferState } from '../domain/transfers/state.ts';
import type { ProvedBlock } from './signings.ts';
import type { ApiAsset, ApiOutpoint, ApiTransfer, ApiTransferStatus } from './wallet-values.ts';

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

export interface KeptConsignment extends LeftConsignment {
  /** Where it was left. */
  readonly host: string;
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

export interface KeptAsset extends ApiAsset {
  /** False: it was in the service's list before and no longer is. Its balance is null then. */
  readonly listed: boolean;
}

export interface KeptTransfer extends ApiTransfer {
  /** Names it within the wallet: the asset's id, `#` and the service's number. */
  readonly key: string;
  readonly assetId: string;
  readonly label: string | null;
  /** What was told before and is told otherwise now, against all that can happen. */
  readonly alarm: 'missing' | 'settledThenFailed' | null;
  /** When the person here asked for its end, Unix milliseconds; null: nobody here did. */
  readonly cancelledAtMs: number | null;
}

export interface KeptStep {
  readonly atMs: number;
  readonly status: ApiTransfer['status'];
  readonly statusName: ApiTransferStatus;
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
}

/** What is known of an invoice of ours when it is made. */
export interface NewInvoice {
  readonly invoice: string;
  readonly assetId: string;
  readonly amount: bigint;
  readonly recipientId: string;
  readonly kind: 'blinded' | 'witness';
  readonly provedOurs: { readonly address: string; readonly path: string } | null;
  readonly batchTransferIdx: number;
  readonly createdAtMs: number;
  readonly expiresAtMs: number | null;
  readonly endpoints: readonly string[];
  readonly slot: ApiOutpoint | null;
  readonly warnings: readonly ('farExpiry' | 'noExpiry' | 'plainEndpoint' | 'foreignEndpoint')[];
  /** It came out of a backup: whether it is ours is derived each time that it is shown. */
  readonly fromBackup?: true;
  /** The newest block that was known here when it was made; absent: none was. */
  readonly knownBlock?: ProvedBlock;
}

/** What an invoice holds: of one that cannot be read its slot or script alone, until it was given up. */
export type HeldByInvoice = Pick<
  KeptInvoice,
  | 'kind'
  | 'recipientId'
  | 'slot'
  | 'assetId'
  | 'createdAtMs'
  | 'expiresAtMs'
  | 'told'
  | 'givenUpAtMs'
  | 'fromBackup'
  | 'knownBlock'
>;

export interface KeptInvoice extends NewInvoice {
  /** What the service last told of its transfer; null: nothing yet. */
  readonly told:
    | (Pick<ApiTransfer, 'status' | 'statusName' | 'namedBy' | 'kind' | 'kindName' | 'txid'> & {
        readonly atMs: number;
      })
    | null;
  /** Unix ms; null: nobody here gave it up. */
  readonly givenUpAtMs: number | null;
}
