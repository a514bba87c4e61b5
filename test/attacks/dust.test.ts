import { attack } from '../support/psbt/attack.ts';
import { replaceValue, writeOutput } from '../support/psbt/raw-psbt.ts';

attack('the change is too small to be spent', 'DUST', {
  // 2 x 297 vB of fee and 3 x 1,000 sats of slots leave 329 sats of change.
  from: { inputSats: [3_923n + 1_000n] },
  change: ({ raw, snapshot, change, inputKeys }) => {
    const amount = snapshot.entries[0]!.amountSats - (raw.tx.outputs[change!]!.amount - 329n);
    raw.tx.outputs[change!]!.amount = 329n;
    snapshot.entries[0]!.amountSats = amount;
    replaceValue(raw.inputs[0], '01', writeOutput({ amount, script: inputKeys[0]!.script }));
  },
});
