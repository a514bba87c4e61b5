import type { AlertSettings, AlertView } from '../src-preload/contract/nodes.ts';
import type { KeychainState, Question } from '../src-preload/contract/index.ts';
import type { CallInput, CallOutput, Notice, NoticePayload } from '../src-preload/contract/index.ts';
import type { KeySource, PublicKeys, WalletRecord } from './domain/keys/wallet-record.ts';
import type { Network } from './domain/network.ts';
import type { Intent } from './domain/intents/intent.ts';
import type { Snapshot } from './domain/intents/snapshot.ts';
import type { NodeAnswer } from './domain/nodes/answer.ts';
import type { NodeAddress } from './domain/nodes/node-url.ts';
import type { CloudRecord, NodeEvent, NodeRecord, Stretch } from './domain/nodes/records.ts';
import type { RunNodeRecord, RunRecord } from './domain/nodes/runs.ts';
import type { JsonValue } from './domain/nodes/unlock-body.ts';
import type { JudgeAccount, JudgeLimits } from './domain/psbt/verdict.ts';
import type { KindName, Numbering, StatusName } from './domain/transfers/numbering.ts';
import type { TransferState } from './domain/transfers/state.ts';

/** What use cases may ask of the world. Only the composition roots know which adapter stands behind each. */

export interface Clock {
  /** Unix time in milliseconds; may jump. */
  nowMs: () => number;
  /** Milliseconds since some start; never goes back. For time-outs and ages. */
  monotonicMs: () => number;
}

/** Waiting that a test can hold still. */
export interface Timers {
  /** Runs once after so many ms, unless what it answers is called first. Never keeps the program alive by itself. */
  readonly after: (ms: number, act: () => void) => () => void;
}

export interface Random {
  /** 16 bytes from the system, as 32 hex digits. */
  id: () => string;
}

export interface NewSecret {
  readonly walletId: string;
  readonly network: Network;
  readonly keep: 'keychain' | 'session';
  readonly createdAtMs: number;
}

export interface FoundSecret {
  readonly walletId: string;
  readonly createdAtMs: number;
  readonly keys: PublicKeys;
}

/** Which secret, and whose it must be: a keychain entry with other keys is refused (SECRET_FOREIGN). */
export interface SecretRef {
  readonly walletId: string;
  readonly walletName: string;
  readonly keySource: KeySource;
  readonly keys: PublicKeys;
}

export interface SignRequest {
  readonly secret: SecretRef;
  readonly psbt: string;
  readonly intent: Intent;
  readonly snapshot: Snapshot;
  readonly account: JudgeAccount;
  readonly limits: JudgeLimits;
  /** The digest that was shown. The keyholder judges again and compares before any key is read. */
  readonly digest: string;
}

export interface SignedTransaction {
  /** Finalised PSBT, base64, with every other byte as it came. */
  readonly psbt: string;
  readonly txid: string;
}

/**
 * The keyholder: the only one that reads the keychain and touches keys. Every failure is a WalletError:
 * KEYCHAIN_*, SECRET_*, SESSION_ENDED, WORDS_*, PSBT_REFUSED, DIGEST_CHANGED, SIGNATURE_INVALID, KEYHOLDER_GONE.
 */
