import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createLogger, redact } from '../../../src-main/app/logger.ts';

const PHRASE = 'legal winner thank year wave sausage worth useful legal winner thank yellow';
const TPUB =
  'tpubDCofv3XCn2hibuuRUd6VrVH5q2pLjNnJh5Z5fysih2wavG6YkwLqBDQwvFfNrkWAk69gzVJMGwaJsQQ1b1wnb3GHydkUAjcqmC6CoEEq3w1';

const WORDS = PHRASE.split(' ');
const LONG = [
  ...WORDS,
  ...'abandon ability able about above absent absorb abstract absurd abuse access accident'.split(' '),
];
const hex = (bytes: number): string => randomBytes(bytes).toString('hex');
const base64 = (bytes: number): string => randomBytes(bytes).toString('base64');

/** Secrets that must never be logged, in forms in which something might quote them. */
const SECRETS: readonly (readonly [string, string])[] = [
  ...[WORDS, LONG].flatMap((words): readonly (readonly [string, string])[] => [
    ['words', words.join(' ')],
    ['words in capitals', words.join(' ').toUpperCase()],
    ['words with commas', words.join(', ')],
    ['words over lines', words.join('\n')],
    ['words in JSON', JSON.stringify(words)],
    ['words in JSON within JSON', JSON.stringify(JSON.stringify({ words }))],
    ['numbered words', words.map((word, at) => `${at + 1}) ${word}`).join(' ')],
    ['words in a table', words.map((word, at) => `| ${at + 1} | ${word} |`).join('\n')],
    ['words in markup', words.map((word) => `<li>${word}</li>`).join('')],
    ['words in a query', words.join('+')],
    ['words in an encoded query', words.join('%20')],
  ]),
  ...['x', 't', 'y', 'z', 'u', 'v'].flatMap((kind): readonly (readonly [string, string])[] => [
    [`${kind}prv`, TPUB.replace('tpub', `${kind}prv`)],
    [`${kind}pub`, TPUB.replace('tpub', `${kind}pub`)],
  ]),
  ['a key for import, K', `K${'z'.repeat(25)}${'8'.repeat(26)}`],
  ['a key for import, 5', `5${'J'.repeat(24)}${'9'.repeat(26)}`],
  ['a key for import, c', 'cMahea7zqjxrtgAbB7LSGbcQUr1uX1ojuat9jZodMN87JcbXMTcA'],
  ['entropy of nothing', '0'.repeat(32)],
  ['entropy of 12 words', hex(16)],
  ['entropy of 24 words', hex(32)],
  ['a seed', hex(64)],
  ['a seed in capitals', hex(64).toUpperCase()],
  ['a PSBT', `cHNidP8B${base64(300)}`],
  ['a PSBT in a URL', `cHNidP8B${randomBytes(300).toString('base64url')}`],
  ['a bearer token', `Bearer ${hex(20)}`],
  ['a short bearer token', 'Bearer s3cr3t-t0ken'],
  ['a password in a header', `Basic ${base64(24)}`],
];
/** Texts around a secret. */
const AROUND: readonly (readonly [string, (secret: string) => string])[] = [
  ['a sentence', (secret) => `the service answered ${secret} and closed`],
  ['JSON', (secret) => JSON.stringify({ error: { detail: secret } })],
  ['a stack', (secret) => `TypeError: cannot read "${secret}"\n    at judge (file:///app/judge.js:10:5)`],
  ['headers', (secret) => `x-answer: ${secret}\r\ncontent-type: text/plain`],
  ['a URL', (secret) => `https://service.example/wallet?a=${secret}&b=1`],
];
const CORPUS = SECRETS.flatMap(([what, secret]) =>
  AROUND.map(([where, put]) => [what, where, secret, put(secret)] as const),
);

it.each(CORPUS)('hardening 31: a log line holds nothing of %s in %s', (_what, _where, secret, text) => {
  const written: string[] = [];
  const logger = createLogger((line) => written.push(line));
  logger.fault('ab12cd34', 'wallet.overview', new Error(text));
  logger.info(text);
  const pieces = secret.match(/[A-Za-z0-9_/-]{5,}/g) ?? [];
  const left = pieces.filter(
    (piece) =>
      !/^(?:bearer|basic|words)$/i.test(piece) &&
      written.join('').toLowerCase().includes(piece.toLowerCase()),
  );
  expect(left).toEqual([]);
});

describe('hardening 31: a line that main logs', () => {
  it('still says what went wrong, and where', () => {
    const lines: string[] = [];
    const logger = createLogger((line) => lines.push(line));
    logger.fault('ab12cd34', 'wallet.overview', new TypeError('x is not a function'));
    logger.info('the practice service listens');
    expect(lines[0]).toMatch(/^\S+Z fault ab12cd34 in wallet\.overview: TypeError: x is not a function/);
    expect(lines[1]).toContain('info the practice service listens');
  });

  it.each([
    ['in JSON', JSON.stringify({ token: 'my-secret' })],
    ['in JSON within JSON', JSON.stringify({ answer: JSON.stringify({ token: 'my-secret' }) })],
    ['in a header that names its kind', 'authorization: Bearer my-secret'],
    ['in headers as JSON', JSON.stringify({ authorization: 'Basic my-secret' })],
  ])('G36: has no token %s', (_where, text) => {
    expect(redact(`went wrong with ${text} at the end`)).not.toContain('my-secret');
  });

  it('is cut, however long the error is', () =>
    expect(redact('x '.repeat(100_000)).length).toBeLessThanOrEqual(8_000));

  it('survives an error that is no Error', () => {
    const lines: string[] = [];
    createLogger((line) => lines.push(line)).fault('00', 'main', { toJSON: () => 'odd' });
    expect(lines[0]).toContain('odd');
  });
});
