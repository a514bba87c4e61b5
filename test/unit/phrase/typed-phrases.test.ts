import { describe, expect, it } from 'vitest';
import { replaceWord, wordsIn } from '../../../src-preload/contract/typed-words.ts';
import { readPhrase } from '../../../src-main/phrase/diagnose.ts';
import { letters } from '../../../src-main/phrase/listed-words.ts';
import { entropyToWords } from '../../../src-main/phrase/phrase.ts';
import { WORD_LANGUAGES, WORD_LISTS } from '../../../src-main/phrase/word-lists.ts';
import { secretIn } from '../../../src-main/phrase/secret-in.ts';
import { failureThrown } from '../../support/failure-of.ts';

const LATIN = ['english', 'spanish', 'french', 'italian', 'portuguese', 'czech'] as const;
const ENTROPY = Uint8Array.from({ length: 16 }, (_, i) => i * 29 + 11);
const english = entropyToWords(ENTROPY);

const failureOf = (text: string, isMeant?: Parameters<typeof readPhrase>[1]) =>
  failureThrown(() => readPhrase(text, isMeant));

/** Ways in which people write words down, and copy them. */
const WAYS: readonly (readonly [name: string, write: (words: readonly string[]) => string])[] = [
  ['commas', (words) => words.join(', ')],
  ['semicolons', (words) => words.join(';')],
  ['bars', (words) => words.join(' | ')],
  ['hyphens', (words) => words.join('-')],
  ['quotation marks', (words) => words.map((word) => `“${word}”`).join(' ')],
  ['numbers that touch the words', (words) => words.map((word, i) => `${String(i + 1)}.${word}`).join(' ')],
  ['a numbered list', (words) => words.map((word, i) => `${String(i + 1)}) ${word}`).join('\r\n')],
  ['numbers behind', (words) => words.map((word, i) => `${word} ${String(i + 1)}`).join('\t')],
  ['a JSON list', (words) => JSON.stringify(words)],
  ['a JSON document', (words) => JSON.stringify({ language: 'english', mnemonic: words.join(' ') })],
  ['JSON of one word each', (words) => JSON.stringify({ at: words.map((word, index) => ({ index, word })) })],
  ['a byte order mark', (words) => `\ufeff${words.join(' ')}\n`],
  ['spaces of no width', (words) => words.join('\u200b')],
  ['full-width letters', (words) => words.join('\u3000')],
  ['a heading', (words) => `My phrase: ${words.join(' ')}`],
  ['capitals', (words) => words.join(' ').toUpperCase()],
];

describe('a phrase in another spelling', () => {
  it.each(WAYS)('with %s is read as the same in every list', (_, write) => {
    for (const language of WORD_LANGUAGES) {
      const words = entropyToWords(ENTROPY, WORD_LISTS[language]);
      expect(readPhrase(write(words))).toEqual({ language, words, entropy: ENTROPY });
    }
  });

  it('of Chinese characters without spaces is read', () => {
    const words = entropyToWords(ENTROPY, WORD_LISTS.chineseSimplified);
    expect(readPhrase(words.join('')).entropy).toEqual(ENTROPY);
  });

  it.each(LATIN)('in %s is the same without its accents', (language) => {
    const words = entropyToWords(new Uint8Array(16).fill(0x93), WORD_LISTS[language]);
    const plain = words.map((word) => letters(word, language)).join(' ');
    expect(readPhrase(plain)).toMatchObject({ language, words });
  });

  it('in Japanese is another one without its voice marks', () => {
    const words = entropyToWords(ENTROPY, WORD_LISTS.japanese);
    const plain = words.join(' ').replace(/\p{M}/gu, '');
    expect(plain).not.toBe(words.join(' '));
    expect(failureOf(plain).code).not.toBe('WORDS_COMPLETED');
  });

  it('keeps the place of a word for the page that replaces it', () => {
    const text = `1. ${english.join('\n2. ')}`;
    expect(wordsIn(replaceWord(text, 12, 'zoo'))).toEqual(english.with(11, 'zoo'));
  });
});

