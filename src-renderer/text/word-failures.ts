import type { FactsOf } from '../../src-preload/contract/index.ts';
import type { WordLanguage } from '../../src-preload/contract/words.ts';
import { language, sayList, say } from '../../src-preload/messages/say.ts';

export function unknownWords(words: FactsOf<'WORDS_UNKNOWN'>['words']): string {
  return sayList(
    words.map(({ position, suggestions }) =>
      suggestions.length === 0
        ? say('failure-words-unknown-word', { position: String(position) })
        : say('failure-words-unknown-hint', {
            position: String(position),
            suggestions: sayList(
              suggestions.map((word) => `“${word}”`),
              'disjunction',
            ),
          }),
    ),
  );
}

export function perhapsAt(places: readonly number[]): string | undefined {
  const words = places.map((place) => say('failure-words-unknown-word', { position: String(place) }));
  return words.length === 0
    ? undefined
    : say('failure-words-checksum-perhaps', { places: sayList(words, 'disjunction') });
}

const TAGS: Readonly<Record<WordLanguage, string>> = {
  english: 'en',
  spanish: 'es',
  french: 'fr',
  italian: 'it',
  portuguese: 'pt',
  czech: 'cs',
  japanese: 'ja',
  korean: 'ko',
  chineseSimplified: 'zh-Hans',
  chineseTraditional: 'zh-Hant',
};

export function listName(of: WordLanguage): string {
  const names = new Intl.DisplayNames([language()], { type: 'language', languageDisplay: 'standard' });
  return names.of(TAGS[of]) ?? TAGS[of];
}
