import { describe, expect, it } from 'vitest';
import { EMPTY_BOOK, type Book, type BookAllocation } from '../../../../src-main/verify/book/book.ts';
import type {
  SnapshotAllocation,
  SnapshotEntry,
} from '../../../../src-main/verify/verdict/claims/snapshot.ts';
import { asProved } from '../../../../src-main/wallet/book/own-book.ts';
import { useOf } from '../../../../src-main/wallet/connection/describe.ts';
import { lastServiceData } from '../../../../src-main/wallet/connection/service-reading.ts';
import { refuseMovedCoins } from '../../../../src-main/wallet/pay/end-flow.ts';

/** What is held as a right, or in an amount that is not known, in what the wallet makes of a list. */

const ASSET = 'rgb:asset';
const slot = { txid: 'a'.repeat(64), vout: 2 };
const outpoint = `${slot.txid}:2`;
const units = (amount: bigint): SnapshotAllocation => ({ assetId: ASSET, amount, settled: true });
const unknown: SnapshotAllocation = { assetId: ASSET, amount: null, form: 'notKnown', settled: true };
const right: SnapshotAllocation = {
  assetId: ASSET,
  amount: 0n,
  form: 'inflationRight',
  right: 500n,
  settled: true,
};
const entry = (...allocations: SnapshotAllocation[]): SnapshotEntry => ({
  ...slot,
  amountSats: 1_000n,
  colorable: true,
  exists: true,
  allocations,
  pendingBlinded: 0,
});

it.each([
  ['a right', right],
  ['something unknown', unknown],
])('a slot with %s on it is not free', (_, one) => {
  expect(useOf(entry(one))).toBe('carrying');
});

describe('coins that were judged, and are listed otherwise before they are handed over', () => {
  const moved = (was: SnapshotAllocation[], is: SnapshotAllocation[]) => () =>
    refuseMovedCoins({ inputs: [outpoint], back: [] }, [entry(...was)], [entry(...is)], EMPTY_BOOK);

  it.each([
    ['a right came', [units(5n)], [units(5n), right]],
    ['something unknown came', [units(5n)], [units(5n), unknown]],
    ['what was unknown is an amount now', [unknown], [units(5n)]],
    ['what was an amount is unknown now', [units(5n)], [unknown]],
  ])('are held back where %s', (_, was, is) => {
    expect(moved(was, is)).toThrow(expect.objectContaining({ failure: expect.anything() as unknown }));
  });

  it.each([
    ['all is as it was', [units(5n), right, unknown], [unknown, right, units(5n)]],
    ['a right is gone', [units(5n), right], [units(5n)]],
  ])('go out where %s', (_, was, is) => {
    expect(moved(was, is)).not.toThrow();
  });

  /** As the judge weighs them: the book tells how much it is, and the list only that it is there. */
  const lying = (...amounts: bigint[]): Book => ({
    ...EMPTY_BOOK,
    allocations: amounts.map((amount, i): BookAllocation => ({
      ...{ ...slot, assetId: ASSET, amount, opout: `x/4000/${String(i)}`, ground: 'book' },
    })),
  });
  const proved = (was: SnapshotAllocation[], book: Book) => () =>
    refuseMovedCoins({ inputs: [outpoint], back: [] }, [entry(...was)], [entry(...was)], book);

  it.each([
    ['an amount', [unknown], lying(5n)],
    ['one amount of two', [unknown, units(3n)], lying(3n, 5n)],
  ])('go out where the list never told how much the book proves: %s', (_, was, book) => {
    expect(proved(was, book)).not.toThrow();
  });

  it.each([
    ['came to one of no known amount', [unknown], lying(5n, 3n)],
    ['came to a known amount', [units(5n)], lying(5n, 3n)],
    ['came where a right lies', [right], lying(3n)],
    ['came where nothing was', [], lying(3n)],
  ])('are held back where the book proves that more %s', (_, was, book) => {
    expect(proved(was, book)).toThrow(expect.objectContaining({ failure: expect.anything() as unknown }));
  });
});

describe('what is told in no amount', () => {
  const book = (amount: bigint) => {
    const lies: BookAllocation = { ...slot, assetId: ASSET, amount, opout: 'x/4000/0', ground: 'book' };
    const output = { ...slot, amountSats: 1_000n, branch: 'colored', index: 0, spent: false } as const;
    return { signings: { book: () => ({ ...EMPTY_BOOK, outputs: [output], allocations: [lies] }) } };
  };

  it('is what the own book has, and no lie', () => {
    const [shown] = asProved(book(7n) as never, 'w', [entry(unknown)]);
    expect(shown).toMatchObject({ denied: false, allocations: [{ assetId: ASSET, amount: 7n }] });
    expect(shown?.allocations).toHaveLength(1);
  });

  it('keeps the form of what stands beside a lie', () => {
    const [shown] = asProved(book(7n) as never, 'w', [entry(units(6n), { ...right, assetId: 'rgb:other' })]);
    expect(shown).toMatchObject({
      denied: true,
      allocations: [{ amount: 7n }, { assetId: 'rgb:other', form: 'inflationRight', right: 500n }],
    });
  });

  it('still lies where it arrived when the service names it no more', () => {
    const arrived = [{ assetId: ASSET, amount: null, outpoint: `${slot.txid}:${String(slot.vout)}` }];
    const holdings = { of: () => ({ arrivedOn: () => arrived }), invoicesOf: () => [] };
    const wallet = { id: 'w', connection: { kind: 'practice' } };
    const [held] = lastServiceData({ holdings, clock: { nowMs: () => 0 } } as never, wallet as never, [
      entry(),
    ]);
    expect(held?.allocations).toEqual([{ assetId: ASSET, amount: null, form: 'notKnown', settled: true }]);
  });
});
