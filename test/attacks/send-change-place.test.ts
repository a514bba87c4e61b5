import { attackSend, attackSends, stillProved } from '../support/psbt/attack-send.ts';
import { addOutput, giveToChange, items, moveChange, recommitted, toOutpoint } from '../support/psbt/send.ts';
import { outputLabel } from '../support/psbt/test-wallet.ts';
import { A } from '../support/rgb/genuine-send.ts';

attackSend('the change lies where no restore would look', 'CHANGE_INDEX', (trial) =>
  moveChange(trial, trial.wallet.key('colored', 0, 30)),
);
attackSend('the change lies there and says nothing', 'FOREIGN_OUTPUT', (trial) => {
  moveChange(trial, trial.wallet.key('colored', 0, 30));
  trial.raw.outputs[trial.change!] = [];
});
attackSend('the same slot comes back twice', 'ADDRESS_REUSE', (trial) => {
  const key = trial.wallet.key('colored', 0, 9);
  addOutput(trial, { amount: 1_000n, script: key.script }, outputLabel(key));
});
attackSends('OUTPUT_SPOOF', {
  'the change says that it is at another place': ({ raw, wallet, change }) =>
    (raw.outputs[change!] = outputLabel(wallet.key('colored', 0, 8))),
  'a stranger’s output says that it is ours': ({ raw, wallet, change }) => {
    raw.tx.outputs[change!]!.script = `5120${'11'.repeat(32)}`;
    raw.outputs[change!] = outputLabel(wallet.key('colored', 0, 9));
  },
});
/** 330 sats come back, the least that can. */
const small = { coins: [{ sats: 638n, assets: [{ contract: A, amount: 500n }] }] };
attackSend('the change is too small to be spent', 'DUST', {
  from: small,
  change: (trial) => giveToChange(trial, -1n),
});
attackSend('the change is too small, and its asset goes to a thief', 'RGB_CHANGE', {
  from: small,
  change: recommitted((trial) => {
    giveToChange(trial, -1n);
    items(trial)[0]!.seal = toOutpoint('66'.repeat(32), 0);
  }),
});
stillProved({
  'its change is not labelled': ({ raw, change }) => (raw.outputs[change!] = []),
  'its change lies as far out as a restore looks': (trial) =>
    moveChange(trial, trial.wallet.key('colored', 0, 29)),
});
