import { isListWord } from './phrase.ts';

/** BIP39's shortest phrase, whatever is between its words. */
const PHRASE_WORDS = 12;
/** A serialised extended key is 111 characters (BIP32, SLIP132); fewer would match by chance in a long PSBT. */
const EXTENDED_PRIVATE_KEY = /[xtuvyzUVYZ]prv[1-9A-HJ-NP-Za-km-z]{100}/;
/** List words have three letters or more: shorter ones are markup or numbering. */
const MARKUP_LETTERS = 2;

/** Finds a phrase whose words lie in several texts, too. Null if there is no secret. */
export function findSecret(texts: readonly string[]): 'words' | 'privateKey' | null {
  if (texts.some((text) => EXTENDED_PRIVATE_KEY.test(text))) return 'privateKey';
  return wordRuns(texts.join(' '), PHRASE_WORDS).length > 0 ? 'words' : null;
}

/** Pure. */
export function wordRuns(text: string, atLeast: number): { start: number; end: number }[] {
  const runs: { start: number; end: number }[] = [];
  let run = { start: 0, end: 0, words: 0 };
  const close = () => {
    if (run.words >= atLeast) runs.push({ start: run.start, end: run.end });
    run = { start: 0, end: 0, words: 0 };
  };
  // An escaped line end would lend its letter to the next word.
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
