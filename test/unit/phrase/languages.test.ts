import type { FactsOf } from '../../../src-preload/contract/failures.ts';
import * as bip39 from 'bip39';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { readPhrase } from '../../../src-main/phrase/diagnose.ts';
import { entropyToWords, phraseToSeed } from '../../../src-main/phrase/phrase.ts';
import { WORD_LANGUAGES, WORD_LISTS } from '../../../src-main/phrase/word-lists.ts';
import type { WordLanguage } from '../../../src-preload/contract/words.ts';
import { failureThrown } from '../../support/failure-of.ts';
import { readVectors } from '../../support/vectors.ts';

const failureOf = (text: string) => failureThrown(() => readPhrase(text));
const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');
const four = v.array(v.tuple([v.string(), v.string(), v.string(), v.string()]));
const vectors = readVectors('bip39-trezor-vectors.json', v.record(v.string(), four));
/** As the published vectors name the lists. */
const published = (language: WordLanguage): string =>
  language.replace(/[A-Z]/, (letter) => `_${letter.toLowerCase()}`);
const shared = new Set(['chineseSimplified', 'chineseTraditional']);

describe.each(WORD_LANGUAGES)('a phrase in %s', (language) => {
  const cases = vectors[published(language)] ?? [];

  it('has a list of 2048 different, normalised words', () => {
    const list = WORD_LISTS[language];
    expect(new Set(list).size).toBe(2_048);
    expect(list.every((word) => word === word.normalize('NFKD').toLowerCase())).toBe(true);
  });

  it("gives each published vector's entropy and seed, and is written from them", () => {
    expect(cases).toHaveLength(24);
    for (const [entropy, phrase, seed] of cases) {
      const read = readPhrase(phrase);
      expect(hex(read.entropy)).toBe(entropy);
      if (!shared.has(language)) expect(read.language).toBe(language);
      expect(hex(phraseToSeed(read.words, 'TREZOR'))).toBe(seed);
      const kept = entropyToWords(read.entropy, WORD_LISTS[read.language]);
      expect(hex(phraseToSeed(kept, 'TREZOR'))).toBe(seed);
    }
    const [, phrase = ''] = cases[23] ?? [];
    expect(hex(phraseToSeed(readPhrase(phrase).words))).toBe(hex(bip39.mnemonicToSeedSync(phrase)));
  });

  it.each([12, 15, 18, 21, 24])('is read with %i words, in every spelling', (count) => {
    const entropy = Uint8Array.from({ length: (count * 4) / 3 }, (_, i) => i * 13 + 5);
    const words = entropyToWords(entropy, WORD_LISTS[language]);
    expect(words).toHaveLength(count);
    for (const form of ['NFC', 'NFD', 'NFKC', 'NFKD'] as const)
      for (const between of [' ', '\u3000', '\n'])
        expect(hex(readPhrase(words.join(between).normalize(form)).entropy)).toBe(hex(entropy));
    expect(readPhrase(words.join(' ').toUpperCase()).language).toBe(language);
  });

  it('with an unlisted word is diagnosed in its language, with words of that list', () => {
    const words = entropyToWords(new Uint8Array(16).fill(0x5a), WORD_LISTS[language]);
    const text = words.with(2, 'qqqqqq').join(' ');
    expect(() => readPhrase(text)).toThrow(
      expect.objectContaining({
        failure: { code: 'WORDS_UNKNOWN', facts: { language, words: [{ position: 3, suggestions: [] }] } },
      }),
    );
  });

  it('with a wrong checksum is refused, and no word is suggested', () => {
    const words = entropyToWords(new Uint8Array(32).fill(0x5a), WORD_LISTS[language]);
    const wrong = words.with(0, WORD_LISTS[language][7] ?? '');
    const failure = failureOf(wrong.join(' '));
    expect(failure).toMatchObject({ code: 'WORDS_CHECKSUM', facts: { language } });
    expect(Object.keys(failure.facts).sort()).toEqual(['certain', 'language', 'places', 'swapped']);
    const { language: _, certain, ...places } = failure.facts as FactsOf<'WORDS_CHECKSUM'>;
    expect(certain).toBe(false);
    expect(JSON.stringify(Object.values(places))).not.toMatch(/\p{L}{2}/u);
  });
});

it('a phrase that fits two lists has the same seed in both', () => {
  // Chinese lists share 1275 words; each of these has the same place in both.
  const [simplified, traditional] = [WORD_LISTS.chineseSimplified, WORD_LISTS.chineseTraditional];
  const both = entropyToWords(new Uint8Array(16), simplified);
  expect(entropyToWords(new Uint8Array(16), traditional)).toEqual(both);
  expect(hex(phraseToSeed(readPhrase(both.join(' ')).words))).toBe(
    hex(bip39.mnemonicToSeedSync(both.join(' '))),
  );
});

it('words of two languages are no phrase', () => {
  const mixed = [
    ...entropyToWords(new Uint8Array(16).fill(0x77), WORD_LISTS.spanish).slice(0, 6),
    ...entropyToWords(new Uint8Array(16).fill(0x77), WORD_LISTS.italian).slice(6),
  ];
  expect(failureOf(mixed.join(' ')).code).toBe('WORDS_UNKNOWN');
});
