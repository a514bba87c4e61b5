import { attackSend } from '../support/psbt/attack-send.ts';
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
import { A, B, strangersSeal } from '../support/rgb/genuine-send.ts';

const given = (trial: SendTrial, amount: bigint, operation = 0) =>
  items(trial, operation).find(({ state }) => state === fungible(amount))!;
const twoSeals = {
  wishes: [
    { contract: A, amount: 30n },
    { contract: A, amount: 50n },
  ],
};
const twoAssets = {
  coins: [
    {
      assets: [
        { contract: A, amount: 500n },
        { contract: B, amount: 500n },
      ],
    },
  ],
  wishes: [
    { contract: A, amount: 10n },
    { contract: B, amount: 10n },
  ],
};

attackSend('the recipient’s seal is a thief’s', {
  code: 'RGB_RECIPIENT',
  change: recommitted((trial) => {
    given(trial, 100n).seal = { secret: strangersSeal('thief') };
  }),
});
attackSend('one seal is given the amount in two parts', {
  code: 'RGB_RECIPIENT',
  change: recommitted((trial) => {
    const item = given(trial, 100n);
    item.state = fungible(60n);
    items(trial).push({ ...item, state: fungible(40n) });
  }),
});
attackSend('one seal is given the amount twice', {
  code: 'RGB_RECIPIENT',
  change: recommitted((trial) => {
    given(trial, 400n).state = fungible(300n);
    items(trial).push({ ...given(trial, 100n) });
  }),
});
attackSend('a thief is given nothing, which costs nothing', {
  code: 'RGB_RECIPIENT',
  change: recommitted((trial) => {
    items(trial).push({ seal: { secret: strangersSeal('thief') }, state: fungible(0n) });
  }),
});
attackSend('the amounts of two recipients are swapped', {
  code: 'RGB_AMOUNT',
  from: twoSeals,
  change: recommitted((trial) => {
    const [first, second] = [given(trial, 30n), given(trial, 50n)];
    [first.state, second.state] = [second.state, first.state];
  }),
});
attackSend('one recipient is given the other’s amount too', {
  code: 'RGB_RECIPIENT',
  from: twoSeals,
  change: recommitted((trial) => {
    given(trial, 50n).seal = given(trial, 30n).seal;
  }),
});
attackSend('two recipients are given each other’s asset', {
  code: 'RGB_RECIPIENT',
  from: twoAssets,
  change: recommitted((trial) => {
    const [first, second] = [given(trial, 10n), given(trial, 10n, 1)];
    [first.seal, second.seal] = [second.seal, first.seal];
  }),
});
attackSend('a second, shown transition pays a thief', {
  code: 'RGB_RECIPIENT',
  change: recommitted((trial) => {
    const more = structuredClone(trial.operations[0]!);
    more.inputs[0]!.no = 3;
    more.groups[0]!.items = [{ seal: { secret: strangersSeal('thief') }, state: fungible(500n) }];
    trial.operations.push(more);
  }),
});
attackSend('the witness recipient has its sats, and a thief the asset', {
  code: 'RGB_RECIPIENT',
  from: WITNESS,
  change: recommitted((trial) => {
    const item = given(trial, 40n);
    item.seal = { secret: strangersSeal('thief') };
    items(trial).reverse();
  }),
});
attackSend('the witness recipient has its sats, and we keep the asset', {
  code: 'RGB_RECIPIENT',
  from: WITNESS,
  change: recommitted((trial) => {
    given(trial, 40n).seal = toOutput(2);
  }),
});
attackSend('the witness recipient is given the change', {
  code: 'RGB_AMOUNT',
  from: WITNESS,
  change: recommitted((trial) => {
    const [first, second] = items(trial);
    [first!.state, second!.state] = [second!.state, first!.state];
  }),
});
attackSend('the recipient is another than was confirmed', {
  code: 'RGB_RECIPIENT',
  change: (trial) =>
    changeRecipient(trial, {
      recipientId: recipientIdOf({ kind: 'blinded', secretSeal: strangersSeal('other'), amount: 1n }),
    }),
});
attackSend('a second recipient was confirmed, who is given nothing', {
  code: 'RGB_RECIPIENT',
  change: (trial) => {
    const [first] = trial.intent.recipients;
    const recipientId = recipientIdOf({ kind: 'blinded', secretSeal: strangersSeal('second'), amount: 1n });
    trial.intent.recipients = [first!, { ...first!, recipientId }];
  },
});
