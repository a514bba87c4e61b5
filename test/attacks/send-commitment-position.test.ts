import { attackSends, stillProved } from '../support/psbt/attack-send.ts';
import { commit } from '../support/rgb/genuine-send.ts';
import { WITNESS, items, type SendTrial } from '../support/psbt/send.ts';

/** Puts the output at `vout` in front of the commitment, and the seal on it with it. */
function putFirst(trial: SendTrial, vout: number): void {
  const moved: Record<number, number> = { 0: vout, [vout]: 0 };
  for (const { seal } of items(trial))
    if (seal.secret === undefined) seal.vout = moved[seal.vout] ?? seal.vout;
  // Revealed seals stand in the order of their outputs.
  items(trial).sort((a, b) =>
    a.seal.secret === undefined && b.seal.secret === undefined ? a.seal.vout - b.seal.vout : 0,
  );
  commit(trial);
  for (const list of [trial.raw.tx.outputs, trial.raw.outputs] as unknown[][])
    [list[0], list[vout]] = [list[vout], list[0]];
}
stillProved({
  'the recipient’s output stands before the commitment': {
    from: WITNESS,
    change: (trial) => putFirst(trial, 1),
  },
});
attackSends('COMMITMENT_POSITION', {
  'our own output stands before the commitment': (trial) => putFirst(trial, 1),
  'our own output stands before commitment and recipient': {
    from: WITNESS,
    change: (trial) => putFirst(trial, 2),
  },
});
