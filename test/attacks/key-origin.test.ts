import { attack } from '../support/psbt/attack.ts';
import { inputLabel } from '../support/psbt/test-wallet.ts';

attack('an input names no key', {
  code: 'NO_KEY_ORIGIN',
  change: ({ raw }) => void raw.inputs[0]!.splice(1, 1),
});
attack('an input names two keys', {
  code: 'KEY_ORIGIN_AMBIGUOUS',
  change: ({ raw, wallet }) => void raw.inputs[0]!.push(inputLabel(wallet.key('vanilla', 0, 9))[0]!),
});
attack('an input names an older key besides', {
  code: 'KEY_ORIGIN_AMBIGUOUS',
  change: ({ raw, inputKeys }) =>
    void raw.inputs[0]!.push([`0602${inputKeys[0]!.internalKey}`, inputKeys[0]!.origin]),
});
