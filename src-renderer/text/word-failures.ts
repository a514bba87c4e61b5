import type { FactsOf } from '../../src-preload/contract/index.ts';
import { say } from '../../src-preload/messages/say.ts';

/** “word 3 (perhaps “apple” or “april”), word 7” */
export function unknownWords(words: FactsOf<'WORDS_UNKNOWN'>['words']): string {
  return words
    .map(({ position, suggestions }) =>
      suggestions.length === 0
        ? say('failure-words-unknown-word', { position: String(position) })
        : say('failure-words-unknown-hint', {
            position: String(position),
            suggestions: either(suggestions.map((word) => `“${word}”`)),
          }),
    )
    .join(', ');
}

/** Where to look first, as a sentence; nothing where that is not known. */
export function perhapsAt(places: readonly number[]): string | undefined {
  const words = places.map((place) => say('failure-words-unknown-word', { position: String(place) }));
  return words.length === 0 ? undefined : say('failure-words-checksum-perhaps', { places: either(words) });
}

const either = (words: readonly string[]): string =>
  words.reduce((before, another) => say('failure-words-or', { before, another }));
