import type { KeychainState } from '../../src-preload/contract/index.ts';
import type { Book } from '../domain/book/book.ts';
import type { Intent } from '../domain/intents/intent.ts';
import type { Snapshot } from '../domain/intents/snapshot.ts';
import type { PublicKeys } from '../domain/keys/public-keys.ts';
import type { KeySource } from '../domain/wallet/wallet-record.ts';
import type { Network } from '../domain/network.ts';
import type { JudgeAccount, JudgeLimits } from '../domain/verdict.ts';
import type { Payment, FirstSeen } from '../domain/rules/stops.ts';
import type { ToldTime } from '../domain/rules/believed-time.ts';
import type { RulesNow } from '../domain/rules/rules-state.ts';
import type { SpendingRules } from '../domain/rules/spending-rules.ts';

/**
 * The keyholder: the only one that reads the keychain and touches keys. Every failure is a WalletError:
 * KEYCHAIN_*, SECRET_*, SPENDING_*, RECIPIENT_TOO_NEW, RULES_*, SESSION_ENDED, WORDS_*, PSBT_REFUSED, DIGEST_CHANGED, SIGNATURE_INVALID, KEYHOLDER_GONE.
 */
export interface Signer {
  keychain: () => Promise<KeychainState>;
  /**
   * Whether the keychain is open, found out without a dialog of the system's: every other question of a shut one may open one.
   * Null: this system can't be asked so.
   */
  looksOpen: () => Promise<boolean | null>;
  create: (secret: NewSecret & { readonly wordCount: 12 | 24 }) => Promise<PublicKeys>;
  /** With `expect`, refuses (SERVICE_KEYS_MISMATCH) before anything is kept unless all derived values are equal. */
  restore: (
    secret: NewSecret & { readonly words: string; readonly expect: ExpectedKeys | null },
  ) => Promise<PublicKeys>;
  /**
   * Derives the public keys of words. Keeps nothing and reads nothing. `against`: the plain branch of the wallet that they
   * are only held against: then words that are cut short will do, and where one is wrong its place is told.
   */
  identify: (words: string, network: Network, against?: string | null) => Promise<PublicKeys>;
  /** Where an app password is set: PASSWORD_NEEDED without its proof. */
  reveal: (secret: SecretRef, proof?: PasswordProof | null) => Promise<readonly string[]>;
  /** Starts the child and loads its libraries, so that signing is quick. No secret is in it. */
  warm: () => void;
  /** PASSWORD_NEEDED without proof, where more leaves the wallet than its `askAbove` allows. */
  sign: (request: SignRequest, proof?: PasswordProof | null) => Promise<SignedTransaction>;
  /** The spending rules with what the day spent; null: none were ever set. */
  readRules: (secret: SecretRef, time: ToldTime) => Promise<RulesNow | null>;
  /** Tighter ones are in force at once, looser ones a day later, whoever asks. RULES_REFUSED. */
  setRules: (secret: SecretRef, rules: SpendingRules, time: ToldTime) => Promise<RulesNow>;
  /** Reads the rules, and vouches that these recipients are prepared for now (domain/rules/stops.ts). */
  meet: (
    secret: SecretRef,
    payees: readonly string[],
    time: ToldTime,
  ) => Promise<(RulesNow & { readonly met: readonly FirstSeen[] }) | null>;
  /** Deletes and reads back that it is gone. Spending rules in the keychain go with it, unless they are to stay. */
  remove: (walletId: string, keySource: KeySource, rules?: 'too' | 'stay') => Promise<void>;
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
  readonly password: AppPassword;
  /** Ends every child, and with it every session-only secret. */
  close: () => void;
}

/**
 * The app password of this data folder: what it closes is in the keychain, and what it opened in a child of the
 * keyholder that does nothing else and ends with `shut`. PASSWORD_WRONG, LOCK_MISSING, KEYCHAIN_*.
 */
