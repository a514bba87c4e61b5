import { attackSends } from '../support/psbt/attack-send.ts';
import { addOutput } from '../support/psbt/send.ts';

attackSends('TWO_COMMITMENTS', {
  'a second commitment follows': (trial) =>
    addOutput(trial, { amount: 0n, script: `6a20${'c0'.repeat(32)}` }),
  'the same commitment stands there twice': (trial) => addOutput(trial, { ...trial.raw.tx.outputs[0]! }),
  'an OP_RETURN without data follows': (trial) => addOutput(trial, { amount: 0n, script: '6a' }),
});
