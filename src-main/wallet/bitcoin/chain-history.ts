import { fail } from '../../base/errors.ts';
import type { WalletRecord } from '../../records/wallet.ts';
import type { ChainKeeper } from '../chain/chain-keeper.ts';
import type { WalletContext } from '../context/context.ts';
import { listScripts, type ChainMemory } from './list-scripts.ts';
import { ownMovements, placeInBlocks, type ChainTransaction } from './own-movements.ts';

interface Look extends ChainMemory {
  readonly by: string;
  looking: Promise<void> | null;
  /** What the last successful look found; null: there was none yet. */
  found: { readonly transactions: readonly ChainTransaction[]; readonly isWhole: boolean } | null;
  /** By the monotonic clock, as `toldAtMs`. */
  dueAtMs: number;
  toldAtMs: number;
}

export type ChainHistory = ReturnType<typeof createChainHistory>;

const TOLD_EVERY_MS = 2_000;
const FRESH_MS = 30_000;
/** The pause after a look is this many times its length: ten minutes after one minute. */
const RESTS = 10;

/** What a wallet's own Bitcoin server lists for its scripts. Kept in memory: later looks read only new ones. */
export function createChainHistory(context: WalletContext, chain: ChainKeeper) {
  const { clock, wallets, tell } = context;
  const looks = new Map<string, Look>();

  function lookOf({ id, chainSource, keychains }: WalletRecord): Look | null {
    const by = JSON.stringify([chainSource, keychains]);
    const known = looks.get(id);
    if (known?.by === by) return known;
    looks.delete(id);
    if (chainSource === null) return null;
    const memory = { read: new Map(), proved: new Map(), bytes: 0, looked: 0, lacking: 0 };
    const look: Look = { by, ...memory, looking: null, found: null, dueAtMs: -Infinity, toldAtMs: -Infinity };
    looks.set(id, look);
    return look;
  }

  async function lookNow(wallet: WalletRecord, look: Look): Promise<void> {
    const { id: walletId } = wallet;
    const beganMs = clock.monotonicMs();
    const step = (): void => {
      // A removed server gets no further address.
      if (context.ended.aborted || lookOf(wallets.require(walletId)) !== look) throw fail('CHAIN_OFF', {});
      if (clock.monotonicMs() < look.toldAtMs + TOLD_EVERY_MS) return;
      look.toldAtMs = clock.monotonicMs();
      tell('chain.changed', { walletId });
    };
    await chain.follow(walletId);
    const scan = { context, wallet, memory: look, opened: await chain.open(walletId), step };
    const transactions = await placeInBlocks(scan, await ownMovements(scan, await listScripts(scan)));
    look.found = { transactions, isWhole: look.lacking === 0 };
    const nowMs = clock.monotonicMs();
    look.dueAtMs = nowMs + Math.max(FRESH_MS, RESTS * (nowMs - beganMs));
  }

  return {
    /** Concurrent callers share a look. `again`: looks even after a recent look. Throws CHAIN_OFF, and as ChainApi. */
    look: async (walletId: string, again: boolean): Promise<void> => {
      const wallet = wallets.require(walletId);
      const look = lookOf(wallet);
      if (look === null) throw fail('CHAIN_OFF', {});
      if (look.looking === null && !again && clock.monotonicMs() < look.dueAtMs) return;
      look.looking ??= lookNow(wallet, look).finally(() => {
        look.looking = null;
      });
      await look.looking;
    },
    /** Null without a server. `looked`: addresses read by the look under way; null: no look is. */
    read: (wallet: WalletRecord): (Pick<Look, 'found'> & { readonly looked: number | null }) | null => {
      const look = lookOf(wallet);
      return look && { found: look.found, looked: look.looking === null ? null : look.looked };
    },
  };
}
