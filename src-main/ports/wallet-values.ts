import type { Allocation, SnapshotEntry } from '../domain/intents/snapshot.ts';
import type {
  KindName,
  Numbering,
  NumberOrWord,
  StatusName,
  TransferLayout,
} from '../domain/transfers/numbering.ts';

export interface ApiBalance {
  readonly settledSats: bigint;
  readonly futureSats: bigint;
  readonly spendableSats: bigint;
}

export interface ApiBtcBalance {
  readonly vanilla: ApiBalance;
  readonly colored: ApiBalance;
}

/** Base units of one asset. The offchain ones are null where the service does not name them. */
export interface ApiAssetBalance {
  readonly settled: bigint;
  readonly future: bigint;
  readonly spendable: bigint;
  readonly offchainOutbound: bigint | null;
  readonly offchainInbound: bigint | null;
}

export interface ApiAsset {
  readonly assetId: string;
  /** nia, uda, cfa, ifa or bfa; any other text is the service's word for a kind that is not known here. */
  readonly schema: string;
  /** Texts of the issuer, of any length and content: to be shown inert. */
  readonly ticker: string | null;
  readonly name: string;
  readonly details: string | null;
  /** Decimals, 0 to 18. */
  readonly precision: number;
  /** In base units; of an IFA, of which more may be issued, what the service knows to be. Null: not told. */
  readonly issuedSupply: bigint | null;
  readonly issuedAtMs: number | null;
  readonly addedAtMs: number | null;
  readonly balance: ApiAssetBalance | null;
  /** The path is the service's own: never to be opened. */
  readonly media: { readonly filePath: string; readonly mime: string } | null;
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

export type ApiTransferStatus = StatusName;

export type ApiTransferKind = KindName;

/** Which release's numbers a service uses for `status`: no endpoint tells it (service-facts.md 2.1). */
export type ApiNumbering = Numbering;

/** An output as it is listed. An allocation without an asset is a receive of any asset that waits for it. */
export interface ApiUnspent extends Omit<SnapshotEntry, 'allocations'> {
  readonly allocations: readonly (Omit<Allocation, 'assetId'> & { readonly assetId: string | null })[];
}

export interface ApiOutpoint {
  readonly txid: string;
  readonly vout: number;
}

export interface ApiTransfer {
  readonly idx: number;
  readonly batchTransferIdx: number;
  readonly createdAtMs: number | null;
  readonly updatedAtMs: number | null;
  /**
   * The service's own number or word. The name decides, of a number by the numbering that was chosen: `unknown` is
   * pending, never failed.
   */
  readonly status: NumberOrWord;
  readonly statusName: ApiTransferStatus;
  /** Set while it is in doubt whether it has ended: the numbering that it is named by. */
  readonly namedBy?: ApiNumbering | undefined;
  readonly kind: NumberOrWord;
  readonly kindName: ApiTransferKind;
  readonly amount: bigint | null;
  readonly txid: string | null;
  readonly recipientId: string | null;
  readonly receiveUtxo: ApiOutpoint | null;
  readonly changeUtxo: ApiOutpoint | null;
  readonly expiresAtMs: number | null;
  readonly invoice: string | null;
  readonly transportEndpoints: readonly {
    readonly endpoint: string;
    readonly transportType: NumberOrWord;
    readonly used: boolean;
  }[];
  /** Not kept: it says which release wrote it, where the service hands on what its library answers. */
  readonly layout?: TransferLayout | undefined;
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
