import { putKey } from '../support/psbt/builder.ts';
import { writeOutput } from '../support/psbt/raw-psbt.ts';
import { attackBtc, attackBtcs, addBtcOutput, asks, payee } from '../support/psbt/send-btc.ts';
import { inputLabel, testWallet, outputLabel } from '../support/psbt/test-wallet.ts';
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

const STRANGER = payee('p2tr').script;
const withSlots = testWallet();
const { vanilla } = withSlots.account.xpubs;
/** A wallet without an asset branch. */
const plain = { ...withSlots, account: { ...withSlots.account, xpubs: { vanilla, colored: null } } };
attackBtcs('OUTPUT_SIZE', {
  'one sat too many is paid': ({ raw }) => {
    raw.tx.outputs[0]!.amount += 1n;
    raw.tx.outputs[1]!.amount -= 1n;
  },
  'one sat too few is paid': ({ raw }) => {
    raw.tx.outputs[0]!.amount -= 1n;
    raw.tx.outputs[1]!.amount += 1n;
  },
});
attackBtcs('FOREIGN_OUTPUT', {
  'somebody else is paid': {
    change: ({ raw }) => (raw.tx.outputs[0]!.script = payee('p2pkh').script),
    from: { to: payee('p2wpkh') },
  },
  'the same key is paid by a script of another kind': {
    change: ({ raw }) => (raw.tx.outputs[0]!.script = payee('p2wsh').script),
    from: { to: payee('p2tr') },
  },
  'the payee is paid twice': (draft) => addBtcOutput(draft, { amount: 30_000n, script: payee().script }),
  'a stranger is paid besides': (draft) => addBtcOutput(draft, { amount: 1_000n, script: STRANGER }),
  'the change goes to a stranger': ({ raw }) => {
    raw.tx.outputs[1]!.script = STRANGER;
    raw.outputs[1] = [];
  },
});
attackBtcs('OUTPUT_SPOOF', {
  'the change goes to a stranger, labelled as ours': ({ raw }) => (raw.tx.outputs[1]!.script = STRANGER),
  'the payment is labelled as ours': ({ raw, wallet }) =>
    (raw.outputs[0] = outputLabel(wallet.key('vanilla', 0, 6))),
  'the change is said to be ours on no path of a wallet without slots': {
    from: { wallet: plain },
    change: ({ raw, wallet, account }) => {
      const { internalKey } = wallet.key('vanilla', 0, 5);
      raw.outputs[1] = [[`07${internalKey}`, `00${account.fingerprint}`]];
    },
  },
});
attackBtcs('BRANCH', {
  'the change lies on the asset branch': (draft) => putKey(draft, 1, 'colored', 10),
  'a slot is made besides': (draft) => {
    const key = draft.wallet.key('colored', 0, 10);
    addBtcOutput(draft, { amount: 1_000n, script: key.script }, outputLabel(key));
  },
});
attackBtcs('OUTPUT_COUNT', {
  'nobody is paid, and all comes back': ({ raw }) => {
    const [payment] = raw.tx.outputs.splice(0, 1);
    raw.outputs.splice(0, 1);
    raw.tx.outputs[0]!.amount += payment!.amount + 62n;
  },
  'the change is cut in two': (draft) => {
    const key = draft.wallet.key('vanilla', 0, 6);
    addBtcOutput(draft, { amount: 1_000n, script: key.script }, outputLabel(key));
  },
});
attackBtc('the change lies where a restored wallet would not look', 'CHANGE_INDEX', (draft) =>
  putKey(draft, 1, 'vanilla', 25),
);
attackBtc('something is written into the chain', 'UNEXPECTED_OP_RETURN', (draft) =>
  addBtcOutput(draft, { amount: 0n, script: `6a20${'ab'.repeat(32)}` }),
);
attackBtc('the change is dust', 'DUST', (draft) => {
  const [payment, change] = draft.raw.tx.outputs;
  payment!.amount += change!.amount - 329n;
  change!.amount = 329n;
  asks(draft, { amountSats: payment!.amount });
});

/** Only these of its coins were chosen. */
const choose = (draft: Parameters<typeof asks>[0], ...places: number[]): void => {
  const coins = places.map((at) => `${draft.raw.tx.inputs[at]!.txid}:${draft.raw.tx.inputs[at]!.vout}`);
  draft.intent = { ...draft.intent, builtHere: true, coins };
};
attackBtcs('UNEXPECTED_INPUT', {
  'a coin is spent that was not chosen': (draft) => choose(draft, 0),
  'a chosen coin is left out': (draft) => {
    choose(draft, 0, 1);
    draft.intent = { ...draft.intent, coins: [...draft.intent.coins!, `${'ee'.repeat(32)}:0`] };
  },
});
