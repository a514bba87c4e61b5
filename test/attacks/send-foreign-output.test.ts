import { expect } from 'vitest';
import { attackSend } from '../support/psbt/attack-send.ts';
import { addOutput, WITNESS } from '../support/psbt/send.ts';
import { outputLabel, testWallet } from '../support/psbt/test-wallet.ts';
import { strangersScript } from '../support/rgb/genuine-send.ts';

const thief = testWallet({ seedByte: 66 }).key('colored', 0, 0);

attackSend('a stranger is paid too', {
  code: 'FOREIGN_OUTPUT',
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
});
attackSend('a stranger who says whose it is gets no sats', {
  code: 'FOREIGN_OUTPUT',
  change: (trial) => addOutput(trial, { amount: 0n, script: thief.script }, outputLabel(thief)),
});
attackSend('anyone may spend an output that hangs from it', {
  code: 'FOREIGN_OUTPUT',
  change: (trial) => addOutput(trial, { amount: 240n, script: '51024e73' }),
});
attackSend('the bitcoin change goes to a stranger', {
  code: 'FOREIGN_OUTPUT',
  change: ({ raw, change }) => {
    raw.tx.outputs[change!]!.script = thief.script;
    raw.outputs[change!] = [];
  },
});
attackSend('the witness recipient is paid a second time', {
  code: 'FOREIGN_OUTPUT',
  from: WITNESS,
  change: (trial) => addOutput(trial, { amount: 1_200n, script: strangersScript(0) }),
});
attackSend('a blinded recipient is given an output', {
  code: 'FOREIGN_OUTPUT',
  change: (trial) => addOutput(trial, { amount: 1_000n, script: strangersScript(0) }),
});
