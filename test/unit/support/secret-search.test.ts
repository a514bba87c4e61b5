import { createHash } from 'node:crypto';
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
    ['three words from its middle', Buffer.from('their fog able canal is here')],
    ['words as a JSON array', Buffer.from(JSON.stringify({ words }))],
    ['words in a query', Buffer.from(`q=${words.join('%20')}`)],
    ['words in UTF-16LE', Buffer.from(phrase, 'utf16le')],
    ['the phrase as hex', Buffer.from(Buffer.from(phrase).toString('hex'))],
    ['the entropy as bytes', entropy],
    ['the entropy as hex', Buffer.from(entropy.toString('hex'))],
    ['the entropy as base64url', Buffer.from(entropy.toString('base64url'))],
    ['the entropy as a JSON buffer', Buffer.from(JSON.stringify(entropy))],
    ['the seed as hex', Buffer.from(seed.toString('hex'))],
    ['a private key as bytes', seed.subarray(0, 32)],
    ['an extended private key', Buffer.from(xprv)],
    ['an extended private key as base64', Buffer.from(Buffer.from(xprv).toString('base64'))],
  ])('%s', (_, bytes) => {
    expect(kindsIn(bytes)).not.toEqual([]);
    expect(kindsIn(around(bytes))).not.toEqual([]);
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

  it('in a large file across the border of what is read at once', () => {
    const large = Buffer.alloc(8 * 2 ** 20 + 4096, 0x20);
    entropy.copy(large, 8 * 2 ** 20 - 9);
    writeFileSync(join(folder, 'large'), large);
    const offset = 8 * 2 ** 20 - 9;
    expect(searchTree(folder, needles)).toEqual([{ where: 'large', kind: 'entropy as bytes', offset }]);
  });
});

it('shows nothing of the secret in a hit', () => {
  const found = [Buffer.from(words.join(' ')), entropy].flatMap((bytes) =>
    searchBuffer('log', bytes, needles),
  );
  const hits = JSON.stringify(found);
  expect(searchBuffer('the hits', Buffer.from(hits), needles)).toEqual([]);
  for (const word of words.filter((one) => one.length > 3)) expect(hits).not.toContain(word);
});

it.each([
  ['two of three words', 'lunar fog and other weather'],
  ['the words in another order', 'able fog lunar canal'],
  ['half of the entropy', entropy.toString('hex').slice(0, 16)],
])('finds nothing in %s', (_, text) => expect(kindsIn(Buffer.from(text))).toEqual([]));

describe('refuses to search for', () => {
  it.each([
    ['nothing', {}],
    ['what is so short that it is found everywhere', { texts: ['secret'] }],
    ['two words', { words: ['lunar', 'fog'] }],
  ] satisfies [string, Secret][])('%s', (_, empty) => expect(() => buildNeedles(empty)).toThrow());
});
