import { attack } from '../support/psbt/attack.ts';
import { outputLabel } from '../support/psbt/test-wallet.ts';

attack('a slot lies on the plain branch', {
  code: 'BRANCH',
  change: ({ raw, wallet }) => {
    const key = wallet.key('vanilla', 1, 0);
    raw.tx.outputs[0]!.script = key.script;
    raw.outputs[0] = outputLabel(key);
  },
});
attack('the change lies on the coloured branch', {
  code: 'BRANCH',
  change: ({ raw, wallet, change }) => {
    const key = wallet.key('colored', 0, 20);
    raw.tx.outputs[change!]!.script = key.script;
    raw.outputs[change!] = outputLabel(key);
  },
});
