import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { NoticePayload } from '../../src-preload/contract/index.ts';
import { ensureGenesis, mempoolCount, tip } from './chain/chain.ts';
import { payFromTreasury } from './chain/mempool.ts';
import { openStore, type StoreDamage, type World } from './chain/store.ts';
import { startElectrum } from './electrum.ts';
import type { Mischief } from './endpoints/request.ts';
import { createFriend, mineMany, startFriendClock, type FriendStatus } from './friend/friend.ts';
import { asListed, choose, PRACTICE_ENDPOINT, readChoices } from './ledger/terms.ts';
import { findNodeEndpoint } from './nodes/node-endpoints.ts';
import { createNodes, nodesNowMs } from './nodes/nodes.ts';
import { startPracticeServer } from './server.ts';
import { createUnlockWaits, startBlockTimer, systemSchedule, type SetTimer } from './timers.ts';

export type PracticeBlock = NoticePayload<'practice.block'>;

export interface PracticeOptions {
  readonly dataFolder: string;
  readonly clock: { readonly nowMs: () => number };
  readonly random?: World['random'];
  /** 0: only on demand. */
  readonly blockEverySeconds?: number;
  /** 0: they answer with the next block. */
  readonly friendAfterSeconds?: number;
  readonly schedule?: SetTimer;
  readonly onServed?: (...addresses: readonly string[]) => void;
  readonly onBlock?: (status: PracticeBlock) => void;
  readonly onFriend?: (status: FriendStatus) => void;
  /** Without it, opening a damaged file throws STORAGE_DAMAGED. */
  readonly onDamaged?: (damage: StoreDamage) => void;
  readonly onFault?: (error: unknown) => void;
  readonly mischief?: Mischief;
}

export type Practice = Awaited<ReturnType<typeof startPractice>>;

/** On 127.0.0.1. Throws STORAGE_DAMAGED, DISK_REFUSED; its calls throw PRACTICE_REFUSED. */
export async function startPractice(options: PracticeOptions) {
  const { nowMs } = options.clock;
  const store = openStore(join(options.dataFolder, 'practice.sqlite'), nowMs(), options.onDamaged);
  try {
    return await serve({ store, nowMs, random: options.random ?? randomBytes }, options);
  } catch (error) {
    store.close();
    throw error;
  }
}

async function serve(world: World, options: PracticeOptions) {
  const { blockEverySeconds: everySeconds = 30, friendAfterSeconds: afterSeconds = 3 } = options;
  const { schedule = systemSchedule, onFault = () => undefined, onServed, onBlock, mischief } = options;
  ensureGenesis(world);
  const friendClock = startFriendClock({ world, afterSeconds, schedule, onActed: options.onFriend, onFault });
  const unlockWaits = createUnlockWaits(() => nodesNowMs(world), schedule);
  const server = await startPracticeServer({
    world,
    mischief,
    onFault,
    onAnswered: friendClock.soon,
    findOther: (method, path) => findNodeEndpoint(unlockWaits, method, path),
  });
  const electrum = await startElectrum(world, onFault);
  onServed?.(server.baseUrl, server.rgbEndpoint, electrum.address);
  const timer = startBlockTimer({
    everySeconds,
    lastBlockAtMs: tip(world).timeSeconds * 1000,
    nowMs: world.nowMs,
    schedule,
    mine: (blocks) => mineMany(world, friendClock, blocks),
    onMined: () => onBlock?.(status()),
    onFault,
  });
  const status = (): PracticeBlock => ({
    height: tip(world).height,
    mempool: mempoolCount(world),
    blockEverySeconds: everySeconds,
    nextBlockAtMs: timer.nextBlockAtMs(),
    invoiceSeconds: readChoices(world).invoiceSeconds,
  });
  return {
    baseUrl: server.baseUrl,
    /** `tcp://` on loopback; the port changes at every start. */
    chainAddress: electrum.address,
    /** The port changes at every start; foreign endpoints stay as they are. */
    rgbEndpoint: (named: string): string =>
      asListed(named) === asListed(PRACTICE_ENDPOINT) ? server.rgbEndpoint : named,
    status,
    faucet: (address: string, amountSats: bigint): string => payFromTreasury(world, address, amountSats),
    mine: (blocks: number): PracticeBlock => {
      mineMany(world, friendClock, blocks);
      const now = status();
      onBlock?.(now);
      return now;
    },
    setInvoiceSeconds: (seconds: number): PracticeBlock => {
      choose(world, 'invoiceSeconds', seconds);
      return status();
    },
    friend: createFriend(world, friendClock),
    nodes: createNodes(world, unlockWaits),
    close: async (): Promise<void> => {
      timer.stop();
      friendClock.stop();
      unlockWaits.close();
      await Promise.all([server.close(), electrum.close()]);
      world.store.close();
    },
  };
}
