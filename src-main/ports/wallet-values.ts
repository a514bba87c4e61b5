import type { Allocation, SnapshotEntry } from '../verify/index.ts';
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
  /** The recipient's own text, which some services read instead of what stands here. */
  readonly invoice: string | null;
  /** For a `wvout` recipient: the sats that travel with the asset. Null for a blinded one. */
  readonly witness: { readonly amountSats: bigint; readonly blinding: bigint | null } | null;
  readonly transportEndpoints: readonly string[];
}

/** Of all transfers of one batch: the service's own words, made harmless; empty where it gave none. */
export interface ApiRefreshFailure {
  readonly batchTransferIdx: number;
  readonly words: string;
}

/** Null: the service does not tell it. */
export interface ApiRefreshed {
  /** By batch. */
  readonly moved: readonly number[] | null;
  readonly failed: readonly ApiRefreshFailure[] | null;
}

export interface ApiSend {
  readonly recipients: readonly ApiRecipient[];
  /** True: broadcast at once. False: only after the recipient acknowledged, at a later refresh. */
  readonly donation: boolean;
  readonly rateSatsPerVb: number;
  readonly minConfirmations: number;
  /** The earliest end of its invoices, as they say it; absent: none of them ends. */
  readonly expiryUnixSeconds?: bigint;
}

/** Which release's numbers a service uses for `status`: no endpoint tells it (service-facts.md 2.1). */
export type ApiNumbering = Numbering;

/** An output as it is listed. An allocation without an asset is a receive of any asset that waits for it. */
export interface ApiUnspent extends Omit<SnapshotEntry, 'allocations'> {
  readonly allocations: readonly (Omit<Allocation, 'assetId'> & { readonly assetId: string | null })[];
}

export interface ApiDecodedInvoice {
  readonly recipientId: string;
  readonly assetId: string | null;
  /** Null: left open; absent: not said. */
  readonly amount?: bigint | null;
  readonly expiresAtMs: number | null;
  readonly transportEndpoints: readonly string[];
}

export interface ApiCreatedInvoice {
  readonly invoice: string;
  readonly recipientId: string;
  readonly expiresAtMs: number | null;
  readonly batchTransferIdx: number;
}
