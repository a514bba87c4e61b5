import type { WordLanguage } from '../../src-preload/contract/words.ts';
import { fail, type WalletError } from '../base/errors.ts';
import { begunWith, findPhrase, letters, listedWord, plainWords, wordsOf } from './listed-words.ts';
import { foreignKindOf, isAezeed } from './other-kinds.ts';
import { isPhraseLength, normaliseWords, wordsToEntropy } from './phrase.ts';
import { readSeedQr } from './seed-qr.ts';
import { WORD_LANGUAGES, WORD_LISTS } from './word-lists.ts';

interface ReadPhrase {
  readonly words: readonly string[];
  readonly entropy: Uint8Array;
  readonly language: WordLanguage;
}

export type IsMeant = (entropy: Uint8Array, language: WordLanguage) => boolean;

/**
 * Where a phrase fits two lists, both give the same seed. Throws WORDS_COMPLETED, WORDS_FOREIGN, WORDS_COUNT, WORDS_UNKNOWN
 * (up to two close words each) or WORDS_CHECKSUM (likeliest places first). Never says which words fit: each makes some
 * wallet. `isMeant`: compares with a known wallet, completes cut words, and names a certain place.
 */
export function readPhrase(text: string, isMeant: IsMeant | null = null): ReadPhrase {
  const typed = readSeedQr(text) ?? normaliseWords(text);
  // Aezeed comes first: BIP39's checksum fits one of its phrases in 256, while its own checksum has 32 bits.
  if (isAezeed(wordsOf(typed, 'english') ?? typed)) throw fail('WORDS_FOREIGN', { kind: 'aezeed' });
  const found = findPhrase(typed);
  if (found === null) throw problemOf(typed, isMeant);
  const { language, words, entropy, completed } = found;
  if (completed.length === 0 || isMeant !== null) return { language, words, entropy };
  entropy.fill(0);
  const whole = completed.map((position) => ({
    position,
    word: (words[position - 1] ?? '').normalize('NFC'),
  }));
  throw fail('WORDS_COMPLETED', { language, words: whole });
}

function problemOf(typed: readonly string[], isMeant: IsMeant | null): WalletError {
  const kind = foreignKindOf(typed);
  if (kind !== null) return fail('WORDS_FOREIGN', { kind });
  if (!isPhraseLength(typed.length)) return fail('WORDS_COUNT', { count: typed.length });
  const language = nearestLanguage(typed);
  const words = wordsOf(typed, language);
  if (words !== null) return fail('WORDS_CHECKSUM', { language, ...lookAt(words, language, isMeant) });
  const unknown = typed.flatMap((word, i) => {
    if (listedWord(word, language) !== null) return [];
    return [{ position: i + 1, suggestions: isMeant === null ? closestWords(word, language) : [] }];
  });
  return fail('WORDS_UNKNOWN', { language, words: unknown });
}

function nearestLanguage(typed: readonly string[]): WordLanguage {
  const all = WORD_LANGUAGES.find((language) => wordsOf(typed, language) !== null);
  if (all !== undefined) return all;
  const listedScore = (language: WordLanguage): number =>
    typed.reduce((sum, word) => {
      if (listedWord(word, language) !== null) return sum + 1;
      return begunWith(word, language).length > 0 ? sum + 1 / 2 : sum;
    }, 0);
  const scores = WORD_LANGUAGES.map((language) => ({ language, score: listedScore(language) }));
  return scores.reduce((best, one) => (one.score > best.score ? one : best)).language;
}

/** A checksum of 4 bits lets one wrong guess in 16 pass. */
const MAX_HINTS = 2;
/** Letters that count as a slip. With more, almost every short word would be near every other. */
const MAX_DISTANCE = 2;
/** A Chinese word is a single sign, one slip from any other. */
const MIN_LETTERS = 3;

/** Likeliest first. */
function closestWords(typed: string, language: WordLanguage): string[] {
  const asked = letters(typed, language);
  if (asked.length < MIN_LETTERS) return [];
  const [only, ...others] = begunWith(typed, language);
  return plainWords(language)
    .map(([plain, word]) => ({ word, slip: word === only && others.length === 0 ? 0 : slipOf(asked, plain) }))
    .filter(({ slip }) => slip <= LARGEST_SLIP)
    .sort((a, b) => a.slip - b.slip || a.word.localeCompare(b.word, 'en'))
    .slice(0, MAX_HINTS)
    .map(({ word }) => word.normalize('NFC'));
}