export interface Signer {
  keychain: () => Promise<KeychainState>;
  create: (secret: NewSecret & { readonly wordCount: 12 | 24 }) => Promise<PublicKeys>;
  /** With `expect`, refuses (SERVICE_KEYS_MISMATCH) before anything is kept unless all derived values are equal. */
  restore: (
    secret: NewSecret & { readonly words: string; readonly expect: ExpectedKeys | null },
  ) => Promise<PublicKeys>;
  /** Derives the public keys of words. Keeps nothing and reads nothing. */
  identify: (words: string, network: Network) => Promise<PublicKeys>;
  reveal: (secret: SecretRef) => Promise<readonly string[]>;
  /** Starts the child and loads its libraries, so that signing is quick. No secret is in it. */
  warm: () => void;
  sign: (request: SignRequest) => Promise<SignedTransaction>;
  /** Deletes and reads back that it is gone. */
  remove: (walletId: string, keySource: KeySource) => Promise<void>;
  find: () => Promise<readonly FoundSecret[]>;
  saveToken: (walletId: string, token: string) => Promise<void>;
  readToken: (walletId: string) => Promise<string | null>;
  removeToken: (walletId: string) => Promise<void>;
  /** Several of the keychain's by one child, in their order; null where there is none. At most 20,000. */
  readTokens: (ids: readonly string[]) => Promise<readonly (string | null)[]>;
  /** Several into the keychain by one child, each read back. At most 20,000. */
  saveTokens: (entries: readonly { readonly id: string; readonly token: string }[]) => Promise<void>;
  /** Deletes each and reads back that it is gone. At most 20,000. */
  removeTokens: (ids: readonly string[]) => Promise<void>;
  /** Ends every child, and with it every session-only secret. */
  close: () => void;
}

/** The five values of generate_keys (interface.md 2, Keys), as the service claims them. */
export interface ExpectedKeys {
  readonly xpub: string;
  readonly accountXpubVanilla: string;
  readonly accountXpubColored: string;
  readonly accountXpubColoredFingerprint: string;
}

/** Main's own question to the user, outside the reach of the page where the host has native dialogs. */
export interface Confirm {
  readonly kind: 'native' | 'page';
  ask: (question: Omit<Question, 'questionId'>) => Promise<boolean>;
  /** Only where the page is asked: takes the page's answer. Unknown questions are ignored. */
  answer?: (questionId: string, agreed: boolean) => void;
}

/** Proof that the user sits here: the OS's own where there is one. */
export interface Presence {
  prove: (reason: string) => Promise<boolean>;
}

export interface Files {
  /** Asks where, never overwrites in silence; null when the user turned back. */
  save: (suggestedName: string, bytes: Uint8Array) => Promise<string | null>;
  /** Asks which; refuses above the limit (bytes); null when the user turned back. */
  open: (
    extensions: readonly string[],
    limitBytes: number,
  ) => Promise<{ name: string; bytes: Uint8Array } | null>;
}

export interface Clipboard {
  /** Writes, reads back and throws CLIPBOARD_CHANGED where another program replaced it. */
  write: (text: string) => Promise<void>;
}

/** The OS's notifications. */
export interface Notifier {
  notify: (title: string, body: string) => void;
}

/** Notices to every screen, checked by the contract on the way out. */
export type Tell = <N extends Notice>(name: N, payload: NoticePayload<N>) => void;

export interface AppSettings {
  readonly theme: 'system' | 'light' | 'dark';
  readonly hideAmounts: boolean;
  readonly lastRateSatsPerVb: number;
  /** On mainnet a send whose RGB part cannot be read is signed only where this is on. */
  readonly allowUnprovedAssets: boolean;
  /** The person’s own, in sat/vB: three at most. */
  readonly feePresets: number[];
}

/** Everything that is kept in the settings file; no secret is ever in it. */
export interface SettingsDocument {
  readonly version: 1;
  readonly app: AppSettings;
  readonly wallets: readonly WalletRecord[];
  readonly activeWalletId: string | null;
}

/** The settings file. Throws STORAGE_DAMAGED (a copy is kept aside) and DISK_REFUSED. */
export interface Settings {
  read: () => SettingsDocument;
  write: (document: SettingsDocument) => void;
}

/** A file that was found damaged when it was opened, and where it was kept. */
export interface StorageDamage {
  readonly file: string;
  readonly keptAs: string;
  /** What was put in its place. */
  readonly recovered: 'previous' | 'nothing';
}

export type FlowKind = 'createSlots' | 'send';

