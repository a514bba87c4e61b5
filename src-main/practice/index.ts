import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { NoticePayload } from '../../src-preload/contract/index.ts';
import { fail } from '../domain/errors.ts';
import { ensureGenesis, mempoolCount, tip } from './chain/chain.ts';
import { payFromTreasury } from './chain/mempool.ts';
import { openStore, type Damage, type World } from './chain/store.ts';
import { startElectrum } from './electrum.ts';
import type { Mischief } from './endpoints/request.ts';
import { createFriend, mineMany, startFriendClock, type FriendStatus } from './friend/friend.ts';
import { asListed, choose, PRACTICE_ENDPOINT, readChoices } from './ledger/terms.ts';
import { findNodeEndpoint } from './nodes/node-endpoints.ts';
import { createNodes, nodesNowMs } from './nodes/nodes.ts';
import { startServer } from './server.ts';
import { createUnlockWaits, startBlockTimer, systemSchedule, type Schedule } from './timers.ts';

export type PracticeStatus = NoticePayload<'practice.block'>;

export interface PracticeOptions {
  readonly dataFolder: string;
  readonly clock: { readonly nowMs: () => number };
  /** The system's randomness unless told. */
  readonly random?: World['random'];
  /** 0: only on demand. */
  readonly blockEverySeconds?: number;
  /** How long the friend takes to answer; 0: they answer with the next block. */
  readonly friendAfterSeconds?: number;
  readonly schedule?: Schedule;
  /** It answers at these. */
  readonly onServed?: (...addresses: readonly string[]) => void;
  readonly onBlock?: (status: PracticeStatus) => void;
  /** The friend acknowledged, broadcast or gave something up. */
  readonly onFriend?: (status: FriendStatus) => void;
  /** A damaged file was set aside and a new chain begins. Without it, opening fails with STORAGE_DAMAGED. */
  readonly onDamaged?: (damage: Damage) => void;
  /** Something the service did not foresee; the caller was answered 500. */
  readonly onFault?: (error: unknown) => void;
  readonly mischief?: Mischief;
}

export type Practice = Awaited<ReturnType<typeof startPractice>>;

const MAX_BLOCKS_ON_DEMAND = 100;

/**
 * The embedded practice service: a simulated chain and the wallet service's interface over it, on 127.0.0.1.
 * Throws STORAGE_DAMAGED, DISK_REFUSED; what it is asked throws PRACTICE_REFUSED.
 */
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
  const server = await startServer({
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
  const status = (): PracticeStatus => ({
    height: tip(world).height,
    mempool: mempoolCount(world),
    blockEverySeconds: everySeconds,
    nextBlockAtMs: timer.nextBlockAtMs(),
    invoiceSeconds: readChoices(world).invoiceSeconds,
  });
  return {
    /** Base URL of the running service (http on loopback). */
    baseUrl: server.baseUrl,
    /** Where its Electrum server is (`tcp://` on loopback): the port is another at every start. */
    chainAddress: electrum.address,
    /** Where the endpoint that its invoices name is now (`rpc://` on loopback). Any other stays as it is. */
    rgbEndpoint: (named: string): string =>
      asListed(named) === asListed(PRACTICE_ENDPOINT) ? server.rgbEndpoint : named,
    status,
    /** Sends coins to an address of the practice chain; answers the txid. */
    faucet: (address: string, amountSats: bigint): string => payFromTreasury(world, address, amountSats),
    mine: (blocks: number): PracticeStatus => {
      if (!Number.isInteger(blocks) || blocks < 1 || blocks > MAX_BLOCKS_ON_DEMAND)
        throw fail('PRACTICE_REFUSED', { detail: `1 to ${MAX_BLOCKS_ON_DEMAND} blocks at a time` });
      mineMany(world, friendClock, blocks);
      const now = status();
      onBlock?.(now);
      return now;
    },
    /** How long invoices last from now on, the wallets' own and the friend's. */
    setInvoiceSeconds: (seconds: number): PracticeStatus => {
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
