import { taprootTweakPubkey } from '@scure/btc-signer/utils.js';
import { attack } from '../support/psbt/attack.ts';
import { replaceValue, writeOutput } from '../support/psbt/raw-psbt.ts';
import { hex } from '../support/psbt/test-wallet.ts';

attack('the path leads to another coin of ours', {
  code: 'SCRIPT_MISMATCH',
  change: ({ raw, wallet, inputKeys }) =>
    replaceValue(raw.inputs[0], `16${inputKeys[0]!.internalKey}`, `00${wallet.key('vanilla', 0, 9).origin}`),
});
attack('the coin is bound to a script tree besides our key', {
  code: 'SCRIPT_MISMATCH',
  change: ({ raw, inputKeys }) => {
    const [outputKey] = taprootTweakPubkey(
      Buffer.from(inputKeys[0]!.internalKey, 'hex'),
      new Uint8Array(32).fill(1),
    );
    replaceValue(raw.inputs[0], '01', writeOutput({ amount: 100_000n, script: `5120${hex(outputKey)}` }));
  },
});
