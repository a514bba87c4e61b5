import { attackSends, attackSendsFrom } from '../support/psbt/attack-send.ts';
import {
  WITNESS,
  changeRecipient,
  items,
  recipientIdOf,
  recommitted,
  toOutput,
} from '../support/psbt/send.ts';
import type { SendTrial } from '../support/psbt/send.ts';
import { fungible } from '../support/rgb/encode.ts';
import { A, B, strangersSeal, units } from '../support/rgb/genuine-send.ts';

const given = (trial: SendTrial, amount: bigint, operation = 0) =>
  items(trial, operation).find(({ state }) => state === fungible(amount))!;
const twoSeals = { wishes: [units(A, 30n), units(A, 50n)] };
const twoAssets = {
  coins: [{ assets: [units(A, 500n), units(B, 500n)] }],
  wishes: [units(A, 10n), units(B, 10n)],
};
attackSends('RGB_AMOUNT', {
  'the amounts of two recipients are swapped': {
    from: twoSeals,
    change: recommitted((trial) => {
      const [first, second] = [given(trial, 30n), given(trial, 50n)];
      [first.state, second.state] = [second.state, first.state];
    }),
  },
  'the witness recipient is given the change': {
    from: WITNESS,
    change: recommitted((trial) => {
      const [first, second] = items(trial);
      [first!.state, second!.state] = [second!.state, first!.state];
    }),
  },
});
attackSends('RGB_RECIPIENT', {
  'the recipient’s seal is a thief’s': recommitted(
    (trial) => (given(trial, 100n).seal = { secret: strangersSeal('thief') }),
  ),
  'one seal is given the amount in two parts': recommitted((trial) => {
    const item = given(trial, 100n);
    item.state = fungible(60n);
    items(trial).push({ ...item, state: fungible(40n) });
  }),
  'one seal is given the amount twice': recommitted((trial) => {
    given(trial, 400n).state = fungible(300n);
    items(trial).push({ ...given(trial, 100n) });
  }),
  'a thief is given nothing, which costs nothing': recommitted((trial) =>
    items(trial).push({ seal: { secret: strangersSeal('thief') }, state: fungible(0n) }),
  ),
  'one recipient is given the other’s amount too': {
    from: twoSeals,
    change: recommitted((trial) => (given(trial, 50n).seal = given(trial, 30n).seal)),
  },
  'two recipients are given each other’s asset': {
    from: twoAssets,
    change: recommitted((trial) => {
      const [first, second] = [given(trial, 10n), given(trial, 10n, 1)];
      [first.seal, second.seal] = [second.seal, first.seal];
    }),
  },
  'a second, shown transition pays a thief': recommitted((trial) => {
    const more = structuredClone(trial.operations[0]!);
    more.inputs[0]!.no = 3;
    more.groups[0]!.items = [{ seal: { secret: strangersSeal('thief') }, state: fungible(500n) }];
    trial.operations.push(more);
  }),
  'the recipient is another than was confirmed': (trial) =>
    changeRecipient(trial, {
      recipientId: recipientIdOf({ kind: 'blinded', secretSeal: strangersSeal('other'), amount: 1n }),
    }),
  'a second recipient was confirmed, who is given nothing': (trial) => {
    const [first] = trial.intent.recipients;
    const recipientId = recipientIdOf({ kind: 'blinded', secretSeal: strangersSeal('second'), amount: 1n });
    trial.intent.recipients = [first!, { ...first!, recipientId }];
  },
});
attackSendsFrom(WITNESS, 'RGB_RECIPIENT', {
  'the witness recipient has its sats, and a thief the asset': recommitted((trial) => {
    const item = given(trial, 40n);
    item.seal = { secret: strangersSeal('thief') };
    items(trial).reverse();
  }),
  'the witness recipient has its sats, and we keep the asset': recommitted(
    (trial) => (given(trial, 40n).seal = toOutput(2)),
  ),
});
