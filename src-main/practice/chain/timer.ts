/** Runs something later; answers how to call it off. */
export type Schedule = (run: () => void, afterMs: number) => () => void;

export interface BlockTimer {
  nextBlockAtMs: () => number | null;
  stop: () => void;
}

/** After a pause (sleep, closed app) so many blocks at once: enough to settle what waited, and no thousand. */
const MAX_CATCH_UP_BLOCKS = 6;

/** Mines every so many seconds, 0 for never. What should have come while nobody was here is caught up, within reason. */
export function startBlockTimer(options: {
  everySeconds: number;
  lastBlockAtMs: number;
  nowMs: () => number;
  schedule: Schedule;
  mine: (blocks: number) => void;
}): BlockTimer {
  const { nowMs, schedule, mine } = options;
  const everyMs = options.everySeconds * 1000;
  if (everyMs === 0) return { nextBlockAtMs: () => null, stop: () => undefined };

  let nextAtMs = 0;
  let cancel: () => void = () => undefined;
  const wait = () => {
    nextAtMs = nowMs() + everyMs;
    cancel = schedule(tick, everyMs);
  };
  const tick = () => {
    // A clock that was set back still gets its block: the wait itself has passed.
    mine(atMost(1 + Math.floor((nowMs() - nextAtMs) / everyMs)));
    wait();
  };
  const missed = Math.floor((nowMs() - options.lastBlockAtMs) / everyMs);
  if (missed > 0) mine(atMost(missed));
  wait();
  return { nextBlockAtMs: () => nextAtMs, stop: () => cancel() };
}

function atMost(blocks: number): number {
  return Math.max(1, Math.min(blocks, MAX_CATCH_UP_BLOCKS));
}

/** The system's timer; it does not keep the program alive. */
export const systemSchedule: Schedule = (run, afterMs) => {
  const timer = setTimeout(run, afterMs);
  timer.unref();
  return () => clearTimeout(timer);
};
