import { expect } from 'vitest';
import { attacks } from '../support/psbt/attack.ts';
import { addOutput } from '../support/psbt/builder.ts';
import { outputLabel, testWallet } from '../support/psbt/test-wallet.ts';

const stranger = testWallet({ seedByte: 66 }).key('vanilla', 0, 0);
attacks('FOREIGN_OUTPUT', {
  'a slot pays a stranger': {
    change: ({ raw }) => {
      raw.tx.outputs[1]!.script = stranger.script;
      raw.outputs[1] = [];
    },
    also: ({ outputs, sums, claims }) => {
      expect(outputs[1]).toMatchObject({
        kind: 'stranger',
        outcome: 'contradicts',
        amountSats: 1_000n,
        path: null,
      });
      expect(outputs.map(({ outcome }) => outcome)).toEqual(['proved', 'contradicts', 'proved', 'proved']);
      expect(sums?.strangerSats).toBe(1_000n);
      expect(claims.find(({ name }) => name === 'inputsOurs')?.outcome).toBe('proved');
    },
  },
  "a slot pays a stranger who is labelled as a stranger's": ({ raw }) => {
    raw.tx.outputs[1]!.script = stranger.script;
    raw.outputs[1] = outputLabel(stranger);
  },
  'an output more pays a stranger': (draft) => addOutput(draft, { amount: 5_000n, script: stranger.script }),
  'the change pays a stranger': ({ raw, change }) => {
    raw.tx.outputs[change!]!.script = stranger.script;
    raw.outputs[change!] = [];
  },
  'a stranger gets nothing but an output': (draft) =>
    addOutput(draft, { amount: 0n, script: stranger.script }),
});
