import { attackSends } from '../support/psbt/attack-send.ts';
import { giveToChange, moveChange } from '../support/psbt/send.ts';

attackSends('NO_COMMITMENT', {
  'nothing commits to what is shown': (trial) => {
    trial.raw.tx.outputs.shift();
    trial.raw.outputs.shift();
    trial.change = 0;
    giveToChange(trial, 86n);
  },
  'an output of our own stands in place of the commitment': (trial) => {
    const { raw, wallet } = trial;
    trial.change = 0;
    moveChange(trial, wallet.key('colored', 0, 8));
    raw.tx.outputs[0]!.amount = 400n;
    raw.tx.outputs[1]!.amount -= 400n;
  },
});
