import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { fail } from '../domain/errors.ts';
import type { Clock, Practice } from '../ports/index.ts';
import { choose, readChoices } from './http/choices.ts';
import { ensureGenesis, mempoolCount, mineBlock, tip } from './chain/chain.ts';
import { payFromTreasury } from './chain/faucet.ts';
import { createFaults, type Faults } from './http/faults.ts';
import { startFriendClock, type FriendClock } from './friend/friend-clock.ts';
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

export type PracticeStatus = Awaited<ReturnType<Practice['status']>>;

export interface PracticeOptions {
  readonly dataFolder: string;
  readonly clock: Pick<Clock, 'nowMs'>;
  /** The system's randomness unless told. */
  readonly random?: (bytes: number) => Uint8Array;
  /** 30 unless told; 0: only on demand. */
  readonly blockEverySeconds?: number;
  /** How long the friend takes to answer: 3 unless told; 0: they answer with the next block. */
  readonly friendAfterSeconds?: number;
  readonly schedule?: Schedule;
  /** Told each address at which it answers. */
  readonly onServed?: (address: string) => void;
  readonly onBlock?: (status: PracticeStatus) => void;
  /** The friend acknowledged, broadcast or gave something up. */
  readonly onFriend?: (status: FriendStatus) => void;
  /** A damaged file was set aside and a new chain begins. Without it, opening fails with STORAGE_DAMAGED. */
  readonly onDamaged?: (damage: Damage) => void;
  /** Something the service did not foresee; the caller was answered 500. */
  readonly onFault?: (error: unknown) => void;
}

/** The Practice port, and the switch for simulated faults. */
export interface PracticeService extends Practice {
  readonly faults: Faults;
}

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

const webAt = ({ port }: PracticeServer): string => `http://127.0.0.1:${port}`;
const electrumAt = ({ port }: ElectrumServer): string => `tcp://127.0.0.1:${port}`;
const rgbAt = ({ port }: PracticeServer): string => `rpc://127.0.0.1:${port}/json-rpc`;

/**
 * The embedded practice service: a simulated chain and the wallet service's interface over it, on 127.0.0.1.
 * Opens with the first call and reopens after close. Throws PRACTICE_REFUSED, STORAGE_DAMAGED, DISK_REFUSED.
 */
export function createPractice(options: PracticeOptions): PracticeService {
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
      for (const address of [webAt(server), electrumAt(electrum), rgbAt(server)]) options.onServed?.(address);
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
    baseUrl: async () => webAt((await opened()).server),
    chainAddress: async () => electrumAt((await opened()).electrum),
    rgbEndpoint: async (named) =>
      asListed(named) === asListed(PRACTICE_ENDPOINT) ? rgbAt((await opened()).server) : named,
    status: async () => {
      const { world, timer } = await opened();
      return statusOf(world, timer);
    },
    faucet: async (address, amountSats) => payFromTreasury((await opened()).world, address, amountSats),
    mine: async (blocks) => {
      if (!Number.isInteger(blocks) || blocks < 1 || blocks > MAX_BLOCKS_ON_DEMAND) {
        throw fail('PRACTICE_REFUSED', { detail: `1 to ${MAX_BLOCKS_ON_DEMAND} blocks at a time` });
      }
      const { world, timer, friendClock } = await opened();
      mineMany(world, friendClock, blocks);
      const status = statusOf(world, timer);
      options.onBlock?.(status);
      return status;
    },
    setInvoiceSeconds: async (seconds) => {
      const { world, timer } = await opened();
      choose(world, 'invoiceSeconds', seconds);
      return statusOf(world, timer);
    },
    friend: createFriend(opened),
    nodes: createNodes(opened),
    close: async () => {
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

/** The friend looks before, so that the block holds what they broadcast, and again when it has come. */
function mineMany(world: World, friendClock: FriendClock, blocks: number): void {
  friendClock.now();
  world.store.atomic(() => {
    for (let mined = 0; mined < blocks; mined += 1) mineBlock(world);
  });
  friendClock.now();
}
