import { attacks } from '../support/psbt/attack.ts';
import { takeFromChange } from '../support/psbt/builder.ts';

attacks('FEE_TOO_HIGH', {
  'the fee is above the rate asked by more than a tenth and 330 sats': (draft) => takeFromChange(draft, 331n),
  'at a high rate the fee is above it by more than a tenth': {
    from: { rateSatsPerVb: 100 },
    change: (draft) => takeFromChange(draft, 3_000n),
  },
  'most of the change goes to the miner': (draft) => takeFromChange(draft, 100_000n),
  'the change is left out, all of it fee': ({ raw }) => {
    raw.tx.outputs.pop();
    raw.outputs.pop();
  },
});
