import { expect } from 'vitest';
import { attacks } from '../support/psbt/attack.ts';
import { replaceValue } from '../support/psbt/raw-psbt.ts';
import { outputLabel, testWallet } from '../support/psbt/test-wallet.ts';

const stranger = testWallet({ seedByte: 66 }).key('vanilla', 0, 0);
attacks('OUTPUT_SPOOF', {
  "a stranger's output wears our label": {
    change: ({ raw, change }) => (raw.tx.outputs[change!]!.script = stranger.script),
    also: ({ outputs }) => expect(outputs[3]).toMatchObject({ kind: 'stranger', outcome: 'contradicts' }),
  },
  "a stranger's output wears our fingerprint on an odd path": ({ raw, change, wallet }) => {
    raw.tx.outputs[change!]!.script = stranger.script;
    raw.outputs[change!] = [[`07${stranger.internalKey}`, `00${wallet.account.fingerprint}`]];
  },
  'an own output is said to be on another path': ({ raw, wallet }) =>
    (raw.outputs[0] = outputLabel(wallet.key('colored', 0, 15))),
  'an own output is said to have another internal key': ({ raw }) =>
    replaceValue(raw.outputs[0], '05', stranger.internalKey),
  "an own output is said to be another wallet's as well": ({ raw }) =>
    raw.outputs[0]!.push(outputLabel(stranger)[1]!),
  'an own output is said to hide a script': ({ raw }) => raw.outputs[0]!.push(['06', '00c00151']),
});
