import { addBtcOutput, attackBtc, payee } from '../support/psbt/send-btc.ts';
import { outputLabel, testWallet } from '../support/psbt/test-wallet.ts';

const STRANGER = payee('p2tr').script;
const withSlots = testWallet();
const { vanilla } = withSlots.account.xpubs;
/** A wallet without an asset branch. */
const plain = { ...withSlots, account: { ...withSlots.account, xpubs: { vanilla, colored: null } } };

attackBtc('somebody else is paid', {
  code: 'FOREIGN_OUTPUT',
  change: ({ raw }) => {
    raw.tx.outputs[0]!.script = payee('p2pkh').script;
  },
  from: { to: payee('p2wpkh') },
});
attackBtc('the same key is paid by a script of another kind', {
  code: 'FOREIGN_OUTPUT',
  change: ({ raw }) => {
    raw.tx.outputs[0]!.script = payee('p2wsh').script;
  },
  from: { to: payee('p2tr') },
});
attackBtc('one sat too many is paid', {
  code: 'OUTPUT_SIZE',
  change: ({ raw }) => {
    raw.tx.outputs[0]!.amount += 1n;
    raw.tx.outputs[1]!.amount -= 1n;
  },
});
attackBtc('one sat too few is paid', {
  code: 'OUTPUT_SIZE',
  change: ({ raw }) => {
    raw.tx.outputs[0]!.amount -= 1n;
    raw.tx.outputs[1]!.amount += 1n;
  },
});
attackBtc('nobody is paid, and all comes back', {
  code: 'OUTPUT_COUNT',
  change: ({ raw }) => {
    const [payment] = raw.tx.outputs.splice(0, 1);
    raw.outputs.splice(0, 1);
    raw.tx.outputs[0]!.amount += payment!.amount + 62n;
  },
});
attackBtc('the payee is paid twice', {
  code: 'FOREIGN_OUTPUT',
  change: (draft) => addBtcOutput(draft, { amount: 30_000n, script: payee().script }),
});
attackBtc('a stranger is paid besides', {
  code: 'FOREIGN_OUTPUT',
  change: (draft) => addBtcOutput(draft, { amount: 1_000n, script: STRANGER }),
});
attackBtc('the change goes to a stranger', {
  code: 'FOREIGN_OUTPUT',
  change: ({ raw }) => {
    raw.tx.outputs[1]!.script = STRANGER;
    raw.outputs[1] = [];
  },
});
attackBtc('the change goes to a stranger, labelled as ours', {
  code: 'OUTPUT_SPOOF',
  change: ({ raw }) => {
    raw.tx.outputs[1]!.script = STRANGER;
  },
});
attackBtc('the payment is labelled as ours', {
  code: 'OUTPUT_SPOOF',
  change: ({ raw, wallet }) => {
    raw.outputs[0] = outputLabel(wallet.key('vanilla', 0, 6));
  },
});
attackBtc('the change is said to be ours on no path of a wallet without slots', {
  code: 'OUTPUT_SPOOF',
  from: { wallet: plain },
  change: ({ raw, wallet, account }) => {
    const { internalKey } = wallet.key('vanilla', 0, 5);
    raw.outputs[1] = [[`07${internalKey}`, `00${account.fingerprint}`]];
  },
});
attackBtc('the change lies on the asset branch', {
  code: 'BRANCH',
  change: ({ raw, wallet }) => {
    const key = wallet.key('colored', 0, 10);
    raw.tx.outputs[1]!.script = key.script;
    raw.outputs[1] = outputLabel(key);
  },
});
attackBtc('a slot is made besides', {
  code: 'BRANCH',
  change: (draft) => {
    const key = draft.wallet.key('colored', 0, 10);
    addBtcOutput(draft, { amount: 1_000n, script: key.script }, outputLabel(key));
  },
});
attackBtc('the change is cut in two', {
  code: 'OUTPUT_COUNT',
  change: (draft) => {
    const key = draft.wallet.key('vanilla', 0, 6);
    addBtcOutput(draft, { amount: 1_000n, script: key.script }, outputLabel(key));
  },
});
attackBtc('the change lies where a restored wallet would not look', {
  code: 'CHANGE_INDEX',
  change: ({ raw, wallet }) => {
    const key = wallet.key('vanilla', 0, 25);
    raw.tx.outputs[1]!.script = key.script;
    raw.outputs[1] = outputLabel(key);
  },
});
attackBtc('something is written into the chain', {
  code: 'UNEXPECTED_OP_RETURN',
  change: (draft) => addBtcOutput(draft, { amount: 0n, script: `6a20${'ab'.repeat(32)}` }),
});
attackBtc('the change is dust', {
  code: 'DUST',
  change: (draft) => {
    const [payment, change] = draft.raw.tx.outputs;
    payment!.amount += change!.amount - 329n;
    change!.amount = 329n;
    draft.intent = { ...draft.intent, amountSats: payment!.amount };
  },
});
