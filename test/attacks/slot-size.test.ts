import { expect } from 'vitest';
import { attack } from '../support/psbt/attack.ts';
import { takeFromChange } from '../support/psbt/builder.ts';

for (const amount of [999n, 1_001n, 10_000n])
  attack(`a slot holds ${amount} sats and not 1,000`, 'OUTPUT_SIZE', {
    change: (draft) => {
      takeFromChange(draft, amount - 1_000n);
      draft.raw.tx.outputs[2]!.amount = amount;
    },
    also: ({ outputs }) => expect(outputs[2]).toMatchObject({ kind: 'assetSlot', outcome: 'contradicts' }),
  });
