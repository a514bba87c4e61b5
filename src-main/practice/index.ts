import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { NoticePayload } from '../../src-preload/contract/index.ts';
import { fail } from '../domain/errors.ts';
import { choose, readChoices } from './http/choices.ts';
import { ensureGenesis, mempoolCount, tip } from './chain/chain.ts';
import { payFromTreasury } from './chain/faucet.ts';
import { createFaults } from './http/faults.ts';
import { mineMany, startFriendClock, type FriendClock } from './friend/friend-clock.ts';
import { createFriend, friendStatus, type FriendStatus } from './friend/friend-port.ts';
import { startElectrum, type ElectrumServer } from './electrum/server.ts';
import { asListed, PRACTICE_ENDPOINT } from './ledger/numbers.ts';
import { findNodeEndpoint } from './nodes/node-endpoints.ts';
import { nodesNowMs } from './nodes/node-facts.ts';
import { createNodes } from './nodes/node-port.ts';
import { createUnlockWaits, type UnlockWaits } from './nodes/unlock-waits.ts';
import { startServer, type PracticeServer } from './server.ts';
import { openStore, type Damage, type World } from './chain/store.ts';
import { startBlockTimer, systemSchedule, type BlockTimer, type Schedule } from './chain/timer.ts';

export type PracticeStatus = NoticePayload<'practice.block'>;

export interface PracticeOptions {
  readonly dataFolder: string;
  readonly clock: { readonly nowMs: () => number };
  /** The system's randomness unless told. */
  readonly random?: (bytes: number) => Uint8Array;
  /** 30 unless told; 0: only on demand. */
  readonly blockEverySeconds?: number;
  /** How long the friend takes to answer: 3 unless told; 0: they answer with the next block. */
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
}

export type PracticeService = ReturnType<typeof createPractice>;

/** What Ochre asks of it; the switch for simulated faults is for tests. */
export type Practice = Omit<PracticeService, 'faults'>;

interface Opened {
  readonly world: World;
  readonly server: PracticeServer;
  readonly electrum: ElectrumServer;
  readonly timer: BlockTimer;
  readonly friendClock: FriendClock;
  readonly unlockWaits: UnlockWaits;
}

const FILE = 'practice.sqlite';
const MAX_BLOCKS_ON_DEMAND = 100;
const DEFAULT_BLOCK_SECONDS = 30;
const DEFAULT_FRIEND_SECONDS = 3;

/**
 * The embedded practice service: a simulated chain and the wallet service's interface over it, on 127.0.0.1.
 * Opens with the first call and reopens after close. Throws PRACTICE_REFUSED, STORAGE_DAMAGED, DISK_REFUSED.
 */
export function createPractice(options: PracticeOptions) {
  const { nowMs } = options.clock;
  const everySeconds = options.blockEverySeconds ?? DEFAULT_BLOCK_SECONDS;
  const schedule = options.schedule ?? systemSchedule;
  const onFault = options.onFault ?? (() => undefined);
  const faults = createFaults();
  let opening: Promise<Opened> | null = null;

  const open = async (): Promise<Opened> => {
    const store = openStore(join(options.dataFolder, FILE), nowMs(), options.onDamaged);
    const world: World = { store, nowMs, random: options.random ?? randomBytes };
    try {
      ensureGenesis(world);
      const friendClock: FriendClock = startFriendClock({
        world,
        afterSeconds: options.friendAfterSeconds ?? DEFAULT_FRIEND_SECONDS,
        schedule,
        onActed: () => options.onFriend?.(friendStatus(world, friendClock)),
        onFault,
      });
      const unlockWaits = createUnlockWaits(() => nodesNowMs(world), schedule);
      const server = await startServer(world, faults, onFault, friendClock.soon, (method, path) =>
        findNodeEndpoint(unlockWaits, method, path),
      );
      const electrum = await startElectrum(world, onFault);
      options.onServed?.(server.baseUrl, server.rgbEndpoint, electrum.address);
      // Caught up before there is a timer: whoever opened it reads everything after that, and is told of no change.
      let timer: BlockTimer | null = null;
      const report = () => {
        if (timer !== null) options.onBlock?.(statusOf(world, timer));
      };
      timer = startBlockTimer({
        everySeconds,
        lastBlockAtMs: tip(world).timeSeconds * 1000,
        nowMs,
        schedule,
        mine: (blocks) => {
          try {
            mineMany(world, friendClock, blocks);
            report();
          } catch (error) {
            // A full disk, say. Nobody waits for this block; the next tick tries again.
            onFault(error);
          }
        },
      });
      return { world, server, electrum, timer, friendClock, unlockWaits };
    } catch (error) {
      store.close();
      throw error;
    }
  };
  const opened = (): Promise<Opened> => {
    opening ??= open().catch((error: unknown) => {
      opening = null;
      throw error;
    });
    return opening;
  };
  const statusOf = (world: World, timer: BlockTimer | null): PracticeStatus => ({
    height: tip(world).height,
    mempool: mempoolCount(world),
    blockEverySeconds: everySeconds,
    nextBlockAtMs: timer?.nextBlockAtMs() ?? null,
    invoiceSeconds: readChoices(world).invoiceSeconds,
  });

  return {
    faults,
    /** Base URL of the running service (http on loopback). */
    baseUrl: async (): Promise<string> => (await opened()).server.baseUrl,
    /** Where its Electrum server is now (`tcp://` on loopback): the port is another at every start. */
    chainAddress: async (): Promise<string> => (await opened()).electrum.address,
    /** Where the endpoint that its invoices name is now (`rpc://` on loopback). Any other stays as it is. */
    rgbEndpoint: async (named: string): Promise<string> =>
      asListed(named) === asListed(PRACTICE_ENDPOINT) ? (await opened()).server.rgbEndpoint : named,
    status: async (): Promise<PracticeStatus> => {
      const { world, timer } = await opened();
      return statusOf(world, timer);
    },
    /** Sends coins to an address of the practice chain; answers the txid. PRACTICE_REFUSED with the reason. */
    faucet: async (address: string, amountSats: bigint): Promise<string> =>
      payFromTreasury((await opened()).world, address, amountSats),
    mine: async (blocks: number): Promise<PracticeStatus> => {
      if (!Number.isInteger(blocks) || blocks < 1 || blocks > MAX_BLOCKS_ON_DEMAND)
        throw fail('PRACTICE_REFUSED', { detail: `1 to ${MAX_BLOCKS_ON_DEMAND} blocks at a time` });
      const { world, timer, friendClock } = await opened();
      mineMany(world, friendClock, blocks);
      const status = statusOf(world, timer);
      options.onBlock?.(status);
      return status;
    },
    /** How long invoices last from now on, the wallets' own and the friend's. */
    setInvoiceSeconds: async (seconds: number): Promise<PracticeStatus> => {
      const { world, timer } = await opened();
      choose(world, 'invoiceSeconds', seconds);
      return statusOf(world, timer);
    },
    friend: createFriend(opened),
    nodes: createNodes(opened),
    close: async (): Promise<void> => {
      const closing = opening;
      opening = null;
      const running = await closing?.catch(() => null);
      if (running === null || running === undefined) return;
      running.timer.stop();
      running.friendClock.stop();
      running.unlockWaits.close();
      await Promise.all([running.server.close(), running.electrum.close()]);
      running.world.store.close();
    },
  };
}
