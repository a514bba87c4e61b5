import { expect } from 'vitest';
import { attack } from '../support/psbt/attack.ts';
import { takeFromChange } from '../support/psbt/builder.ts';

attack('the fee is 3 per cent below the rate asked', {
  code: 'FEE_TOO_LOW',
  change: (draft) => takeFromChange(draft, -18n),
});
attack('there is no fee', {
  code: 'FEE_TOO_LOW',
  change: ({ raw, change }) => {
    raw.tx.outputs[change!]!.amount = 147_000n;
  },
});
attack('more goes out than in', {
  code: 'NEGATIVE_FEE',
  change: ({ raw, change }) => {
    raw.tx.outputs[change!]!.amount = 147_001n;
  },
  also: ({ sums }) => expect(sums?.feeSats).toBe(-1n),
});
