import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildNeedles, searchBuffer, searchTree, type Secret } from '../../support/secret-search.ts';
import { tempFolder } from '../../support/temp-folder.ts';

/** A canary of no wallet: any twelve words will do, two of them parts of one another. */
const words = 'act action lunar fog able canal twist rival zebra act hollow mimic'.split(' ');
const entropy = createHash('sha256').update('canary').digest().subarray(0, 16);
const seed = createHash('sha512').update('canary').digest();
const xprv = `xprv9s21ZrQH143K${createHash('sha512').update('xprv').digest('hex')}`;
const secret: Secret = { words, entropy, seed, texts: [xprv], keys: [seed.subarray(0, 32)] };
const needles = buildNeedles(secret);

const kindsIn = (bytes: Uint8Array): string[] =>
  searchBuffer('a buffer', bytes, needles).map((hit) => hit.kind);
const utf16be = (text: string): Buffer => Buffer.from(text, 'utf16le').swap16();
const around = (bytes: Uint8Array, before = 5): Buffer =>
  Buffer.concat([Buffer.alloc(before, 0x41), bytes, Buffer.alloc(7, 0x42)]);

let folder: string;
beforeEach(() => {
  folder = tempFolder();
});

describe('finds a planted canary', () => {
  const phrase = words.join(' ');
  it.each([
    ['the phrase', Buffer.from(phrase)],
    ['the phrase in capitals', Buffer.from(phrase.toUpperCase())],
    ['three words from its middle', Buffer.from('their fog able canal is here')],
    ['the last three words', Buffer.from('act hollow mimic')],
    ['words as a JSON array', Buffer.from(JSON.stringify({ words }))],
    ['words as JSON inside JSON', Buffer.from(JSON.stringify(JSON.stringify(words)))],
    ['words on lines, escaped', Buffer.from(JSON.stringify(words.join('\n')))],
    ['words as a numbered list', Buffer.from(words.map((word, at) => `${at + 1}. ${word}`).join('\r\n'))],
    ['words in markup', Buffer.from(words.map((word) => `<li class="word">${word}</li>`).join(''))],
    ['words in a query', Buffer.from(`q=${words.join('%20')}`)],
    ['words in UTF-16LE', Buffer.from(phrase, 'utf16le')],
    ['words in UTF-16BE', utf16be(phrase)],
    ['a JSON array of words in UTF-16LE', Buffer.from(JSON.stringify(words), 'utf16le')],
    ['the phrase as hex', Buffer.from(Buffer.from(phrase).toString('hex'))],
    ['the entropy as bytes', entropy],
    ['the entropy backwards', Buffer.from(entropy).reverse()],
    ['the entropy as hex', Buffer.from(entropy.toString('hex'))],
    ['the entropy as HEX', Buffer.from(entropy.toString('hex').toUpperCase())],
    ['the entropy as hex in UTF-16LE', Buffer.from(entropy.toString('hex'), 'utf16le')],
    ['the entropy as hex in UTF-16BE', utf16be(entropy.toString('hex'))],
    ['the entropy as base64url', Buffer.from(entropy.toString('base64url'))],
    ['the entropy as a JSON buffer', Buffer.from(JSON.stringify(entropy))],
    ['the entropy as a JSON array of bytes', Buffer.from(JSON.stringify(new Uint8Array(entropy)))],
    ['the seed as bytes', seed],
    ['the seed as hex', Buffer.from(seed.toString('hex'))],
    ['a private key as bytes', seed.subarray(0, 32)],
    ['an extended private key', Buffer.from(xprv)],
    ['an extended private key in UTF-16LE', Buffer.from(xprv, 'utf16le')],
    ['an extended private key as base64', Buffer.from(Buffer.from(xprv).toString('base64'))],
  ])('%s', (_, bytes) => {
    expect(kindsIn(bytes)).not.toEqual([]);
    expect(kindsIn(around(bytes))).not.toEqual([]);
  });

  it.each([0, 1, 2, 3, 4])('base64 of a longer text with the secret after %i other bytes', (before) => {
    for (const bytes of [entropy, seed, Buffer.from(xprv), Buffer.from('lunar fog able')]) {
      expect(kindsIn(Buffer.from(around(bytes, before).toString('base64')))).not.toEqual([]);
      expect(kindsIn(Buffer.from(around(bytes, before).toString('base64url')))).not.toEqual([]);
    }
  });

  it('in a SQLite file and its write-ahead log', () => {
    const db = new Database(join(folder, 'journal.db'));
    db.exec('PRAGMA journal_mode=WAL; CREATE TABLE flow (data TEXT, bytes BLOB)');
    db.prepare('INSERT INTO flow VALUES (?, ?)').run(JSON.stringify({ words }), entropy);
    expect(searchTree(folder, needles).map((hit) => hit.where)).toContain('journal.db-wal');
    db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    const hits = searchTree(folder, needles);
    expect(hits.filter((hit) => hit.where === 'journal.db').map((hit) => hit.kind)).toEqual(
      expect.arrayContaining(['entropy as bytes', 'words 1 to 3, one by one']),
    );
    db.close();
  });

  it('in a file deep in a tree, in a name and in the target of a link', () => {
    mkdirSync(join(folder, 'a/b'), { recursive: true });
    writeFileSync(join(folder, 'a/b/old.log'), Buffer.from(`at ${entropy.toString('base64')}`, 'utf16le'));
    writeFileSync(join(folder, `${entropy.toString('hex')}.tmp`), '');
    symlinkSync(`/nowhere/${entropy.toString('hex')}`, join(folder, 'link'));
    expect(searchTree(folder, needles).map((hit) => hit.where)).toEqual(
      expect.arrayContaining(['a/b/old.log', `${entropy.toString('hex')}.tmp (its name)`, 'link']),
    );
  });

  it.each([8 * 2 ** 20 - 9, 8 * 2 ** 20, 16 * 2 ** 20 - 3])(
    'in a large file across the border of what is read at once (%i)',
    (offset) => {
      const large = Buffer.alloc(offset + 4096, 0x20);
      entropy.copy(large, offset);
      writeFileSync(join(folder, 'large'), large);
      expect(searchTree(folder, needles)).toEqual([{ where: 'large', kind: 'entropy as bytes', offset }]);
    },
  );
});

