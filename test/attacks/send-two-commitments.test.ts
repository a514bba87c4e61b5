import { attackSend } from '../support/psbt/attack-send.ts';
import { addOutput } from '../support/psbt/send.ts';

attackSend('a second commitment follows', {
  code: 'TWO_COMMITMENTS',
  change: (trial) => addOutput(trial, { amount: 0n, script: `6a20${'c0'.repeat(32)}` }),
});
attackSend('the same commitment stands there twice', {
  code: 'TWO_COMMITMENTS',
  change: (trial) => addOutput(trial, { ...trial.raw.tx.outputs[0]! }),
});
attackSend('an OP_RETURN without data follows', {
  code: 'TWO_COMMITMENTS',
  change: (trial) => addOutput(trial, { amount: 0n, script: '6a' }),
});
