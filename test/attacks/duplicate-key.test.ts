import { attacks } from '../support/psbt/attack.ts';
import { writeOutput, writeTransaction } from '../support/psbt/raw-psbt.ts';

attacks('DUPLICATE_KEY', {
  'a global key stands twice': ({ raw }) => raw.global.push([...raw.global[0]!]),
  'the unsigned transaction stands twice': ({ raw }) => raw.global.push(['00', writeTransaction(raw.tx)]),
  'an input names two amounts': ({ raw }) =>
    raw.inputs[0]!.push(['01', writeOutput({ amount: 1n, script: raw.tx.outputs[0]!.script })]),
  'an output field stands twice': ({ raw }) => raw.outputs[1]!.push([...raw.outputs[1]![0]!]),
});
