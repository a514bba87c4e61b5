import { createHmac } from 'node:crypto';
import type { ForeignPhrase } from '../../../src-preload/contract/words.ts';
import { crc32, crc32c } from '../ur/crc32.ts';
import { bitsOfWords, isListWord, toBytes, wordsToEntropy } from './phrase.ts';
import { SLIP39_WORDS } from './slip39-words.ts';
import { WORD_LANGUAGES, WORD_LISTS } from './word-lists.ts';

/**
 * What normalised words are that are no phrase of BIP39; null where they carry no mark of another kind. Each kind is told
 * by its own mark, so that a phrase of it is never mended into one of BIP39, which would be a stranger's wallet.
 */
export function foreignKindOf(words: readonly string[]): ForeignPhrase | null {
  if (isShareOfSlip39(words)) return 'slip39';
  if (isMonero(words)) return 'monero';
  // Before Electrum's mark, which one in 240 of these bear by chance: its own phrases have twelve words.
  const shorter = words.slice(0, -1);
  if (WORD_LANGUAGES.some((language) => wordsToEntropy(shorter, WORD_LISTS[language]).ok)) return 'oneMore';
  const ofOneList = WORD_LANGUAGES.some((language) =>
    words.every((word) => isListWord(word, WORD_LISTS[language])),
  );
  const isOther = !ofOneList && isOfOtherList(words);
  // A mistyped phrase of BIP39 bears Electrum's mark by chance, once in 240: not looked for where a word is only misspelt.
  const electrum = ofOneList || isOther ? electrumKindOf(words) : null;
  if (electrum !== null) return electrum;
  return isOther ? 'otherList' : null;
}

/**
 * Electrum's version (docs "Electrum Seed Version System"): the first digits of HMAC-SHA512 with the key "Seed version"
 * over the words without accents, and without the spaces between Chinese, Japanese or Korean ones.
 */
export function electrumKindOf(words: readonly string[]): 'electrum' | 'electrumTwoFactor' | null {
  if (words.length < 12) return null;
  const text = words.join(' ').normalize('NFKD').replace(/\p{M}/gu, '').replace(BETWEEN_CJK, '');
  const version = createHmac('sha512', 'Seed version').update(text, 'utf8').digest('hex');
  if (/^10[12]/.test(version)) return 'electrumTwoFactor';
  return /^(?:01|100)/.test(version) ? 'electrum' : null;
}

const CJK = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]`;
const BETWEEN_CJK = new RegExp(`(?<=${CJK}) (?=${CJK})`, 'gu');

/** LND's cipher seed (aezeed): 33 bytes in BIP39's English words, the last four a CRC-32C over the others. */
export function isAezeed(words: readonly string[]): boolean {
  const bits = words.length === 24 ? bitsOfWords(words) : null;
  if (bits === null) return false;
  const bytes = toBytes(bits);
  return crc32c(bytes.subarray(0, -4)) === new DataView(bytes.buffer).getUint32(29);
}

/** A share has 20 words or more, of its own list; one word in two is BIP39's, too. A few may be mistyped. */
function isShareOfSlip39(words: readonly string[]): boolean {
  const strange = words.filter((word) => !SLIP39_WORDS.has(word)).length;
  return words.length >= 20 && strange <= MISTYPED_IN_A_SHARE;
}

const MISTYPED_IN_A_SHARE = 3;

/** Monero's last word repeats one of the others: the one that a CRC-32 over the first letters of all of them points at. */
function isMonero(words: readonly string[]): boolean {
  const seed = words.slice(0, -1);
  // Of its own list: words of BIP39 alone that repeat one another are none of it.
  if ((words.length !== 25 && words.length !== 13) || words.every((word) => isListWord(word))) return false;
  return [3, 4].some((letters) => {
    const cut = (word = ''): string => Array.from(word.normalize('NFC')).slice(0, letters).join('');
    const check = crc32(Buffer.from(seed.map(cut).join(''), 'utf8'));
    return cut(seed[check % seed.length]) === cut(words.at(-1));
  });
}

/** More than half of the words are in no one list of BIP39, as far as they are long enough for a phrase. */
function isOfOtherList(words: readonly string[]): boolean {
  const strange = WORD_LANGUAGES.map(
    (language) => words.filter((word) => !isListWord(word, WORD_LISTS[language])).length,
  );
  return words.length >= 12 && Math.min(...strange) > words.length / 2;
}
