import { attackSend, attackSends } from '../support/psbt/attack-send.ts';
import { addOutput, moveChange } from '../support/psbt/send.ts';
import { outputLabel } from '../support/psbt/test-wallet.ts';

attackSends('BRANCH', {
  'the change is plain bitcoin, where the asset would be spent unseen': (trial) =>
    moveChange(trial, trial.wallet.key('vanilla', 0, 3)),
  'plain bitcoin comes back beside the slot': (trial) => {
    const key = trial.wallet.key('vanilla', 0, 3);
    addOutput(trial, { amount: 1_000n, script: key.script }, outputLabel(key));
  },
});
attackSend('two slots come back', 'OUTPUT_COUNT', (trial) => {
  const key = trial.wallet.key('colored', 0, 8);
  addOutput(trial, { amount: 1_000n, script: key.script }, outputLabel(key));
});
