import { expect, it } from 'vitest';
import { attackSend, attackSends, attackSendsFrom, stillProved } from '../support/psbt/attack-send.ts';
import { genuineSlots } from '../support/psbt/builder.ts';
import {
  genuineTrial,
  judgeTrial,
  WITNESS,
  changeRecipient,
  recipientIdOf,
  NO_CHANGE,
  giveToChange,
  items,
  recommitted,
  toOutput,
  type SendTrial,
} from '../support/psbt/send.ts';
import { testWallet } from '../support/psbt/test-wallet.ts';
import { fungible, type RawOperation } from '../support/rgb/encode.ts';
import {
  assetIdOf,
  contractId,
  strangersSeal,
  A,
  B,
  RIDING,
  units,
  type SendOptions,
} from '../support/rgb/genuine-send.ts';

attackSend('the answer is that to creating slots', 'UNEXPECTED_INPUT', {
  change: (trial) => {
    const slots = genuineSlots();
    trial.raw = slots.raw;
    trial.snapshot.entries.push(...slots.snapshot.entries);
  },
  also: ({ claims }) =>
    expect(claims.find(({ name }) => name === 'commitmentRecomputes')?.code).toBe('NO_COMMITMENT'),
});
attackSend('the answer is that to another send', 'RGB_RECIPIENT', (trial) => {
  const [, second] = genuineTrial({
    wishes: [1n, 100n].map((amount) => ({ contract: trial.operations[0]!.contract, amount })),
  }).intent.recipients;
  trial.intent.recipients = [second!];
});
attackSend(
  'the answer is that to another wallet',
  'FINGERPRINT',
  (trial) => (trial.account = { ...testWallet({ seedByte: 66 }).account }),
);

it('creating slots is not answered by a send: UNEXPECTED_OP_RETURN or SPENDS_COLORED', () => {
  const trial = genuineTrial();
  const verdict = judgeTrial({ ...trial, intent: genuineSlots().intent as never });
  expect(verdict).toMatchObject({ outcome: 'contradicts', code: 'SPENDS_COLORED' });
  expect(verdict.claims.find(({ name }) => name === 'nothingToOthers')?.code).toBe('UNEXPECTED_OP_RETURN');
});

attackSends('INTENT_MISMATCH', {
  'nobody was to be paid': {
    change: ({ intent }) => (intent.recipients = []),
    also: ({ claims, assets, sums }) => {
      const open = claims.filter(({ outcome }) => outcome === 'notProved').map(({ name }) => name);
      expect(open).toEqual([
        'assetChangeOurs',
        'assetsAsAsked',
        'assetsWhole',
        'commitmentRecomputes',
        'feeAsAsked',
      ]);
      expect(claims.find(({ name }) => name === 'recipientsAsAsked')?.facts).toEqual({
        problem: 'recipients',
      });
      expect(assets).toEqual([]);
      expect(sums?.feeSats).toBe(308n);
    },
  },
  'the same recipient was asked for twice': ({ intent }) => {
    const [first] = intent.recipients;
    intent.recipients = [first!, { ...first!, assetId: assetIdOf(contractId('B')) }];
  },
  'the recipient is of another network': (trial) =>
    changeRecipient(trial, {
      recipientId: recipientIdOf(
        { kind: 'blinded', secretSeal: strangersSeal('recipient 0'), amount: 1n },
        'mainnet',
      ),
    }),
  'the invoice asks for another amount': (trial) => {
    const [{ recipientId } = { recipientId: '' }] = trial.intent.recipients;
    changeRecipient(trial, { invoice: `rgb:~/~/ae/${recipientId}` });
  },
  'a witness recipient was promised no sats': {
    from: WITNESS,
    change: (trial) => changeRecipient(trial, { witnessSats: null }),
  },
  'no fee was to be paid': ({ intent }) => (intent.rateSatsPerVb = 0),
});

/** 111 vbytes at 2 sat/vB, and so many sats more, with nothing coming back. */
const left = (more: bigint): SendOptions => ({
  ...NO_CHANGE,
  coins: [{ sats: 222n + more, assets: [units(A, 500n)] }],
});
attackSend('the fee is lower than it may be', 'FEE_TOO_LOW', (trial) => giveToChange(trial, 73n));
attackSend('more goes out than in', 'NEGATIVE_FEE', (trial) => giveToChange(trial, 1_000n));
attackSends('FEE_TOO_HIGH', {
  'the fee takes a sat more than it may': (trial) => giveToChange(trial, -331n),
  'another rate was confirmed': (trial) => {
    trial.intent.rateSatsPerVb = 1;
    giveToChange(trial, -200n);
  },
  'the slot is swallowed by the fee': {
    from: left(416n),
    change: ({ raw, snapshot, book }) => {
      book.outputs = book.outputs.map((one, i) =>
        i === 0 ? { ...one, amountSats: one.amountSats + 1n } : one,
      );
      // A sat more than dust and the 43 vbytes of change could explain.
      snapshot.entries[0]!.amountSats += 1n;
      raw.inputs[0]![0]![1] = `7f${raw.inputs[0]![0]![1].slice(2)}`;
    },
  },
  'the fee is as asked, and above the user’s cap': ({ limits }) => (limits.maxFeeSats = 307n),
  'the rate is as asked, and above the user’s cap': ({ limits }) => (limits.maxRateSatsPerVb = 1.9),
});
stillProved({
  'its fee is the highest that it may be': (trial) => giveToChange(trial, -330n),
  'its fee is the lowest that it may be': (trial) => giveToChange(trial, 72n),
  'what is too small to come back goes to the fee': { from: left(416n) },
  'the cap is a fraction above its rate': ({ limits }) => (limits.maxRateSatsPerVb = 2.5),
});

