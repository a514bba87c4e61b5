import { attack } from '../support/psbt/attack.ts';
import { replaceValue } from '../support/psbt/raw-psbt.ts';

attack('the internal key is another one of ours', {
  code: 'INTERNAL_KEY',
  change: ({ raw, wallet }) => replaceValue(raw.inputs[0], '17', wallet.key('vanilla', 0, 9).internalKey),
});
attack('the internal key is left out', {
  code: 'INTERNAL_KEY',
  change: ({ raw }) => void raw.inputs[0]!.splice(2, 1),
});
attack('the path is under another key', {
  code: 'INTERNAL_KEY',
  change: ({ raw, wallet, inputKeys }) => {
    const other = wallet.key('vanilla', 0, 9);
    raw.inputs[0]![1] = [`16${other.internalKey}`, `00${inputKeys[0]!.origin}`];
  },
});
