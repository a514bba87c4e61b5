import * as bip39 from 'bip39';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entropyToWords, normaliseWords, wordList, wordsToEntropy } from '../../../src-main/phrase/phrase.ts';

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');
const entropyOfAnyLength = fc
  .constantFrom(16, 20, 24, 28, 32)
  .chain((length) => fc.uint8Array({ minLength: length, maxLength: length }));
describe('words and entropy', () => {
  it('turns entropy into words and back, as the bip39 package does', () =>
    fc.assert(
      fc.property(entropyOfAnyLength, (entropy) => {
        const words = entropyToWords(entropy);
        expect(words.join(' ')).toBe(bip39.entropyToMnemonic(hex(entropy)));
        const read = wordsToEntropy(words);
        expect(read.ok && hex(read.entropy)).toBe(hex(entropy));
      }),
    ));

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

  it('reads capitals, tabs, line ends and wide spaces', () => {
    const typed = normaliseWords(' Abandon\tABOUT\r\n zoo\u00a0\u3000zone ');
    expect(typed).toEqual(['abandon', 'about', 'zoo', 'zone']);
    expect(normaliseWords(' \n ')).toEqual([]);
  });
});
