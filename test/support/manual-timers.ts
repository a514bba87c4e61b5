import { systemTimers } from '../../src-main/hosts/system.ts';
import type { Clock, Timers } from '../../src-main/ports/index.ts';

/** A clock that stands still, and timers that run when it is moved. */
export function manualTime(startMs = 1_800_000_000_000): {
  readonly clock: Clock;
  readonly timers: Timers;
  /** Moves the clock, running what falls due on the way in its order, with a turn of the loop after each. */
  readonly pass: (ms: number) => Promise<void>;
  /** Moves only the time of day, as a person does, or a machine that sleeps with its clocks stopped. */
  readonly setAhead: (ms: number) => void;
  readonly waiting: () => number;
} {
  let nowMs = startMs;
  let aheadMs = 0;
  let waiting: { atMs: number; act: () => void }[] = [];
  // Whatever a due timer began gets to its own next wait: a promise chain is no longer than this many turns.
  const settle = async (): Promise<void> => {
    for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
  };
  return {
    clock: { nowMs: () => nowMs + aheadMs, monotonicMs: () => nowMs - startMs },
    timers: {
      after: (ms, act) => {
        const entry = { atMs: nowMs + ms, act };
        waiting.push(entry);
        return () => void (waiting = waiting.filter((one) => one !== entry));
      },
    },
    pass: async (ms) => {
      const untilMs = nowMs + ms;
      await settle();
      for (;;) {
        const [due] = waiting.filter(({ atMs }) => atMs <= untilMs).toSorted((a, b) => a.atMs - b.atMs);
        if (due === undefined) break;
        waiting = waiting.filter((one) => one !== due);
        nowMs = Math.max(nowMs, due.atMs);
        due.act();
        await settle();
      }
      nowMs = untilMs;
    },
    setAhead: (ms) => void (aheadMs += ms),
    waiting: () => waiting.length,
  };
}

/** Timers whose runs of `everyMs` wait until a test starts them. */
export function heldTimers(everyMs: number) {
  const held = new Set<() => void>();
  const timers: Timers = {
    after: (ms, act) => {
      if (ms !== everyMs) return systemTimers.after(ms, act);
      held.add(act);
      return () => void held.delete(act);
    },
  };
  const run = (): void => {
    for (const act of held) act();
    held.clear();
  };
  return { timers, run, waiting: () => held.size };
}
