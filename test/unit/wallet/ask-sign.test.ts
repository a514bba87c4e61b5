import { describe, expect, it } from 'vitest';
import type { SendIntent } from '../../../src-main/verify/verdict/kinds/send.ts';
import type { Outcome } from '../../../src-preload/contract/claims.ts';
import type { Claim, Verdict } from '../../../src-main/verify/types.ts';
import { feeAndDoubts, recipientLines } from '../../../src-main/wallet/pay/review.ts';

const ASSET = 'rgb:Tq0xW4mJ-9sLe7bP-c2NyK5d-Vw8aRf3-hQ1zT6u-Mk4pXsE';
const intent = {
  recipients: [
    {
      assetId: ASSET,
      amount: 1_000n,
      recipientId: 'bcrt:utxob:abcdefghijklmnopqrstuvwxyz',
      witnessSats: null,
    },
  ],
} as unknown as SendIntent;
const gold = { assetId: ASSET, ticker: 'GOLD', precision: 2 };
const first = (lines: readonly string[]): string | undefined => lines[0]?.split(' to ')[0];

describe('a line of main’s own question', () => {
  it('names the asset by the first and the last characters of its id', () => {
    expect(first(recipientLines(intent, [gold]))).toBe('10.00\u00a0GOLD (rgb:Tq0xW4mJ…k4pXsE)');
    expect(first(recipientLines(intent, []))).toBe('1,000 units (rgb:Tq0xW4mJ…k4pXsE)');
  });

  it.each(['000', '1E5', 'BTC', 'SATS', 'B7C', 'XBT', 'סל', 'A\u202eB'])(
    'quotes no ticker that would go on with the figure, turn it around or make bitcoin of it: %j',
    (ticker) =>
      expect(first(recipientLines(intent, [{ ...gold, ticker }]))).toBe('10.00\u00a0of rgb:Tq0xW4mJ…k4pXsE'),
  );

  it('says the base units too where the precision is only told and nothing of it was sent yet', () => {
    const lines = (firstSend: boolean, precision = 2) =>
      first(recipientLines(intent, [{ ...gold, precision, firstSend }]));
    expect(lines(true)).toBe('10.00\u00a0GOLD (rgb:Tq0xW4mJ…k4pXsE, 1,000 units)');
    expect(lines(false)).not.toContain('units');
    expect(lines(true, 0)).toBe('1,000\u00a0GOLD (rgb:Tq0xW4mJ…k4pXsE, 1,000 units)');
  });

  it('counts apart what the service alone reports and what is not proved', () => {
    const claim = (outcome: Outcome): Claim => ({
      name: 'assetsWhole',
      outcome,
      ground: outcome === 'onTrust' ? 'told' : 'derived',
      code: null,
      facts: {},
    });
    const doubts = (...outcomes: Outcome[]): string[] =>
      feeAndDoubts({ sums: null, claims: outcomes.map(claim) } as unknown as Verdict);
    expect(doubts('proved', 'onTrust', 'onTrust', 'notProved')).toEqual([
      '2 only reported',
      '1 not verified, accepted by you',
    ]);
    expect(doubts('proved')).toEqual([]);
  });
});