/** The states of a two-step flow, each written before the act that it announces. */
export type FlowState =
  | 'intent' // confirmed by the user, nothing asked yet
  | 'begun' // the service's PSBT is here
  | 'judged' // verdict reached; the data holds outcome and digest
  | 'refused' // final: contradicted, or the keyholder refused
  | 'approved' // main confirmed; the keyholder is asked
  | 'signed' // signed bytes and txid are here
  | 'ending' // about to hand over
  | 'ended' // the service took it
  | 'unknown' // handed over, answer lost
  | 'seen' // the result is in the unspents
  | 'dropped'; // final: given up before hand-over

export interface Flow {
  readonly id: string;
  readonly walletId: string;
  readonly kind: FlowKind;
  readonly state: FlowState;
  readonly createdAtMs: number;
  readonly updatedAtMs: number;
  /** Data of each state that was reached, as written. JSON values. */
  readonly data: Readonly<Partial<Record<FlowState, unknown>>>;
}

/** The write-ahead record of two-step flows. Every method is on disk when it returns. */
export interface Journal {
  open: (flow: { id: string; walletId: string; kind: FlowKind; data: unknown }) => void;
  /** Throws FLOW_UNKNOWN, and FLOW_STATE where `from` is not the flow's state now. */
  advance: (flowId: string, from: FlowState | readonly FlowState[], to: FlowState, data: unknown) => void;
  read: (flowId: string) => Flow | null;
  /** Flows of a wallet that are neither refused, dropped nor seen, oldest first. */
  unfinished: (walletId: string) => readonly Flow[];
  /** Flows of a wallet whose signed bytes left for the service, whatever came of it (`seen` too), oldest first. */
  handedOver: (walletId: string) => readonly HandedOver[];
}

/** A flow of which little is read: there may be thousands. */
export type HandedOver = Pick<Flow, 'id' | 'kind' | 'state'> & {
  /** The data of its last `signed` step, as written. */
  readonly signed: unknown;
};

/**
 * What services told of wallets and what people wrote to it, on disk when a method returns. Screens are answered from
 * here at once, and what a service takes back is seen (security.md, G39). It proves nothing: it was only told.
 */
export interface Holdings {
  /**
   * What one service told of one wallet: another service's numbers name other transfers. Numbers are kept as they came
   * and named by `numbering` when they are read, so that the choice may change. Writes nothing for a wallet unheard of.
   */
  of: (ref: {
    readonly walletId: string;
    readonly service: string;
    readonly numbering: ApiNumbering;
  }) => WalletHoldings;
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
  /** One of them, for instance one that was just issued. */
  keepAsset: (asset: ApiAsset) => void;
  keepBalance: (assetId: string, balance: ApiAssetBalance) => void;

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
  /** Each state that was seen, oldest first; empty for an unknown key. */
  history: (key: string) => readonly KeptStep[];
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
    told: Pick<ApiTransfer, 'status' | 'kind' | 'txid'>,
    atMs: number,
    slot?: ApiOutpoint,
  ) => void;
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
}

export interface KeptStep {
  readonly atMs: number;
  readonly status: number;
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
}

export interface KeptInvoice extends NewInvoice {
  /** What the service last told of its transfer; null: nothing yet. */
  readonly told:
    | (Pick<ApiTransfer, 'status' | 'statusName' | 'kind' | 'kindName' | 'txid'> & { readonly atMs: number })
    | null;
}

/**
 * One wallet's view of a service: the 18 calls of interface.md 4, in our own names (clients/wallet-api).
 * Sats and asset amounts (base units, u64) are bigints, times are Unix milliseconds, null where the service gave
 * none that can be believed. What the service tells is checked for form only: it proves nothing.
 * Failures are SERVICE_*, TOKEN_REFUSED and WALLET_NOT_REGISTERED. Only calls that change nothing are repeated.
 */
