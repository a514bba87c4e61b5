import { expect } from 'vitest';
import { attack } from '../support/psbt/attack.ts';
import { replaceValue, writeOutput } from '../support/psbt/raw-psbt.ts';

for (const [says, amount] of [
  ['more', 100_001n],
  ['less', 99_999n],
  ['nothing', 0n],
] as const)
  attack(`an input is said to hold ${says} than listed`, 'AMOUNT_LIE', {
    change: ({ raw, inputKeys }) =>
      replaceValue(raw.inputs[0], '01', writeOutput({ amount, script: inputKeys[0]!.script })),
    // The sums are those of the list: the lie does not reach the fee that is shown.
    also: (verdict) => expect(verdict.sums?.inSats).toBe(150_000n),
  });
