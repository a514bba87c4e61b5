import { attack } from '../support/psbt/attack.ts';
import { replaceValue, writeOutput } from '../support/psbt/raw-psbt.ts';

for (const [what, script] of [
  ['is a v0 witness program', '0014' + '11'.repeat(20)],
  ['is of a future witness version', '5220' + '11'.repeat(32)],
  ['is taproot but for its length', '511f' + '11'.repeat(31)],
  ['has no script', ''],
] as const)
  attack(`an input ${what}`, 'NOT_TAPROOT', ({ raw }) =>
    replaceValue(raw.inputs[0], '01', writeOutput({ amount: 100_000n, script })),
  );
