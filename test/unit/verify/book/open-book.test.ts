import { describe, expect, it } from 'vitest';
import {
  EMPTY_BOOK,
  weakestBasis,
  type Book,
  type Reservation,
  bookJson,
  openBook,
} from '../../../../src-main/verify/book/book.ts';
import { toJsonValue } from '../../../../src-main/base/json.ts';
import * as v from 'valibot';

const ID = 'aa'.repeat(32);
const SLOT = `${ID}:0`;
const PLAIN = `${ID}:1`;
const GONE = `${ID}:2`;
const output = (vout: number, part: object = {}) => ({
  txid: ID,
  vout,
  amountSats: 1_000n,
  branch: 'colored' as const,
  index: vout,
  spent: false,
  ...part,
});
const allocation = (vout: number, no: number) => ({
  txid: ID,
  vout,
  assetId: 'rgb:a',
  amount: 5n,
  opout: `${'00'.repeat(32)}/4000/${no}`,
  ground: 'book' as const,
});
const book: Book = {
  ...EMPTY_BOOK,
  outputs: [output(0), output(1, { branch: 'vanilla' }), output(2, { spent: true })],
  allocations: [allocation(0, 0), allocation(0, 1)],
  assets: [{ assetId: 'rgb:a', ticker: null, name: 'A', precision: 0, schema: 'NIA', ground: 'told' }],
};
const ME = 'ee'.repeat(32);
const open = (part: Partial<Book> = {}, spends: string[] = []) =>
  openBook({ ...book, ...part }, { txid: ME, spends: new Set(spends) });
const reserved = (part: Partial<Reservation>): Partial<Book> => ({
  reserved: [{ by: 'other', outpoints: [], spends: [], makes: [], mayShare: false, ...part }],
});

describe('the own book', () => {
  it('knows its outputs, and what it proved to lie on them', () => {
    const { outputAt, allocationsOn, placeOf, assetOf } = open();
    expect([outputAt(SLOT)?.amountSats, outputAt(`${ID}:9`)]).toEqual([1_000n, null]);
    expect([allocationsOn(SLOT).length, allocationsOn(PLAIN)]).toEqual([2, []]);
    expect([placeOf(allocation(0, 1).opout), placeOf('another')]).toEqual([SLOT, null]);
    expect([assetOf('rgb:a')?.schema, assetOf('rgb:b')]).toEqual(['NIA', null]);
  });

  it('lets a seal name a slot of ours that is free, and nothing else', () => {
    const problem = (outpoint: string, part: Partial<Book> = {}, spends: string[] = []) =>
      open(part, spends).sealProblem(outpoint)?.problem ?? null;
    expect(problem(SLOT)).toBeNull();
    expect(problem(`${ID}:9`)).toBe('notOurs');
    expect(problem(PLAIN)).toBe('holdsNoAssets');
    expect(problem(GONE)).toBe('spent');
    expect(problem(SLOT, {}, [SLOT])).toBe('spentHere');
    expect(problem(SLOT, { invoices: [{ outpoint: SLOT, open: true }] })).toBe('awaited');
    expect(problem(SLOT, { invoices: [{ outpoint: SLOT, open: false }] })).toBeNull();
    for (const part of [{ outpoints: [SLOT] }, { makes: [SLOT] }])
      expect(open(reserved(part)).sealProblem(SLOT)).toEqual({
        outpoint: SLOT,
        problem: 'held',
        by: 'other',
      });
  });

  it('names who holds an outpoint: whoever spends it or seals onto it, not whoever makes it', () => {
    expect(open(reserved({ outpoints: [SLOT] })).holderOf(SLOT)).toBe('other');
    expect(open(reserved({ makes: [SLOT] })).holderOf(SLOT)).toBeNull();
    expect(open(reserved({ outpoints: [SLOT], by: ME })).holderOf(SLOT)).toBeNull();
  });

  it('is not bound by one that may come all the same, where both spend the same coin', () => {
    const shared = reserved({ outpoints: [SLOT, PLAIN], spends: [PLAIN], makes: [GONE], mayShare: true });
    expect([open(shared).holderOf(SLOT), open(shared, [PLAIN]).holderOf(SLOT)]).toEqual(['other', null]);
    expect(open(shared, [PLAIN]).holderOf(PLAIN)).toBeNull();
    // A coin that its seals name is no coin that it spends.
    expect(open(shared, [SLOT]).holderOf(SLOT)).toBe('other');
    const firm = reserved({ outpoints: [SLOT, PLAIN], spends: [PLAIN] });
    expect(open(firm, [PLAIN]).holderOf(PLAIN)).toBe('other');
  });

  it('comes back from JSON as it was', () => {
    const whole = { ...book, ...reserved({ outpoints: [SLOT] }), invoices: [{ outpoint: SLOT, open: true }] };
    expect(v.parse(bookJson, toJsonValue(whole))).toEqual(whole);
    expect(v.safeParse(bookJson, { ...(toJsonValue(whole) as object), more: 1 }).success).toBe(false);
  });
});

it('grounds are as good as the weakest of them', () => {
  expect(weakestBasis([])).toBe('derived');
  expect(weakestBasis(['book', 'derived'])).toBe('book');
  expect(weakestBasis(['history', 'told', 'chain'])).toBe('told');
});
