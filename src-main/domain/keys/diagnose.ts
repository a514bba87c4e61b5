import type { WordLanguage } from '../../../src-preload/contract/words.ts';
import { fail, type WalletError } from '../errors.ts';
import { foreignKindOf, isAezeed } from './other-kinds.ts';
import { isListWord, isPhraseLength, normaliseWords, wordsToEntropy } from './phrase.ts';
import { readSeedQr } from './seed-qr.ts';
import { WORD_LANGUAGES, WORD_LISTS } from './word-lists.ts';

/**
 * Reads a phrase of BIP39 that a person typed, in any of its lists, or that a SeedQR held. Where a phrase fits two lists, as
 * some Chinese ones do, both give the same text and so the same seed. Throws WORDS_FOREIGN (another kind of phrase),
 * WORDS_COUNT, WORDS_UNKNOWN (each word that is not in the list, with up to three that are close) or WORDS_CHECKSUM (the
 * places to look at, likeliest first). It never says which words would fit: each of them makes some wallet.
 */
export function readPhrase(text: string): {
  readonly words: readonly string[];
  readonly entropy: Uint8Array;
  readonly language: WordLanguage;
} {
  const words = readSeedQr(text) ?? normaliseWords(text);
  // First: BIP39's checksum fits one in 256 of them, and theirs is of 32 bits.
  if (isAezeed(words)) throw fail('WORDS_FOREIGN', { kind: 'aezeed' });
  for (const language of WORD_LANGUAGES) {
    const read = wordsToEntropy(words, WORD_LISTS[language]);
    if (read.ok) return { words, entropy: read.entropy, language };
  }
  throw problemOf(words);
}

function problemOf(words: readonly string[]): WalletError {
  const kind = foreignKindOf(words);
  if (kind !== null) return fail('WORDS_FOREIGN', { kind });
  if (!isPhraseLength(words.length)) return fail('WORDS_COUNT', { count: words.length });
  const language = nearestLanguage(words);
  const list = WORD_LISTS[language];
  const unknown = words.flatMap((word, i) =>
    isListWord(word, list) ? [] : [{ position: i + 1, suggestions: closestWords(word, list) }],
  );
  if (unknown.length > 0) return fail('WORDS_UNKNOWN', { language, words: unknown });
  return fail('WORDS_CHECKSUM', {
    language,
    places: likelyPlaces(words, list),
    swapped: swappedNeighbours(words, list),
  });
}

/** That of the list which most of the words are in. */
function nearestLanguage(words: readonly string[]): WordLanguage {
  const known = (language: WordLanguage): number =>
    words.filter((word) => isListWord(word, WORD_LISTS[language])).length;
  return WORD_LANGUAGES.reduce((best, one) => (known(one) > known(best) ? one : best));
}

/** More would be noise: a checksum of 4 bits lets one wrong guess in 16 pass. */
const MAX_SUGGESTIONS = 3;
const MAX_PLACES = 4;
/** A slip of the pen or the finger. Further off, almost every short word is near every other. */
const MAX_DISTANCE = 2;
/** The shortest word in letters; a Chinese one is a single sign, and each is one slip from any other. */
const MIN_LETTERS = 3;

/** Up to three list words that someone may have meant; none where nothing is close. */
function closestWords(typed: string, list: readonly string[]): string[] {
  if (typed.length < MIN_LETTERS) return [];
  return list
    .map((word) => ({ word, distance: meant(typed, word) }))
    .filter(({ distance }) => distance <= MAX_DISTANCE)
    .sort((a, b) => a.distance - b.distance || a.word.localeCompare(b.word, 'en'))
    .slice(0, MAX_SUGGESTIONS)
    .map(({ word }) => word.normalize('NFC'));
}

/** BIP39's words are told apart by their first four letters, so those alone are as good as the word. */
function meant(typed: string, word: string): number {
  if (typed.length >= 4 && word.startsWith(typed.slice(0, 4))) return Math.min(1, editDistance(typed, word));
  return editDistance(typed, word);
}

/** Places, from 1, where a word that differs by a slip would fit the checksum; those of one slip before those of two. */
function likelyPlaces(words: readonly string[], list: readonly string[]): number[] {
  const ranked = words.flatMap((word, i) => {
    const slips = near(word, list).filter(({ close }) => fits(words.with(i, close), list));
    const fewest = Math.min(...slips.map(({ distance }) => distance));
    return slips.length === 0 ? [] : [{ place: i + 1, fewest }];
  });
  return ranked
    .sort((a, b) => a.fewest - b.fewest)
    .slice(0, MAX_PLACES)
    .map(({ place }) => place);
}

/** Neighbours that fit the checksum once they change places; by chance alone one pair in 16 does, with 12 words. */
function swappedNeighbours(words: readonly string[], list: readonly string[]): [number, number][] {
  return words
    .flatMap((here, i): [number, number][] => {
      const next = words[i + 1];
      if (next === undefined || here === next) return [];
      return fits(words.with(i, next).with(i + 1, here), list) ? [[i + 1, i + 2]] : [];
    })
    .slice(0, MAX_SUGGESTIONS);
}

function fits(words: readonly string[], list: readonly string[]): boolean {
  return wordsToEntropy(words, list).ok;
}

function near(word: string, list: readonly string[]): { close: string; distance: number }[] {
  if (word.length < MIN_LETTERS) return [];
  return list
    .map((close) => ({ close, distance: editDistance(word, close) }))
    .filter(({ distance }) => distance >= 1 && distance <= MAX_DISTANCE);
}

/** Letters put in, left out or replaced, and neighbours swapped, each counted once. */
function editDistance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > MAX_DISTANCE) return MAX_DISTANCE + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let best = Math.min(at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        best = Math.min(best, at(beforeLast, j - 2) + 1);
      }
      row.push(best);
    }
    beforeLast = last;
    last = row;
  }
  return at(last, b.length);
}

function at(row: readonly number[], j: number): number {
  return row[j] ?? Number.MAX_SAFE_INTEGER;
}
