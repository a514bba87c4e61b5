import { attacks } from '../support/psbt/attack.ts';
import { writeOutput } from '../support/psbt/raw-psbt.ts';
import { inputLabel } from '../support/psbt/test-wallet.ts';

attacks('SPENDS_COLORED', {
  'a slot is spent': ({ snapshot }) => (snapshot.entries[0]!.colorable = true),
  'an asset is spent': ({ snapshot }) =>
    (snapshot.entries[0]!.allocations = [{ assetId: 'rgb:x', amount: 1n, settled: false }]),
  'an output of the coloured branch is spent that is listed as plain': ({ raw, wallet }) => {
    const key = wallet.key('colored', 0, 0);
    raw.inputs[0] = [['01', writeOutput({ amount: 100_000n, script: key.script })], ...inputLabel(key)];
  },
});
