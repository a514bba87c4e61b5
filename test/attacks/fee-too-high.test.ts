import { attack } from '../support/psbt/attack.ts';
import { takeFromChange } from '../support/psbt/builder.ts';

attack('the fee is above the rate asked by more than a tenth and 330 sats', {
  code: 'FEE_TOO_HIGH',
  change: (draft) => takeFromChange(draft, 331n),
});
attack('at a high rate the fee is above it by more than a tenth', {
  code: 'FEE_TOO_HIGH',
  from: { rateSatsPerVb: 100 },
  change: (draft) => takeFromChange(draft, 3_000n),
});
attack('most of the change goes to the miner', {
  code: 'FEE_TOO_HIGH',
  change: (draft) => takeFromChange(draft, 100_000n),
});
attack('the change is left out, all of it fee', {
  code: 'FEE_TOO_HIGH',
  change: ({ raw }) => {
    raw.tx.outputs.pop();
    raw.outputs.pop();
  },
});
