import { attackSend, attackSends } from '../support/psbt/attack-send.ts';
import { changeRecipient, items, recommitted, type SendTrial } from '../support/psbt/send.ts';
import { fungible } from '../support/rgb/encode.ts';
import { A } from '../support/rgb/genuine-send.ts';

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
    from: {
      coins: [{ assets: [{ contract: A, amount: U64 }] }],
      wishes: [{ contract: A, amount: 9_007_199_254_740_993n }],
    },
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
