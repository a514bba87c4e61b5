import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { labelRecord } from '../../../src-main/records/label.ts';
import { changed, openKept } from './record-ids.ts';

const [walletId, other] = ['b'.repeat(32), 'c'.repeat(32)];
const at = (vout: number) => `${'a'.repeat(64)}:${String(vout)}`;
const rent = { walletId, ref: at(0), label: 'Rent', frozen: false };
const cold = { walletId, ref: at(1), label: null, frozen: true };

const ADDRESS = 'bcrt1p5cyxnuxmeuwuvkwfem96lqzszd02n6xdcjrs20cac6yqjjwudpxqvg32hk';

it.each([
  ['of a transaction', 'a'.repeat(64)],
  ['of a coin', at(3)],
  ['of an address', ADDRESS],
])('a label %s is one', (_, ref) => expect(v.is(labelRecord, { ...rent, ref })).toBe(true));

it.each([
  ['a frozen address', { ref: ADDRESS, frozen: true }],
  ['a frozen transaction', { ref: 'a'.repeat(64), frozen: true }],
  ['an address in capitals', { ref: ADDRESS.toUpperCase() }],
  ['an address that is no taproot one', { ref: 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080' }],
  ['an address with more behind it', { ref: `${ADDRESS}\n` }],
  ['what says nothing', { label: null }],
])('a label %s is none', (_, change) => expect(v.is(labelRecord, { ...rent, ...change })).toBe(false));

describe('labels of coins', () => {
  it('are replaced by a later one, and gone once nothing is said', () => {
    const { labels } = openKept();
    labels.put(rent);
    labels.put({ ...rent, label: 'Ann', frozen: true });
    expect(labels.list(walletId)).toEqual([{ ...rent, label: 'Ann', frozen: true }]);
    labels.put({ ...rent, label: null });
    expect(labels.list(walletId)).toEqual([]);
  });

  it('of a file replace none that is here, and do not thaw', () => {
    const { labels } = openKept();
    labels.put(cold);
    const thawed = { ...cold, label: 'Free', frozen: false };
    expect(labels.bring([thawed, rent])).toBe(1);
    expect(labels.list(walletId)).toEqual([cold, rent]);
  });

  it('go with their wallet, and with no other', () => {
    const { labels, forget } = openKept();
    for (const one of [rent, { ...cold, walletId: other }]) labels.put(one);
    forget(walletId);
    expect([labels.list(walletId), labels.frozen(other)]).toEqual([[], [at(1)]]);
  });

  it.each([
    ['a label that is no text', "UPDATE labels SET label = CAST(x'ff' AS TEXT) WHERE frozen = 1"],
    ['another number for frozen', 'UPDATE labels SET frozen = 7 WHERE frozen = 1'],
  ])('%s thaws no coin, hides no other and is named', (_, sql) => {
    const { labels, folder, unreadable } = openKept();
    for (const one of [rent, cold]) labels.put(one);
    expect(changed(folder, sql)).toBe(1);
    expect(labels.list(walletId)).toEqual([rent]);
    expect(labels.frozen(walletId)).toEqual([at(1)]);
    expect(unreadable()).toHaveLength(1);
  });
});
