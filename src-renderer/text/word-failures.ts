import type { FactsOf } from '../../src-preload/contract/index.ts';
import type { WordLanguage } from '../../src-preload/contract/words.ts';
import { list, say } from '../../src-preload/messages/say.ts';

/** “word 3 (perhaps “apple” or “april”), word 7” */
export function unknownWords(words: FactsOf<'WORDS_UNKNOWN'>['words']): string {
  return list(
    words.map(({ position, suggestions }) =>
      suggestions.length === 0
        ? say('failure-words-unknown-word', { position: String(position) })
        : say('failure-words-unknown-hint', {
            position: String(position),
            suggestions: list(
              suggestions.map((word) => `“${word}”`),
              'disjunction',
            ),
          }),
    ),
  );
}

/** Where to look first, as a sentence; nothing where that is not known. */
export function perhapsAt(places: readonly number[]): string | undefined {
  const words = places.map((place) => say('failure-words-unknown-word', { position: String(place) }));
  return words.length === 0
    ? undefined
    : say('failure-words-checksum-perhaps', { places: list(words, 'disjunction') });
}

/** How many words, and the list that they are looked for in. */
export function inList(language: WordLanguage, words: readonly unknown[]) {
  return { count: words.length, wordList: say(`failure-word-list-${language}`) };
}
