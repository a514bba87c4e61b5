import { describe, expect, it } from 'vitest';
import { attackSends, attackSendsFrom } from '../support/psbt/attack-send.ts';
import {
  NO_CHANGE,
  genuineTrial,
  items,
  judgeBare,
  judgeTrial,
  recommitted,
  toOutpoint,
} from '../support/psbt/send.ts';
import type { SendTrial } from '../support/psbt/send.ts';
import { fungible } from '../support/rgb/encode.ts';
import { A, B, assetIdOf, strangersSeal, units, type SendOptions } from '../support/rgb/genuine-send.ts';

/** A service lost what it knew of one asset: its list has none of it, and the own book has all. */

const [asked, riding] = [units(A, 500n), units(B, 300n)];
const KNOWN: SendOptions = { coins: [{ assets: [asked, riding] }], known: true };
/** The fee takes more than the first slot has, so that the second one is needed for its sats. */
const FILLER: SendOptions = {
  coins: [
    { sats: 500n, assets: [asked] },
    { sats: 2_000n, assets: [riding] },
  ],
  known: true,
};

/** No input is listed with it any more. */
function lose(trial: SendTrial, contract = B): void {
  for (const entry of trial.snapshot.entries)
    entry.allocations = entry.allocations.filter(({ assetId }) => assetId !== assetIdOf(contract));
}
const lost = (change: (trial: SendTrial) => void) => (trial: SendTrial) => {
  lose(trial);
  recommitted(change)(trial);
};
const listB = (trial: SendTrial, i: number, amount: bigint): void => {
  const [first] = trial.snapshot.entries.slice(i);
  if (first === undefined) throw new Error('no such entry');
  first.allocations = [...first.allocations, { assetId: assetIdOf(B), amount, settled: true }];
};

describe('an asset that a service lost, and that comes back whole', () => {
  it.each<[string, SendOptions]>([
    ['beside what is sent', KNOWN],
    [
      'onto a slot that was there before',
      { ...NO_CHANGE, coins: [{ sats: 500n, assets: [asked, riding] }], known: true },
    ],
    ['from a slot that is taken for empty, and needed for its sats', FILLER],
    ['in two parts', { ...KNOWN, coins: [{ assets: [asked, riding, { ...riding, fromGenesis: false }] }] }],
    [
      'as a unique one',
      { coins: [{ assets: [asked, { ...riding, amount: 1n }] }], unique: [B], known: true },
    ],
  ])('is judged by the book: %s', (_, options) => {
    const trial = genuineTrial(options);
    lose(trial);
    const { outcome, code, claims } = judgeTrial(trial);
    expect([outcome, code]).toEqual(['proved', null]);
    expect(claims.find(({ name }) => name === 'assetsWhole')).toMatchObject({ ground: 'book' });
  });

  it('may not lie on a slot that is spent for nothing', () => {
    const trial = genuineTrial({ coins: [{ assets: [asked] }, { assets: [riding] }], known: true });
    lose(trial);
    expect(judgeTrial(trial)).toMatchObject({ outcome: 'contradicts', code: 'LIST_DENIES' });
  });

  it('is judged so in a PSBT from elsewhere, too', () => {
    const trial = genuineTrial(KNOWN);
    lose(trial);
    const spentAssets = () =>
      judgeBare(trial, trial.snapshot.entries, trial.book).claims.find(
        ({ name }) => name === 'spentAssetsKnown',
      );
    expect(spentAssets()).toMatchObject({ outcome: 'proved', ground: 'book' });
    lose(trial, A);
    // Part of it goes to somebody else.
    expect(spentAssets()).toMatchObject({ outcome: 'contradicts', code: 'LIST_DENIES' });
  });
});
attackSends('LIST_DENIES', {
  'the list lost an asset on one slot, and invents more of it on another that is spent': {
    from: {
      coins: [{ assets: [asked, riding] }, { assets: [{ ...asked, amount: 400n }] }],
      wishes: [units(A, 600n)],
      known: true,
    },
    change: (trial) => {
      lose(trial);
      listB(trial, 1, 10n);
      recommitted(({ operations }) => {
        const move = operations.find(({ contract }) => contract === B)!;
        move.inputs.push({ opid: 'ff'.repeat(32), type: 4000, no: 0 });
        move.groups[0]!.items[0]!.state = fungible(310n);
      })(trial);
    },
  },
});
attackSendsFrom(KNOWN, 'LIST_DENIES', {
  'an asset that the list lost is left behind': lost(
    (trial) => (trial.operations = trial.operations.slice(0, 1)),
  ),
  'an asset that the list lost comes back without one unit': lost(
    (trial) => (items(trial, 1)[0]!.state = fungible(299n)),
  ),
  'an asset that the list lost goes to a stranger': lost(
    (trial) => (items(trial, 1)[0]!.seal = { secret: strangersSeal('thief') }),
  ),
  'an asset that the list lost comes back to an outpoint that is not in the book': lost(
    (trial) => (items(trial, 1)[0]!.seal = toOutpoint('d0'.repeat(32), 1)),
  ),
  'an asset that the list lost is closed by another name than the book’s': lost(
    (trial) => (trial.operations[1]!.inputs[0]!.no += 7),
  ),
  'an asset that the list lost is in the book twice, and closed once': (trial) => {
    lose(trial);
    const [one] = trial.book.allocations.filter(({ assetId }) => assetId === assetIdOf(B));
    trial.book.allocations = [...trial.book.allocations, { ...one!, opout: `${'0f'.repeat(32)}/4000/0` }];
  },
  'the list has one unit less of an asset that comes back whole': (trial) => {
    lose(trial);
    listB(trial, 0, 299n);
  },
  'the list lost the units of an asset, and still names a right of it, which nothing closes': (trial) => {
    lose(trial);
    const [first] = trial.snapshot.entries;
    const right = {
      assetId: assetIdOf(B),
      amount: 0n,
      form: 'inflationRight',
      right: 500n,
      settled: true,
    } as const;
    first!.allocations = [...first!.allocations, right];
  },
  'the list lost what is sent': (trial) => lose(trial, A),
});
