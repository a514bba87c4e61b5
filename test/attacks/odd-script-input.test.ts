import type { Attack } from '../support/psbt/attack.ts';
import { attack } from '../support/psbt/attack.ts';
import { replaceValue, writeOutput } from '../support/psbt/raw-psbt.ts';

attack('an input is a v0 witness program', spending('0014' + '11'.repeat(20)));
attack('an input is of a future witness version', spending('5220' + '11'.repeat(32)));
attack('an input is taproot but for its length', spending('511f' + '11'.repeat(31)));
attack('an input has no script', spending(''));

function spending(script: string): Attack {
  return {
    code: 'NOT_TAPROOT',
    change: ({ raw }) => replaceValue(raw.inputs[0], '01', writeOutput({ amount: 100_000n, script })),
  };
}
