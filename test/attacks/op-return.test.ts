import { expect } from 'vitest';
import { attacks } from '../support/psbt/attack.ts';
import { addOutput } from '../support/psbt/builder.ts';

attacks('UNEXPECTED_OP_RETURN', {
  'data is written into the chain': {
    change: (draft) => addOutput(draft, { amount: 0n, script: `6a20${'11'.repeat(32)}` }),
    also: ({ outputs }) => expect(outputs[4]).toMatchObject({ kind: 'commitment', outcome: 'contradicts' }),
  },
  'sats are burnt': (draft) => addOutput(draft, { amount: 50_000n, script: '6a' }),
});