export interface AppPassword {
  /**
   * Closes with a new password what lies in the keychain, wallets' secrets and tokens alike, and leaves it in use. Goes
   * on where it was cut short. Spending rules stay open.
   */
  set: (proof: PasswordProof, idleMinutes: number) => Promise<void>;
  /** Closes what lies open beside it, unless the password is being taken away, and takes all into use until `shut`. */
  open: (proof: PasswordProof) => Promise<OpenedLock>;
  change: (proof: PasswordProof, next: string) => Promise<void>;
  /** Opens everything for good. Cut short, `open` says that it is to be gone on with. */
  remove: (proof: PasswordProof) => Promise<void>;
  /** Deletes the lock of a forgotten password, and the tokens that it closes; secrets that it still closes are lost. */
  drop: (lockId: string) => Promise<void>;
  /** There is no lock, though it was shut. */
  none: () => void;
  /** Minutes without anybody, 1 to 240, kept beside the lock and told by `open`. APP_LOCKED while it is shut. */
  keepIdle: (minutes: number) => Promise<void>;
  /** Those of these secrets that lie in the keychain as no password closes them. Needs no password. */
  lyingOpen: (walletIds: readonly string[]) => Promise<readonly string[]>;
  /**
   * The locks of this keychain, whether settings name them or not, those that a password can open first. Where nothing
   * of ours can be read, KEYCHAIN_LOCKED or the reason why; with `mayBeUnread` none, and nothing is written to find out.
   */
  locks: (mayBeUnread: boolean) => Promise<readonly FoundLock[]>;
  /** From which sum on this wallet's signatures want the password; null: none. */
  askAbove: (
    proof: PasswordProof,
    wallet: { readonly id: string; readonly name: string; readonly keySource: KeySource },
    sats: number | null,
  ) => Promise<void>;
  /**
   * At once: no child that holds the key is left, and session-only secrets are closed. From now on no token is kept
   * (APP_LOCKED), and none is read but these, which one child keeps until the next `open` or the end of the program.
   */
  shut: (retainedTokenIds?: readonly string[]) => Promise<void>;
  /** Calls back where what the password opened is gone without `shut`. */
  onGone: (listener: () => void) => void;
}

export interface OpenedLock {
  /** The password was being taken away when that was cut short. */
  readonly isLeaving: boolean;
  /** As `set` or `keepIdle` kept it; null: a lock from before there was such a note. */
  readonly idleMinutes: number | null;
}

/** A lock in the keychain: it has an entry that a password can open, or closes something, or both. */
export interface FoundLock {
  readonly lockId: string;
  readonly isThere: boolean;
  readonly walletIds: readonly string[];
  readonly tokenIds: readonly string[];
}

/** The app password as it was typed just now, and the lock that it is to open. */
export interface PasswordProof {
  readonly lockId: string;
  readonly password: string;
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
  /** Where the intent came with the PSBT, as of a judge's input. */
  readonly askedBy?: 'request' | undefined;
  readonly snapshot: Snapshot;
  readonly book: Book;
  readonly account: JudgeAccount;
  readonly limits: JudgeLimits;
  /** The digest that was shown. The keyholder judges again and compares before any key is read. */
  readonly digest: string;
  /** Of the spending rules; left out: main knows of none. The keyholder holds to those that it keeps all the same. */
  readonly rules?: ToldOfRules | undefined;
}

export interface ToldOfRules {
  /** Main knows that there are some: where the keyholder finds none, nothing is signed. */
  readonly expected: boolean;
  readonly time: ToldTime;
  readonly met: readonly FirstSeen[];
  /** Payments that were seen to arrive and paid somebody who is paid again. */
  readonly paid: readonly Payment[];
}

export interface SignedTransaction {
  /** Finalised PSBT, base64, with every other byte as it came. */
  readonly psbt: string;
  readonly txid: string;
}

/** The values of generate_keys (interface.md 2, Keys), as the service claims them; null is one that it leaves out. */
export interface ExpectedKeys {
  readonly xpub: string;
  readonly accountXpubVanilla: string;
  readonly accountXpubColored: string;
  /** Of the master key: later servers say it in place of the next one. */
  readonly fingerprint: string | null;
  readonly accountXpubColoredFingerprint: string | null;
}
