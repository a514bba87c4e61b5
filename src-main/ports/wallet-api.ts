import type { Detected, Dialect, Reached } from '../../src-preload/contract/index.ts';
import type { ExpectedKeys, WalletKeys } from '../keys/public-keys.ts';
import type { RouteWithPin } from '../base/service/route.ts';
import type { Numbered } from '../base/service/numbering.ts';
import type { ApiAsset, ApiAssetBalance } from '../records/asset.ts';
import type { ApiTransfer } from '../records/transfer.ts';
import type {
  ApiBtcBalance,
  ApiCreatedInvoice,
  ApiDecodedInvoice,
  ApiNumbering,
  ApiRefreshed,
  ApiSend,
  ApiUnspent,
} from './wallet-values.ts';

/**
 * Opens a client for one connection; sends nothing yet. `keys` null: only generateKeys may be called.
 * Throws URL_REFUSED, and INVALID_INPUT for a token that cannot stand in a header.
 */
export type OpenWalletApi = (target: {
  readonly baseUrl: string;
  /** `practice`: what the built-in service speaks. */
  readonly dialect: Dialect | 'practice' | 'own';
  readonly token: string | null;
  readonly keys: WalletKeys | null;
  /** The Bitcoin server that Ochre's own service asks. */
  readonly indexer?: string;
  /** Straight unless told. There is no other way than this one. */
  readonly way?: RouteWithPin;
  /** What is likely; the document's era unless told. */
  readonly numbering?: ApiNumbering;
  /** Told when lists showed that it is another one: from then on names go by that. */
  readonly onNumbering?: (found: ApiNumbering) => void;
  /** What it told of transfers before: asked for where a list leaves open whether something has ended. */
  readonly earlier?: () => readonly Numbered[];
  /** Told of every answer that carries a Date header: by how much the clocks differ. */
  readonly onHeard?: (heard: { readonly atMs: number; readonly serverDateMs: number }) => void;
}) => WalletApi;

/**
 * Asks a service what it speaks: only what changes nothing there, without a word of any wallet. Throws URL_REFUSED,
 * and SERVICE_UNREACHABLE or SERVICE_SLOW where nobody answers at all.
 */
export type DetectService = (asked: {
  readonly baseUrl: string;
  readonly token: string | null;
  readonly way: RouteWithPin;
}) => Promise<Detected>;

/**
 * Makes a connection as a question would, and looks at the certificate; sends nothing over it. A certificate that would
 * be refused is no failure here. Throws URL_REFUSED, PROXY_FAILED, SERVICE_UNREACHABLE, SERVICE_SLOW.
 */
export type ReachService = (asked: {
  readonly baseUrl: string;
  readonly way: RouteWithPin;
}) => Promise<Reached>;

/**
 * One wallet's view of a service, in our own names: the 18 calls of interface.md 4, and what later servers have beyond
 * them (services/wallet-api). Sats and asset amounts (base units, u64) are bigints, times are Unix milliseconds, null
 * where the service gave none that can be believed. What the service tells is checked for form only: it proves nothing.
 * Failures are SERVICE_*, PROXY_FAILED, CERTIFICATE_*, TOKEN_REFUSED and
 * WALLET_NOT_REGISTERED; SERVICE_CANNOT before anything is asked, where the
 * dialect has no such call. Only calls that change nothing are repeated.
 */
export interface WalletApi {
  readonly host: string;
  generateKeys: () => Promise<ExpectedKeys & { readonly words: string }>;
  register: () => Promise<{ address: string; balance: ApiBtcBalance }>;
  /** Each call uses up an index (service-facts.md 1.3). */
  address: () => Promise<string>;
  /** As the chain was when the service last looked: listUnspents makes it look, and is asked first where it matters. */
  btcBalance: () => Promise<ApiBtcBalance>;
  /** Lets the service look at the chain and at what arrived. */
  refresh: () => Promise<ApiRefreshed>;
  listUnspents: () => Promise<readonly ApiUnspent[]>;
  /** Never repeated. Answers the service's PSBT text exactly as received. */
  createUtxosBegin: (asked: {
    upTo: boolean;
    num: number;
    sizeSats: bigint;
    rateSatsPerVb: number;
  }) => Promise<string>;
  /** Never repeated. The number of outputs the service says it made; null where it only says that it is done. */
  createUtxosEnd: (signedPsbt: string) => Promise<number | null>;
  listAssets: () => Promise<readonly ApiAsset[]>;
  assetBalance: (assetId: string) => Promise<ApiAssetBalance>;
  /** Never repeated. Answers the service's PSBT text exactly as received. */
  sendBegin: (asked: ApiSend) => Promise<string>;
  /** Never repeated. `asked` as it was for sendBegin: the document wants its fields again. */
  sendEnd: (asked: ApiSend, signedPsbt: string) => Promise<{ txid: string; batchTransferIdx: number }>;
  listTransfers: (assetId: string) => Promise<readonly ApiTransfer[]>;
  /** Never repeated. `anyFailed` is null where the service only says that it is done. */
  failTransfers: (asked: {
    batchTransferIdx: number;
    noAssetOnly?: boolean;
    skipSync?: boolean;
  }) => Promise<{ anyFailed: boolean | null }>;
  /** Never repeated. */
  issueAssetNia: (asked: {
    ticker: string;
    name: string;
    amounts: readonly bigint[];
    precision: number;
  }) => Promise<ApiAsset>;
  /** What the service reads in an invoice: to compare with our own reading, never instead of it. */
  decodeRgbInvoice: (invoice: string) => Promise<ApiDecodedInvoice>;
  /**
   * Never repeated. An empty asset id leaves the asset open. `kind` left out: as the service does it by itself.
   */
  createInvoice: (asked: {
    assetId: string;
    amount: bigint;
    kind?: 'blinded' | 'witness';
  }) => Promise<ApiCreatedInvoice>;
  /** Throws TRANSFER_UNKNOWN where the service tells of no transfer that belongs to it. */
  invoiceStatus: (invoice: string) => Promise<ApiTransfer>;
  /** Plain bitcoin to any address of the wallet's network. Never repeated. Answers the PSBT text exactly as received. */
  sendBtcBegin: (asked: { address: string; amountSats: bigint; rateSatsPerVb: number }) => Promise<string>;
  /** Never repeated. Broadcasts. */
  sendBtcEnd: (signedPsbt: string) => Promise<{ txid: string }>;
  /** The asset data of one of the wallet's own sends, as it was handed to its recipient. */
  consignment: (asked: { assetId: string; txid: string }) => Promise<Uint8Array>;
}
