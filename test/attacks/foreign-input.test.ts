import { expect } from 'vitest';
import { attack } from '../support/psbt/attack.ts';
import { writeOutput } from '../support/psbt/raw-psbt.ts';
import { inputLabel, testWallet } from '../support/psbt/test-wallet.ts';

attack("a stranger's coin is spent along", 'FOREIGN_INPUT', {
  change: ({ raw }) => {
    const stranger = testWallet({ seedByte: 66 }).key('vanilla', 0, 0);
    raw.tx.inputs[1]!.txid = 'b'.repeat(64);
    raw.inputs[1] = [
      ['01', writeOutput({ amount: 50_000n, script: stranger.script })],
      ...inputLabel(stranger),
    ];
  },
  also: (verdict) =>
    expect(verdict.inputs[1]).toMatchObject({ kind: 'stranger', outcome: 'contradicts', path: null }),
});
