import type { TransferHistory } from '../../src-preload/contract/index.ts';
import type { LeftConsignment } from './rgb-proxy.ts';
import type { Numbered } from '../domain/transfers/numbering.ts';
import type { TransferState } from '../domain/transfers/state.ts';
import type { StorageDamage } from './settings.ts';
import type { ProvedBlock } from './signings.ts';
import type {
  ApiAsset,
  ApiAssetBalance,
  ApiNumbering,
  ApiOutpoint,
  ApiTransfer,
  ApiTransferStatus,
} from './wallet-values.ts';

/**
 * What services told of wallets and what people wrote to it, on disk when a method returns. Screens are answered from
 * here at once, and what a service takes back is seen (security.md, G39). It proves nothing: it was only told.
 * A row that cannot be read is left out and named.
 */
export interface Holdings {
  /** Rows that could not be read so far; empty: none. */
  unreadable: () => readonly StorageDamage[];
  /**
   * What one service told of one wallet: another service's numbers name other transfers. Numbers are kept as they came
   * and named by `numbering` when they are read, so that the choice may change. Writes nothing for a wallet unheard of.
   */
  of: (ref: {
    readonly walletId: string;
    readonly service: string;
    readonly numbering: ApiNumbering;
  }) => WalletHoldings;
  /** Every invoice that a wallet ever made, at whichever service: who was invited to pay does not know where it is now. */
  invoicesOf: (walletId: string) => readonly HeldByInvoice[];
  /** The blocks that verified asset data of a wallet rests on, at whichever service. */
  verifiedBlocks: (walletId: string) => readonly ProvedBlock[];
  /** These blocks are in the chain no more: what rests on them is verified no longer. */
  forgetBlocks: (walletId: string, hashes: readonly string[]) => void;
  /** Everything of a wallet, of every service. */
  forget: (walletId: string) => void;
}

export interface WalletHoldings {
  /** As last told, in the order in which they were first told of. `asOfMs` null: never told as a whole. */
  assets: () => { readonly assets: readonly KeptAsset[]; readonly asOfMs: number | null };
  asset: (assetId: string) => KeptAsset | null;
  /** The whole list. Answers the ids that are new in it, and those that were in it before and no longer are. */
  keepAssets: (
    assets: readonly ApiAsset[],
    atMs: number,
  ) => { readonly added: readonly string[]; readonly missing: readonly string[] };
  /** Outputs of ours that were seen in a block; null: nobody ever looked. */
  coins: () => readonly KeptCoin[] | null;
  /** That somebody looked, and what changed. */
  keepCoins: (change: { readonly learn: readonly KeptCoin[]; readonly forget: readonly string[] }) => void;

  /** One of them, for instance one that was just issued. */
  keepAsset: (asset: ApiAsset) => void;
  keepBalance: (assetId: string, balance: ApiAssetBalance) => void;

  /**
   * Balances and slots as last told, to be shown at the next start before the service has answered, and for nothing
   * else. Null: never told, or what is kept cannot be read in full.
   */
  overview: () => KeptOverview | null;
  keepOverview: (overview: KeptOverview) => void;

  /** When every list was read together; null: never. */
  readAtMs: () => number | null;
  markRead: (atMs: number) => void;

  /** The whole list of one asset: what is no longer in it stays here, with an alarm. Answers what changed. */
  keepTransfers: (assetId: string, transfers: readonly ApiTransfer[], atMs: number) => readonly KeptChange[];
  /** One of them, for instance an invoice's. */
  keepTransfer: (assetId: string, transfer: ApiTransfer, atMs: number) => KeptChange | null;
  /** Newest first. `nowMs` decides what has expired. */
  pageTransfers: (
    filter: KeptFilter,
    window: { readonly offset: number; readonly limit: number; readonly nowMs: number },
  ) => { readonly total: number; readonly rows: readonly KeptTransfer[] };
  transfer: (key: string) => KeptTransfer | null;
  /** What the transfers of all assets tell of their numbering, and whether they had ended, each form once. */
  transferForms: () => readonly Numbered[];
  /** Each state that was seen, oldest first; empty for an unknown key. */
  history: (key: string) => readonly KeptStep[];
  /**
   * That the person here asked the service to fail all that goes by this number and is not over; null: it failed nothing.
   * Written before it is asked, so that what fails by it is known as cancelled also where no answer comes.
   */
  cancelTransfers: (batchTransferIdx: number, atMs: number | null) => void;
  /** Null where there is no such transfer. */
  labelTransfer: (key: string, label: string | null) => KeptTransfer | null;

  /** False, and nothing is kept, where this very text was kept before. */
  addInvoice: (invoice: NewInvoice) => boolean;
  /** Those made here, newest first. Their state is also told by the lists of transfers. */
  invoices: () => readonly KeptInvoice[];
  invoice: (text: string) => KeptInvoice | null;
  /** What became of one, and the slot that it holds where that is known now. Unknown texts are ignored. */
  tellInvoice: (
    text: string,
    told: Pick<ApiTransfer, 'status' | 'namedBy' | 'kind' | 'txid'>,
    atMs: number,
    slot?: ApiOutpoint,
  ) => void;
  /**
   * That the person here gave up receiving by it: only that, its expiry and what arrives end an invitation. A service
   * gives the number, and may give it twice: it is the one to this recipient, or, where the service names none, the only one.
   */
  giveUpInvoice: (transfer: Pick<ApiTransfer, 'batchTransferIdx' | 'recipientId'>, atMs: number) => void;

  /** What was left for a recipient, as it was fetched; null: nothing was yet. */
  consignment: (recipientId: string) => KeptConsignment | null;
  /** Whether something is, without reading it. */
  hasConsignment: (recipientId: string) => boolean;
  /** `cuts`: where the parts of the file begin that others of its contract have, too; each is kept once. */
  keepConsignment: (recipientId: string, left: KeptConsignment, cuts: readonly number[]) => void;
  /** What came of verifying what was left for these recipients; those of which nothing is kept are left out. */
  verifications: (recipientIds: readonly string[]) => readonly KeptVerification[];
  /** JSON, as they were kept with it; null: it is not proved, or was before heights were kept. */
  provedHeights: (recipientId: string, direction: 'in' | 'out') => string | null;
  /**
   * In place of what was kept for this recipient and direction. `heights`: of a proved one, by transaction id the block of
   * each that the chain was asked for.
   */
  keepVerification: (verification: KeptVerification, heights?: ReadonlyMap<string, number>) => void;
}

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
