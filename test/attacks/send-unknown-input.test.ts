import { attackSend } from '../support/psbt/attack-send.ts';
import { addInput, giveToChange } from '../support/psbt/send.ts';
import { replaceValue } from '../support/psbt/raw-psbt.ts';
import { testWallet } from '../support/psbt/test-wallet.ts';

attackSend('an output of ours is spent that was not listed', {
  code: 'UNKNOWN_OUTPOINT',
  change: (trial) => addInput(trial, { txid: 'e9'.repeat(32), vout: 0 }, trial.wallet.key('colored', 0, 7)),
});
attackSend('a stranger’s output is spent too', {
  code: 'FOREIGN_INPUT',
  change: (trial) =>
    addInput(trial, { txid: 'e9'.repeat(32), vout: 0 }, testWallet({ seedByte: 66 }).key('colored', 0, 0)),
});
attackSend('an input is said to hold more than was listed', {
  code: 'AMOUNT_LIE',
  change: (trial) => {
    const utxo = trial.raw.inputs[0]!.find(([key]) => key === '01')!;
    replaceValue(trial.raw.inputs[0], '01', `204f${utxo[1].slice(4)}`);
    giveToChange(trial, 256n);
  },
});
