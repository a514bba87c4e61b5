import * as bip39 from 'bip39';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import {
  entropyToWords,
  normaliseWords,
  wordList,
  wordsToEntropy,
  phraseToSeed,
} from '../../../src-main/phrase/phrase.ts';
import { readVectors } from '../../support/vectors.ts';

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');
const bytes = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text, 'hex'));
const entropyOfAnyLength = fc
  .constantFrom(16, 20, 24, 28, 32)
  .chain((length) => fc.uint8Array({ minLength: length, maxLength: length }));
const PUBLIC_PHRASE =
  'abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon about';

describe('words and entropy', () => {
  it('turns entropy into words and back, as the bip39 package does', () => {
    fc.assert(
      fc.property(entropyOfAnyLength, (entropy) => {
        const words = entropyToWords(entropy);
        expect(words.join(' ')).toBe(bip39.entropyToMnemonic(hex(entropy)));
        const read = wordsToEntropy(words);
        expect(read.ok && hex(read.entropy)).toBe(hex(entropy));
      }),
    );
  });

  it('holds the 2048 words of BIP39 in order', () => {
    expect(wordList).toHaveLength(2048);
    expect([...wordList].sort()).toEqual(wordList);
    expect([wordList[0], wordList[2047]]).toEqual(['abandon', 'zoo']);
  });

  it('accepts and refuses the same phrases as the bip39 package', () => {
    const word = fc.constantFrom(...wordList);
    fc.assert(
      fc.property(fc.array(word, { minLength: 12, maxLength: 12 }), (words) => {
        expect(wordsToEntropy(words).ok).toBe(bip39.validateMnemonic(words.join(' ')));
      }),
      { numRuns: 400 },
    );
  });

  it.each([0, 1, 15, 17, 31, 33, 64])('refuses entropy of %i bytes', (length) => {
    expect(() => entropyToWords(new Uint8Array(length))).toThrow(RangeError);
  });

  it.each([
    ['no words', [], 'count'],
    ['eleven words', Array<string>(11).fill('abandon'), 'count'],
    ['thirteen words', Array<string>(13).fill('abandon'), 'count'],
    ['a word of no list', [...Array<string>(11).fill('abandon'), 'abouts'], 'word'],
    ['a wrong checksum', Array<string>(12).fill('abandon'), 'checksum'],
  ])('refuses %s', (_, words, problem) => expect(wordsToEntropy(words)).toEqual({ ok: false, problem }));

  it('reads what people type: capitals, tabs, line ends and wide spaces', () => {
    expect(normaliseWords(' Abandon\tABOUT\r\n zoo\u00a0\u3000zone ')).toEqual([
      'abandon',
      'about',
      'zoo',
      'zone',
    ]);
    expect(normaliseWords(' \n ')).toEqual([]);
  });

  const vectors = readVectors(
    'bip39-trezor-vectors.json',
    v.object({ english: v.array(v.tuple([v.string(), v.string(), v.string(), v.string()])) }),
  );
  it('agrees with every published English vector', () => {
    const cases = vectors.english;
    expect(cases.length).toBe(24);
    for (const [entropy, phrase, seed] of cases) {
      const words = phrase.split(' ');
      expect(entropyToWords(bytes(entropy))).toEqual(words);
      const read = wordsToEntropy(words);
      expect(read.ok && hex(read.entropy)).toBe(entropy);
      expect(hex(phraseToSeed(words, 'TREZOR'))).toBe(seed);
    }
  });
});

describe('the seed', () => {
  it('equals the bip39 package, without a passphrase', () => {
    for (const entropy of ['00'.repeat(16), '7f'.repeat(32), 'ff'.repeat(16)]) {
      const words = entropyToWords(bytes(entropy));
      expect(hex(phraseToSeed(words))).toBe(bip39.mnemonicToSeedSync(words.join(' ')).toString('hex'));
    }
  });

  it('is 64 bytes that can be wiped, and has no form of its own in JSON', () => {
    const seed = phraseToSeed(PUBLIC_PHRASE.split(' '));
    expect(seed).toHaveLength(64);
    expect('toJSON' in seed).toBe(false);
  });

  it('differs for every change of the words', () => {
    const other = PUBLIC_PHRASE.replace('about', 'above').split(' ');
    expect(hex(phraseToSeed(other))).not.toBe(hex(phraseToSeed(PUBLIC_PHRASE.split(' '))));
  });
});
