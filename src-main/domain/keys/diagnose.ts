import { fail } from '../errors.ts';
import { isListWord, normaliseWords, wordList, wordsToEntropy } from './phrase.ts';

/** What Ochre makes and takes back. BIP39 has 15, 18 and 21 too; no RGB wallet writes them. */
const WORD_COUNTS: readonly number[] = [12, 24];

/**
 * Reads a phrase that a person typed. Throws WORDS_COUNT, WORDS_UNKNOWN (each word that is in no list, with up to
 * three that are close) or WORDS_CHECKSUM (places where a close word would make the phrase valid, likeliest first).
 * The failure says which words are wrong, never what the right ones are.
 */
export function readPhrase(text: string): {
  readonly words: readonly string[];
  readonly entropy: Uint8Array;
} {
  const words = normaliseWords(text);
  if (!WORD_COUNTS.includes(words.length)) throw fail('WORDS_COUNT', { count: words.length });

  const unknown = words.flatMap((word, i) =>
    isListWord(word) ? [] : [{ position: i + 1, suggestions: closestWords(word) }],
  );
  if (unknown.length > 0) throw fail('WORDS_UNKNOWN', { words: unknown });

  const read = wordsToEntropy(words);
  if (!read.ok)
    throw fail('WORDS_CHECKSUM', { likely: likelyMistakes(words), swapped: swappedNeighbours(words) });
  return { words, entropy: read.entropy };
}

interface WordHint {
  position: number;
  suggestions: string[];
}

/** More would be noise: a checksum of 4 bits lets one wrong guess in 16 pass. */
const MAX_SUGGESTIONS = 3;
const MAX_POSITIONS = 4;
/** A slip of the pen or the finger. Further off, almost every short word is near every other. */
const MAX_DISTANCE = 2;

/** Up to three list words that someone may have meant; none where nothing is close. */
function closestWords(typed: string): string[] {
  return wordList
    .map((word) => ({ word, distance: meant(typed, word) }))
    .filter(({ distance }) => distance <= MAX_DISTANCE)
    .sort((a, b) => a.distance - b.distance || a.word.localeCompare(b.word, 'en'))
    .slice(0, MAX_SUGGESTIONS)
    .map(({ word }) => word);
}

/** BIP39's words are told apart by their first four letters, so those alone are as good as the word. */
function meant(typed: string, word: string): number {
  if (typed.length >= 4 && word.startsWith(typed.slice(0, 4))) return Math.min(1, editDistance(typed, word));
  return editDistance(typed, word);
}

/**
 * Which places may hold the mistake: a word that differs by one slip, two words written in each other's place, or a
 * word that differs by two slips, in this order.
 */
function likelyMistakes(words: readonly string[]): WordHint[] {
  const candidates = words.flatMap((word, i) => [
    ...near(word).map(({ close, distance }) => ({
      rank: distance === 1 ? 0 : 2,
      changes: [{ position: i + 1, word: close }],
    })),
    ...swapWithNext(words, i),
  ]);
  const fitting = candidates
    .filter(({ changes }) => wordsToEntropy(applied(words, changes)).ok)
    .sort((a, b) => a.rank - b.rank);

  const hints = new Map<number, WordHint>();
  for (const { position, word } of fitting.flatMap(({ changes }) => changes)) {
    const hint = hints.get(position) ?? { position, suggestions: [] };
    hints.set(position, hint);
    if (hint.suggestions.length < MAX_SUGGESTIONS && !hint.suggestions.includes(word))
      hint.suggestions.push(word);
  }
  return [...hints.values()].slice(0, MAX_POSITIONS);
}

/** Neighbours that fit the checksum once they change places; by chance alone one pair in 16 does, with 12 words. */
function swappedNeighbours(words: readonly string[]): [number, number][] {
  return words
    .flatMap((_, i): [number, number][] =>
      swapWithNext(words, i).some(({ changes }) => wordsToEntropy(applied(words, changes)).ok)
        ? [[i + 1, i + 2]]
        : [],
    )
    .slice(0, MAX_SUGGESTIONS);
}

interface Change {
  readonly position: number;
  readonly word: string;
}

function near(word: string): { close: string; distance: number }[] {
  return wordList
    .map((close) => ({ close, distance: editDistance(word, close) }))
    .filter(({ distance }) => distance >= 1 && distance <= MAX_DISTANCE);
}

function swapWithNext(words: readonly string[], i: number): { rank: number; changes: Change[] }[] {
  const [here, next] = [words[i], words[i + 1]];
  if (here === undefined || next === undefined || here === next) return [];
  return [
    {
      rank: 1,
      changes: [
        { position: i + 1, word: next },
        { position: i + 2, word: here },
      ],
    },
  ];
}

function applied(words: readonly string[], changes: readonly Change[]): string[] {
  return words.map((word, i) => changes.find(({ position }) => position === i + 1)?.word ?? word);
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
