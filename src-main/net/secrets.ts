import { wordRuns } from '../phrase/find-secret.ts';

export { findSecret } from '../phrase/find-secret.ts';

/** Fewer words than a phrase, because a service may quote a part of one. */
const QUOTED_WORDS = 6;
const QUOTED_KEY = /[a-z](?:pub|prv)[1-9A-HJ-NP-Za-km-z]{16,}/gi;
/** Tokens, PSBTs and the like: no sentence has so long a word. */
const LONG_WORD = /[\w+/=.-]{60,}/g;
/** Enough for one sentence on a screen. */
const SHOWN_CHARS = 300;

export const cleanText = (text: string): string => withoutSecrets(text, /[\p{C}\p{Z}]+/gu);

/** Keeps tabs, line ends and blanks, for standalone display. */
export const cleanWords = (text: string): string => withoutSecrets(text, /(?:(?![\n\t ])[\p{C}\p{Z}])+/gu);

function withoutSecrets(text: string, unseen: RegExp): string {
  let clean = text.slice(0, 20_000).replace(unseen, ' ').trim();
  clean = hideWords(clean).replace(QUOTED_KEY, '[key]').replace(LONG_WORD, '[long text]');
  return clean.length > SHOWN_CHARS ? `${clean.slice(0, SHOWN_CHARS - 1)}…` : clean;
}

/** Six words of BIP39's list in a row, whatever is between them, become `[words]`. */
export function hideWords(text: string): string {
  let clean = text;
  for (const { start, end } of wordRuns(text, QUOTED_WORDS).reverse()) {
    clean = `${clean.slice(0, start)}[words]${clean.slice(end)}`;
  }
  return clean;
}