export interface WalletApi {
  readonly host: string;
  generateKeys: () => Promise<ExpectedKeys & { readonly words: string }>;
  register: () => Promise<{ address: string; balance: ApiBtcBalance }>;
  /** Each call uses up an index (service-facts.md 1.3). */
  address: () => Promise<string>;
  btcBalance: () => Promise<ApiBtcBalance>;
  refresh: () => Promise<void>;
  listUnspents: () => Promise<Snapshot['entries']>;
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
  /** Never repeated. */
  createInvoice: (asked: { assetId: string; amount: bigint }) => Promise<ApiCreatedInvoice>;
  invoiceStatus: (invoice: string) => Promise<ApiTransfer>;
}

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
  readonly schema: 'nia' | 'uda' | 'cfa';
  /** Texts of the issuer, of any length and content: to be shown inert. */
  readonly ticker: string | null;
  readonly name: string;
  readonly details: string | null;
  /** Decimals, 0 to 18. */
  readonly precision: number;
  readonly issuedSupply: bigint;
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
  /** For a `wvout` recipient: the sats that travel with the asset. Null for a blinded one. */
  readonly witness: { readonly amountSats: bigint; readonly blinding: bigint | null } | null;
  readonly transportEndpoints: readonly string[];
}

export interface ApiSend {
  readonly recipients: readonly ApiRecipient[];
  /** True: broadcast at once. False: only after the recipient acknowledged, at a later refresh. */
  readonly donation: boolean;
  readonly rateSatsPerVb: number;
  readonly minConfirmations: number;
}

export type ApiTransferStatus = StatusName;
export type ApiTransferKind = KindName;

export interface ApiOutpoint {
  readonly txid: string;
  readonly vout: number;
}

export interface ApiTransfer {
  readonly idx: number;
  readonly batchTransferIdx: number;
  readonly createdAtMs: number | null;
  readonly updatedAtMs: number | null;
  /** The service's own number, and its name by the numbering that was chosen: `unknown` is pending, never failed. */
  readonly status: number;
  readonly statusName: ApiTransferStatus;
  readonly kind: number;
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
    readonly transportType: number;
    readonly used: boolean;
  }[];
}

export interface ApiDecodedInvoice {
  readonly recipientId: string;
  readonly assetId: string | null;
  readonly amount: bigint | null;
  readonly expiresAtMs: number | null;
  readonly transportEndpoints: readonly string[];
}

export interface ApiCreatedInvoice {
  readonly invoice: string;
  readonly recipientId: string;
  readonly expiresAtMs: number | null;
  readonly batchTransferIdx: number;
}

/** Which release's numbers a service uses for `status`: no endpoint tells it (service-facts.md 2.1). */
export type ApiNumbering = Numbering;

/**
 * Opens a client for one connection; sends nothing yet. `keys` null: only generateKeys may be called.
 * Throws URL_REFUSED, and INVALID_INPUT for a token that cannot stand in a header.
 */
export type OpenWalletApi = (target: {
  readonly baseUrl: string;
  readonly dialect: 'document';
  readonly token: string | null;
  readonly keys: PublicKeys | null;
  /** The document's era unless told. */
  readonly numbering?: ApiNumbering;
  /** Told of every answer that carries a Date header: by how much the clocks differ. */
  readonly onHeard?: (heard: { readonly atMs: number; readonly serverDateMs: number }) => void;
}) => WalletApi;

/**
 * The node services and nodes that are watched, with their history, bulk runs and alerts: `<data>/fleet.sqlite`. Every
 * method is on disk when it returns. Holds no secret.
 */
