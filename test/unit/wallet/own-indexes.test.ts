import * as v from 'valibot';
import { wallet as walletSchema } from '../../../src-main/records/wallet.ts';
import { LAST_INDEX, RESTORE_SEARCH } from '../../../src-main/keys/account.ts';
import { describe, expect, it } from 'vitest';
import type { Intent } from '../../../src-main/verify/verdict/judge.ts';
import type { Verdict } from '../../../src-main/verify/types.ts';
import { emptyRecord } from './record.ts';
import {
  GAP,
  advancedIndexes,
  judgeAccount,
  pinnedKeychains,
  learnablePaths,
} from '../../../src-main/wallet/book/own-recipients.ts';

const reach = (record: Parameters<typeof judgeAccount>[0]) => {
  const { highestIndex, gap } = judgeAccount(record);
  return { vanilla: highestIndex.vanilla + gap, colored: highestIndex.colored + gap };
};

describe('how far own outputs may lie', () => {
  it('is the gap behind the highest index that is known, on each branch by itself', () => {
    const record = emptyRecord({ highestIndex: { vanilla: 3, colored: 41 } });
    expect(reach(record)).toEqual({ vanilla: 23, colored: 61 });
    expect(reach(emptyRecord())).toEqual({ vanilla: GAP - 1, colored: GAP - 1 });
  });

  it('G01: is as far as a restore searches on a restored branch that was not heard of yet, and on that one alone', () => {
    const restored = emptyRecord({ origin: 'restored', highestIndex: { vanilla: 3, colored: -1 } });
    expect(reach(restored)).toEqual({ vanilla: 23, colored: RESTORE_SEARCH });
  });

  it('G01: never is learned beyond what a restore can search, however often a service led further', () => {
    let record = emptyRecord();
    for (let begin = 0; begin < 1_100; begin += 1) {
      const next = reach(record).vanilla;
      record = { ...record, ...advancedIndexes(record, [`m/86'/1'/0'/0/${String(next)}`]) };
    }
    expect(record.highestIndex.vanilla).toBe(LAST_INDEX);
    expect(v.is(walletSchema.entries.highestIndex, record.highestIndex)).toBe(true);
  });

  it('G01: is as far as a restored wallet was searched on request', () => {
    const restored = emptyRecord({ origin: 'restored', searchLength: 4_000 });
    expect(reach(restored)).toEqual({ vanilla: 4_000, colored: 4_000 });
  });

  it('G01: never shrinks', () => {
    const record = emptyRecord({ highestIndex: { vanilla: 9, colored: 9 } });
    const { highestIndex } = advancedIndexes(record, ["m/86'/1'/0'/0/2", "m/86'/827167'/0'/0/3"]);
    expect(highestIndex).toEqual({ vanilla: 9, colored: 9 });
  });
});

describe('what is learned of the indexes from a transaction, refused ones among them', () => {
  const path = (branch: 'vanilla' | 'colored', index: number) =>
    `m/86'/${branch === 'vanilla' ? '1' : '827167'}'/0'/0/${String(index)}`;
  const change = { kind: 'change', amountSats: 1_000n, outcome: 'proved', address: null } as const;
  const verdictOf = (outcome: Verdict['outcome'], ...paths: readonly string[]): Verdict => ({
    ...{ outcome, code: outcome === 'contradicts' ? 'SIGHASH' : null, digest: '', txid: null, sums: null },
    ...{ claims: [], inputs: [], assets: [] },
    outputs: paths.map((own, index) => ({ ...change, index, path: own, outpoint: null, assets: [] })),
  });
  const asked = { kind: 'createSlots', sizeSats: 1_000n, rateSatsPerVb: 2, upTo: false } as const;
  const slots = (num: number): Intent => ({ ...asked, num, askedNum: num });
  const record = emptyRecord({ highestIndex: { vanilla: 3, colored: 9 } });

  it.each(['proved', 'contradicts'] as const)('is all that lies in the gap, where it is %s', (outcome) => {
    const paths = [path('vanilla', 3 + GAP), path('colored', 9 + GAP)];
    expect(learnablePaths(record, slots(2), verdictOf(outcome, ...paths))).toEqual(paths);
  });

  it('is nothing that lies beyond it', () => {
    const paths = [path('vanilla', 4 + GAP), path('colored', 10 + GAP)];
    expect(learnablePaths(record, slots(2), verdictOf('contradicts', ...paths))).toEqual([]);
  });

  it('reaches as far as the new slots do that fill the way there', () => {
    const paths = [path('colored', 9 + 60), path('colored', 10 + 60), path('vanilla', 3 + 60)];
    expect(learnablePaths(record, slots(60), verdictOf('contradicts', ...paths))).toEqual([paths[0]]);
  });

  it('is nothing of a refused one where restored words may have reached further', () => {
    const restored = emptyRecord({ origin: 'restored', highestIndex: { vanilla: 3, colored: -1 } });
    const paths = [path('vanilla', 4), path('colored', 0)];
    expect(learnablePaths(restored, slots(2), verdictOf('contradicts', ...paths))).toEqual([paths[0]]);
    expect(learnablePaths(restored, slots(2), verdictOf('proved', ...paths))).toEqual(paths);
  });
});

it('the keychain of the asset branch is pinned by the first slots', () => {
  const paths = ["m/86'/827167'/0'/9/0", "m/86'/827167'/0'/9/1", "m/86'/1'/0'/0/4"];
  expect(pinnedKeychains(emptyRecord(), paths).keychains.colored).toEqual([9]);
});

it('the keychain of the asset branch stays open where slots lie on two, or on none that is allowed', () => {
  const two = ["m/86'/827167'/0'/9/0", "m/86'/827167'/0'/0/1"];
  expect(pinnedKeychains(emptyRecord(), two).keychains.colored).toEqual([0, 9]);
  expect(pinnedKeychains(emptyRecord(), ["m/86'/827167'/0'/5/0"]).keychains.colored).toEqual([0, 9]);
  expect(pinnedKeychains(emptyRecord(), []).keychains.colored).toEqual([0, 9]);
});
