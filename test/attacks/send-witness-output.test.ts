import { expect } from 'vitest';
import { attackSend } from '../support/psbt/attack-send.ts';
import { WITNESS, giveToChange, items, recommitted, toOutput } from '../support/psbt/send.ts';
import { testWallet } from '../support/psbt/test-wallet.ts';
import { A } from '../support/rgb/genuine-send.ts';

const thief = testWallet({ seedByte: 66 }).key('colored', 0, 0);
const TWO = {
  wishes: [
    { contract: A, amount: 6n, sats: 1_000n },
    { contract: A, amount: 7n, sats: 2_000n },
  ],
};
attackSend('the recipient’s output pays a thief', 'FOREIGN_OUTPUT', {
  from: WITNESS,
  change: ({ raw }) => (raw.tx.outputs[1]!.script = thief.script),
  also: ({ claims }) =>
    expect(claims.find(({ name }) => name === 'recipientsAsAsked')?.code).toBe('OUTPUT_COUNT'),
});
attackSend('the recipient’s output is missing', 'OUTPUT_COUNT', {
  from: WITNESS,
  change: recommitted((trial) => {
    trial.raw.tx.outputs.splice(1, 1);
    trial.raw.outputs.splice(1, 1);
    trial.change = 1;
    giveToChange(trial, 1_200n + 86n);
    for (const { seal } of items(trial)) Object.assign(seal, toOutput(1));
  }),
});
for (const sats of [-1n, 1n, 5_000n])
  attackSend(`the recipient’s output holds ${sats} sats more than agreed`, 'OUTPUT_SIZE', {
    from: WITNESS,
    change: (trial) => {
      trial.raw.tx.outputs[1]!.amount += sats;
      giveToChange(trial, -sats);
    },
    also: ({ outputs }) => expect(outputs[1]).toMatchObject({ kind: 'recipient', outcome: 'contradicts' }),
  });
attackSend('the sats of two recipients are swapped', 'OUTPUT_SIZE', {
  from: TWO,
  change: ({ raw }) => {
    const [, first, second] = raw.tx.outputs;
    [first!.amount, second!.amount] = [second!.amount, first!.amount];
  },
});
attackSend('the scripts of two recipients are swapped, their assets are not', 'RGB_AMOUNT', {
  from: TWO,
  change: ({ raw }) => {
    const [, first, second] = raw.tx.outputs;
    [raw.tx.outputs[1], raw.tx.outputs[2]] = [second!, first!];
  },
});
