import { expect } from 'vitest';
import { attack } from '../support/psbt/attack.ts';
import { replaceValue } from '../support/psbt/raw-psbt.ts';
import { outputLabel, testWallet } from '../support/psbt/test-wallet.ts';

const stranger = testWallet({ seedByte: 66 }).key('vanilla', 0, 0);

attack("a stranger's output wears our label", {
  code: 'OUTPUT_SPOOF',
  change: ({ raw, change }) => {
    raw.tx.outputs[change!]!.script = stranger.script;
  },
  also: ({ outputs }) => expect(outputs[3]).toMatchObject({ kind: 'stranger', outcome: 'contradicts' }),
});
attack("a stranger's output wears our fingerprint on an odd path", {
  code: 'OUTPUT_SPOOF',
  change: ({ raw, change, wallet }) => {
    raw.tx.outputs[change!]!.script = stranger.script;
    raw.outputs[change!] = [[`07${stranger.internalKey}`, `00${wallet.account.fingerprint}`]];
  },
});
attack('an own output is said to be on another path', {
  code: 'OUTPUT_SPOOF',
  change: ({ raw, wallet }) => {
    raw.outputs[0] = outputLabel(wallet.key('colored', 0, 15));
  },
});
attack('an own output is said to have another internal key', {
  code: 'OUTPUT_SPOOF',
  change: ({ raw }) => replaceValue(raw.outputs[0], '05', stranger.internalKey),
});
attack("an own output is said to be another wallet's as well", {
  code: 'OUTPUT_SPOOF',
  change: ({ raw }) => void raw.outputs[0]!.push(outputLabel(stranger)[1]!),
});
attack('an own output is said to hide a script', {
  code: 'OUTPUT_SPOOF',
  change: ({ raw }) => void raw.outputs[0]!.push(['06', '00c00151']),
});
