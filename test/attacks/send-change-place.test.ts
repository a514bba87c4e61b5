import { describe } from 'vitest';
import { attackSend, stillProved } from '../support/psbt/attack-send.ts';
import { addOutput, giveToChange, items, moveChange, recommitted, toOutpoint } from '../support/psbt/send.ts';
import { outputLabel } from '../support/psbt/test-wallet.ts';
import { A } from '../support/rgb/genuine-send.ts';

attackSend('the change lies where no restore would look', {
  code: 'CHANGE_INDEX',
  change: (trial) => moveChange(trial, trial.wallet.key('colored', 0, 30)),
});
attackSend('the change lies there and says nothing', {
  code: 'FOREIGN_OUTPUT',
  change: (trial) => {
    moveChange(trial, trial.wallet.key('colored', 0, 30));
    trial.raw.outputs[trial.change!] = [];
  },
});
attackSend('the same slot comes back twice', {
  code: 'ADDRESS_REUSE',
  change: (trial) => {
    const key = trial.wallet.key('colored', 0, 9);
    addOutput(trial, { amount: 1_000n, script: key.script }, outputLabel(key));
  },
});
attackSend('the change says that it is at another place', {
  code: 'OUTPUT_SPOOF',
  change: ({ raw, wallet, change }) => {
    raw.outputs[change!] = outputLabel(wallet.key('colored', 0, 8));
  },
});
attackSend('a stranger’s output says that it is ours', {
  code: 'OUTPUT_SPOOF',
  change: ({ raw, wallet, change }) => {
    raw.tx.outputs[change!]!.script = `5120${'11'.repeat(32)}`;
    raw.outputs[change!] = outputLabel(wallet.key('colored', 0, 9));
  },
});
/** 330 sats come back, the least that can. */
const small = { coins: [{ sats: 638n, assets: [{ contract: A, amount: 500n }] }] };
attackSend('the change is too small to be spent', {
  code: 'DUST',
  from: small,
  change: (trial) => giveToChange(trial, -1n),
});
attackSend('the change is too small, and its asset goes to a thief', {
  code: 'RGB_CHANGE',
  from: small,
  change: recommitted((trial) => {
    giveToChange(trial, -1n);
    items(trial)[0]!.seal = toOutpoint('66'.repeat(32), 0);
  }),
});

describe('a send', () => {
  stillProved('its change is not labelled', {
    change: ({ raw, change }) => {
      raw.outputs[change!] = [];
    },
  });
  stillProved('its change lies as far out as a restore looks', {
    change: (trial) => moveChange(trial, trial.wallet.key('colored', 0, 29)),
  });
});
