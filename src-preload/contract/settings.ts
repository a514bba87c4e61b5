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
  lastRateSatsPerVb: x.tenthRate,
  /** On mainnet a send whose RGB part can't be read is refused unless this is on. */
  allowUnprovedAssets: v.boolean(),
  /** The person's own rates, lowest first, for services without estimates. */
  feePresets: v.pipe(v.array(x.tenthRate), v.maxLength(BOUNDS.feePresets), v.readonly()),
  /** Ochre sends nothing. Only `offline.setOfflineMode` changes this. */
  offline: v.boolean(),
});
export type SettingsView = v.InferOutput<typeof settingsView>;

const storageDamage = v.strictObject({
  file: v.string(),
  keptAs: v.nullable(v.string()),
  /** `rest`: all but `rows` is intact. `safe`: `rows` got safe values. `merged`: `rows` come from the copy. */
  recovered: v.picklist(['previous', 'part', 'nothing', 'rest', 'safe', 'merged']),
  rows: v.exactOptional(v.strictObject({ named: v.pipe(v.array(v.string()), v.readonly()), inAll: x.count })),
});
export type StorageDamage = Unchanged<v.InferOutput<typeof storageDamage>>;

export const settings = {
  get: call(x.nothing, settingsView),
  /** The settings that a locked page may know. */
  look: call(x.nothing, v.strictObject({ theme, speaks }), { whileLocked: true }),
  set: call(v.partial(v.omit(settingsView, ['offline', 'speaks'])), settingsView),
  about: call(
    x.nothing,
    v.strictObject({
      version: v.string(),
      host: v.picklist(['electron', 'loopback']),
      /** Where main asks the person: `page` is weaker than a native dialog. */
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
  /** Copies the text and reads the clipboard back. Never for recovery words. */
  copy: call(
    v.strictObject({ text: v.pipe(v.string(), v.minLength(1), v.maxLength(BOUNDS.copiedChars)) }),
    x.nothing,
  ),
  changed: notice(settingsView),
} as const;
