import { describe, expect, it, onTestFinished } from 'vitest';
import { tempFolder } from '../../support/temp-folder.ts';
import { openImports } from './brought-rows.ts';

const [walletId, txid] = ['b'.repeat(32), 'c'.repeat(64)];
const [A, B, C] = ['a', 'b', 'c'].map((id) => id.repeat(32)) as [string, string, string];
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
    book.keep(made(A, one));
    book.signing(A, {});
    book.signedAs(A, 'signed');
    expect(book.keep(made(B, other))).toMatchObject({ id: B, signed: null });
    expect(book.keep(made(C, one, 'with theirs'))).toMatchObject({
      id: A,
      text: 'with theirs',
      signed: 'signed',
    });
    book.signing(B, {});
    book.signedAs(B, 'signed too');
    expect(book.bound(walletId).map(({ id }) => id)).toEqual([B, A]);
    expect(book.read(A)?.signed).toBe('signed');
  });
});
