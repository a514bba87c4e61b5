import { expect } from 'vitest';
import { attackSend } from '../support/psbt/attack-send.ts';
import { addInput, giveToChange } from '../support/psbt/send.ts';
import { replaceValue } from '../support/psbt/raw-psbt.ts';
import { testWallet } from '../support/psbt/test-wallet.ts';
import { B, assetIdOf } from '../support/rgb/genuine-send.ts';

const UNLISTED = { txid: 'e9'.repeat(32), vout: 0 };
const OTHER = assetIdOf(B);
for (const [what, holdings] of [
  ['that was not listed', []],
  ['that was not listed, and which the own book has another asset on', [{ assetId: OTHER, amount: 5n }]],
] as const)
  attackSend(`an output of ours is spent ${what}`, 'UNKNOWN_OUTPOINT', {
    change: (trial) => {
      addInput(trial, UNLISTED, trial.wallet.key('colored', 0, 7));
      const held = holdings.map((one) => ({
        ...{ ...UNLISTED, ...one, opout: `${'ab'.repeat(32)}/4000/0`, ground: 'book' as const },
      }));
      trial.book = { ...trial.book, allocations: [...trial.book.allocations, ...held] };
    },
    // Nobody listed it, so that whether it was needed is no question.
    also: ({ claims }) =>
      expect(claims.find(({ name }) => name === 'inputsAreSlots')?.outcome).not.toBe('contradicts'),
  });
attackSend('a stranger’s output is spent too', 'FOREIGN_INPUT', (trial) =>
  addInput(trial, { txid: 'e9'.repeat(32), vout: 0 }, testWallet({ seedByte: 66 }).key('colored', 0, 0)),
);
attackSend('an input is said to hold more than was listed', 'AMOUNT_LIE', (trial) => {
  const utxo = trial.raw.inputs[0]!.find(([key]) => key === '01')!;
  replaceValue(trial.raw.inputs[0], '01', `204f${utxo[1].slice(4)}`);
  giveToChange(trial, 256n);
});
