import { LANGUAGES } from '../../src-preload/messages/say.ts';
import * as v from 'valibot';
import { codeForm } from '../../src-preload/contract/codes.ts';
import { dialect, keychainChoice, numbering, pin, proxy } from '../../src-preload/contract/connection.ts';
import { REACH_PURPOSES } from '../domain/wallet/reach.ts';
import type { SettingsDocument } from '../ports/index.ts';
import { FORM } from '../domain/data-form.ts';

/** Own indexes never lie beyond what a restore searches; a larger one would have main derive without end. */
const MAX_INDEX = 1_000;
const index = v.pipe(v.number(), v.safeInteger(), v.minValue(-1), v.maxValue(MAX_INDEX));
const keychains = v.pipe(
  v.array(v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(0xff))),
  v.minLength(1),
);
const time = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const hex = (digits: number) => v.pipe(v.string(), v.regex(new RegExp(`^[0-9a-f]{${String(digits)}}$`)));

const plainKeys = {
  network: v.picklist(['mainnet', 'testnet', 'signet', 'regtest']),
  fingerprint: hex(8),
  accountXpubVanilla: v.string(),
};
const walletKeys = v.union([
  v.strictObject({
    ...plainKeys,
    xpub: v.string(),
    accountXpubColored: v.string(),
    accountXpubColoredFingerprint: hex(8),
  }),
  v.strictObject({
    ...plainKeys,
    xpub: v.null(),
    accountXpubColored: v.null(),
    accountXpubColoredFingerprint: v.null(),
  }),
]);

const chainSource = v.nullable(v.strictObject({ address: v.string(), pin: v.nullable(pin) }));

const walletRecord = v.strictObject({
  id: hex(32),
  name: v.string(),
  keys: walletKeys,
  keySource: v.picklist(['keychain', 'session', 'none']),
  connection: v.variant('kind', [
    v.strictObject({ kind: v.literal('practice') }),
    v.strictObject({
      kind: v.literal('own'),
      indexer: v.string(),
      rgbProxy: v.nullable(v.string()),
      isTestnet4: v.boolean(),
    }),
    v.strictObject({
      kind: v.literal('remote'),
      baseUrl: v.string(),
      dialect,
      numbering,
      keychains: keychainChoice,
      hasToken: v.boolean(),
      proxy: v.nullable(proxy),
      pin: v.nullable(pin),
    }),
  ]),
  createdAtMs: time,
  origin: v.picklist(['created', 'restored']),
  keychains: v.strictObject({ vanilla: keychains, colored: keychains }),
  highestIndex: v.strictObject({ vanilla: index, colored: index }),
  consentedTo: v.array(v.string()),
  registeredWith: v.nullable(v.string()),
  wordsCheckedAtMs: v.nullable(time),
  askAboveSats: v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
  lastAddress: v.nullable(
    v.strictObject({
      address: v.string(),
      keychain: v.number(),
      index: v.number(),
      shownAtMs: time,
      seenBefore: v.boolean(),
    }),
  ),
  rules: v.nullable(
    v.strictObject({
      state: v.string(),
      behindMs: v.exactOptional(v.pipe(v.number(), v.safeInteger())),
      met: v.array(v.strictObject({ payee: v.string(), atMs: time, mac: hex(64) })),
    }),
  ),
  keysUnproved: v.nullable(v.picklist(['backup', 'otherWords'])),
  codeForm,
  chainSource,
  secondSource: chainSource,
});

const lockRecord = v.strictObject({
  id: hex(32),
  idleMinutes: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(240)),
});

const host = v.strictObject({
  purpose: v.picklist(REACH_PURPOSES),
  place: v.string(),
  of: v.nullable(hex(32)),
});

/** All that the settings file may hold. */
export const settingsSchema = v.strictObject({
  form: v.literal(FORM),
  app: v.strictObject({
    theme: v.picklist(['system', 'light', 'dark']),
    language: v.picklist(['system', ...LANGUAGES]),
    hideAmounts: v.boolean(),
    bitcoinUnit: v.picklist(['sats', 'BTC']),
    lastRateSatsPerVb: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(1000)),
    allowUnprovedAssets: v.boolean(),
    feePresets: v.pipe(
      v.array(v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(1000))),
      v.maxLength(3),
    ),
    offline: v.boolean(),
  }),
  wallets: v.array(walletRecord),
  activeWalletId: v.nullable(hex(32)),
  lock: v.nullable(lockRecord),
  lastBackupAtMs: v.nullable(time),
  hosts: v.array(host),
});

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

/** The settings document of a parsed file, or null where a single value of it is not one. */
export function parseSettings(value: unknown): SettingsDocument | null {
  const parsed = v.safeParse(settingsSchema, value);
  return parsed.success ? parsed.output : null;
}
