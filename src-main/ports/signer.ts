import type { Book } from '../domain/book/book.ts';
import type { Intent } from '../domain/intents/intent.ts';
import type { Snapshot } from '../domain/intents/snapshot.ts';
import type { PublicKeys } from '../domain/keys/public-keys.ts';
import type { KeySource } from '../../src-preload/contract/wallet.ts';
import type { Network } from '../domain/network.ts';
import type { JudgeAccount, JudgeLimits } from '../domain/verdict.ts';
import type { Payment } from '../domain/rules/stops.ts';
import type { FirstSeen } from '../domain/rules/rules-state.ts';
import type { ToldTime } from '../domain/rules/believed-time.ts';

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
