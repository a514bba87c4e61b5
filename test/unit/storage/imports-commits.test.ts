import { join } from 'node:path';
import Database from 'libsql';
import { describe, expect, it, onTestFinished } from 'vitest';
import { tempFolder } from '../../support/temp-folder.ts';
import { openImports } from './brought-rows.ts';

const [walletId, txid] = ['b'.repeat(32), 'c'.repeat(64)];
const [one, other] = ['1'.repeat(64), '2'.repeat(64)];
const made = (id: string, commits: string, text = 'x') => ({
  ...{ id, walletId, txid, commits, text },
  name: 'a',
  from: 'psbt' as const,
  coins: [],
});

function open(folder: string) {
  const book = openImports(folder);
  onTestFinished(() => book.close());
  return book;
}

/** As the first version of the file had it. */
function older(folder: string): void {
  const db = new Database(join(folder, 'brought.sqlite'));
  db.exec(
    `CREATE TABLE brought (
       id TEXT PRIMARY KEY, wallet_id TEXT NOT NULL, txid TEXT NOT NULL, name TEXT NOT NULL, came_as TEXT NOT NULL,
       text TEXT NOT NULL, state TEXT NOT NULL, at_ms INTEGER NOT NULL, spending TEXT, signed TEXT, signed_at_ms INTEGER,
       UNIQUE (wallet_id, txid)
     ) STRICT;
     INSERT INTO brought VALUES ('old', '${walletId}', '${txid}', 'was', 'pack', 'text', 'signed', 5, '{"n":1}', 'sig', 7);
     PRAGMA user_version = 1`,
  );
  db.close();
}

describe('what was brought', () => {
  it('is kept once for whatever our signatures commit to besides, and what was signed of one stays its own', () => {
    const book = open(tempFolder());
    book.keep(made('a', one));
    book.signing('a', {});
    book.signedAs('a', 'signed');
    expect(book.keep(made('b', other))).toMatchObject({ id: 'b', signed: null });
    expect(book.keep(made('c', one, 'with theirs'))).toMatchObject({
      id: 'a',
      text: 'with theirs',
      signed: 'signed',
    });
    book.signing('b', {});
    book.signedAs('b', 'signed too');
    expect(book.bound(walletId).map(({ id }) => id)).toEqual(['b', 'a']);
    expect(book.read('a')?.signed).toBe('signed');
  });

  it('stays as it was signed, and is found by its id, where it was kept before that was written down', () => {
    const folder = tempFolder();
    older(folder);
    const book = open(folder);
    const was = {
      id: 'old',
      commits: '',
      from: 'pack',
      text: 'text',
      signed: 'sig',
      signedAtMs: 7,
      broughtAtMs: 5,
    };
    expect(book.older(walletId, txid)).toMatchObject(was);
    expect(book.bound(walletId)).toEqual([
      { id: 'old', txid, name: 'was', signedAtMs: 7, spending: { n: 1 } },
    ]);
    book.commitsTo('old', one);
    expect(book.older(walletId, txid)).toBeNull();
    expect(book.keep(made('new', one))).toMatchObject({ id: 'old', signed: 'sig' });
    expect(book.keep(made('new', other))).toMatchObject({ id: 'new', signed: null });
    // It stands there already: the one is not written over the other.
    book.commitsTo('new', one);
    expect(book.read('new')?.commits).toBe(other);
  });
});
