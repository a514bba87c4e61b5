import * as v from 'valibot';
import { call, notice } from './define.ts';
import * as x from './values.ts';

const theme = v.picklist(['system', 'light', 'dark']);
const speaks = v.picklist(['en', 'es', 'de']);

export const settingsView = v.strictObject({
  theme,
  /** Of the languages that Ochre speaks; `system`: the first of those that the system is set to. */
  language: v.picklist(['system', 'en', 'es', 'de']),
  /** What `language` comes to: what main says its questions in, and the page all else. */
  speaks,
  hideAmounts: v.boolean(),
  /** What amounts of bitcoin are shown in. Whatever is asked and answered here stays in sats. */
  bitcoinUnit: v.picklist(['sats', 'BTC']),
  lastRateSatsPerVb: x.rateSatsPerVb,
  /** On mainnet a send whose RGB part cannot be read is refused unless this is on. */
  allowUnprovedAssets: v.boolean(),
  /** Fee rates that a person keeps for sending, lowest first: the service has no estimate to offer. */
  feePresets: v.pipe(v.array(x.rateSatsPerVb), v.maxLength(3)),
  /** This machine signs offline: no port of it sends anything. Changed by offline.setOfflineMode alone. */
  offline: v.boolean(),
});
export type SettingsView = v.InferOutput<typeof settingsView>;

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
      /** Files that were found damaged or gone at start, kept aside and replaced. `keptAs` null: nothing was left. */
      damage: v.array(
        v.strictObject({
          file: v.string(),
          keptAs: v.nullable(v.string()),
          recovered: v.picklist(['previous', 'part', 'nothing', 'rest', 'safe', 'merged']),
          /** Single entries that cannot be read, or were not taken as they are; nothing else is missing. */
          rows: v.exactOptional(v.strictObject({ named: v.array(v.string()), inAll: x.count })),
        }),
      ),
    }),
  ),
  /** What may be pasted anywhere to be helped: versions, kinds, counts and redacted faults. */
  diagnostics: call(x.nothing, v.strictObject({ text: v.pipe(v.string(), v.maxLength(9_000)) })),
  /** Puts text on the clipboard and reads it back. Never for words. */
  copy: call(v.strictObject({ text: v.pipe(v.string(), v.minLength(1), v.maxLength(10_000)) }), x.nothing),
  changed: notice(settingsView),
} as const;
