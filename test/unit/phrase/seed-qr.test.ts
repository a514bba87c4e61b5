import { describe, expect, it } from 'vitest';
import { readPhrase } from '../../../src-main/phrase/diagnose.ts';
import { entropyToWords, wordList } from '../../../src-main/phrase/phrase.ts';
import { readSeedQr } from '../../../src-main/phrase/seed-qr.ts';

/** From SeedSigner's docs/seed_qr: words, and the digits of their SeedQR. */
const PUBLISHED = [
  [
    'attack pizza motion avocado network gather crop fresh patrol unusual wild holiday candy pony ranch winter theme error hybrid van cereal salon goddess expire',
    '011513251154012711900771041507421289190620080870026613431420201617920614089619290300152408010643',
    '0e74b64107f94cc0ccfae6a13dcbec3662154fec67e0e00999c07892597d190a',
  ],
  [
    'forum undo fragile fade shy sign arrest garment culture tube off merit',
    '073318950739065415961602009907670428187212261116',
    '5bbd9d71a8ec7990831aff359d426545',
  ],
] as const;

const hexOf = (entropy: Uint8Array): string => Buffer.from(entropy).toString('hex');
const digitsOf = (words: readonly string[]): string =>
  words.map((word) => wordList.indexOf(word).toString().padStart(4, '0')).join('');

describe('a SeedQR', () => {
  it.each(PUBLISHED)('from the published vectors is read: %s', (words, digits, hex) => {
    expect(readPhrase(digits).words.join(' ')).toBe(words);
    expect(hexOf(readPhrase(` ${digits}\n`).entropy)).toBe(hex);
  });

  it.each(PUBLISHED)("in compact form is read from its bytes' digits: %s", (words, _, hex) => {
    expect(readPhrase(`compact-seedqr:${hex}`).words.join(' ')).toBe(words);
  });

  it.each([15, 18, 21])('of %i words is read', (count) => {
    const words = entropyToWords(new Uint8Array((count * 4) / 3).fill(0x1d));
    expect(readPhrase(digitsOf(words)).words).toEqual(words);
  });

  it('with a wrong checksum or a number beyond the list is refused', () => {
    const [, digits] = PUBLISHED[1];
    expect(() => readPhrase(digits.replace(/^0733/, '0734'))).toThrow('WORDS_CHECKSUM');
    expect(() => readPhrase(digits.replace(/^0733/, '2048'))).toThrow('WORDS_UNKNOWN');
  });

  it.each([
    ['digits of no phrase’s length', '0733'.repeat(13)],
    ['digits with a letter among them', `${'0733'.repeat(11)}073a`],
    ['plain hexadecimal digits, such as a transaction ID', 'ab'.repeat(32)],
    ['bytes of another length', 'compact-seedqr:' + 'ab'.repeat(20)],
    ['nothing', ''],
  ])('is not %s', (_, text) => {
    expect(readSeedQr(text)).toBeNull();
    expect(() => readPhrase(text)).toThrow(/WORDS_(COUNT|UNKNOWN)/);
  });
});