const LARGEST_SLIP = 3;

/** 0 is the likeliest: the four letters that name a word; then swapped neighbours, one letter, two. */
function slipOf(typed: string, word: string): number {
  if (typed.length >= 4 && word.startsWith(typed.slice(0, 4))) return 0;
  const distance = editDistance(typed, word);
  if (distance === 1 && Array.from(typed).sort().join('') === Array.from(word).sort().join('')) return 1;
  return distance + 1;
}

interface Guess {
  readonly places: readonly number[];
  readonly words: readonly string[];
  readonly slips: number;
}

function lookAt(words: readonly string[], language: WordLanguage, isMeant: IsMeant | null) {
  const fitting = [...swapped(words), ...closeGuesses(words, language)].filter((guess) =>
    fits(guess.words, language),
  );
  const certain =
    isMeant === null ? [] : fitting.filter((guess) => gives(guess.words, language, isMeant)).slice(0, 1);
  const pairs = fitting.filter(({ places }) => places.length === 2);
  const single = fitting.filter(({ places }) => places.length === 1).sort((a, b) => a.slips - b.slips);
  const atOnce = new Map(single.map((guess) => [guess.places[0], guess] as const));
  // A swapped pair and a single wrong word are equally likely, so the best of each comes first.
  const first = [pairs[0], ...atOnce.values(), ...pairs.slice(1)].filter((one) => one !== undefined);
  const told = certain.length > 0 ? certain : first.slice(0, MAX_HINTS);
  return {
    places: told.flatMap(({ places }) => (places.length === 1 ? [...places] : [])),
    swapped: told.flatMap(({ places: [one, other] }): [number, number][] =>
      one === undefined || other === undefined ? [] : [[one, other]],
    ),
    certain: certain.length > 0,
  };
}

/** By chance one swapped pair in 16 fits the checksum of 12 words. */
function swapped(words: readonly string[]): Guess[] {
  return words.flatMap((here, i) => {
    const next = words[i + 1];
    if (next === undefined || here === next) return [];
    return [{ places: [i + 1, i + 2], words: words.with(i, next).with(i + 1, here), slips: 1 }];
  });
}

function closeGuesses(words: readonly string[], language: WordLanguage): Guess[] {
  return words.flatMap((word, i) => {
    if (word.length < MIN_LETTERS) return [];
    return WORD_LISTS[language].flatMap((close) => {
      const slips = editDistance(word, close);
      return slips < 1 || slips > MAX_DISTANCE
        ? []
        : [{ places: [i + 1], words: words.with(i, close), slips }];
    });
  });
}

/** The letters of a word as bits, of which one slip changes at most two. */
function lettersIn(word: string): number {
  let marks = 0;
  for (let i = 0; i < word.length; i++) marks |= 1 << (word.charCodeAt(i) & 31);
  return marks;
}

function bitsIn(marks: number): number {
  let bits = 0;
  for (let rest = marks; rest !== 0; rest &= rest - 1) bits += 1;
  return bits;
}

function fits(words: readonly string[], language: WordLanguage): boolean {
  const read = wordsToEntropy(words, WORD_LISTS[language]);
  if (read.ok) read.entropy.fill(0);
  return read.ok;
}

function gives(words: readonly string[], language: WordLanguage, isMeant: IsMeant): boolean {
  const read = wordsToEntropy(words, WORD_LISTS[language]);
  if (!read.ok) return false;
  const meant = isMeant(read.entropy, language);
  read.entropy.fill(0);
  return meant;
}

/** Swapped neighbours count once. */
function editDistance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > MAX_DISTANCE) return MAX_DISTANCE + 1;
  // Most words are far apart, and this test costs a hundredth of the distance.
  if (bitsIn(lettersIn(a) ^ lettersIn(b)) > 2 * MAX_DISTANCE) return MAX_DISTANCE + 1;
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
