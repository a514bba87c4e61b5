import { mineBlock } from '../chain/chain.ts';
import type { Schedule } from '../chain/timer.ts';
import type { World } from '../chain/store.ts';
import { actAsFriend, hasToAct } from './act.ts';

export type FriendClock = ReturnType<typeof startFriendClock>;

/** When the friend looks at what came: a moment after it did, and with every block. */
export function startFriendClock(options: {
  world: World;
  /** 0: with blocks only. */
  afterSeconds: number;
  schedule: Schedule;
  onActed: () => void;
  onFault: (error: unknown) => void;
}) {
  const { world, afterSeconds, schedule, onActed, onFault } = options;
  let waiting: { readonly atMs: number; readonly cancel: () => void } | null = null;
  const now = () => {
    if (actAsFriend(world)) onActed();
  };
  const attempt = (act: () => void) => {
    try {
      act();
    } catch (error) {
      // Nobody waits for this; the next block tries again.
      onFault(error);
    }
  };
  return {
    /** They look now. Throws what the ledger throws. */
    now,
    /** Something happened: if the friend has to answer, they will, after a moment. */
    soon: () => {
      attempt(() => {
        if (afterSeconds === 0 || waiting !== null || !hasToAct(world)) return;
        const afterMs = afterSeconds * 1000;
        const cancel = schedule(() => {
          waiting = null;
          attempt(now);
        }, afterMs);
        waiting = { atMs: world.nowMs() + afterMs, cancel };
      });
    },
    actsAtMs: () => waiting?.atMs ?? null,
    stop: () => {
      waiting?.cancel();
      waiting = null;
    },
  };
}

/** The friend looks before, so that the block holds what they broadcast, and again when it has come. */
export function mineMany(world: World, friendClock: FriendClock, blocks: number): void {
  friendClock.now();
  world.store.atomic(() => {
    for (let mined = 0; mined < blocks; mined += 1) mineBlock(world);
  });
  friendClock.now();
}
