import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { WalletError, type ImportProblem } from '../../../../src-main/base/errors.ts';
import { entropyToWords } from '../../../../src-main/phrase/phrase.ts';
import { WORD_LISTS } from '../../../../src-main/phrase/word-lists.ts';
import { MAX_BROUGHT_BYTES } from '../../../../src-main/base/bitcoin.ts';
import { readImportedBytes, readImportedText } from '../../../../src-main/verify/imported/read-imported.ts';
import { problemOf } from '../../../support/offline/problem-of.ts';
import { genuineSlots } from '../../../support/psbt/builder.ts';
import { writeRaw, writeTransaction } from '../../../support/psbt/raw-psbt.ts';
import { testWallet } from '../../../support/psbt/test-wallet.ts';

const draft = genuineSlots();
const psbt = writeRaw(draft.raw);
const binary = new Uint8Array(Buffer.from(psbt, 'base64'));
const hex = Buffer.from(binary).toString('hex');
const latin = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'latin1'));
const lines = (text: string): string => text.replace(/.{64}/g, '$&\r\n');

const PHRASE =
  'abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon about';
const OTHER_PHRASE = 'legal winner thank year wave sausage worth useful legal winner thank yellow';

describe('a PSBT that somebody brings', () => {
  it.each([
    ['as a binary file', 'binary', () => readImportedBytes(binary)],
    ['as a file of base64', 'base64', () => readImportedBytes(latin(psbt))],
    ['as a file of base64 that ends with a line', 'base64', () => readImportedBytes(latin(`${psbt}\n`))],
    ['as base64 in lines, as mails carry it', 'base64', () => readImportedText(lines(psbt))],
    ['as base64 whose padding a form swallowed', 'base64', () => readImportedText(psbt.replace(/=+$/, ''))],
    ['as base64 after a byte order mark', 'base64', () => readImportedText(`\ufeff${psbt}`)],
    ['as a file of hexadecimal', 'hex', () => readImportedBytes(latin(hex))],
    ['as hexadecimal in upper case and lines', 'hex', () => readImportedText(lines(hex.toUpperCase()))],
  ])('is read %s, and comes out as its one base64 text', (_, form, read) =>
    expect(read()).toEqual({ kind: 'psbt', psbt, form }),
  );

  it('is told apart as parts of a Uniform Resource, which are not decoded yet', () =>
    expect(readImportedText(' ur:psbt/1-2/aeae\nUR:PSBT/2-2/AEAE \n')).toEqual({
      kind: 'ur',
      parts: ['ur:psbt/1-2/aeae', 'UR:PSBT/2-2/AEAE'],
    }));
});

describe('a PSBT that cannot be read', () => {
  const version2 = '70736274ff' + '01fb0402000000' + '01020402000000010304000000000105010000';
  it.each<readonly [string, ImportProblem, () => unknown]>([
    ['without its last byte', 'cutShort', () => readImportedBytes(binary.slice(0, -1))],
    ['of which the first kilobyte came', 'cutShort', () => readImportedBytes(binary.slice(0, 200))],
    ['of which the beginning alone came', 'cutShort', () => readImportedBytes(binary.slice(0, 5))],
    ['as base64 that stops in the middle', 'cutShort', () => readImportedText(psbt.slice(0, 401))],
    ['as hexadecimal with half a byte', 'cutShort', () => readImportedText(hex.slice(0, -1))],
    ['with a byte too many', 'damaged', () => readImportedBytes(Buffer.concat([binary, Buffer.of(0)]))],
    [
      'as base64 with a letter of another kind in it',
      'damaged',
      () => readImportedText(`${psbt.slice(0, 40)}é${psbt.slice(40)}`),
    ],
    ['as base64 of two PSBTs', 'damaged', () => readImportedText(`${psbt}${psbt}`)],
    [
      'as hexadecimal with a letter too far',
      'damaged',
      () => readImportedText(`${hex.slice(0, 40)}g${hex.slice(41)}`),
    ],
    ['of version 2 that leaves a piece out', 'version2', () => readImportedText(version2)],
  ])('%s is refused: %s', (_, problem, read) => expect(problemOf(read)).toBe(problem));

  it('says that it is signed where the transaction in it carries a signature', () => {
    const signed = genuineSlots();
    signed.raw.tx.inputs[0]!.scriptSig = '51';
    expect(problemOf(() => readImportedText(writeRaw(signed.raw)))).toBe('alreadySigned');
  });
});

