import { wordRuns } from '../phrase/find-secret.ts';

export { findSecret } from '../phrase/find-secret.ts';

/** In text that is only shown, a shorter run is hidden too: a service may quote a part of a phrase. */
const QUOTED_WORDS = 6;
const QUOTED_KEY = /[a-z](?:pub|prv)[1-9A-HJ-NP-Za-km-z]{16,}/gi;
/** Tokens, PSBTs and the like: no sentence has so long a word. */
const LONG_WORD = /[\w+/=.-]{60,}/g;
/** Enough for one sentence on a screen. */
const SHOWN_CHARS = 300;

/** A service's own text, made fit to be shown and logged: keys, long tokens and phrases out, one line, cut short. */
export const cleanText = (text: string): string => withoutSecrets(text, /[\p{C}\p{Z}]+/gu);

/** The same to the letter: tabs, line ends and blanks stay as they are. For what is shown alone. */
export const cleanWords = (text: string): string => withoutSecrets(text, /(?:(?![\n\t ])[\p{C}\p{Z}])+/gu);

function withoutSecrets(text: string, unseen: RegExp): string {
  // Far more than is shown: what hides behind it never comes near a screen.
  let clean = text.slice(0, 20_000).replace(unseen, ' ').trim();
  clean = hideWords(clean).replace(QUOTED_KEY, '[key]').replace(LONG_WORD, '[long text]');
  return clean.length > SHOWN_CHARS ? `${clean.slice(0, SHOWN_CHARS - 1)}…` : clean;
}

/** Runs of six words of BIP39's list, whatever stands between them, become `[words]`. */
export function hideWords(text: string): string {
  let clean = text;
  for (const { start, end } of wordRuns(text, QUOTED_WORDS).reverse()) {
    clean = `${clean.slice(0, start)}[words]${clean.slice(end)}`;
  }
  return clean;
}
