import { taprootTweakPubkey } from '@scure/btc-signer/utils.js';
import { attacks } from '../support/psbt/attack.ts';
import { replaceValue, writeOutput } from '../support/psbt/raw-psbt.ts';
import { hex } from '../support/psbt/test-wallet.ts';

attacks('SCRIPT_MISMATCH', {
  'the path leads to another coin of ours': ({ raw, wallet, inputKeys }) =>
    replaceValue(raw.inputs[0], `16${inputKeys[0]!.internalKey}`, `00${wallet.key('vanilla', 0, 9).origin}`),
  'the coin is bound to a script tree besides our key': ({ raw, inputKeys }) => {
    const [outputKey] = taprootTweakPubkey(
      Buffer.from(inputKeys[0]!.internalKey, 'hex'),
      new Uint8Array(32).fill(1),
    );
    replaceValue(raw.inputs[0], '01', writeOutput({ amount: 100_000n, script: `5120${hex(outputKey)}` }));
  },
});
