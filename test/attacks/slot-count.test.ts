import { attack } from '../support/psbt/attack.ts';
import { addOutput, removeOutput } from '../support/psbt/builder.ts';
import { outputLabel } from '../support/psbt/test-wallet.ts';

attack('a slot is missing', { code: 'OUTPUT_COUNT', change: (draft) => removeOutput(draft, 0) });
attack('there is a slot too many', {
  code: 'OUTPUT_COUNT',
  change: (draft) => {
    const key = draft.wallet.key('colored', 0, 20);
    addOutput(draft, { amount: 1_000n, script: key.script }, outputLabel(key));
  },
});
attack('there is no slot at all, though fewer than asked are allowed', {
  code: 'OUTPUT_COUNT',
  from: { num: 1, upTo: true },
  change: (draft) => removeOutput(draft, 0),
});
attack('there are more slots than at most asked', {
  code: 'OUTPUT_COUNT',
  from: { num: 3, upTo: true, made: 2 },
  change: (draft) => {
    draft.intent = { ...draft.intent, num: 1, askedNum: 1 };
  },
});
attack('the change comes back in two parts', {
  code: 'OUTPUT_COUNT',
  change: (draft) => {
    const key = draft.wallet.key('vanilla', 1, 0);
    addOutput(draft, { amount: 10_000n, script: key.script }, outputLabel(key));
  },
});
