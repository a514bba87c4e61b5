import { attacks } from '../support/psbt/attack.ts';
import { replaceValue } from '../support/psbt/raw-psbt.ts';

attacks('INTERNAL_KEY', {
  'the internal key is another one of ours': ({ raw, wallet }) =>
    replaceValue(raw.inputs[0], '17', wallet.key('vanilla', 0, 9).internalKey),
  'the internal key is left out': ({ raw }) => raw.inputs[0]!.splice(2, 1),
  'the path is under another key': ({ raw, wallet, inputKeys }) => {
    const other = wallet.key('vanilla', 0, 9);
    raw.inputs[0]![1] = [`16${other.internalKey}`, `00${inputKeys[0]!.origin}`];
  },
});
