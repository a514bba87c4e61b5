import { attackSend, attackSends, stillProved } from '../support/psbt/attack-send.ts';
import { NO_CHANGE, giveToChange } from '../support/psbt/send.ts';
import { A, type SendOptions } from '../support/rgb/genuine-send.ts';

/** 111 vbytes at 2 sat/vB, and so many sats more, with nothing coming back. */
const left = (more: bigint): SendOptions => ({
  ...NO_CHANGE,
  coins: [{ sats: 222n + more, assets: [{ contract: A, amount: 500n }] }],
});
attackSend('the fee is lower than it may be', 'FEE_TOO_LOW', (trial) => giveToChange(trial, 73n));
attackSend('more goes out than in', 'NEGATIVE_FEE', (trial) => giveToChange(trial, 1_000n));
attackSends('FEE_TOO_HIGH', {
  'the fee takes a sat more than it may': (trial) => giveToChange(trial, -331n),
  'another rate was confirmed': (trial) => {
    trial.intent.rateSatsPerVb = 1;
    giveToChange(trial, -200n);
  },
  'the slot is swallowed by the fee': {
    from: left(416n),
    change: ({ raw, snapshot, book }) => {
      book.outputs = book.outputs.map((one, i) =>
        i === 0 ? { ...one, amountSats: one.amountSats + 1n } : one,
      );
      // A sat more than dust and the 43 vbytes of change could explain.
      snapshot.entries[0]!.amountSats += 1n;
      raw.inputs[0]![0]![1] = `7f${raw.inputs[0]![0]![1].slice(2)}`;
    },
  },
  'the fee is as asked, and above the user’s cap': ({ limits }) => (limits.maxFeeSats = 307n),
  'the rate is as asked, and above the user’s cap': ({ limits }) => (limits.maxRateSatsPerVb = 1.9),
});
stillProved({
  'its fee is the highest that it may be': (trial) => giveToChange(trial, -330n),
  'its fee is the lowest that it may be': (trial) => giveToChange(trial, 72n),
  'what is too small to come back goes to the fee': { from: left(416n) },
  'the cap is a fraction above its rate': ({ limits }) => (limits.maxRateSatsPerVb = 2.5),
});
