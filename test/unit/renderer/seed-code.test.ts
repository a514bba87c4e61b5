import { describe, expect, it } from 'vitest';
import { readPhrase } from '../../../src-main/phrase/diagnose.ts';
import { entropyToWords } from '../../../src-main/phrase/phrase.ts';
import { textOfSeedBytes, wordsInCode } from '../../../src-renderer/welcome/restore/seed-code.ts';

/** From SeedSigner's docs/seed_qr: the digits of a SeedQR, and the bytes of the compact one of the same words. */
const PUBLISHED = [
  [
    '011513251154012711900771041507421289190620080870026613431420201617920614089619290300152408010643',
    '0e74b64107f94cc0ccfae6a13dcbec3662154fec67e0e00999c07892597d190a',
    24,
  ],
  ['073318950739065415961602009907670428187212261116', '5bbd9d71a8ec7990831aff359d426545', 12],
] as const;

describe('a scanned code for a recovery phrase', () => {
  it.each(PUBLISHED)('has as many words as a SeedQR, compact or not: %s', (digits, hex, words) => {
    const compact = textOfSeedBytes(Uint8Array.from(Buffer.from(hex, 'hex')));
    expect(readPhrase(compact)).toEqual(readPhrase(digits));
    expect(wordsInCode(digits)).toBe(words);
    expect(wordsInCode(compact)).toBe(words);
  });

  it('is no compact SeedQR if it contains text, or bytes of another length', () => {
    expect(textOfSeedBytes(Buffer.from('sixteen letters.'))).toBe('sixteen letters.');
    expect(textOfSeedBytes(Uint8Array.from(Buffer.from('é'.repeat(10))))).toBe('é'.repeat(10));
    expect(wordsInCode(textOfSeedBytes(new Uint8Array(20)))).toBeNull();
  });

  it.each([
    ['words in letters', entropyToWords(new Uint8Array(16)).join(' '), 12],
    ['words in another script', 'あいこくしん '.repeat(11) + 'あおぞら', 12],
    ['an address', 'bitcoin:bcrt1qxyz', null],
    ['a PSBT', 'cHNidP8BAHUCAAAAASaBcTce3', null],
    ['a sentence that is too short', 'some words of a sentence', null],
  ])('has as many words as it says: %s', (_, text, words) => expect(wordsInCode(text)).toBe(words));
});
