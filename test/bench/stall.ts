import { setImmediate as nextTurn } from 'node:timers/promises';
import { mnemonicToSeedSync } from 'bip39';
import { judge, judgeInSlices } from '../../src-main/domain/psbt/judge.ts';
import { verifySignedInSlices } from '../../src-main/domain/psbt/verify.ts';
import { forkChild } from '../../src-main/keyholder/fork-child.ts';
import { createSigner } from '../../src-main/keyholder/link.ts';
import { breathe } from '../../src-main/use-cases/signing/breathe.ts';
import { genuineSlots } from '../support/psbt/builder.ts';
import { writeRaw } from '../support/psbt/raw-psbt.ts';
import { testWallet } from '../support/psbt/test-wallet.ts';
import { median } from './rounds.ts';

/** Never funded anywhere. */
const WORDS = 'abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon about';
const WALLET = { walletId: 'be'.repeat(16), network: 'regtest', keep: 'session' } as const;
const INPUTS = 1_000;
const ROUNDS = 9;

/**
 * How long main's loop stands still, in ms, while a transaction with 1,000 inputs is signed by a keyholder child
 * started from `bundle` and the answer is verified: the median, over some rounds, of the longest time between two
 * turns of the loop. The secret is kept for the session, so that no keychain is needed.
 */
export async function measureStall(bundle: string): Promise<number> {
  const signer = createSigner({
    start: () => forkChild(bundle, process.env),
    clock: { nowMs: () => Date.now() },
    onWaiting: () => undefined,
  });
  try {
    const keys = await signer.restore({ ...WALLET, words: WORDS, createdAtMs: 0, expect: null });
    const secret = { walletId: WALLET.walletId, walletName: 'Bench', keySource: 'session', keys } as const;
    const draft = genuineSlots({
      wallet: testWallet({ seed: Uint8Array.from(mnemonicToSeedSync(WORDS)) }),
      num: 1,
      inputSats: Array.from({ length: INPUTS }, () => 20_000n),
    });
    const { intent, snapshot, account, limits } = draft;
    const asked = { psbt: writeRaw(draft.raw), intent, snapshot, account, limits };
    const { digest, outcome } = judge(asked);
    if (outcome !== 'proved') throw new Error(`the transaction of the bench is ${outcome}`);
    const stalls: number[] = [];
    for (let round = 0; round < ROUNDS; round++)
      stalls.push(
        await longestStall(async () => {
          await judgeInSlices(asked, breathe());
          const signed = await signer.sign({ ...asked, secret, digest });
          await verifySignedInSlices(asked.psbt, signed.psbt, account, breathe());
        }),
      );
    return median(stalls);
  } finally {
    signer.close();
  }
}

/**
 * The longest time between two turns of the loop while `act` ran, in ms of this process' processor time: what other
 * programs take of a busy machine is no stall of ours, and nothing here waits for anything without letting the loop run.
 */
async function longestStall(act: () => Promise<void>): Promise<number> {
  let longestMs = 0;
  let last = { wallMs: performance.now(), cpu: process.cpuUsage() };
  const turn = (): void => {
    const wallMs = performance.now() - last.wallMs;
    const { user, system } = process.cpuUsage(last.cpu);
    longestMs = Math.max(longestMs, Math.min(wallMs, (user + system) / 1_000));
    last = { wallMs: performance.now(), cpu: process.cpuUsage() };
  };
  const timer = setInterval(turn, 1);
  try {
    await act();
    await nextTurn();
    turn();
  } finally {
    clearInterval(timer);
  }
  return longestMs;
}
