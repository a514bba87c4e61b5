import type { SnapshotAllocation, SnapshotEntry } from '../verify/index.ts';
import type { ToldReading } from '../invoices/compare-readings.ts';
import type { Numbering } from '../base/service/numbering.ts';

export interface ApiBalance {
  readonly settledSats: bigint;
  readonly futureSats: bigint;
  readonly spendableSats: bigint;
}

export interface ApiBtcBalance {
  readonly vanilla: ApiBalance;
  readonly colored: ApiBalance;
}

export interface ApiRecipient {
  readonly assetId: string;
  readonly recipientId: string;
  readonly amount: bigint;
  /** Some services read this text instead of the other fields. */
  readonly invoice: string | null;
  /** `wvout`: the sats beside the asset, null if blinded. */
  readonly witness: { readonly amountSats: bigint; readonly blinding: bigint | null } | null;
  readonly transportEndpoints: readonly string[];
}

/** A batch's failure in the service's words, made harmless; may be empty. */
export interface ApiRefreshFailure {
  readonly batchTransferIdx: number;
  readonly words: string;
}

/** Each member is null if the service didn't tell it. */
export interface ApiRefreshed {
  readonly moved: readonly number[] | null;
  readonly failed: readonly ApiRefreshFailure[] | null;
}

export interface ApiSend {
  readonly recipients: readonly ApiRecipient[];
  /** True: broadcast at once. False: after the recipient acknowledged, at a later refresh. */
  readonly donation: boolean;
  readonly rateSatsPerVb: number;
  readonly minConfirmations: number;
  /** Its invoices' earliest end; absent: none ends. */
  readonly expiryUnixSeconds?: bigint;
}

/** The numbering of a service's states, which no endpoint tells (service-facts.md 2.1). */
export type ApiNumbering = Numbering;

/** An allocation without an asset is a waiting receive of any asset. */
export interface ApiUnspent extends Omit<SnapshotEntry, 'allocations'> {
  readonly allocations: readonly (Omit<SnapshotAllocation, 'assetId'> & {
    readonly assetId: string | null;
  })[];
}

export type ApiDecodedInvoice = ToldReading;

export interface ApiCreatedInvoice {
  readonly invoice: string;
  readonly recipientId: string;
  readonly expiresAtMs: number | null;
  readonly batchTransferIdx: number;
}
