import { BOUNDS } from '../../src-preload/contract/bounds.ts';
import * as v from 'valibot';
import type { Unchanged } from '../../src-preload/contract/define.ts';
import { idleMinutes } from '../../src-preload/contract/lock.ts';
import { settingsView } from '../../src-preload/contract/settings.ts';
import * as x from '../../src-preload/contract/values.ts';
import { FORM } from '../base/data-form.ts';
import { REACH_PURPOSES } from '../base/service/reach.ts';
import { wallet } from './wallet.ts';

/** The lock as it was last found in the keychain, where it lies with what it closes. Nothing is opened by this. */
const lock = v.strictObject({
  /** Names its entry there. */
  id: x.id,
  /** Until the unlock, which tells what was set. */
  idleMinutes,
});

/** So many stand in one file at most. */
export const MOST = { wallets: BOUNDS.wallets, hosts: 100_000 } as const;

/** All that the settings file holds; no secret is ever in it. */
export const settingsSchema = v.strictObject({
  /** The form of the data folder's files. */
  form: v.literal(FORM),
  app: v.omit(settingsView, ['speaks']),
  wallets: v.pipe(v.array(wallet), v.maxLength(MOST.wallets)),
  activeWalletId: v.nullable(x.id),
  /** Null: no app password is set. */
  lock: v.nullable(lock),
  /** When a backup was last made here; null: never. */
  lastBackupAtMs: v.nullable(x.keptMs),
  /** Which hosts a person let Ochre reach, and for what. No other is. */
  hosts: v.pipe(
    v.array(
      v.strictObject({
        purpose: v.picklist(REACH_PURPOSES),
        place: x.keptAddress,
        of: v.nullable(x.id),
      }),
    ),
    v.maxLength(MOST.hosts),
  ),
});

export type SettingsDocument = Unchanged<v.InferOutput<typeof settingsSchema>>;
export type AppSettings = SettingsDocument['app'];
export type LockRecord = NonNullable<SettingsDocument['lock']>;

export const emptySettings: SettingsDocument = {
  form: FORM,
  app: {
    theme: 'system',
    language: 'system',
    hideAmounts: false,
    bitcoinUnit: 'sats',
    lastRateSatsPerVb: 2,
    allowUnprovedAssets: false,
    feePresets: [],
    offline: false,
  },
  wallets: [],
  activeWalletId: null,
  lock: null,
  lastBackupAtMs: null,
  hosts: [],
};

/** What a member becomes whose value is missing or out of its bounds, as SAFE_WALLET. */
export const safeSettings: SettingsDocument = {
  ...emptySettings,
  app: { ...emptySettings.app, hideAmounts: true, offline: true },
};

/** Where nothing says whether there is a lock, Ochre is locked by this until the keychain has answered. */
export const SAFE_LOCK: LockRecord = { id: '0'.repeat(32), idleMinutes: 1 };

/** The settings document of a parsed file, or null where a single value of it is not one. */
export function parseSettings(value: unknown): SettingsDocument | null {
  const parsed = v.safeParse(settingsSchema, value);
  return parsed.success ? parsed.output : null;
}
