import type { Detected, Dialect, Reached } from '../../src-preload/contract/index.ts';
import type { ExpectedKeys, WalletKeys } from '../keys/account.ts';
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

/** Sends nothing yet. `keys` null: only generateKeys. Throws URL_REFUSED; INVALID_INPUT for a token no header can hold. */
export type OpenWalletApi = (target: {
  readonly baseUrl: string;
  /** `practice`: the built-in service. */
  readonly dialect: Dialect | 'practice' | 'own';
  readonly token: string | null;
  readonly keys: WalletKeys | null;
  /** For the built-in service. */
  readonly indexer?: string;
  /** The only route; direct unless given. */
  readonly way?: RouteWithPin;
  /** The likely numbering; the document era's unless given. */
  readonly numbering?: ApiNumbering;
  /** Called once lists show the numbering, which names follow from then on. */
  readonly onNumbering?: (found: ApiNumbering) => void;
  /** Earlier reports, for lists that leave an end in doubt. */
  readonly earlier?: () => readonly Numbered[];
  /** Called for every answer with a Date header. */
  readonly onHeard?: (heard: { readonly atMs: number; readonly serverDateMs: number }) => void;
}) => WalletApi;

/** Changes nothing there, and tells nothing of a wallet. Throws URL_REFUSED, SERVICE_UNREACHABLE, SERVICE_SLOW. */
export type DetectService = (asked: {
  readonly baseUrl: string;
  readonly token: string | null;
  readonly way: RouteWithPin;
}) => Promise<Detected>;

/** Only a handshake; a bad certificate is fine. Throws URL_REFUSED, PROXY_FAILED, SERVICE_UNREACHABLE, SERVICE_SLOW. */
export type ReachService = (asked: {
  readonly baseUrl: string;
  readonly way: RouteWithPin;
}) => Promise<Reached>;

/**
 * The 18 calls of interface.md 4 and later ones (services/wallet-api). Sats and base units (u64) are bigints, times Unix ms,
 * null if unbelievable; only forms are checked. Throws SERVICE_*, PROXY_FAILED, CERTIFICATE_*, TOKEN_REFUSED,
 * WALLET_NOT_REGISTERED, SERVICE_CANNOT. Only reads are repeated.
 */
export interface WalletApi {
  readonly host: string;
  generateKeys: () => Promise<ExpectedKeys & { readonly words: string }>;
  register: () => Promise<{ address: string; balance: ApiBtcBalance }>;
  /** Each call uses up an index (service-facts.md 1.3). */
  address: () => Promise<string>;
  /** As of the service's last scan: call listUnspents first where it matters. */
  btcBalance: () => Promise<ApiBtcBalance>;
  /** Scans the chain and arrivals. */
  refresh: () => Promise<ApiRefreshed>;
  listUnspents: () => Promise<readonly ApiUnspent[]>;
  /** Never repeated. Returns the PSBT text exactly as received. */
  createUtxosBegin: (asked: {
    upTo: boolean;
    num: number;
    sizeSats: bigint;
    rateSatsPerVb: number;
  }) => Promise<string>;
  /** Never repeated. How many outputs were made; null if not told. */
  createUtxosEnd: (signedPsbt: string) => Promise<number | null>;
  listAssets: () => Promise<readonly ApiAsset[]>;
  assetBalance: (assetId: string) => Promise<ApiAssetBalance>;
  /** Never repeated. Returns the PSBT text exactly as received. */
  sendBegin: (asked: ApiSend) => Promise<string>;
  /** Never repeated. The document requires sendBegin's fields again. */
  sendEnd: (asked: ApiSend, signedPsbt: string) => Promise<{ txid: string; batchTransferIdx: number }>;
  listTransfers: (assetId: string) => Promise<readonly ApiTransfer[]>;
  /** Never repeated. `anyFailed` null if not told. */
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
  /** To compare with our own reading, never instead of it. */
  decodeRgbInvoice: (invoice: string) => Promise<ApiDecodedInvoice>;
  /** Never repeated. An empty asset id leaves the asset open; without `kind` the service decides. */
  createInvoice: (asked: {
    assetId: string;
    amount: bigint;
    kind?: 'blinded' | 'witness';
  }) => Promise<ApiCreatedInvoice>;
  /** Throws TRANSFER_UNKNOWN without a transfer for it. */
  invoiceStatus: (invoice: string) => Promise<ApiTransfer>;
  /** Never repeated. Returns the PSBT text exactly as received. */
  sendBtcBegin: (asked: { address: string; amountSats: bigint; rateSatsPerVb: number }) => Promise<string>;
  /** Never repeated. Broadcasts. */
  sendBtcEnd: (signedPsbt: string) => Promise<{ txid: string }>;
  /** For the wallet's own sends only. */
  consignment: (asked: { assetId: string; txid: string }) => Promise<Uint8Array>;
}
