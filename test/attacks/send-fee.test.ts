import { describe } from 'vitest';
import { attackSend, stillProved } from '../support/psbt/attack-send.ts';
import { NO_CHANGE, giveToChange } from '../support/psbt/send.ts';
import type { SendOptions } from '../support/rgb/genuine-send.ts';
import { A } from '../support/rgb/genuine-send.ts';

/** 111 vbytes at 2 sat/vB, and so many sats more, with nothing coming back. */
const left = (more: bigint): SendOptions => ({
  ...NO_CHANGE,
  coins: [{ sats: 222n + more, assets: [{ contract: A, amount: 500n }] }],
});

attackSend('the fee takes a sat more than it may', {
  code: 'FEE_TOO_HIGH',
  change: (trial) => giveToChange(trial, -331n),
});
attackSend('the fee is lower than it may be', {
  code: 'FEE_TOO_LOW',
  // 154 vbytes at 2 sat/vB, of which 34 may be left out.
  change: (trial) => giveToChange(trial, 73n),
});
attackSend('more goes out than in', { code: 'NEGATIVE_FEE', change: (trial) => giveToChange(trial, 1_000n) });
attackSend('another rate was confirmed', {
  code: 'FEE_TOO_HIGH',
  change: (trial) => {
    trial.intent.rateSatsPerVb = 1;
    giveToChange(trial, -200n);
  },
});
attackSend('the slot is swallowed by the fee', {
  code: 'FEE_TOO_HIGH',
  from: left(416n),
  change: ({ raw, snapshot, book }) => {
    book.outputs = book.outputs.map((one, i) =>
      i === 0 ? { ...one, amountSats: one.amountSats + 1n } : one,
    );
    // A sat more than dust and the 43 vbytes of change could explain.
    snapshot.entries[0]!.amountSats += 1n;
    raw.inputs[0]![0]![1] = `7f${raw.inputs[0]![0]![1].slice(2)}`;
  },
});
attackSend('the fee is as asked, and above the user’s cap', {
  code: 'FEE_TOO_HIGH',
  change: ({ limits }) => {
    limits.maxFeeSats = 307n;
  },
});
attackSend('the rate is as asked, and above the user’s cap', {
  code: 'FEE_TOO_HIGH',
  change: ({ limits }) => {
    limits.maxRateSatsPerVb = 1.9;
  },
});

describe('a send', () => {
  stillProved('its fee is the highest that it may be', { change: (trial) => giveToChange(trial, -330n) });
  stillProved('its fee is the lowest that it may be', { change: (trial) => giveToChange(trial, 72n) });
  stillProved('what is too small to come back goes to the fee', {
    from: left(416n),
    change: () => undefined,
  });
  stillProved('the cap is a fraction above its rate', {
    change: ({ limits }) => {
      limits.maxRateSatsPerVb = 2.5;
    },
  });
});
