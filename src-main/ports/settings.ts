import type { FORM } from '../domain/data-form.ts';
import type { Language } from '../../src-preload/messages/say.ts';
import type { Reach } from '../domain/wallet/reach.ts';
import type { WalletRecord } from '../domain/wallet/wallet-record.ts';

/** The settings file. Throws DISK_REFUSED; then nothing is changed. */
export interface Settings {
  read: () => SettingsDocument;
  write: (document: SettingsDocument) => void;
}

/** Everything that is kept in the settings file; no secret is ever in it. */
export interface SettingsDocument {
  /** The form of the data folder's files. */
  readonly form: typeof FORM;
  readonly app: AppSettings;
  readonly wallets: readonly WalletRecord[];
  readonly activeWalletId: string | null;
  /** When a backup was last made here; null: never. */
  readonly lastBackupAtMs: number | null;
  /** Which hosts a person let Ochre reach, and for what. No other is. */
  readonly hosts: readonly Reach[];
  /** Null: no app password is set. */
  readonly lock: LockRecord | null;
}

/** The lock as it was last found in the keychain, where it lies with what it closes. Nothing is opened by this. */
export interface LockRecord {
  /** Names its entry there. */
  readonly id: string;
  /** Until the unlock, which tells what was set. */
  readonly idleMinutes: number;
}

export interface AppSettings {
  readonly theme: 'system' | 'light' | 'dark';
  /** `system`: the first of ours among those that the system is set to. */
  readonly language: 'system' | Language;
  readonly hideAmounts: boolean;
  /** What amounts of bitcoin are shown in. */
  readonly bitcoinUnit: 'sats' | 'BTC';
  readonly lastRateSatsPerVb: number;
  /** On mainnet a send whose RGB part cannot be read is signed only where this is on. */
  readonly allowUnprovedAssets: boolean;
  /** The person’s own, in sat/vB: three at most. */
  readonly feePresets: number[];
  /** This machine signs offline: no port of it sends anything. */
  readonly offline: boolean;
}
