import { expect } from 'vitest';
import { attack } from '../support/psbt/attack.ts';
import { replaceValue, writeOutput } from '../support/psbt/raw-psbt.ts';

const MAX = 2_100_000_000_000_000n;
attack('an output holds more than there is', {
  code: 'AMOUNT_RANGE',
  change: ({ raw }) => {
    raw.tx.outputs[0]!.amount = MAX + 1n;
  },
  also: ({ sums, outputs }) => expect([sums, outputs[0]!.amountSats]).toEqual([null, null]),
});
attack('an output holds what reads as less than nothing', {
  code: 'AMOUNT_RANGE',
  change: ({ raw }) => {
    raw.tx.outputs[0]!.amount = 0xffff_ffff_ffff_ffffn;
  },
});
attack('the outputs together hold more than there is', {
  code: 'AMOUNT_RANGE',
  change: ({ raw }) => {
    raw.tx.outputs[0]!.amount = MAX;
    raw.tx.outputs[1]!.amount = MAX;
  },
});
attack('the inputs together hold more than there is', {
  code: 'AMOUNT_RANGE',
  change: ({ raw, snapshot, inputKeys }) => {
    snapshot.entries[0]!.amountSats = MAX;
    replaceValue(raw.inputs[0], '01', writeOutput({ amount: MAX, script: inputKeys[0]!.script }));
  },
});
attack('one input holds more than there is, and the list says so too', {
  code: 'AMOUNT_RANGE',
  change: ({ raw, snapshot, inputKeys }) => {
    snapshot.entries[0]!.amountSats = MAX + 1n;
    replaceValue(raw.inputs[0], '01', writeOutput({ amount: MAX + 1n, script: inputKeys[0]!.script }));
  },
  also: ({ inputs }) => expect(inputs[0]).toMatchObject({ amountSats: null, outcome: 'contradicts' }),
});
