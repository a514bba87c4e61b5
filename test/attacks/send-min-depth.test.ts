import { attackSend, attackSends, stillProved } from '../support/psbt/attack-send.ts';
import { replaceValue } from '../support/psbt/raw-psbt.ts';
import type { SendTrial } from '../support/psbt/send.ts';
import { bundleIdOf, proprietary, writeInputMap, writeMpc } from '../support/rgb/encode.ts';
import { A } from '../support/rgb/genuine-send.ts';

const MIN_DEPTH = proprietary('MPC', 4);

function growTree(trial: SendTrial, depth: number): void {
  const bundle = bundleIdOf(writeInputMap(trial.operations));
  const { commitment, proof } = writeMpc([[A, bundle]], trial.entropy, depth);
  const host = trial.raw.outputs[0];
  replaceValue(host, proprietary('MPC', 0x10), commitment);
  replaceValue(host, proprietary('MPC', 0x11), proof);
  replaceValue(host, proprietary('OPRET', 1), commitment);
  trial.raw.tx.outputs[0]!.script = `6a20${commitment}`;
}
attackSends('COMMITMENT_MISMATCH', {
  'the tree is deeper than it says it must be': (trial) => growTree(trial, 5),
  'the tree is said to be deeper than it is': ({ raw }) => raw.outputs[0]!.push([MIN_DEPTH, '05']),
});
attackSend('the tree is said to be too deep to be built', 'TOO_LARGE', ({ raw }) =>
  raw.outputs[0]!.push([MIN_DEPTH, 'ff']),
);
stillProved({
  'its tree is as deep as it says': (trial) => {
    growTree(trial, 5);
    trial.raw.outputs[0]!.push([MIN_DEPTH, '05']);
  },
  'it says the depth that is meant anyway': ({ raw }) => raw.outputs[0]!.push([MIN_DEPTH, '03']),
});
