import { expect } from 'vitest';
import { attack } from '../support/psbt/attack.ts';
import { addOutput } from '../support/psbt/builder.ts';

attack('data is written into the chain', {
  code: 'UNEXPECTED_OP_RETURN',
  change: (draft) => addOutput(draft, { amount: 0n, script: `6a20${'11'.repeat(32)}` }),
  also: ({ outputs }) => expect(outputs[4]).toMatchObject({ kind: 'commitment', outcome: 'contradicts' }),
});
attack('sats are burnt', {
  code: 'UNEXPECTED_OP_RETURN',
  change: (draft) => addOutput(draft, { amount: 50_000n, script: '6a' }),
});
