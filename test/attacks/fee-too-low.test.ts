import { expect } from 'vitest';
import { attack, attacks } from '../support/psbt/attack.ts';
import { takeFromChange } from '../support/psbt/builder.ts';

attacks('FEE_TOO_LOW', {
  'the fee is 3 per cent below the rate asked': (draft) => takeFromChange(draft, -18n),
  'there is no fee': ({ raw, change }) => (raw.tx.outputs[change!]!.amount = 147_000n),
});
attack('more goes out than in', 'NEGATIVE_FEE', {
  change: ({ raw, change }) => (raw.tx.outputs[change!]!.amount = 147_001n),
  also: ({ sums }) => expect(sums?.feeSats).toBe(-1n),
});
