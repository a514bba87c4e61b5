import { describe, expect, it } from 'vitest';
import { traceBalance, type SendUnderWay } from '../../../../src-main/wallet/assets/trace-balance.ts';
import type { SnapshotAllocation } from '../../../../src-main/verify/verdict/claims/snapshot.ts';
import { listed } from '../record.ts';

const ASSET = 'rgb:a';
const txid = (n: number): string => String(n).repeat(64);
const place = (n: number): string => `${txid(n)}:${String(n)}`;
const lying = (amount: bigint, settled = true, assetId = ASSET): SnapshotAllocation => ({
  assetId,
  amount,
  settled,
});
const entry = (n: number, allocations: SnapshotAllocation[], pendingBlinded = 0) =>
  listed(n, { vout: n, allocations, pendingBlinded });
const figures = (settled: bigint, spendable: bigint, future: bigint) => ({ settled, spendable, future });
const send: SendUnderWay = {
  txid: txid(8),
  takes: [{ outpoint: place(1), amount: 1_000n }],
  returns: [{ outpoint: place(8), amount: 700n }],
};
const traced = { held: 0n, coming: 0n };

describe('why a balance cannot be spent', () => {
  it('is a send, which takes its whole output and brings a part back', () => {
    const found = traceBalance(ASSET, figures(1_000n, 0n, 700n), [entry(1, [lying(1_000n)])], [send]);
    const leaves = { amount: -1_000n, outpoint: place(1), why: 'leaves', txid: txid(8) };
    expect(found).toEqual({
      held: [leaves],
      coming: [leaves, { amount: 700n, outpoint: place(8), why: 'returns', txid: txid(8) }],
      untraced: traced,
    });
  });

  it('is what arrives and is not settled, in the future alone', () => {
    const entries = [entry(1, [lying(40n)]), entry(2, [lying(60n, false), lying(9n, false, 'rgb:b')])];
    expect(traceBalance(ASSET, figures(40n, 40n, 100n), entries, [])).toEqual({
      held: [],
      coming: [{ amount: 60n, outpoint: place(2), why: 'arrives', txid: null }],
      untraced: traced,
    });
  });

  it('is an output that something else waits for, where the service leaves it out', () => {
    const entries = [entry(1, [lying(40n)], 1), entry(2, [lying(2n), lying(7n, false, 'rgb:b')])];
    expect(traceBalance(ASSET, figures(42n, 0n, 42n), entries, []).held).toEqual([
      { amount: -40n, outpoint: place(1), why: 'waits', txid: null },
      { amount: -2n, outpoint: place(2), why: 'waits', txid: null },
    ]);
    // Another service spends from it: then it is no reason.
    expect(traceBalance(ASSET, figures(42n, 40n, 42n), entries, []).held).toEqual([
      { amount: -2n, outpoint: place(2), why: 'waits', txid: null },
    ]);
  });

  it('says what nothing accounts for, with its sign', () => {
    expect(traceBalance(ASSET, figures(100n, 70n, 120n), [], [])).toEqual({
      held: [],
      coming: [],
      untraced: { held: -30n, coming: 20n },
    });
    // The send has settled meanwhile and the journal has not heard of it.
    expect(traceBalance(ASSET, figures(700n, 600n, 700n), [], [send]).untraced).toEqual({
      held: 900n,
      coming: 300n,
    });
  });
});

it('a list that lies adds up whatever is told: each difference is its parts and what is untraced', () => {
  const some = [0n, 1n, 30n, 1_000n, 2n ** 64n - 1n];
  const entries = [
    entry(1, [lying(30n)], 2),
    entry(2, [lying(1n, false), lying(30n)]),
    entry(8, [lying(9n, false)]),
  ];
  for (const settled of some)
    for (const spendable of some)
      for (const future of some) {
        const { held, coming, untraced } = traceBalance(ASSET, { settled, spendable, future }, entries, [
          send,
        ]);
        const sum = (parts: typeof held) => parts.reduce((total, { amount }) => total + amount, 0n);
        expect(sum(held) + untraced.held).toBe(spendable - settled);
        expect(sum(coming) + untraced.coming).toBe(future - settled);
      }
});