describe('says where, and not what', () => {
  it('gives the offset in bytes, in UTF-16 too', () => {
    const hits = searchBuffer('log', Buffer.from('ab lunar, fog, able', 'utf16le'), needles);
    expect(hits).toEqual([{ where: 'log', kind: 'words 3 to 5, one by one', offset: 6 }]);
  });

  it('shows nothing of the secret in a hit', () => {
    const hits = JSON.stringify([
      ...searchBuffer('log', Buffer.from(words.join(' ')), needles),
      ...searchBuffer('log', entropy, needles),
    ]);
    expect(searchBuffer('the hits', Buffer.from(hits), needles)).toEqual([]);
    for (const word of words.filter((one) => one.length > 3)) expect(hits).not.toContain(word);
  });
});

describe('finds nothing where nothing is', () => {
  it.each([
    ['two of three words', 'lunar fog and other weather'],
    ['the words in another order', 'able fog lunar canal'],
    ['words that begin alike', 'lunarian foggy ablest'],
    ['words far from each other', `lunar ${'-'.repeat(60)} fog ${'-'.repeat(60)} able`],
    ['half of the entropy', entropy.toString('hex').slice(0, 16)],
  ])('%s', (_, text) => expect(kindsIn(Buffer.from(text))).toEqual([]));

  it('in four megabytes of noise, and in its hex and base64', () => {
    const noise = randomBytes(4 * 2 ** 20);
    expect(kindsIn(noise)).toEqual([]);
    expect(kindsIn(Buffer.from(noise.toString('base64')))).toEqual([]);
    expect(kindsIn(Buffer.from(noise.toString('hex')))).toEqual([]);
  });

  it('in the whole list of words in its order', async () => {
    const { wordlists } = await import('bip39');
    expect(wordlists['english']).toHaveLength(2048);
    expect(kindsIn(Buffer.from(JSON.stringify(wordlists['english'])))).toEqual([]);
  });
});

describe('refuses to search for', () => {
  it.each([
    ['nothing', {}],
    ['what is so short that it is found everywhere', { texts: ['secret'] }],
    ['two words', { words: ['lunar', 'fog'] }],
  ] satisfies [string, Secret][])('%s', (_, empty) => expect(() => buildNeedles(empty)).toThrow());
});
