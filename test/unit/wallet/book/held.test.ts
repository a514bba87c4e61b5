import { describe, expect, it } from 'vitest';
import { EMPTY_BOOK, type Book, type BookAllocation } from '../../../../src-main/verify/book/book.ts';
import type { SnapshotAllocation } from '../../../../src-main/verify/verdict/claims/snapshot.ts';
import { listed } from '../record.ts';
import { asProved } from '../../../../src-main/wallet/book/own-book.ts';
import { countSlots, isThere, useOf } from '../../../../src-main/wallet/connection/describe.ts';
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
const entry = (...allocations: SnapshotAllocation[]) => listed(0, { ...slot, allocations });

it.each([
  ['a right', right],
  ['something unknown', unknown],
])('a slot with %s on it is not free', (_, one) => expect(useOf(entry(one))).toBe('carrying'));

/** As the judge weighs them: the book tells how much it is, and the list only that it is there. */
const lying = (...amounts: bigint[]): Book => ({
  ...EMPTY_BOOK,
  allocations: amounts.map((amount, i): BookAllocation => ({
    ...{ ...slot, assetId: ASSET, amount, opout: `x/4000/${String(i)}`, ground: 'book' },
  })),
});

it.each<[string, 'are held back' | 'go out', SnapshotAllocation[], SnapshotAllocation[] | Book]>([
  ['a right came', 'are held back', [units(5n)], [units(5n), right]],
  ['something unknown came', 'are held back', [units(5n)], [units(5n), unknown]],
  ['what was unknown is an amount now', 'are held back', [unknown], [units(5n)]],
  ['what was an amount is unknown now', 'are held back', [units(5n)], [unknown]],
  ['all is as it was', 'go out', [units(5n), right, unknown], [unknown, right, units(5n)]],
  ['a right is gone', 'go out', [units(5n), right], [units(5n)]],
  ['the book proves an amount that was never told', 'go out', [unknown], lying(5n)],
  ['the book proves one amount of two', 'go out', [unknown, units(3n)], lying(3n, 5n)],
  ['the book proves more than one unknown amount', 'are held back', [unknown], lying(5n, 3n)],
  ['the book proves more than a known amount', 'are held back', [units(5n)], lying(5n, 3n)],
  ['the book proves an amount where a right lies', 'are held back', [right], lying(3n)],
  ['the book proves an amount where nothing was', 'are held back', [], lying(3n)],
])('coins that were judged, where %s before they are handed over, %s', (_, becomes, was, now) => {
  const [is, book] = Array.isArray(now) ? [now, EMPTY_BOOK] : [was, now];
  const moved = () =>
    refuseMovedCoins({ inputs: [outpoint], back: [] }, [entry(...was)], [entry(...is)], book);
  if (becomes === 'go out') expect(moved).not.toThrow();
  else expect(moved).toThrow(expect.objectContaining({ failure: expect.anything() as unknown }));
});

describe('what is told in no amount', () => {
  const book = (amount: bigint) => {
    const lies: BookAllocation = { ...slot, assetId: ASSET, amount, opout: 'x/4000/0', ground: 'book' };
    const output = { ...slot, amountSats: 1_000n, branch: 'colored', index: 0, spent: false } as const;
    return { signings: { book: () => ({ ...EMPTY_BOOK, outputs: [output], allocations: [lies] }) } };
  };

  it('is what the own book has, and no lie', () => {
    const [shown] = asProved(book(7n) as never, 'w')([entry(unknown)]);
    expect(shown).toMatchObject({ denied: false, allocations: [{ assetId: ASSET, amount: 7n }] });
    expect(shown?.allocations).toHaveLength(1);
  });

  it('keeps the form of what stands beside a lie', () => {
    const [shown] = asProved(book(7n) as never, 'w')([entry(units(6n), { ...right, assetId: 'rgb:other' })]);
    expect(shown).toMatchObject({
      denied: true,
      allocations: [{ amount: 7n }, { assetId: 'rgb:other', form: 'inflationRight', right: 500n }],
    });
  });

  it.each([
    ['of no known amount', null, { form: 'notKnown' }],
    ['of an amount', 5n, {}],
  ])('still lies where it arrived when the service names it no more: %s', async (_, amount, form) => {
    const arrived = [{ assetId: ASSET, amount, outpoint }];
    const holdings = { of: () => ({ arrivedOn: () => arrived }), invoicesOf: () => [] };
    const wallet = { id: 'w', connection: { kind: 'practice' } };
    const [held] = await lastServiceData({ holdings, clock: { nowMs: () => 0 } } as never, wallet as never, [
      entry(),
    ]);
    expect(held?.allocations).toEqual([{ assetId: ASSET, amount, ...form, settled: true }]);
  });
});

const free = (change: Parameters<typeof listed>[1] = {}) => listed(1, change);
const coming = [{ assetId: 'rgb:x', amount: 1n, settled: false }];

it('what is listed and nowhere is no slot: the change of a send that was given up', () => {
  expect(isThere(free({ exists: false }))).toBe(false);
  expect(countSlots([free(), free({ exists: false })])).toEqual({ free: 1, held: 0, carrying: 0 });
});

it('what is listed and nowhere is one while the send lives and puts something on it', () => {
  const change = free({ exists: false, allocations: coming });
  expect(isThere(change)).toBe(true);
  expect(countSlots([change])).toEqual({ free: 0, held: 0, carrying: 1 });
});

it('what is listed and nowhere leaves plain bitcoin and what an invoice holds as they are', () => {
  const all = [free({ colorable: false }), free({ pendingBlinded: 1 }), free({ allocations: coming })];
  expect(countSlots(all)).toEqual({ free: 0, held: 1, carrying: 1 });
});
