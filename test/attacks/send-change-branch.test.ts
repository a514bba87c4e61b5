import { attackSend } from '../support/psbt/attack-send.ts';
import { addOutput, moveChange } from '../support/psbt/send.ts';
import { outputLabel } from '../support/psbt/test-wallet.ts';

attackSend('the change is plain bitcoin, where the asset would be spent unseen', {
  code: 'BRANCH',
  change: (trial) => moveChange(trial, trial.wallet.key('vanilla', 0, 3)),
});
attackSend('plain bitcoin comes back beside the slot', {
  code: 'BRANCH',
  change: (trial) => {
    const key = trial.wallet.key('vanilla', 0, 3);
    addOutput(trial, { amount: 1_000n, script: key.script }, outputLabel(key));
  },
});
attackSend('two slots come back', {
  code: 'OUTPUT_COUNT',
  change: (trial) => {
    const key = trial.wallet.key('colored', 0, 8);
    addOutput(trial, { amount: 1_000n, script: key.script }, outputLabel(key));
  },
});
