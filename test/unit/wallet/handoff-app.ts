import { entropyToWords, phraseToSeed } from '../../../src-main/phrase/phrase.ts';
import { readImportedText } from '../../../src-main/verify/imported/read-imported.ts';
import type { Review } from '../../../src-preload/contract/index.ts';
import { signNaively } from '../../support/psbt/second-opinion.ts';
import { approvalOf, openTestApp } from './app.ts';
import { assetAppOf, makeSlots } from './asset-app.ts';

const words = entropyToWords(new Uint8Array(16).fill(0x31));

export type Watching = Awaited<ReturnType<typeof watching>>;

/** A machine that only watches: its wallet had a key for one session, in which it got slots and coins. */
export async function watching() {
  const app = openTestApp('loopback');
  const form = { name: 'Watched', network: 'regtest', keep: 'session', practice: true } as const;
  const { id: walletId } = await app.get('vault.restore', { ...form, words: words.join(' ') });
  await app.get('wallet.register', { walletId });
  const coin = async (): Promise<void> => {
    await app.get('practice.faucet', { walletId, amountSats: 100_000 });
    await app.get('practice.mine', { blocks: 1 });
  };
  await coin();
  await makeSlots(app, walletId, 6, 2_000);
  // With the change two plain coins, so that half of a signature is possible.
  await coin();
  const assets = await assetAppOf(app, walletId);
  // From here on the key is not on this machine.
  app.restart();
  const seed = phraseToSeed(words);
  const brought = (flowId: string, text: string) => ({ flowId, source: { from: 'text', text } as const });
  return {
    ...assets,
    /** Another library signs what went out, with the words that are on another machine. */
    signElsewhere: (psbt: string) => signNaively(psbt, seed).psbt,
    goesOut: (review: Pick<Review, 'flowId' | 'digest'>) => app.get('handoff.begin', approvalOf(review)),
    /** The PSBT that went out. */
    packed: async (flowId: string) => {
      await app.get('handoff.save', { flowId, what: 'pack' });
      const saved = readImportedText(app.saved.at(-1)?.text ?? '');
      if (saved.kind !== 'pack') throw new Error(`a ${saved.kind} was saved`);
      return saved.pack.psbt;
    },
    bring: async (flowId: string, text: string) => {
      const back = await app.get('handoff.bringBack', brought(flowId, text));
      if (back.outcome !== 'signed') throw new Error(back.outcome);
      return back.away;
    },
    notTaken: (flowId: string, text: string) => app.failure('handoff.bringBack', brought(flowId, text)),
  };
}
