import { isListWord } from '../../domain/keys/phrase.ts';

/** BIP39's shortest phrase: this many list words in a row, whatever stands between them, are taken for one. */
const PHRASE_WORDS = 12;
/** In text that is only shown, a shorter run is hidden too: a service may quote a part of a phrase. */
const QUOTED_WORDS = 6;
/** A serialised extended key is 111 characters (BIP32, SLIP132); less would be found by chance in a long PSBT. */
const EXTENDED_PRIVATE_KEY = /[xtuvyzUVYZ]prv[1-9A-HJ-NP-Za-km-z]{100}/;
const QUOTED_KEY = /[a-z](?:pub|prv)[1-9A-HJ-NP-Za-km-z]{16,}/gi;
/** Tokens, PSBTs and the like: no sentence has so long a word. */
const LONG_WORD = /[\w+/=.-]{60,}/g;
/** Every list word has three letters or more: shorter ones between them are markup or numbering. */
const MARKUP_LETTERS = 2;
/** Enough for one sentence on a screen. */
const SHOWN_CHARS = 300;

/**
 * What must never leave this machine, if it is in these texts: `words` for a run of twelve BIP39 words (also across
 * texts), `privateKey` for an extended private key. Null when neither is found.
 */
export function findSecret(texts: readonly string[]): 'words' | 'privateKey' | null {
  if (texts.some((text) => EXTENDED_PRIVATE_KEY.test(text))) return 'privateKey';
  return wordRuns(texts.join(' '), PHRASE_WORDS).length > 0 ? 'words' : null;
}

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

function wordRuns(text: string, atLeast: number): { start: number; end: number }[] {
  const runs: { start: number; end: number }[] = [];
  let run = { start: 0, end: 0, words: 0 };
  const close = () => {
    if (run.words >= atLeast) runs.push({ start: run.start, end: run.end });
    run = { start: 0, end: 0, words: 0 };
  };
  // An escaped line end would lend its letter to the word behind it.
  const plain = text.replace(/\\[bfnrt]/g, '  ');
  for (const match of plain.matchAll(/\p{L}+/gu)) {
    if (isListWord(match[0].toLowerCase())) {
      if (run.words === 0) run.start = match.index;
      run.end = match.index + match[0].length;
      run.words += 1;
    } else if (match[0].length > MARKUP_LETTERS) {
      close();
    }
  }
  close();
  return runs;
}
