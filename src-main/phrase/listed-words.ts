import type { WordLanguage } from '../../src-preload/contract/words.ts';
import { wordsToEntropy } from './phrase.ts';
import { WORD_LANGUAGES, WORD_LISTS } from './word-lists.ts';

/** In these lists four letters without accents name a word; in the others no beginning does. */
const LATIN: readonly WordLanguage[] = ['english', 'spanish', 'french', 'italian', 'portuguese', 'czech'];
const HEAD_LETTERS = 4;

interface Index {
  readonly pairs: readonly (readonly [plain: string, word: string])[];
  readonly whole: ReadonlyMap<string, string>;
  readonly heads: ReadonlyMap<string, string>;
}

const indexes = new Map<WordLanguage, Index>();

export function letters(word: string, language: WordLanguage): string {
  const apart = word.normalize('NFKD');
  return LATIN.includes(language) ? apart.replace(/\p{M}/gu, '') : apart;
}

/** Null unless the word was typed whole, or at least its first four letters. */
export function listedWord(typed: string, language: WordLanguage): string | null {
  const { whole, heads } = indexOf(language);
  const asked = letters(typed, language);
  // A whole word stays, though others begin with it.
  const found = whole.get(asked);
  if (found !== undefined) return found;
  const headed = asked.length < HEAD_LETTERS ? undefined : heads.get(asked.slice(0, HEAD_LETTERS));
  return headed !== undefined && letters(headed, language).startsWith(asked) ? headed : null;
}

function isTypedWhole(typed: string, language: WordLanguage): boolean {
  return indexOf(language).whole.has(letters(typed, language));
}

export const plainWords = (language: WordLanguage): Index['pairs'] => indexOf(language).pairs;

export function begunWith(typed: string, language: WordLanguage): readonly string[] {
  const asked = letters(typed, language);
  const { pairs } = indexOf(language);
  let [from, to] = [0, pairs.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((pairs[middle]?.[0] ?? '') < asked) from = middle + 1;
    else to = middle;
  }
  const begun: string[] = [];
  for (let at = from; pairs[at]?.[0].startsWith(asked) === true; at++) begun.push(pairs[at]?.[1] ?? '');
  return begun;
}

interface ListedPhrase {
  readonly language: WordLanguage;
  readonly words: readonly string[];
  readonly entropy: Uint8Array;
  /** From 1. */
  readonly completed: readonly number[];
}

/** Null if one word is in no way a word of this list. */
export function wordsOf(typed: readonly string[], language: WordLanguage): readonly string[] | null {
  const words = typed.map((word) => listedWord(word, language));
  return words.every((word) => word !== null) ? words : null;
}

/** Null if the words are a phrase in no list. Prefers the list whose words were typed most completely. */
export function findPhrase(typed: readonly string[]): ListedPhrase | null {
  const found = WORD_LANGUAGES.flatMap((language) => {
    const words = wordsOf(typed, language);
    const read = words === null ? null : wordsToEntropy(words, WORD_LISTS[language]);
    if (words === null || read?.ok !== true) return [];
    const changed = typed.filter((word, i) => word !== words[i]?.normalize('NFKD')).length;
    const completed = typed.flatMap((word, i) => (isTypedWhole(word, language) ? [] : [i + 1]));
    return [{ changed, language, words, entropy: read.entropy, completed }];
  });
  const [best, ...others] = found.toSorted(
    (one, other) => one.completed.length - other.completed.length || one.changed - other.changed,
  );
  for (const { entropy } of others) entropy.fill(0);
  return best ?? null;
}

export function everyWayOfTyping(): ReadonlySet<string> {
  const plain = WORD_LANGUAGES.map(indexOf).flatMap(({ whole, heads }) => [...whole.keys(), ...heads.keys()]);
  return new Set([...Object.values(WORD_LISTS).flat(), ...plain]);
}

/** Made at first use, since most lists are never used. */
function indexOf(language: WordLanguage): Index {
  const before = indexes.get(language);
  if (before !== undefined) return before;
  // Sorted for the binary search in `begunWith`.
  const pairs = WORD_LISTS[language]
    .map((word): [string, string] => [letters(word, language), word])
    .sort(([one], [other]) => (one < other ? -1 : 1));
  const heads = LATIN.includes(language)
    ? pairs.map(([plain, word]): [string, string] => [plain.slice(0, HEAD_LETTERS), word])
    : [];
  const index = { pairs, whole: new Map(pairs), heads: new Map(heads) };
  indexes.set(language, index);
  return index;
}
