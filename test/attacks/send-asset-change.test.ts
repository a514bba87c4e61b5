import { describe } from 'vitest';
import { attackSend, stillProved } from '../support/psbt/attack-send.ts';
import {
  EMPTY_SLOT,
  NO_CHANGE,
  PLAIN_COIN,
  WITNESS,
  items,
  recommitted,
  toOutpoint,
  toOutput,
} from '../support/psbt/send.ts';
import type { SendTrial } from '../support/psbt/send.ts';
import { concealed } from '../support/rgb/encode.ts';
import type { RawSeal } from '../support/rgb/encode.ts';

const changeTo = (seal: RawSeal): ((trial: SendTrial) => void) =>
  recommitted((trial) => {
    items(trial)[0]!.seal = seal;
  });

attackSend('the asset change goes to a stranger’s outpoint', {
  code: 'RGB_CHANGE',
  change: changeTo(toOutpoint('66'.repeat(32), 0)),
});
attackSend('the asset change goes to the slot that is being spent', {
  code: 'RGB_CHANGE',
  change: changeTo(toOutpoint('b0'.repeat(32), 0)),
});
attackSend('the asset change goes to plain bitcoin of ours', {
  code: 'RGB_CHANGE',
  change: changeTo(toOutpoint(PLAIN_COIN.txid, PLAIN_COIN.vout)),
});
attackSend('the asset change goes to another output of a transaction of ours', {
  code: 'RGB_CHANGE',
  change: changeTo(toOutpoint(EMPTY_SLOT.txid, EMPTY_SLOT.vout + 1)),
});
attackSend('the asset change goes to the commitment', { code: 'RGB_CHANGE', change: changeTo(toOutput(0)) });
attackSend('the asset change goes to an output that is not there', {
  code: 'RGB_CHANGE',
  change: changeTo(toOutput(2)),
});
attackSend('the asset change goes to the witness recipient', {
  code: 'RGB_RECIPIENT',
  from: WITNESS,
  change: recommitted((trial) => {
    items(trial).find(({ seal }) => seal.secret === undefined && seal.vout === 2)!.seal = {
      ...toOutput(1),
      blinding: 'ff'.repeat(8),
    } as RawSeal;
  }),
});
attackSend('the asset change is concealed, so that nobody can say whose it is', {
  code: 'RGB_RECIPIENT',
  change: recommitted((trial) => {
    const [first] = items(trial);
    first!.seal = { secret: concealed(first!.seal) };
  }),
});
attackSend('the asset change goes to a slot that the list alone calls ours', {
  code: 'RGB_CHANGE',
  from: NO_CHANGE,
  change: (trial) => {
    trial.book.outputs = trial.book.outputs.filter(({ txid }) => txid !== trial.snapshot.entries[1]!.txid);
  },
});

describe('a send', () => {
  stillProved('its asset change goes to a slot that is ours, whatever the list calls it', {
    from: NO_CHANGE,
    change: ({ snapshot }) => {
      Object.assign(snapshot.entries[1]!, { exists: false, colorable: false });
    },
  });
  stillProved('its asset change goes to another slot of ours', {
    change: changeTo(toOutpoint(EMPTY_SLOT.txid, EMPTY_SLOT.vout)),
  });
});