const wallet = testWallet();
const transaction = writeTransaction(draft.raw.tx);
const photo = Buffer.concat([Buffer.from('ffd8ffe000104a464946', 'hex'), Buffer.alloc(500, 7)]);
it.each<readonly [string, ImportProblem, Uint8Array | string]>([
  ['an empty file', 'empty', new Uint8Array(0)],
  ['nothing but white space', 'empty', ' \r\n\t '],
  ['50 MB', 'tooLarge', new Uint8Array(50_000_000)],
  ['50 MB that begin like a PSBT', 'tooLarge', Buffer.concat([binary, new Uint8Array(50_000_000)])],
  ['a byte more than may be', 'tooLarge', 'a'.repeat(MAX_BROUGHT_BYTES + 1)],
  ['a photo', 'image', photo],
  ['a screenshot', 'image', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
  ['a PDF', 'document', latin('%PDF-1.7\n1 0 obj')],
  ['a written document', 'archive', Buffer.from('504b03041400060008000000', 'hex')],
  ['a packed file', 'archive', Buffer.from('1f8b0800000000000003', 'hex')],
  ['a program', 'program', Buffer.from('7f454c4602010100000000', 'hex')],
  ['a wallet file of another program', 'database', latin('SQLite format 3\0\x10\0')],
  ['a web page', 'html', '<!DOCTYPE html>\n<html><body>404</body></html>'],
  ['a web page after empty lines', 'html', '\n\n  <html lang="en"></html>'],
  ['other JSON', 'unknownText', '{"xpub":"tpub…"}'],
  ['a phrase', 'words', PHRASE],
  ['a phrase in a file', 'words', latin(PHRASE)],
  [
    'an RGB invoice',
    'invoice',
    'rgb:~/~/~/bcrt:utxob:zlVS28Rb-amM5lih-ONXGACC-IUWD0Y$-0JXcnWZ-MQn8VEI-B39!F?expiry=1',
  ],
  ['the id of an asset', 'assetId', 'rgb:CJkb4YZw-jRiz2sk-~PARPio-wtVYI1c-XAEYCqO-wTfvRZ8'],
  ['a payment link', 'paymentLink', 'bitcoin:bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080?amount=1'],
  ['a Lightning invoice', 'lightning', 'lnbc2500u1pvjluezpp5qqqsyqcyq5rqwzqf'],
  ['an address', 'address', 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080'],
  ['an address of the main network', 'address', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
  ['a link', 'link', 'https://example.org/send.psbt'],
  ['where a file lies', 'path', 'file:///home/somebody/send.psbt'],
  ['where a file lies on Windows', 'path', 'C:\\Users\\Somebody\\send.psbt'],
  ['the id of a transaction', 'hash', 'ab'.repeat(32)],
  ['a transaction in hexadecimal', 'transaction', transaction],
  ['a transaction in base64', 'transaction', Buffer.from(transaction, 'hex').toString('base64')],
  ['a transaction as bytes', 'transaction', Buffer.from(transaction, 'hex')],
  ['an account of a wallet', 'publicKey', wallet.account.xpubs.vanilla],
  [
    'an account after where it comes from',
    'publicKey',
    `[${wallet.account.fingerprint}/86'/1'/0']${wallet.account.xpubs.vanilla}`,
  ],
  ['a list in JSON', 'unknownText', '["abandon", 1]'],
  [
    'a descriptor',
    'publicKey',
    `tr([${wallet.account.fingerprint}/86'/1'/0']${wallet.account.xpubs.vanilla}/0/*)`,
  ],
  ['some words', 'unknownText', 'Please sign this until tomorrow, will you?'],
  ['zeros', 'unknownBytes', new Uint8Array(1000)],
  ['bytes of no kind', 'unknownBytes', Uint8Array.of(0xc3, 0x28, 0xa0, 0xa1, 0xff)],
])('something else than a PSBT: %s is refused: %s', (_, problem, brought) => {
  const read =
    typeof brought === 'string' ? () => readImportedText(brought) : () => readImportedBytes(brought);
  expect(problemOf(read)).toBe(problem);
  if (typeof brought === 'string')
    expect(problemOf(() => readImportedBytes(Buffer.from(brought)))).toBe(problem);
});

describe('a secret that is brought by mistake', () => {
  const numbered = OTHER_PHRASE.split(' ')
    .map((word, i) => `${String(i + 1)}. ${word}`)
    .join('\n');
  it.each([
    ['in one line', OTHER_PHRASE],
    ['in capitals', OTHER_PHRASE.toUpperCase()],
    ['numbered, one a line', numbered],
    ['with commas', OTHER_PHRASE.replaceAll(' ', ', ')],
    ['in Spanish', entropyToWords(new Uint8Array(16).fill(5), WORD_LISTS.spanish).join(' ')],
    ['in Japanese', entropyToWords(new Uint8Array(16).fill(5), WORD_LISTS.japanese).join('\u3000')],
    ['as the digits of a SeedQR', '073318950739065415961602009907670428187212261116'],
    ['with two of its words misspelt', OTHER_PHRASE.replace('sausage', 'sausege').replace('yellow', 'yelow')],
    ['within a letter', `Dear diary, these are my words: ${OTHER_PHRASE}. Keep them well!`],
    ['within JSON', JSON.stringify({ mnemonic: OTHER_PHRASE })],
    ['within a web page', `<html><p>${OTHER_PHRASE}</p></html>`],
  ])('is called words of a phrase, %s', (_, text) =>
    expect(problemOf(() => readImportedText(text))).toBe('words'),
  );

  it.each([
    ['a seed as a Uniform Resource', 'ur:crypto-seed/oyadgdaawzwplrbdhdpabgrnvokorolnrtemksayyadmut'],
    ['a recovery share', 'ur:sskr/gobzfwyafltlckfrmomevaaeadahftcxbn'],
    [
      'an extended private key',
      'xprv9s21ZrQH143K3QTDL4LXw2F7HEK3wJUD2nW2nRk4stbPy6cq3jPPqjiChkVvvNKmPGJxWUtg6LnF5kejMRNNU3TGtRBeJgk33yuGBxrMPHi',
    ],
    ['a key in WIF', '5HueCGU8rMjxEXxiPuD5BDku4MkFqeZyd4dZ1jvhTVqvbTLvyTJ'],
    ['a key in WIF of a test network', 'cNJFgo1driFnPcBdBX8BrJrpxchBWXwXCvNH5SoSkdcF6JXXwHMm'],
    ['a key in a file that other programs read', '-----BEGIN EC PRIVATE KEY-----\nMHQCAQEE'],
  ])('is called a private key: %s', (_, text) =>
    expect(problemOf(() => readImportedText(text))).toBe('privateKey'),
  );

  it('stands in no part of the failure', () => {
    let thrown: unknown;
    try {
      readImportedText(numbered);
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toBeInstanceOf(WalletError);
    const said = inspect(thrown, { depth: 20, showHidden: true });
    for (const word of ['legal', 'winner', 'sausage', 'yellow']) expect(said).not.toContain(word);
  });

  it('is not seen in a letter of common words', () => {
    const letter =
      'I think that we should all go home about now, because the day is long and the night comes early this year.';
    expect(problemOf(() => readImportedText(letter))).toBe('unknownText');
  });
});
