import { expect } from 'vitest';
import { attacks } from '../support/psbt/attack.ts';
import { replaceValue, writeOutput } from '../support/psbt/raw-psbt.ts';

const MAX = 2_100_000_000_000_000n;
attacks('AMOUNT_RANGE', {
  'an output holds more than there is': {
    change: ({ raw }) => (raw.tx.outputs[0]!.amount = MAX + 1n),
    also: ({ sums, outputs }) => expect([sums, outputs[0]!.amountSats]).toEqual([null, null]),
  },
  'an output holds what reads as less than nothing': ({ raw }) =>
    (raw.tx.outputs[0]!.amount = 0xffff_ffff_ffff_ffffn),
  'the outputs together hold more than there is': ({ raw }) => {
    raw.tx.outputs[0]!.amount = MAX;
    raw.tx.outputs[1]!.amount = MAX;
  },
  'the inputs together hold more than there is': ({ raw, snapshot, inputKeys }) => {
    snapshot.entries[0]!.amountSats = MAX;
    replaceValue(raw.inputs[0], '01', writeOutput({ amount: MAX, script: inputKeys[0]!.script }));
  },
  'one input holds more than there is, and the list says so too': {
    change: ({ raw, snapshot, inputKeys }) => {
      snapshot.entries[0]!.amountSats = MAX + 1n;
      replaceValue(raw.inputs[0], '01', writeOutput({ amount: MAX + 1n, script: inputKeys[0]!.script }));
    },
    also: ({ inputs }) => expect(inputs[0]).toMatchObject({ amountSats: null, outcome: 'contradicts' }),
  },
});
