import { BOUNDS } from '../../src-preload/contract/bounds.ts';
import * as v from 'valibot';
import type { Unchanged } from '../../src-preload/contract/define.ts';
import { idleMinutes } from '../../src-preload/contract/lock.ts';
import { settingsView } from '../../src-preload/contract/settings.ts';
import * as x from '../../src-preload/contract/values.ts';
import { FORM } from '../base/data-form.ts';
import { REACH_PURPOSES } from '../base/service/route.ts';
import { wallet } from './wallet.ts';

const lock = v.strictObject({
  id: x.id,
  /** Counts until Ochre is unlocked. From then on the lock's own entry in the keychain decides. */
  idleMinutes,
});

export const MOST = { wallets: BOUNDS.wallets, hosts: 100_000 } as const;

/** The settings file's content; never holds a secret. */
export const settingsSchema = v.strictObject({
  form: v.literal(FORM),
  app: v.omit(settingsView, ['speaks']),
  wallets: v.pipe(v.array(wallet), v.maxLength(MOST.wallets)),
  activeWalletId: v.nullable(x.id),
  /** Null: no app password. */
  lock: v.nullable(lock),
  /** Null: no backup yet. */
  lastBackupAtMs: v.nullable(x.keptMs),
  /** The only hosts Ochre may reach, by a person's consent, with their purpose. */
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

/** Replaces missing or invalid values, and is as strict as `SAFE_WALLET`. */
export const safeSettings: SettingsDocument = {
  ...emptySettings,
  app: { ...emptySettings.app, hideAmounts: true, offline: true },
};

/** If the settings can't tell of a lock, this one keeps Ochre locked until the keychain answers. */
export const SAFE_LOCK: LockRecord = { id: '0'.repeat(32), idleMinutes: 1 };

/** Null unless `value` is a whole settings document of this form. */
export function parseSettings(value: unknown): SettingsDocument | null {
  const parsed = v.safeParse(settingsSchema, value);
  return parsed.success ? parsed.output : null;
}
