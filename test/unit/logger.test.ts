import { describe, expect, it } from 'vitest';
import { createLogger, redact } from '../../src-main/logger.ts';

const PHRASE = 'legal winner thank year wave sausage worth useful legal winner thank yellow';
const TPUB =
  'tpubDCofv3XCn2hibuuRUd6VrVH5q2pLjNnJh5Z5fysih2wavG6YkwLqBDQwvFfNrkWAk69gzVJMGwaJsQQ1b1wnb3GHydkUAjcqmC6CoEEq3w1';

describe('what main writes about itself', () => {
  it.each([
    ['a phrase', PHRASE],
    ['a phrase in a list', JSON.stringify(PHRASE.split(' '))],
    ['a phrase with commas', PHRASE.replaceAll(' ', ', ')],
    ['a phrase over lines', PHRASE.replaceAll(' ', '\n')],
    ['a phrase in capitals', PHRASE.toUpperCase()],
    [
      'a numbered phrase',
      PHRASE.split(' ')
        .map((word, at) => `${String(at + 1)}. ${word}`)
        .join(' '),
    ],
    ['a phrase with bars', PHRASE.replaceAll(' ', ' | ')],
    ['a phrase in quoted lines', PHRASE.replaceAll(' ', '\\n')],
    ['a phrase with marks', PHRASE.replaceAll(' ', '<br>')],
    ['an extended public key', TPUB],
    ['an extended private key', TPUB.replace('tpub', 'tprv')],
    ['a private key for import', 'cMahea7zqjxrtgAbB7LSGbcQUr1uX1ojuat9jZodMN87JcbXMTcA'],
    ['entropy', '00000000000000000000000000000000'],
    ['a PSBT', `cHNidP8B${'AAECAwQFBgcICQ'.repeat(10)}==`],
    ['a bearer token', 'authorization: Bearer abc.def.ghi'],
    ['a token in JSON', '{"token":"my-secret-token"}'],
  ])('G36: holds nothing of %s', (_what, secret) => {
    const cleaned = redact(`something went wrong with ${secret} at the end`);
    for (const piece of secret
      .split(/[\s,"{}:.[\]]+/)
      .filter((part) => part.length > 5 && !/^(token|bearer|authorization)$/i.test(part))) {
      expect(cleaned.toLowerCase()).not.toContain(piece.toLowerCase());
    }
  });

  it('still says what went wrong, and where', () => {
    const lines: string[] = [];
    const logger = createLogger((line) => lines.push(line));
    logger.fault('ab12cd34', 'wallet.overview', new TypeError('x is not a function'));
    logger.info('the practice service listens');
    expect(lines[0]).toMatch(/^\S+Z fault ab12cd34 in wallet\.overview: TypeError: x is not a function/);
    expect(lines[1]).toContain('info the practice service listens');
  });

  it('is cut, however long the error', () => {
    expect(redact('x '.repeat(100_000)).length).toBeLessThanOrEqual(8_000);
  });

  it('survives an error that is no Error', () => {
    const lines: string[] = [];
    createLogger((line) => lines.push(line)).fault('00', 'main', { toJSON: () => 'odd' });
    expect(lines[0]).toContain('odd');
  });
});