describe('cut words', () => {
  it.each(LATIN)(
    'of four letters in %s are completed and reported by place before they are used',
    (language) => {
      const words = entropyToWords(ENTROPY, WORD_LISTS[language]);
      const heads = words.map((word) => letters(word, language).slice(0, 4));
      const failure = failureOf(heads.join(' '));
      if (failure.code !== 'WORDS_COMPLETED') throw new Error(failure.code);
      expect(failure.facts.language).toBe(language);
      const whole = failure.facts.words.reduce(
        (text, { position, word }) => replaceWord(text, position, word),
        heads.join(' '),
      );
      expect(readPhrase(whole)).toEqual({ language, words, entropy: ENTROPY });
    },
  );

  it("don't replace a whole word, even if others begin with it", () => {
    const failure = failureOf('hunt brav brok ski stor resc spic puri hunt lift equa glan');
    if (failure.code !== 'WORDS_COMPLETED') throw new Error(failure.code);
    expect(failure.facts.words.map(({ position }) => position)).toEqual([2, 3, 5, 6, 7, 8, 11, 12]);
  });

  it.each([
    ['with a wrong checksum', 'fly mule exce reso trea plun nose soda refl adul ramp ramp', 'WORDS_CHECKSUM'],
    ['to three letters', 'fly mule exc res tre plu nos sod ref adu ram pla', 'WORDS_UNKNOWN'],
    ['to the first Korean syllables', '가 어 여 양 부 명 길 마 점 석 식 흥', 'WORDS_UNKNOWN'],
    [
      'with other letters behind the four',
      'fly mule exceed resource treat plunge nose soda reflect adult ramp planet',
      'WORDS_UNKNOWN',
    ],
    [
      'with one word more',
      'fly mule exce reso trea plun nose soda refl adul ramp plan trezor',
      'WORDS_FOREIGN',
    ],
  ])("aren't read from %s", (_, text, code) => expect(failureOf(text).code).toBe(code));

  it('are found if they were pasted into another field', () => {
    expect(secretIn('fly mule exce reso trea plun nose soda refl adul ramp plan')).toBe('words');
    expect(secretIn('abaco marco mente mapa favor cubo brillo coger proeza gripe latex zapato')).toBe(
      'words',
    );
  });
});

describe('a phrase that is compared with a known wallet', () => {
  const isMeant = (entropy: Uint8Array): boolean => Buffer.from(entropy).equals(ENTROPY);

  it('may have cut words', () =>
    expect(readPhrase(english.map((word) => word.slice(0, 4)).join(' '), isMeant).words).toEqual(english));

  it('has its one wrong place named for certain, without a word', () => {
    for (const at of [2, 7]) {
      const word = english[at] ?? '';
      const wrong = WORD_LISTS.english.find(
        (one) => one.length === word.length && one !== word && differs(one, word) === 1,
      );
      if (wrong === undefined) continue;
      const failure = failureOf(english.with(at, wrong).join(' '), isMeant);
      if (failure.code === 'WORDS_CHECKSUM')
        expect(failure.facts).toEqual({ language: 'english', places: [at + 1], swapped: [], certain: true });
    }
    const [one = '', other = ''] = english;
    const swapped = failureOf(english.with(0, other).with(1, one).join(' '), isMeant);
    expect(swapped).toMatchObject({ facts: { places: [], swapped: [[1, 2]], certain: true } });
  });

  it('gets no suggestion near an unknown word', () => {
    const failure = failureOf(english.with(4, 'xxxxx').join(' '), isMeant);
    expect(failure).toMatchObject({ facts: { words: [{ position: 5, suggestions: [] }] } });
  });

  it('of another wallet has no place named for certain', () => {
    const failure = failureOf(english.with(11, 'zoo').join(' '), () => false);
    expect(failure).toMatchObject({ code: 'WORDS_CHECKSUM', facts: { certain: false } });
  });
});

const differs = (one: string, other: string): number =>
  Array.from(one).filter((letter, i) => letter !== other[i]).length;

it('two phrases in one document are too many words', () => {
  const other = entropyToWords(Uint8Array.from({ length: 16 }, (_, i) => i * 7 + 3));
  const text = JSON.stringify({ old: english.join(' '), now: other.join(' ') });
  expect(failureOf(text).code).toBe('WORDS_COUNT');
  expect(readPhrase(JSON.stringify({ a: english.join(' '), b: english.join(' ') }), null)).toBeTruthy();
});