export interface Fleet {
  readonly clouds: () => readonly CloudRecord[];
  readonly putCloud: (cloud: CloudRecord) => void;
  /** Its nodes and their history go with it. */
  readonly removeCloud: (cloudId: string) => void;
  readonly nodes: () => readonly NodeRecord[];
  /** Adds or replaces, in one transaction, with what happened to them. */
  readonly putNodes: (nodes: readonly NodeRecord[], events?: readonly NodeEvent[]) => void;
  readonly removeNodes: (nodeIds: readonly string[]) => void;
  /** Newest first, at most `limit`. */
  readonly history: (nodeId: string, limit: number) => readonly NodeEvent[];
  /** The states of every node since `fromMs`, and the one that each was in then, oldest first. */
  readonly stretches: (fromMs: number, nodeId?: string) => ReadonlyMap<string, readonly Stretch[]>;
  /** How long upgrades took here, newest first, in ms. */
  readonly upgradeTimesMs: (limit: number) => readonly number[];
  readonly openRun: (run: RunRecord, nodes: readonly RunNodeRecord[]) => void;
  readonly putRun: (run: RunRecord) => void;
  readonly putRunNode: (runId: string, node: RunNodeRecord) => void;
  /** Newest first. */
  readonly runs: () => readonly RunRecord[];
  readonly runNodes: (runId: string) => readonly RunNodeRecord[];
  readonly addAlert: (alert: AlertView) => void;
  /** Newest first, at most `limit`. */
  readonly alerts: (limit: number) => readonly AlertView[];
  readonly seeAlerts: (alertIds: readonly string[]) => void;
  readonly alertSettings: () => AlertSettings | null;
  readonly putAlertSettings: (settings: AlertSettings) => void;
}

/** A node as a cloud's own list tells of it (an extra of real services; the document has none). */
export interface ApiNode {
  readonly nodeId: string;
  readonly name: string | null;
  readonly userId: string | null;
  readonly invokeUrl: string | null;
  /** STARTING, RUNNING, IN_PROGRESS, FAILED, DESTROYED, PAUSED, or a word that is not known here. */
  readonly status: string | null;
  /** `rln_commit_id`; null where it is not told. */
  readonly image: string | null;
}

/** Where a node answers, with the token of its own. */
export interface NodeTarget {
  readonly address: NodeAddress;
  readonly token: string | null;
}

/**
 * A node service: the three calls of interface.md 4, and the extras of service-facts.md 5. Reads throw SERVICE_* and
 * TOKEN_REFUSED. Acts and the probe answer a NodeAnswer: a node that says no has answered, and one that says nothing
 * is no failure. None is repeated here; a redirect is never followed. Throws INVALID_INPUT for an id or a token that
 * cannot stand in a request.
 */
export interface NodeApi {
  readonly host: string;
  /** The `data` field of GET /api/nodes/latest-rln-image. */
  readonly latestImage: () => Promise<string>;
  /** Extra: GET /api/nodes. */
  readonly list: () => Promise<readonly ApiNode[]>;
  /** Extra: GET /api/nodes/{id}. */
  readonly detail: (nodeId: string) => Promise<ApiNode>;
  /** POST /api/nodes/{id}/upgrade, without a body. */
  readonly upgrade: (nodeId: string) => Promise<NodeAnswer>;
  /** POST {node}/unlock. May take minutes; no answer in time is not a failure. */
  readonly unlock: (target: NodeTarget, body: JsonValue) => Promise<NodeAnswer>;
  /** Extra: GET {node}/nodeinfo. */
  readonly probe: (target: NodeTarget) => Promise<NodeAnswer>;
}

export type OpenNodeApi = (cloud: { readonly baseUrl: string; readonly token: string | null }) => NodeApi;

/** The embedded practice service: started when a practice wallet needs it, stopped on quit. */
export interface Practice {
  /** Base URL of the running service (http on loopback), starting it when needed. */
  baseUrl: () => Promise<string>;
  status: () => Promise<NoticePayload<'practice.block'>>;
  /** Sends coins to an address of the practice chain; answers the txid. PRACTICE_REFUSED with the reason. */
  faucet: (address: string, amountSats: bigint) => Promise<string>;
  mine: (blocks: number) => Promise<NoticePayload<'practice.block'>>;
  /** How long invoices last from now on, the wallets' own and the friend's. */
  setInvoiceSeconds: (seconds: number) => Promise<NoticePayload<'practice.block'>>;
  readonly friend: PracticeFriend;
  readonly nodes: PracticeNodes;
  close: () => Promise<void>;
}

