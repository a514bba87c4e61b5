import { attacks } from '../support/psbt/attack.ts';
import { addOutput, removeOutput } from '../support/psbt/builder.ts';
import { outputLabel } from '../support/psbt/test-wallet.ts';

attacks('OUTPUT_COUNT', {
  'a slot is missing': (draft) => removeOutput(draft, 0),
  'there is a slot too many': (draft) => {
    const key = draft.wallet.key('colored', 0, 20);
    addOutput(draft, { amount: 1_000n, script: key.script }, outputLabel(key));
  },
  'there is no slot at all, though fewer than asked are allowed': {
    from: { num: 1, upTo: true },
    change: (draft) => removeOutput(draft, 0),
  },
  'there are more slots than at most asked': {
    from: { num: 3, upTo: true, made: 2 },
    change: (draft) => (draft.intent = { ...draft.intent, num: 1, askedNum: 1 }),
  },
  'the change comes back in two parts': (draft) => {
    const key = draft.wallet.key('vanilla', 1, 0);
    addOutput(draft, { amount: 10_000n, script: key.script }, outputLabel(key));
  },
});
