import { attackBtc, attackBtcs } from '../support/psbt/send-btc.ts';
import { writeOutput } from '../support/psbt/raw-psbt.ts';
import { inputLabel, testWallet } from '../support/psbt/test-wallet.ts';
import { proprietary } from '../support/rgb/encode.ts';

attackBtcs('SPENDS_COLORED', {
  'a slot is spent': ({ snapshot }) => (snapshot.entries[0]!.colorable = true),
  'an asset is spent': ({ snapshot }) =>
    (snapshot.entries[1]!.allocations = [{ assetId: 'rgb:x', amount: 1n, settled: true }]),
  'an asset is spent that has not settled yet': ({ snapshot }) =>
    (snapshot.entries[1]!.allocations = [{ assetId: 'rgb:x', amount: 1n, settled: false }]),
  'an output of the asset branch is spent that is listed as plain': ({ raw, wallet }) => {
    const key = wallet.key('colored', 0, 0);
    raw.inputs[0] = [['01', writeOutput({ amount: 100_000n, script: key.script })], ...inputLabel(key)];
  },
});
attackBtcs('SPENDS_PENDING', {
  'an output is spent that a receive waits for': ({ snapshot }) => (snapshot.entries[0]!.pendingBlinded = 1),
  'an output is spent that is not there yet': ({ snapshot }) => (snapshot.entries[0]!.exists = false),
});
attackBtc('an output is spent that was never listed', 'UNKNOWN_OUTPOINT', ({ snapshot }) =>
  snapshot.entries.splice(0, 1),
);
attackBtc('somebody else’s coin is spent', 'FINGERPRINT', ({ raw }) => {
  const key = testWallet({ seedByte: 8 }).key('vanilla', 0, 0);
  raw.inputs[0] = [['01', writeOutput({ amount: 100_000n, script: key.script })], ...inputLabel(key)];
});
attackBtc(
  'an amount is another than the listed one',
  'AMOUNT_LIE',
  ({ snapshot }) => (snapshot.entries[0]!.amountSats += 1n),
);
attackBtcs('RGB_HIDDEN', {
  'RGB data rides along': ({ raw }) => raw.global.push([proprietary('RGB', 1, '00'.repeat(32)), 'cafe']),
  'a tapret commitment is asked for on the change': ({ raw }) =>
    raw.outputs[1]!.push([proprietary('TAPRET', 0), '']),
});
attackBtc('the fee is a tenth of it', 'FEE_TOO_LOW', ({ raw }) => (raw.tx.outputs[1]!.amount += 350n));
attackBtcs('FEE_TOO_HIGH', {
  'the fee is ten times as high': ({ raw }) => (raw.tx.outputs[1]!.amount -= 4_000n),
  'all that was to come back goes to the miner': ({ raw }) => {
    raw.tx.outputs.splice(1, 1);
    raw.outputs.splice(1, 1);
  },
});
attackBtc('the signature is to cover one input alone', 'SIGHASH', ({ raw }) =>
  raw.inputs[0]!.push(['03', '81000000']),
);
attackBtc('the lock time holds it back', 'LOCKTIME', ({ raw }) => (raw.tx.lockTime = 900));
