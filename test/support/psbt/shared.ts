import { genuineSlots, type Draft } from './builder.ts';
import { writeOutput } from './raw-psbt.ts';
import { outputLabel, testWallet } from './test-wallet.ts';

/** Somebody else's key. */
export const stranger = testWallet({ seedByte: 66 }).key('vanilla', 0, 0);

/**
 * A transaction of two: 100,000 sats of ours and 50,000 of a stranger's go in; 89,000 come back to us, the stranger gets
 * 60,000, and 1,000 are the fee. Neither has signed.
 */
export function sharedDraft(wallet = testWallet(), theirs = stranger.script): Draft {
  const draft = genuineSlots({ wallet, num: 1 });
  const { raw } = draft;
  const back = wallet.key('vanilla', 0, 5);
  raw.inputs[1] = [['01', writeOutput({ amount: 50_000n, script: theirs })]];
  raw.tx.outputs = [
    { amount: 89_000n, script: back.script },
    { amount: 60_000n, script: theirs },
  ];
  raw.outputs = [outputLabel(back), []];
  return draft;
}
