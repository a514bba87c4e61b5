import { describe, expect, it } from 'vitest';
import { readPhrase } from '../../../src-main/phrase/diagnose.ts';
import { entropyToWords } from '../../../src-main/phrase/phrase.ts';
import { failureThrown } from '../../support/failure-of.ts';
import type { FactsOf, Failure } from '../../../src-preload/contract/failures.ts';

const TWELVE = entropyToWords(Uint8Array.from({ length: 16 }, (_, i) => i * 7 + 3));
const TWENTY_FOUR = entropyToWords(Uint8Array.from({ length: 32 }, (_, i) => i * 5 + 1));

const failureOf = (text: string): Failure => failureThrown(() => readPhrase(text));
const replaced = (words: readonly string[], position: number, word: string): string =>
  words.map((one, i) => (i === position - 1 ? word : one)).join(' ');

describe('a typed phrase', () => {
  it.each([0, 1, 11, 13, 14, 16, 17, 19, 20, 22, 23, 25, 26, 33])(
    'is refused with %i words, and the failure says how many',
    (count) => {
      const words = Array.from({ length: count }, () => 'abandon').join(' ');
      expect(failureOf(words)).toEqual({ code: 'WORDS_COUNT', facts: { count } });
    },
  );

  it('has its mistyped word named by place, with suggestions', () => {
    const failure = failureOf(replaced(TWELVE, 4, 'abandom'));
    expect(failure).toEqual({
      code: 'WORDS_UNKNOWN',
      facts: { language: 'english', words: [{ position: 4, suggestions: ['abandon', 'random'] }] },
    });
  });

  it('has every mistyped word named', () => {
    const text = replaced(replaced(TWELVE, 1, 'zzzzz').split(' '), 12, 'lettre');
    expect(failureOf(text)).toMatchObject({
      code: 'WORDS_UNKNOWN',
      facts: { words: [{ position: 1, suggestions: [] }, { position: 12 }] },
    });
  });

  it.each([
    ['a swapped pair of letters', 'lettre', 'letter'],
    ['a missing letter', 'absod', 'absorb'],
    ['a doubled letter', 'accesss', 'access'],
    ['three letters of one word alone', 'aba', 'abandon'],
    ['a longer ending', 'abandoning', 'abandon'],
  ])('has the word behind %s suggested', (_, typed, meant) => {
    const failure = failureOf(replaced(TWELVE, 1, typed));
    if (failure.code !== 'WORDS_UNKNOWN') throw new Error(failure.code);
    expect(failure.facts.words[0]?.suggestions).toContain(meant);
  });

  it("has the place of the wrong word named if the checksum doesn't match", () => {
    // "car" for "cat": both are in the list, so only the checksum can tell.
    const words = entropyToWords(bytesWithWord('cat'));
    const position = words.indexOf('cat') + 1;
    expect(checksumFacts(replaced(words, position, 'car')).places).toContain(position);
  });

  it('has two swapped neighbours named', () => {
    const swapped = TWENTY_FOUR.with(5, TWENTY_FOUR[6] ?? '').with(6, TWENTY_FOUR[5] ?? '');
    expect(checksumFacts(swapped.join(' ')).swapped).toContainEqual([6, 7]);
  });

  it("has no pair named if swapping doesn't mend it", () =>
    expect(checksumFacts(replaced(TWENTY_FOUR, 9, other(TWENTY_FOUR[8]))).swapped).toEqual([]));

  it('gets the likeliest suggestion first: the four letters that name a word, swapped neighbours, one letter', () => {
    const first = (typed: string): unknown => {
      const failure = failureOf(replaced(TWELVE, 1, typed));
      return failure.code === 'WORDS_UNKNOWN' ? failure.facts.words[0]?.suggestions[0] : failure;
    };
    expect([first('plunk'), first('baord'), first('zooo')]).toEqual(['plunge', 'board', 'zoo']);
  });

  it('gets two places or pairs at most, and never a word that would fit', () => {
    // Twelve words have a checksum of four bits, so wrong words fit at many places.
    const words = replaced(TWELVE, 3, 'zoo');
    const facts = checksumFacts(words);
    expect(facts.places.length + facts.swapped.length).toBeGreaterThan(0);
    expect(facts.places.length).toBeLessThanOrEqual(2 - facts.swapped.length);
    expect(JSON.stringify([facts.places, facts.swapped])).not.toMatch(/[a-z]/);
  });
});

/** Another listed word. The cases above are fixed, and each breaks the checksum. */
const other = (word: string | undefined): string => (word === 'zoo' ? 'zone' : 'zoo');

function checksumFacts(text: string): FactsOf<'WORDS_CHECKSUM'> {
  const failure = failureOf(text);
  if (failure.code !== 'WORDS_CHECKSUM') throw new Error(failure.code);
  return failure.facts;
}

/** 32 bytes whose first word is `word`: 11 bits at the front, the rest fixed. */
function bytesWithWord(word: 'cat'): Uint8Array {
  const index = { cat: 286 }[word];
  const bytes = Uint8Array.from({ length: 32 }, (_, i) => i * 11 + 5);
  bytes[0] = index >> 3;
  bytes[1] = ((index & 7) << 5) | 9;
  return bytes;
}
