import { describe, expect, it } from 'vitest';
import type { BookAllocation } from '../../../../src-main/verify/book/book.ts';
import {
  type SnapshotAllocation,
  groundOf,
  mergeHoldings,
} from '../../../../src-main/verify/verdict/claims/snapshot.ts';

const proved = (amount: bigint, no = 0, assetId = 'a'): BookAllocation => ({
  txid: 'aa'.repeat(32),
  vout: 0,
  assetId,
  amount,
  opout: `op/4000/${no}`,
  ground: 'book',
});
const listed = (amount: bigint, part: Partial<SnapshotAllocation> = {}): SnapshotAllocation => ({
  assetId: 'a',
  amount,
  settled: true,
  ...part,
});
const both = (book: BookAllocation[], list: SnapshotAllocation[] | null) => {
  const { holdings, denied } = mergeHoldings(book, list === null ? null : { allocations: list });
  return {
    holds: holdings.map(({ assetId, amount, ground, opout }) => [assetId, amount, ground, opout]),
    denied,
  };
};

describe('what an output holds', () => {
  it('is what the book has where nothing is listed, and none of it is denied', () => {
    expect(both([proved(5n)], null)).toEqual({ holds: [['a', 5n, 'book', 'op/4000/0']], denied: [] });
    expect(both([], null)).toEqual({ holds: [], denied: [] });
  });

  it('is what book and list agree on, and what the list adds', () =>
    expect(both([proved(5n)], [listed(3n), listed(5n), listed(5n)])).toEqual({
      holds: [
        ['a', 5n, 'book', 'op/4000/0'],
        ['a', 3n, 'told', null],
        ['a', 5n, 'told', null],
      ],
      denied: [],
    }));

  it('is the book’s word alone of an asset that the list denies', () => {
    expect(both([proved(5n), proved(2n, 1, 'b')], [listed(4n), listed(2n, { assetId: 'b' })])).toEqual({
      holds: [
        ['a', 5n, 'book', 'op/4000/0'],
        ['b', 2n, 'book', 'op/4000/1'],
      ],
      denied: [{ assetId: 'a', book: 5n, list: 4n }],
    });
    expect(both([proved(5n), proved(5n, 1)], [listed(5n)]).denied).toEqual([
      { assetId: 'a', book: 10n, list: 5n },
    ]);
  });

  it('keeps a right beside what the list denies: the book proves units, and no list that is lost names rights', () => {
    const right = listed(0n, { form: 'inflationRight', right: 500n });
    expect(both([proved(5n)], [right])).toEqual({
      holds: [
        ['a', 5n, 'book', 'op/4000/0'],
        ['a', 0n, 'told', null],
      ],
      denied: [{ assetId: 'a', book: 5n, list: 0n }],
    });
  });

  it('has each name once: of equal ones that which is listed under it', () => {
    const list = [listed(5n, { opout: 'op/4000/7' }), listed(5n, { opout: 'op/4000/0' }), listed(5n)];
    expect(both([proved(5n)], list).holds).toEqual([
      ['a', 5n, 'book', 'op/4000/0'],
      ['a', 5n, 'told', 'op/4000/7'],
      ['a', 5n, 'told', null],
    ]);
    expect(both([proved(5n)], [listed(5n, { opout: 'op/4000/7' }), listed(5n)]).holds).toEqual([
      ['a', 5n, 'book', 'op/4000/0'],
      ['a', 5n, 'told', 'op/4000/7'],
    ]);
  });

  it('is settled as far as the list says so', () => {
    const { holdings } = mergeHoldings([proved(5n)], { allocations: [listed(5n, { settled: false })] });
    expect(holdings.map(({ settled }) => settled)).toEqual([false]);
  });
});

describe('how far that is known', () => {
  const { holdings } = mergeHoldings([proved(5n)], null);
  const more = mergeHoldings([proved(5n)], { allocations: [listed(5n), listed(1n)] }).holdings;
  const [colored, vanilla] = [{ branch: 'colored' }, { branch: 'vanilla' }] as const;

  it('is as far as the weakest of it; an empty slot is told, plain bitcoin derived', () => {
    expect(groundOf(holdings, colored, null)).toBe('book');
    expect(groundOf(more, colored, colored)).toBe('told');
    expect(groundOf([], colored, null)).toBe('told');
    expect(groundOf([], null, colored)).toBe('told');
    expect(groundOf([], vanilla, vanilla)).toBe('derived');
    expect(groundOf([], null, null)).toBe('derived');
  });
});
