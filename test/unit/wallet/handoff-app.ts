import { entropyToWords, phraseToSeed } from '../../../src-main/phrase/phrase.ts';
import { readImportedText } from '../../../src-main/verify/imported/read-imported.ts';
import type { AwayView, CallInput, Review } from '../../../src-preload/contract/index.ts';
import { signNaively } from '../../support/psbt/second-opinion.ts';
import { openTestApp } from './app.ts';
import { type AssetApp, assetAppOf, makeSlots } from './asset-app.ts';

/** A machine that only watches: its wallet had a key for one session, in which it got slots and coins. */
export interface Watching extends AssetApp {
  /** Another library signs what went out, with the words that are on another machine. */
  readonly signElsewhere: (psbt: string) => string;
  readonly begin: (review: Pick<Review, 'flowId' | 'digest'>) => Promise<AwayView>;
  /** The PSBT that went out. */
  readonly packed: (flowId: string) => Promise<string>;
  readonly bring: (flowId: string, text: string) => Promise<AwayView>;
  readonly refused: (flowId: string, text: string) => Promise<unknown>;
}

const words = (fill: number): readonly string[] => entropyToWords(new Uint8Array(16).fill(fill));

export async function watching(slots = 6, sizeSats = 2_000): Promise<Watching> {
  const app = openTestApp('loopback');
  const { id: walletId } = await app.get('vault.restore', {
    name: 'Watched',
    network: 'regtest',
    keep: 'session',
    practice: true,
    words: words(0x31).join(' '),
  });
  await app.get('wallet.register', { walletId });
  const coin = async (): Promise<void> => {
    await app.get('practice.faucet', { walletId, amountSats: 100_000 });
    await app.get('practice.mine', { blocks: 1 });
  };
  await coin();
  await makeSlots(app, walletId, slots, sizeSats);
  // With the change two plain coins, so that half of a signature is possible.
  await coin();
  const assets = await assetAppOf(app, walletId);
  // From here on the key is not on this machine.
  app.restart();
  const seed = phraseToSeed(words(0x31));
  const source = (text: string): CallInput<'handoff.bringBack'>['source'] => ({ from: 'text', text });
  return {
    ...assets,
    signElsewhere: (psbt) => signNaively(psbt, seed).psbt,
    begin: ({ flowId, digest }: Pick<Review, 'flowId' | 'digest'>) =>
      app.get('handoff.begin', { flowId, digest, acceptNotProved: false }),
    packed: async (flowId) => {
      await app.get('handoff.save', { flowId, what: 'pack' });
      const brought = readImportedText(app.saved.at(-1)?.text ?? '');
      if (brought.kind !== 'pack') throw new Error(`a ${brought.kind} was saved`);
      return brought.pack.psbt;
    },
    bring: async (flowId, text) => {
      const back = await app.get('handoff.bringBack', { flowId, source: source(text) });
      if (back.outcome !== 'signed') throw new Error(back.outcome);
      return back.away;
    },
    refused: (flowId, text) => app.failure('handoff.bringBack', { flowId, source: source(text) }),
  };
}
