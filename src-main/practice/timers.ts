/** Runs something later; answers how to call it off. */
export type Schedule = (run: () => void, afterMs: number) => () => void;

/** The system's timer; it does not keep the program alive. */
export const systemSchedule: Schedule = (run, afterMs) => {
  const timer = setTimeout(run, afterMs);
  timer.unref();
  return () => clearTimeout(timer);
};

/** After a pause (sleep, closed app) so many blocks at once: enough to settle what waited, and no thousand. */
const MAX_CATCH_UP_BLOCKS = 6;

/** Mines every so many seconds, 0 for never. What should have come while nobody was here is caught up, within reason. */
export function startBlockTimer(options: {
  everySeconds: number;
  lastBlockAtMs: number;
  nowMs: () => number;
  schedule: Schedule;
  mine: (blocks: number) => void;
  /** Not of what is caught up at the start: whoever opened it has read nothing yet. */
  onMined: () => void;
  onFault: (error: unknown) => void;
}) {
  const { nowMs, schedule, onFault } = options;
  const everyMs = options.everySeconds * 1000;
  if (everyMs === 0) return { nextBlockAtMs: () => null, stop: () => undefined };

  const mine = (due: number, onMined: () => void) => {
    try {
      options.mine(Math.max(1, Math.min(due, MAX_CATCH_UP_BLOCKS)));
      onMined();
    } catch (error) {
      // A full disk, say. Nobody waits for this block; the next tick tries again.
      onFault(error);
    }
  };
  let nextAtMs = 0;
  let cancel: () => void = () => undefined;
  const wait = () => {
    nextAtMs = nowMs() + everyMs;
    cancel = schedule(tick, everyMs);
  };
  const tick = () => {
    // A clock that was set back still gets its block: the wait itself has passed.
    mine(1 + Math.floor((nowMs() - nextAtMs) / everyMs), options.onMined);
    wait();
  };
  const missed = Math.floor((nowMs() - options.lastBlockAtMs) / everyMs);
  if (missed > 0) mine(missed, () => undefined);
  wait();
  return { nextBlockAtMs: () => nextAtMs, stop: () => cancel() };
}

export type UnlockWaits = ReturnType<typeof createUnlockWaits>;

/** Calls that are answered later, when the node service's clock has come so far. One timer for all of them. */
export function createUnlockWaits(nowMs: () => number, schedule: Schedule) {
  let waiting: { readonly atMs: number; readonly go: (isDue: boolean) => void }[] = [];
  let cancel: () => void = () => undefined;

  function look(): void {
    cancel();
    const now = nowMs();
    const due = waiting.filter(({ atMs }) => atMs <= now);
    waiting = waiting.filter(({ atMs }) => atMs > now);
    for (const { go } of due) go(true);
    if (waiting.length === 0) return;
    cancel = schedule(look, Math.min(...waiting.map(({ atMs }) => atMs)) - now);
  }

  return {
    /** False: the service ends, and nobody is to be answered any more. */
    until: (atMs: number) =>
      new Promise<boolean>((go) => {
        waiting.push({ atMs, go });
        look();
      }),
    /** The clock was moved: looks again who is due. */
    look,
    /** Lets everybody go: the service ends. */
    close: () => {
      cancel();
      for (const { go } of waiting) go(false);
      waiting = [];
    },
  };
}
