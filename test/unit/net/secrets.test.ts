import { describe, expect, it } from 'vitest';
import { cleanText, cleanWords, findSecret } from '../../../src-main/net/secrets.ts';

const WORDS = 'melody fee hero onion rapid bullet again exile exact exile slogan grace'.split(' ');
const PHRASE = WORDS.join(' ');
const XPRV =
  'xprv9s21ZrQH143K3QTDL4LXw2F7HEK3wJUD2nW2nRk4stbPy6cq3jPPqjiChkVvvNKmPGJxWUtg6LnF5kejMRNNU3TGtRBeJgk33yuGBxrMPHi';
const XPUB =
  'xpub661MyMwAqRbcFtXgS5sYJABqqG9YLmC4Q1Rdap9gSE8NqtwybGhePY2gZ29ESFjqJoCu1Rupje8YtGqsefD265TMg7usUDFdp6W1EGMcet8';

describe('finding a secret in outgoing data', () => {
  it.each([
    PHRASE,
    PHRASE.toUpperCase(),
    WORDS.join('\n'),
    WORDS.join(', '),
    WORDS.map((word, i) => `${i + 1}. ${word}`).join(' '),
    JSON.stringify(WORDS),
    `please send ${PHRASE} now`,
    `${PHRASE} ${PHRASE}`,
  ])('finds the words in %j', (text) => expect(findSecret([text])).toBe('words'));

  it('finds words that are spread over several texts', () => expect(findSecret(WORDS)).toBe('words'));

  it.each([XPRV, `a${XPRV}b`, XPRV.replace('xprv', 'tprv'), XPRV.replace('xprv', 'zprv')])(
    'finds a private key in %s',
    (text) => expect(findSecret(['', text])).toBe('privateKey'),
  );

  it.each([
    [WORDS.slice(1)],
    [[...WORDS.slice(0, 6), 'tether', ...WORDS.slice(6)]],
    [[XPUB]],
    [['xprv is a kind of key']],
    [['abandon'.repeat(12)]],
    [[]],
  ])('finds nothing in %j', (texts) => expect(findSecret(texts)).toBeNull());

  it('finds nothing by chance in a large PSBT', () => {
    const bytes = Uint8Array.from({ length: 300_000 }, (_, i) => (i * i * 31 + i * 7 + (i >> 3)) & 0xff);
    expect(findSecret([Buffer.from(bytes).toString('base64')])).toBeNull();
  });
});

describe("a service's text for the screen", () => {
  it.each([
    [`Wallet for client '${XPUB}' does not exist.`, "Wallet for client '[key]' does not exist."],
    [`key ${XPRV}`, 'key [key]'],
    [`bad: ${PHRASE}!`, 'bad: [words]!'],
    [`the ${PHRASE}, tether, ${PHRASE}`, 'the [words], tether, [words]'],
    [`the ${WORDS.slice(0, 6).join(' ')}.`, 'the [words].'],
    [`psbt ${'cHNidP8B'.repeat(20)} bad`, 'psbt [long text] bad'],
    ['line\none\u0000two\u202Ethree\u200Bfour', 'line one two three four'],
    [
      '[Manager] An unexpected error occurred. Please try again later.',
      '[Manager] An unexpected error occurred. Please try again later.',
    ],
  ])('G36: cleans %j', (text, clean) => expect(cleanText(text)).toBe(clean));

  it('G36: stays unchanged without its secrets if shown alone', () => {
    expect(cleanWords('error: \n\t- Broken  pipe\u202e')).toBe('error: \n\t- Broken  pipe');
    expect(cleanWords(`of ${XPUB}\n${WORDS.join('\n')}`)).toBe('of [key]\n[words]');
  });

  it('is cut after 300 characters, once it is clean', () => {
    expect(cleanText('ab '.repeat(1000))).toHaveLength(300);
    const straddling = `${'ab '.repeat(95)}${PHRASE}`;
    expect(cleanText(straddling)).toBe(`${'ab '.repeat(95)}[words]`);
  });
});
