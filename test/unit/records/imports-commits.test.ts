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
});
