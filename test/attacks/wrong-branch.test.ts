import { attacks } from '../support/psbt/attack.ts';
import { outputLabel } from '../support/psbt/test-wallet.ts';

attacks('BRANCH', {
  'a slot lies on the plain branch': ({ raw, wallet }) => {
    const key = wallet.key('vanilla', 1, 0);
    raw.tx.outputs[0]!.script = key.script;
    raw.outputs[0] = outputLabel(key);
  },
  'the change lies on the coloured branch': ({ raw, wallet, change }) => {
    const key = wallet.key('colored', 0, 20);
    raw.tx.outputs[change!]!.script = key.script;
    raw.outputs[change!] = outputLabel(key);
  },
});
