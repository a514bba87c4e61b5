import { attackBtc } from '../support/psbt/send-btc.ts';
import { writeOutput } from '../support/psbt/raw-psbt.ts';
import { inputLabel, testWallet } from '../support/psbt/test-wallet.ts';
import { proprietary } from '../support/rgb/encode.ts';

attackBtc('a slot is spent', {
  code: 'SPENDS_COLORED',
  change: ({ snapshot }) => {
    snapshot.entries[0]!.colorable = true;
  },
});
attackBtc('an asset is spent', {
  code: 'SPENDS_COLORED',
  change: ({ snapshot }) => {
    snapshot.entries[1]!.allocations = [{ assetId: 'rgb:x', amount: 1n, settled: true }];
  },
});
attackBtc('an asset is spent that has not settled yet', {
  code: 'SPENDS_COLORED',
  change: ({ snapshot }) => {
    snapshot.entries[1]!.allocations = [{ assetId: 'rgb:x', amount: 1n, settled: false }];
  },
});
attackBtc('an output of the asset branch is spent that is listed as plain', {
  code: 'SPENDS_COLORED',
  change: ({ raw, wallet }) => {
    const key = wallet.key('colored', 0, 0);
    raw.inputs[0] = [['01', writeOutput({ amount: 100_000n, script: key.script })], ...inputLabel(key)];
  },
});
attackBtc('an output is spent that a receive waits for', {
  code: 'SPENDS_PENDING',
  change: ({ snapshot }) => {
    snapshot.entries[0]!.pendingBlinded = 1;
  },
});
attackBtc('an output is spent that is not there yet', {
  code: 'SPENDS_PENDING',
  change: ({ snapshot }) => {
    snapshot.entries[0]!.exists = false;
  },
});
attackBtc('an output is spent that was never listed', {
  code: 'UNKNOWN_OUTPOINT',
  change: ({ snapshot }) => {
    snapshot.entries.splice(0, 1);
  },
});
attackBtc('somebody else’s coin is spent', {
  code: 'FINGERPRINT',
  change: ({ raw }) => {
    const key = testWallet({ seedByte: 8 }).key('vanilla', 0, 0);
    raw.inputs[0] = [['01', writeOutput({ amount: 100_000n, script: key.script })], ...inputLabel(key)];
  },
});
attackBtc('an amount is another than the listed one', {
  code: 'AMOUNT_LIE',
  change: ({ snapshot }) => {
    snapshot.entries[0]!.amountSats += 1n;
  },
});
attackBtc('RGB data rides along', {
  code: 'RGB_HIDDEN',
  change: ({ raw }) => {
    raw.global.push([proprietary('RGB', 1, '00'.repeat(32)), 'cafe']);
  },
});
attackBtc('a tapret commitment is asked for on the change', {
  code: 'RGB_HIDDEN',
  change: ({ raw }) => {
    raw.outputs[1]!.push([proprietary('TAPRET', 0), '']);
  },
});
attackBtc('the fee is ten times as high', {
  code: 'FEE_TOO_HIGH',
  change: ({ raw }) => {
    raw.tx.outputs[1]!.amount -= 4_000n;
  },
});
attackBtc('the fee is a tenth of it', {
  code: 'FEE_TOO_LOW',
  change: ({ raw }) => {
    raw.tx.outputs[1]!.amount += 350n;
  },
});
attackBtc('all that was to come back goes to the miner', {
  code: 'FEE_TOO_HIGH',
  change: ({ raw }) => {
    raw.tx.outputs.splice(1, 1);
    raw.outputs.splice(1, 1);
  },
});
attackBtc('the signature is to cover one input alone', {
  code: 'SIGHASH',
  change: ({ raw }) => {
    raw.inputs[0]!.push(['03', '81000000']);
  },
});
attackBtc('the lock time holds it back', {
  code: 'LOCKTIME',
  change: ({ raw }) => {
    raw.tx.lockTime = 900;
  },
});
