import { describe, expect, it } from 'vitest';
import { emptyRecord } from './record.ts';
import {
  GAP,
  grownIndexes,
  judgeAccount,
  pinnedKeychains,
  RESTORE_SEARCH,
} from '../../../src-main/use-cases/wallet/own-indexes.ts';

const reach = (record: Parameters<typeof judgeAccount>[0]) => {
  const { highestIndex, gap } = judgeAccount(record);
  return { vanilla: highestIndex.vanilla + gap, colored: highestIndex.colored + gap };
};

describe('how far own outputs may lie', () => {
  it('is the gap behind the highest index that is known, on each branch by itself', () => {
    expect(reach(emptyRecord({ highestIndex: { vanilla: 3, colored: 41 } }))).toEqual({
      vanilla: 23,
      colored: 61,
    });
    expect(reach(emptyRecord())).toEqual({ vanilla: GAP - 1, colored: GAP - 1 });
  });

  it('G01: is as far as a restore searches on a restored branch that was not heard of yet, and on that one alone', () => {
    const restored = emptyRecord({ origin: 'restored', highestIndex: { vanilla: 3, colored: -1 } });
    expect(reach(restored)).toEqual({ vanilla: 23, colored: RESTORE_SEARCH });
  });

  it('G01: never is beyond what a restore searches, however often a service led further', () => {
    let record = emptyRecord();
    for (let begin = 0; begin < 100; begin += 1) {
      const next = reach(record).vanilla;
      record = { ...record, ...grownIndexes(record, [`m/86'/1'/0'/0/${String(next)}`]) };
    }
    expect(reach(record).vanilla).toBe(RESTORE_SEARCH);
  });

  it('G01: never shrinks', () => {
    const record = emptyRecord({ highestIndex: { vanilla: 9, colored: 9 } });
    expect(grownIndexes(record, ["m/86'/1'/0'/0/2", "m/86'/827167'/0'/0/3"]).highestIndex).toEqual({
      vanilla: 9,
      colored: 9,
    });
  });
});

describe('the keychain of the asset branch', () => {
  it('is pinned by the first slots', () => {
    const paths = ["m/86'/827167'/0'/9/0", "m/86'/827167'/0'/9/1", "m/86'/1'/0'/0/4"];
    expect(pinnedKeychains(emptyRecord(), paths).keychains.colored).toEqual([9]);
  });

  it('stays open where slots lie on two, or on none that is allowed', () => {
    const two = ["m/86'/827167'/0'/9/0", "m/86'/827167'/0'/0/1"];
    expect(pinnedKeychains(emptyRecord(), two).keychains.colored).toEqual([0, 9]);
    expect(pinnedKeychains(emptyRecord(), ["m/86'/827167'/0'/5/0"]).keychains.colored).toEqual([0, 9]);
    expect(pinnedKeychains(emptyRecord(), []).keychains.colored).toEqual([0, 9]);
  });
});
