import { attack } from '../support/psbt/attack.ts';
import { writeOutput, writeTransaction } from '../support/psbt/raw-psbt.ts';

attack('a global key stands twice', {
  code: 'DUPLICATE_KEY',
  change: ({ raw }) => void raw.global.push([...raw.global[0]!]),
});
attack('the unsigned transaction stands twice', {
  code: 'DUPLICATE_KEY',
  change: ({ raw }) => void raw.global.push(['00', writeTransaction(raw.tx)]),
});
attack('an input names two amounts', {
  code: 'DUPLICATE_KEY',
  change: ({ raw }) =>
    void raw.inputs[0]!.push(['01', writeOutput({ amount: 1n, script: raw.tx.outputs[0]!.script })]),
});
attack('an output field stands twice', {
  code: 'DUPLICATE_KEY',
  change: ({ raw }) => void raw.outputs[1]!.push([...raw.outputs[1]![0]!]),
});
