import { BOUNDS } from './bounds.ts';
import * as v from 'valibot';
import { call, notice, type Unchanged } from './define.ts';
import * as x from './values.ts';

const theme = v.picklist(['system', 'light', 'dark']);
const LANGUAGES = ['en', 'es', 'de'] as const;
const speaks = v.picklist(LANGUAGES);

export const settingsView = v.strictObject({
  theme,
  /** `system`: the first of the system's languages that Ochre has. */
  language: v.picklist(['system', ...LANGUAGES]),
  speaks,
  hideAmounts: v.boolean(),
  /** For display only: calls use sats. */
  bitcoinUnit: v.picklist(['sats', 'BTC']),
  lastRateSatsPerVb: x.rateSatsPerVb,
  /** On mainnet a send whose RGB part can't be read is refused unless this is on. */
  allowUnprovedAssets: v.boolean(),
  /** Kept by a person, lowest first: the service has no estimate. */
  feePresets: v.pipe(v.array(x.rateSatsPerVb), v.maxLength(BOUNDS.feePresets), v.readonly()),
  /** No port sends anything. Changed by offline.setOfflineMode alone. */
  offline: v.boolean(),
});
export type SettingsView = v.InferOutput<typeof settingsView>;

const storageDamage = v.strictObject({
  file: v.string(),
  keptAs: v.nullable(v.string()),
  /** `rest`: all but `rows` is from the unchanged file. `safe`: `rows` got safe values. `merged`: `rows` are the copy's. */
  recovered: v.picklist(['previous', 'part', 'nothing', 'rest', 'safe', 'merged']),
  rows: v.exactOptional(v.strictObject({ named: v.pipe(v.array(v.string()), v.readonly()), inAll: x.count })),
});
export type StorageDamage = Unchanged<v.InferOutput<typeof storageDamage>>;

export const settings = {
  get: call(x.nothing, settingsView),
  /** All that a locked page may know of the settings. */
  look: call(x.nothing, v.strictObject({ theme, speaks }), { whileLocked: true }),
  set: call(v.partial(v.omit(settingsView, ['offline', 'speaks'])), settingsView),
  about: call(
    x.nothing,
    v.strictObject({
      version: v.string(),
      host: v.picklist(['electron', 'loopback']),
      /** `page` is weaker than a native dialog. */
      confirm: v.picklist(['native', 'page']),
      dataFolder: v.string(),
      damage: v.array(storageDamage),
    }),
  ),
  /** Safe to paste anywhere: versions, kinds, counts and redacted faults. */
  diagnostics: call(
    x.nothing,
    v.strictObject({ text: v.pipe(v.string(), v.maxLength(BOUNDS.diagnosticsChars)) }),
  ),
  /** Copies, then reads it back. Never for words. */
  copy: call(
    v.strictObject({ text: v.pipe(v.string(), v.minLength(1), v.maxLength(BOUNDS.copiedChars)) }),
    x.nothing,
  ),
  changed: notice(settingsView),
} as const;
