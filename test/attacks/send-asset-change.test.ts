import { attackSends, stillProved } from '../support/psbt/attack-send.ts';
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
import { concealed, type RawSeal } from '../support/rgb/encode.ts';

const changeTo = (seal: RawSeal): ((trial: SendTrial) => void) =>
  recommitted((trial) => void (items(trial)[0]!.seal = seal));
attackSends('RGB_RECIPIENT', {
  'the asset change goes to the witness recipient': {
    from: WITNESS,
    change: recommitted(
      (trial) =>
        (items(trial).find(({ seal }) => seal.secret === undefined && seal.vout === 2)!.seal = {
          ...toOutput(1),
          blinding: 'ff'.repeat(8),
        } as RawSeal),
    ),
  },
  'the asset change is concealed, so that nobody can say whose it is': recommitted((trial) => {
    const [first] = items(trial);
    first!.seal = { secret: concealed(first!.seal) };
  }),
});
attackSends('RGB_CHANGE', {
  'the asset change goes to a stranger’s outpoint': changeTo(toOutpoint('66'.repeat(32), 0)),
  'the asset change goes to the slot that is being spent': changeTo(toOutpoint('b0'.repeat(32), 0)),
  'the asset change goes to plain bitcoin of ours': changeTo(toOutpoint(PLAIN_COIN.txid, PLAIN_COIN.vout)),
  'the asset change goes to another output of a transaction of ours': changeTo(
    toOutpoint(EMPTY_SLOT.txid, EMPTY_SLOT.vout + 1),
  ),
  'the asset change goes to the commitment': changeTo(toOutput(0)),
  'the asset change goes to an output that is not there': changeTo(toOutput(2)),
  'the asset change goes to a slot that the list alone calls ours': {
    from: NO_CHANGE,
    change: (trial) =>
      (trial.book.outputs = trial.book.outputs.filter(
        ({ txid }) => txid !== trial.snapshot.entries[1]!.txid,
      )),
  },
});
stillProved({
  'its asset change goes to a slot that is ours, whatever the list calls it': {
    from: NO_CHANGE,
    change: ({ snapshot }) => Object.assign(snapshot.entries[1]!, { exists: false, colorable: false }),
  },
  'its asset change goes to another slot of ours': changeTo(toOutpoint(EMPTY_SLOT.txid, EMPTY_SLOT.vout)),
});
