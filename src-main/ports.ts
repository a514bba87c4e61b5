import type { KeychainState, Question } from '../src-preload/contract/index.ts';
import type { Notice, NoticePayload } from '../src-preload/contract/index.ts';
import type { KeySource, PublicKeys, WalletConnection, WalletRecord } from './domain/keys/wallet-record.ts';
import type { Network } from './domain/network.ts';
import type { CreateSlotsIntent } from './domain/intents/create-slots.ts';
import type { Snapshot } from './domain/intents/snapshot.ts';
import type { JudgeAccount, JudgeLimits } from './domain/psbt/verdict.ts';

/** What use cases may ask of the world. Only the composition roots know which adapter stands behind each. */

export interface Clock {
  /** Unix time in milliseconds; may jump. */
  nowMs: () => number;
  /** Milliseconds since some start; never goes back. For time-outs and ages. */
  monotonicMs: () => number;
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
  readonly intent: CreateSlotsIntent;
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
  /** What was found damaged when it was opened, and where the damaged file was kept. */
  readonly damage: StorageDamage | null;
}

export interface StorageDamage {
  readonly file: string;
  readonly keptAs: string;
  /** What was put in its place. */
  readonly recovered: 'previous' | 'nothing';
}

export type FlowKind = 'createSlots';

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
  readonly damage: StorageDamage | null;
}

/** One wallet's view of a service. See clients/wallet-api for shapes; failures are SERVICE_*, TOKEN_REFUSED, WALLET_NOT_REGISTERED. */
export interface WalletApi {
  readonly host: string;
  generateKeys: () => Promise<ExpectedKeys & { readonly words: string }>;
  register: () => Promise<{ address: string; balance: ApiBtcBalance }>;
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
  /** Never repeated. Answers the number of outputs the service says it made. */
  createUtxosEnd: (signedPsbt: string) => Promise<number>;
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

/** Opens a client for one connection. `keys` null: only generateKeys may be called. */
export type OpenWalletApi = (target: {
  readonly baseUrl: string;
  readonly dialect: 'document';
  readonly token: string | null;
  readonly keys: PublicKeys | null;
}) => WalletApi;

/** The embedded practice service: started when a practice wallet needs it, stopped on quit. */
export interface Practice {
  /** Base URL of the running service (http on loopback), starting it when needed. */
  baseUrl: () => Promise<string>;
  status: () => Promise<NoticePayload<'practice.block'>>;
  /** Sends coins to an address of the practice chain; answers the txid. PRACTICE_REFUSED with the reason. */
  faucet: (address: string, amountSats: bigint) => Promise<string>;
  mine: (blocks: number) => Promise<NoticePayload<'practice.block'>>;
  close: () => Promise<void>;
}

export interface Ports {
  readonly clock: Clock;
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
  readonly openWalletApi: OpenWalletApi;
  readonly practice: Practice;
  /** Which host this is, and what that rules out: the loopback host never speaks to mainnet or beyond loopback. */
  readonly host: {
    readonly kind: 'electron' | 'loopback';
    readonly version: string;
    readonly dataFolder: string;
  };
}

export type { WalletConnection };
