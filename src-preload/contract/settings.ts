import { BOUNDS } from './bounds.ts';
import * as v from 'valibot';
import { call, notice, type Unchanged } from './define.ts';
import * as x from './values.ts';

const theme = v.picklist(['system', 'light', 'dark']);
const LANGUAGES = ['en', 'es', 'de'] as const;
const speaks = v.picklist(LANGUAGES);

export const settingsView = v.strictObject({
  theme,
  /** Of the languages that Ochre speaks; `system`: the first of those that the system is set to. */
  language: v.picklist(['system', ...LANGUAGES]),
  /** What `language` comes to: what main says its questions in, and the page all else. */
  speaks,
  hideAmounts: v.boolean(),
  /** What amounts of bitcoin are shown in. Whatever is asked and answered here stays in sats. */
  bitcoinUnit: v.picklist(['sats', 'BTC']),
  lastRateSatsPerVb: x.rateSatsPerVb,
  /** On mainnet a send whose RGB part cannot be read is refused unless this is on. */
  allowUnprovedAssets: v.boolean(),
  /** Fee rates that a person keeps for sending, lowest first: the service has no estimate to offer. Three at most. */
  feePresets: v.pipe(v.array(x.rateSatsPerVb), v.maxLength(BOUNDS.feePresets), v.readonly()),
  /** This machine signs offline: no port of it sends anything. Changed by offline.setOfflineMode alone. */
  offline: v.boolean(),
});
export type SettingsView = v.InferOutput<typeof settingsView>;

/** A file that was found damaged, emptied or gone when it was opened. */
const storageDamage = v.strictObject({
  file: v.string(),
  /** Where it was kept; null: nothing was there to keep. */
  keptAs: v.nullable(v.string()),
  /**
   * What was put in its place. `rest`: the file is as it was, and all of it but `rows` is read. `safe`: of `rows` the safe
   * values. `merged`: of `rows` what its copy says.
   */
  recovered: v.picklist(['previous', 'part', 'nothing', 'rest', 'safe', 'merged']),
  /** Single entries that cannot be read, or were not taken as they are; nothing else is missing. */
  rows: v.exactOptional(v.strictObject({ named: v.pipe(v.array(v.string()), v.readonly()), inAll: x.count })),
});
export type StorageDamage = Unchanged<v.InferOutput<typeof storageDamage>>;

export const settings = {
  get: call(x.nothing, settingsView),
  /** Of the settings a locked page may know how it looks and what it speaks, and nothing else. */
  look: call(x.nothing, v.strictObject({ theme, speaks }), { whileLocked: true }),
  set: call(v.partial(v.omit(settingsView, ['offline', 'speaks'])), settingsView),
  /** What this program is and what it stands on. */
  about: call(
    x.nothing,
    v.strictObject({
      version: v.string(),
      host: v.picklist(['electron', 'loopback']),
      /** `page`: confirmations are asked in the page itself, which is weaker than a native dialog. */
      confirm: v.picklist(['native', 'page']),
      dataFolder: v.string(),
      damage: v.array(storageDamage),
    }),
  ),
  /** What may be pasted anywhere to be helped: versions, kinds, counts and redacted faults. */
  diagnostics: call(
    x.nothing,
    v.strictObject({ text: v.pipe(v.string(), v.maxLength(BOUNDS.diagnosticsChars)) }),
  ),
  /** Puts text on the clipboard and reads it back. Never for words. */
  copy: call(
    v.strictObject({ text: v.pipe(v.string(), v.minLength(1), v.maxLength(BOUNDS.copiedChars)) }),
    x.nothing,
  ),
  changed: notice(settingsView),
} as const;
