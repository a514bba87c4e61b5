import { expect, it } from 'vitest';
import { attackSends, attackSendsFrom, stillProved } from '../support/psbt/attack-send.ts';
import { genuineTrial, items, judgeBare, judgeTrial, recommitted, toOutput } from '../support/psbt/send.ts';
import type { SendTrial } from '../support/psbt/send.ts';
import { fungible, token } from '../support/rgb/encode.ts';
import { A, assetIdOf, units, type SendOptions } from '../support/rgb/genuine-send.ts';

/** 300 and 200 of one asset; 250 are asked for, so both are needed. */
const TWO: SendOptions = {
  coins: [{ assets: [units(A, 300n)] }, { assets: [units(A, 200n, { fromGenesis: false })] }],
  wishes: [units(A, 250n)],
};
const UNIQUE: SendOptions = { coins: [{ assets: [units(A, 1n)] }], wishes: [units(A, 1n)], unique: [A] };

/** The second coin in a transition of its own: so much of it comes back, the first one's change is the rest. */
const apart =
  (second: bigint) =>
  ({ operations }: SendTrial): void => {
    const [first] = operations;
    const [own] = first!.groups[0]!.items;
    const [opout] = first!.inputs.filter(({ opid }) => opid !== A);
    first!.inputs = first!.inputs.filter(({ opid }) => opid === A);
    operations.push({
      ...structuredClone(first!),
      inputs: [opout!],
      groups: [{ type: 4000, stateClass: 1, items: [{ seal: own!.seal, state: fungible(second) }] }],
    });
    own!.state = fungible(250n - second);
  };
const pinned =
  (schema: string) =>
  ({ book }: SendTrial) =>
    void (book.assets = [
      { assetId: assetIdOf(A), ticker: 'TUSD', name: 'Test dollar', precision: 2, schema, ground: 'told' },
    ]);
/** As if 300 lay where 200 do, and the other way round: what is only told would fit. */
const swapped = recommitted((trial) => {
  const [first] = trial.operations;
  const own = items(trial).find(({ state }) => state === fungible(299n))!;
  const [opout] = first!.inputs.filter(({ opid }) => opid === A);
  first!.inputs = first!.inputs.filter(({ opid }) => opid !== A);
  trial.operations.push({
    ...structuredClone(first!),
    inputs: [opout!],
    groups: [{ type: 4000, stateClass: 1, items: [{ seal: own.seal, state: fungible(200n) }] }],
  });
  own.state = fungible(99n);
});
attackSends('RGB_BALANCE', {
  'two transitions balance in sum, and by themselves neither does': {
    from: TWO,
    change: recommitted(apart(199n)),
  },
  'two transitions are even, but not with what the book knows of what they close': {
    from: { ...TWO, known: true, wishes: [units(A, 201n)] },
    change: swapped,
  },
  'there is an assignment of nothing beside others': recommitted((trial) =>
    items(trial).push({ seal: toOutput(1), state: fungible(0n) }),
  ),
  'there are 3,000 assignments': {
    from: { coins: [{ assets: [units(A, 100_000n)] }] },
    change: recommitted((trial) => {
      const own = items(trial).find(({ state }) => state === fungible(99_900n))!;
      own.state = fungible(99_900n - 2_998n);
      for (let i = 0; i < 2_998; i++) items(trial).push({ seal: own.seal, state: fungible(1n) });
    }),
  },
});
attackSends('RGB_STATE', {
  'a unique asset is moved as an amount': pinned('UDA'),
});
attackSendsFrom(UNIQUE, 'RGB_STATE', {
  'an asset that is counted is moved as a token': pinned('NIA'),
  'a unique asset is moved as another token': recommitted((trial) => (items(trial)[0]!.state = token(1, 1n))),
});
for (const schema of ['NIA', 'CFA', 'IFA', 'a schema of next year'])
  stillProved({ [`its asset, first seen as ${schema}, is moved as an amount`]: pinned(schema) });
stillProved({
  'a unique asset is moved as its token': {
    from: UNIQUE,
    change: pinned('UDA'),
  },
  'what is left of a coin comes back in a transition of its own': {
    from: TWO,
    change: recommitted(apart(200n)),
  },
  'two transitions are even in one of the ways in which what is told may lie': {
    from: { ...TWO, wishes: [units(A, 201n)] },
    change: swapped,
  },
  'it has 2,100 assignments': {
    from: { coins: [{ assets: [units(A, 100_000n)] }] },
    change: recommitted((trial) => {
      const own = items(trial).find(({ state }) => state === fungible(99_900n))!;
      own.state = fungible(99_900n - 2_098n);
      for (let i = 0; i < 2_098; i++) items(trial).push({ seal: own.seal, state: fungible(1n) });
    }),
  },
});

const judged = (from: SendOptions, schema: string | null) => {
  const trial = genuineTrial({ known: true, ...from });
  if (schema !== null) pinned(schema)(trial);
  return [judgeTrial(trial), judgeBare(trial, trial.snapshot.entries, trial.book)];
};
it.each(['NIA', 'CFA', 'IFA', 'UDA', 'a schema of next year'])(
  'a schema that a service tells makes nothing better known than none would, and may refuse: %s',
  (schema) => {
    for (const from of [{}, UNIQUE])
      for (const [i, verdict] of judged(from, schema).entries())
        if (verdict.code !== 'RGB_STATE') expect(verdict).toEqual(judged(from, null)[i]);
  },
);

const spentAssets = (options: SendOptions, change: (trial: SendTrial) => void) => {
  const trial = genuineTrial({ known: true, ...options });
  change(trial);
  const verdict = judgeBare(trial, [], trial.book);
  return [verdict.code, verdict.claims.find(({ name }) => name === 'spentAssetsKnown')?.outcome];
};

it('a bare PSBT is asked the same of what it moves', () => {
  expect(spentAssets(TWO, recommitted(apart(200n)))).toEqual([null, 'notProved']);
  expect(spentAssets(TWO, recommitted(apart(199n)))).toEqual(['RGB_BALANCE', 'contradicts']);
  expect(spentAssets({}, pinned('UDA'))).toEqual(['RGB_STATE', 'contradicts']);
  const nothing = (trial: SendTrial): void =>
    void items(trial).push({ seal: toOutput(1), state: fungible(0n) });
  expect(spentAssets({}, recommitted(nothing))).toEqual(['RGB_BALANCE', 'contradicts']);
});
