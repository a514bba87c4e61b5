import { expect } from 'vitest';
import { attackSends } from '../support/psbt/attack-send.ts';
import { addOutput, WITNESS } from '../support/psbt/send.ts';
import { outputLabel, testWallet } from '../support/psbt/test-wallet.ts';
import { strangersScript } from '../support/rgb/genuine-send.ts';

const thief = testWallet({ seedByte: 66 }).key('colored', 0, 0);
attackSends('FOREIGN_OUTPUT', {
  'a stranger is paid too': {
    change: (trial) => addOutput(trial, { amount: 5_000n, script: thief.script }),
    also: ({ outputs, sums, claims }) => {
      expect(outputs[2]).toMatchObject({
        kind: 'stranger',
        outcome: 'contradicts',
        amountSats: 5_000n,
        assets: [],
      });
      expect(outputs[1]).toMatchObject({ kind: 'change', outcome: 'proved' });
      expect(sums?.strangerSats).toBe(5_000n);
      expect(claims.find(({ name }) => name === 'nothingToOthers')?.code).toBe('FOREIGN_OUTPUT');
    },
  },
  'a stranger who says whose it is gets no sats': (trial) =>
    addOutput(trial, { amount: 0n, script: thief.script }, outputLabel(thief)),
  'anyone may spend an output that hangs from it': (trial) =>
    addOutput(trial, { amount: 240n, script: '51024e73' }),
  'the bitcoin change goes to a stranger': ({ raw, change }) => {
    raw.tx.outputs[change!]!.script = thief.script;
    raw.outputs[change!] = [];
  },
  'the witness recipient is paid a second time': {
    from: WITNESS,
    change: (trial) => addOutput(trial, { amount: 1_200n, script: strangersScript(0) }),
  },
  'a blinded recipient is given an output': (trial) =>
    addOutput(trial, { amount: 1_000n, script: strangersScript(0) }),
});
