import { describe, expect, it } from 'vitest';
import { addAgain, byOutpoint, compareCoins } from '../../../src-main/wallet/connection/compare-coins.ts';
import { MAX_ALLOCATIONS } from '../../../src-main/base/assets.ts';
import { longestStall } from '../../support/longest-stall.ts';
import { listed } from './record.ts';

const txid = (n: number): string => String(n).repeat(64);
const place = (n: number): string => `${txid(n)}:0`;
const entry = (n: number, part: Parameters<typeof listed>[1] = {}) =>
  listed(n, { colorable: false, ...part });
const told = (vanilla: bigint, colored: bigint) => ({
  vanilla: { futureSats: vanilla },
  colored: { futureSats: colored },
});
const own = (part: { spent?: string[]; txids?: string[] } = {}) => ({
  spent: new Set(part.spent),
  txids: new Set(part.txids),
});
interface Given {
  readonly known: Parameters<typeof compareCoins>[0];
  readonly listed: Parameters<typeof byOutpoint>[0];
  readonly mined?: boolean;
  readonly spent?: string[];
  readonly txids?: string[];
}
const coin = (n: number, amountSats = 1_000n) => ({ outpoint: place(n), amountSats });

describe('balances added again', () => {
  const slot = entry(2, {
    colorable: true,
    allocations: [
      { assetId: 'rgb:a', amount: 40n, settled: true },
      { assetId: 'rgb:b', amount: 7n, settled: true },
    ],
  });

  it('name both values where they do not', async () => {
    const quiet = [
      { assetId: 'rgb:a', settled: 41n },
      { assetId: 'rgb:gone', settled: 5n },
    ];
    expect(await addAgain(await byOutpoint([entry(1), slot]), told(2n ** 64n - 1n, 0n), quiet)).toEqual([
      { kind: 'plainBitcoin', subject: '', here: '1000', told: '18446744073709551615' },
      { kind: 'slotBitcoin', subject: '', here: '1000', told: '0' },
      { kind: 'asset', subject: 'rgb:a', here: '40', told: '41' },
      { kind: 'asset', subject: 'rgb:gone', here: '0', told: '5' },
    ]);
  });

  it('count no output that only a pending transaction will make, and none twice', async () => {
    const pending = entry(3, { exists: false, colorable: true });
    const quiet = [{ assetId: 'rgb:a', settled: 40n }];
    expect(
      await addAgain(
        await byOutpoint([entry(1), entry(1), slot, slot, pending]),
        told(1_000n, 1_000n),
        quiet,
      ),
    ).toEqual([]);
  });

  describe('while a send of ours is under way, as RGB-Node lists and counts', () => {
    const slots = [1_000n, 1_000n, 1_000n, 691n].map((amountSats, at) =>
      entry(at + 2, { colorable: true, amountSats }),
    );
    const spent = entry(6, { colorable: true });
    const leaving = new Set([place(6)]);

    it('agree where the slot that it spends is listed and no more in the balance, and where it is in both', async () => {
      expect(await addAgain(await byOutpoint([...slots, spent]), told(0n, 3_691n), [], leaving)).toEqual([]);
      expect(await addAgain(await byOutpoint([...slots, spent]), told(0n, 4_691n), [], leaving)).toEqual([]);
    });

    it('differ by any other sum, and by that slot where nothing of ours spends it', async () => {
      const differs = (sats: bigint) => [
        { kind: 'slotBitcoin', subject: '', here: '4691', told: String(sats) },
      ];
      for (const sats of [3_690n, 3_692n, 2_691n, 4_690n])
        expect(await addAgain(await byOutpoint([...slots, spent]), told(0n, sats), [], leaving)).toEqual(
          differs(sats),
        );
      expect(await addAgain(await byOutpoint([...slots, spent]), told(0n, 3_691n), [])).toEqual(
        differs(3_691n),
      );
    });

    it('agree where what a sender is yet to broadcast is counted already', async () => {
      const coming = entry(7, { colorable: true, exists: false });
      expect(await addAgain(await byOutpoint([...slots, coming]), told(0n, 4_691n), [])).toEqual([]);
      expect(await addAgain(await byOutpoint([...slots, coming]), told(0n, 3_691n), [])).toEqual([]);
    });

    it('agree within their range where so many are under way that their sums cannot be tried', async () => {
      const many = Array.from({ length: 40 }, (_, at) =>
        entry(8, { vout: at, colorable: true, amountSats: 3n ** BigInt(at % 20) }),
      );
      const all = new Set(many.map(({ txid: id, vout }) => `${id}:${String(vout)}`));
      expect(await addAgain(await byOutpoint([...slots, ...many]), told(0n, 3_692n), [], all)).toEqual([]);
      expect(await addAgain(await byOutpoint([...slots, ...many]), told(0n, 3_690n), [], all)).toHaveLength(
        1,
      );
    });

    it('agree within their range, and hold main for no time, where a list is full of what is to come', async () => {
      const coming = Array.from({ length: MAX_ALLOCATIONS }, (_, at) =>
        entry(9, { vout: at, colorable: true, exists: false, amountSats: 1n }),
      );
      const all = await byOutpoint(coming);
      const last = BigInt(MAX_ALLOCATIONS);
      const found: unknown[] = [];
      const stallMs = await longestStall(async () => {
        for (const sats of [last, last + 1n]) found.push(...(await addAgain(all, told(0n, sats), [])));
      });
      expect(found).toEqual([{ kind: 'slotBitcoin', subject: '', here: '0', told: String(last + 1n) }]);
      expect(stallMs).toBeLessThan(250);
    });
  });
});

describe('outputs that come and go', () => {
  const slots = [entry(1, { colorable: true }), entry(2, { colorable: true })];
  const gone = { kind: 'coinGone', subject: place(1), here: '1000', told: '' } as const;
  const appeared = { kind: 'slotAppeared', subject: place(2), here: '', told: '1000' } as const;

  it.each<[string, Given, Partial<Awaited<ReturnType<typeof compareCoins>>>]>([
    [
      'are all learned at the first look, which has no before',
      { known: null, listed: slots },
      { learn: [coin(1), coin(2)] },
    ],
    [
      'are forgotten without a word where something of ours spends them',
      { known: [coin(1), coin(2)], listed: [entry(2)], mined: false, spent: [place(1)] },
      { forget: [place(1)] },
    ],
    [
      'are said to be gone, at every look, where nothing of ours spends them',
      { known: [coin(1)], listed: [], spent: [place(2)] },
      { mismatches: [gone] },
    ],
    ['may come as plain bitcoin from anybody', { known: [], listed: [entry(1)] }, { learn: [coin(1)] }],
    [
      'come as slots only by what was made or received here',
      { known: [], listed: slots, txids: [txid(1)] },
      { mismatches: [appeared], learn: [coin(1)] },
    ],
    ['wait for a block before they are known', { known: [], listed: [entry(1)], mined: false }, {}],
    ['are not gone while they are listed', { known: [coin(1)], listed: [entry(1)], mined: false }, {}],
    [
      'are learned once, however often a list repeats them',
      { known: [], listed: [entry(1), entry(1)] },
      { learn: [coin(1)] },
    ],
  ])('%s', async (_, { known, listed, mined = true, ...part }, found) => {
    const changes = await compareCoins(known, await byOutpoint(listed), () => mined, own(part));
    expect(changes).toEqual({ mismatches: [], learn: [], forget: [], ...found });
  });
});