/**
 * What a person does to the simulated nodes of the practice service. Each answers how they all are then. Refusals are
 * PRACTICE_REFUSED with the reason.
 */
export interface PracticeNodes {
  status: () => Promise<CallOutput<'practice.nodes'>>;
  /** A dozen in every state, where there is none yet. */
  begin: () => Promise<CallOutput<'practice.nodes'>>;
  make: (asked: CallInput<'practice.makeNodes'>) => Promise<CallOutput<'practice.nodes'>>;
  release: (asked: CallInput<'practice.releaseImage'>) => Promise<CallOutput<'practice.nodes'>>;
  set: (asked: CallInput<'practice.setNodes'>) => Promise<CallOutput<'practice.nodes'>>;
  /** Moves the nodes' clock ahead. */
  pass: (seconds: number) => Promise<CallOutput<'practice.nodes'>>;
  /** In the order of the ids, which are the practice service's own. Written nowhere: to be kept in the keychain. */
  passwords: (nodeIds: readonly string[]) => Promise<readonly string[]>;
}

/**
 * The counterparty that lives in the practice service, with keys and slots of its own. It acknowledges and broadcasts
 * by itself a moment after it has something to, and with every block. Refusals are PRACTICE_REFUSED with the reason.
 */
export interface PracticeFriend {
  status: () => Promise<NoticePayload<'practice.friendChanged'>>;
  /** A silent friend neither acknowledges nor broadcasts nor pays. */
  setSilent: (silent: boolean) => Promise<NoticePayload<'practice.friendChanged'>>;
  /** An invoice of theirs, to pay. Amounts in base units; null leaves open, or as long as invoices last. */
  invoice: (asked: {
    readonly assetId: string | null;
    readonly amount: bigint | null;
    readonly kind: 'blinded' | 'witness';
    readonly expiresInSeconds: number | null;
  }) => Promise<{ readonly invoice: string; readonly recipientId: string; readonly expiresAtMs: number }>;
  /** They send on an invoice; asset and amount where it leaves them open. Answers the txid: not broadcast yet. */
  pay: (asked: {
    readonly invoice: string;
    readonly assetId: string | null;
    readonly amount: bigint | null;
  }) => Promise<string>;
  /** One of each sample asset that they can give now; issues what is missing. Nothing is sent. */
  samples: () => Promise<readonly PracticeSample[]>;
}

export interface PracticeSample {
  readonly assetId: string;
  readonly schema: ApiAsset['schema'];
  /** Null for a CFA, which has none. */
  readonly ticker: string | null;
  readonly name: string;
  /** Base units of one gift. */
  readonly amount: bigint;
}

export interface Ports {
  readonly clock: Clock;
  readonly timers: Timers;
  readonly random: Random;
  readonly signer: Signer;
  readonly confirm: Confirm;
  readonly presence: Presence;
  readonly files: Files;
  readonly clipboard: Clipboard;
  readonly notifier: Notifier;
  readonly tell: Tell;
  readonly settings: Settings;
  readonly journal: Journal;
  readonly holdings: Holdings;
  readonly fleet: Fleet;
  readonly openNodeApi: OpenNodeApi;
  readonly openWalletApi: OpenWalletApi;
  /** Normalises what was typed; https only, loopback excepted, and loopback only on the loopback host. URL_REFUSED. */
  readonly parseBaseUrl: (text: string) => string;
  readonly practice: Practice;
  /** Every file that was found damaged since the start. */
  readonly damage: () => readonly StorageDamage[];
  /** Which host this is, and what that rules out: the loopback host never speaks to mainnet or beyond loopback. */
  readonly host: {
    readonly kind: 'electron' | 'loopback';
    readonly version: string;
    readonly dataFolder: string;
  };
}