const U64 = 0xffff_ffff_ffff_ffffn;
const give = (trial: SendTrial, was: bigint, is: bigint): void =>
  void (items(trial).find(({ state }) => state === fungible(was))!.state = fungible(is));
for (const [title, back, given] of [
  ['one unit more', 399n, 101n],
  ['one unit less', 401n, 99n],
  ['all of it', 100n, 400n],
] as const)
  attackSend(
    `the recipient is given ${title}`,
    'RGB_AMOUNT',
    recommitted((trial) => {
      give(trial, 400n, 1n);
      give(trial, 100n, given);
      give(trial, 1n, back);
    }),
  );
attackSends('RGB_AMOUNT', {
  'another amount was confirmed': (trial) => changeRecipient(trial, { amount: 99n }),
  'the amount differs by what a double cannot tell': {
    from: { coins: [{ assets: [units(A, U64)] }], wishes: [units(A, 9_007_199_254_740_993n)] },
    change: (trial) => changeRecipient(trial, { amount: 9_007_199_254_740_992n }),
  },
});
for (const back of [0n, 1n, 399n, 401n])
  attackSend(
    `${back} of 400 come back`,
    'RGB_BALANCE',
    recommitted((trial) => give(trial, 400n, back)),
  );
attackSends('RGB_BALANCE', {
  'the change is left out': recommitted((trial) => items(trial).shift()),
  'what comes back wraps around 2^64': recommitted((trial) => {
    give(trial, 400n, U64);
    items(trial).splice(1, 0, {
      seal: { txid: null, vout: 1, blinding: 'ff'.repeat(8) },
      state: fungible(401n),
    });
  }),
});

attackSend('another asset is moved in place of the one that was asked', 'WRONG_ASSET', {
  change: recommitted(({ operations }) => (operations[0]!.contract = B)),
  also: ({ assets }) =>
    expect(assets.map(({ assetId, role }) => [assetId, role])).toEqual([
      [assetIdOf(A), 'asked'],
      [assetIdOf(B), 'stranger'],
    ]),
});
attackSend(
  'a second bundle moves an asset that nobody knew of',
  'EXTRA_ASSET',
  recommitted((trial) => {
    const more = structuredClone(trial.operations[0]!);
    more.contract = B;
    more.groups[0]!.items = [{ seal: toOutput(1), state: fungible(1n) }];
    trial.operations.push(more);
  }),
);
attackSendsFrom(RIDING, 'RGB_RECIPIENT', {
  'an asset that rides along goes to a thief’s seal': recommitted(
    (trial) => (items(trial, 1)[0]!.seal = { secret: strangersSeal('thief') }),
  ),
  'an asset that rides along goes to the recipient': recommitted(
    (trial) => (items(trial, 1)[0]!.seal = { secret: strangersSeal('recipient 0') }),
  ),
});
attackSend('an asset that rides along comes back in part', 'RGB_BALANCE', {
  from: RIDING,
  change: recommitted((trial) => (items(trial, 1)[0]!.state = fungible(177n))),
});
attackSends('RGB_BURN', {
  'an asset that rides along is left behind': {
    from: RIDING,
    change: recommitted(({ operations }) => operations.pop()),
  },
  'the list names an asset on the spent slot that is not moved': ({ snapshot }) =>
    (snapshot.entries[0]!.allocations = [
      ...snapshot.entries[0]!.allocations,
      { assetId: assetIdOf(B), amount: 1n, settled: true },
    ]),
});

const changes: Readonly<Record<string, (operation: RawOperation) => unknown>> = {
  'a burn': (op) => (op.type = 8010),
  'an inflation': (op) => (op.type = 8000),
  'a link': (op) => (op.type = 8012),
  'of the type below that of a transfer': (op) => (op.type = 9_999),
  'of a type that nobody knows': (op) => (op.type = 10_001),
  'a transfer of the right to issue': ({ groups }) => (groups[0]!.type = 4010),
  'of what is neither asset nor right': ({ groups }) => (groups[0]!.type = 4001),
  'of the type below that of an asset': ({ groups }) => (groups[0]!.type = 3999),
  'of the right to link': ({ groups }) => (groups[0]!.type = 4013),
  'one with metadata': ({ metadata }) => metadata.push({ type: 1, value: '00' }),
  'one that changes what all owners share': ({ globals }) => globals.push({ type: 2_000, values: ['00'] }),
  'a signed one': (op) => (op.signature = `01${'11'.repeat(64)}`),
  'one that assigns nothing to somebody': ({ groups }) => {
    groups[0]!.stateClass = 0;
    for (const item of groups[0]!.items) item.state = '';
  },
};
for (const [title, change] of Object.entries(changes))
  attackSend(
    `the transition is ${title}`,
    'RGB_TRANSITION_TYPE',
    recommitted(({ operations }) => change(operations[0]!)),
  );
