import { attackSend } from '../support/psbt/attack-send.ts';
import { giveToChange } from '../support/psbt/send.ts';

for (const sats of [1n, 5_000n])
  attackSend(`the commitment burns ${sats} sats`, 'OP_RETURN_VALUE', (trial) => {
    trial.raw.tx.outputs[0]!.amount = sats;
    giveToChange(trial, -sats);
  });
