import { describe, expect, it } from 'vitest';
import type { SnapshotAllocation } from '../../src-main/verify/verdict/claims/snapshot.ts';
import { attack } from '../support/psbt/attack.ts';
import { attackSend, attackSends } from '../support/psbt/attack-send.ts';
import { genuineTrial, judgeTrial, type SendTrial } from '../support/psbt/send.ts';
import { A, B, assetIdOf } from '../support/rgb/genuine-send.ts';

/** What is held in a form that is not known, or as a right: it is there, and it is no amount. */

const ASSET = assetIdOf(A);
const OTHER = assetIdOf(B);
const unknown = (assetId: string): SnapshotAllocation => ({
  assetId,
  amount: null,
  form: 'notKnown',
  settled: true,
});
const right = (assetId: string): SnapshotAllocation => ({
  assetId,
  amount: 0n,
  form: 'inflationRight',
  right: 500n,
  settled: true,
});
const units: SnapshotAllocation = { assetId: ASSET, amount: 500n, settled: true };
const list = (trial: SendTrial, allocations: SnapshotAllocation[]): void =>
  void (trial.snapshot.entries[0]!.allocations = allocations);
for (const [what, one] of [
  ['of unknown amount', unknown('rgb:x')],
  ['that is a right', right('rgb:x')],
] as const)
  attack(
    `something ${what} is spent as plain bitcoin`,
    'SPENDS_COLORED',
    ({ snapshot }) => (snapshot.entries[0]!.allocations = [one]),
  );
for (const [what, one] of [
  ['of unknown amount', unknown(OTHER)],
  ['that is a right', right(OTHER)],
] as const)
  attackSend(`something ${what} of another asset is left behind`, 'RGB_BURN', {
    change: (trial) => list(trial, [units, one]),
    also: ({ claims }) => {
      const facts = claims.find(({ code }) => code === 'RGB_BURN')?.facts;
      expect(facts).toMatchObject({ asset: OTHER });
      expect(facts).not.toHaveProperty('amount');
    },
  });
attackSends('RGB_INPUTS', {
  'a right of the very asset is left open': (trial) => list(trial, [units, right(ASSET)]),
  'more lies there than is told, in one more allocation': (trial) => list(trial, [units, unknown(ASSET)]),
});
attackSend('less goes out than is known to lie there, beside something unknown', 'RGB_BALANCE', (trial) =>
  list(trial, [{ ...units, amount: 501n }, unknown(ASSET)]),
);

describe('a send of what is of unknown amount', () => {
  const verdictOf = (known: boolean) => {
    const trial = genuineTrial({ known });
    list(trial, [unknown(ASSET)]);
    return judgeTrial(trial);
  };

  it('is not proved: nothing says that all of it moves on', () => {
    const { outcome, code, claims, inputs, assets } = verdictOf(false);
    expect([outcome, code]).toEqual(['notProved', null]);
    expect(claims.filter((claim) => claim.outcome === 'notProved')).toMatchObject([
      { name: 'assetsWhole', facts: { asset: ASSET } },
    ]);
    expect(inputs[0]?.assets).toEqual([{ assetId: ASSET, amount: null }]);
    expect(assets[0]?.inAmount).toBeNull();
  });

  it('is proved where the own book knows how much: a list that does not say it denies nothing', () => {
    const { outcome, inputs } = verdictOf(true);
    expect(outcome).toBe('proved');
    expect(inputs[0]?.assets).toEqual([{ assetId: ASSET, amount: 500n }]);
  });
});
