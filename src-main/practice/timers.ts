export type SetTimer = (run: () => void, afterMs: number) => () => void;

/** Doesn't keep the program alive. */
export const systemSchedule: SetTimer = (run, afterMs) => {
  const timer = setTimeout(run, afterMs);
  timer.unref();
  return () => clearTimeout(timer);
};

/** Most blocks mined after a pause: enough to settle what waited. */
const MAX_CATCH_UP_BLOCKS = 6;

export function startBlockTimer(options: {
  everySeconds: number;
  lastBlockAtMs: number;
  nowMs: () => number;
  schedule: SetTimer;
  mine: (blocks: number) => void;
  /** Isn't called for caught-up blocks, since nobody has read anything yet. */
  onMined: () => void;
  onFault: (error: unknown) => void;
}) {
  const { nowMs, schedule, onFault } = options;
  const everyMs = options.everySeconds * 1000;
  if (everyMs === 0) return { nextBlockAtMs: () => null, stop: () => undefined };

  const mineDue = (due: number, onMined: () => void) => {
    try {
      options.mine(Math.max(1, Math.min(due, MAX_CATCH_UP_BLOCKS)));
      onMined();
    } catch (error) {
      // E.g. a full disk: nobody waits for this block, and the next tick retries.
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
    // Mines a block even if the clock was set back: the timer itself has run its time.
    mineDue(1 + Math.floor((nowMs() - nextAtMs) / everyMs), options.onMined);
    wait();
  };
  const missed = Math.floor((nowMs() - options.lastBlockAtMs) / everyMs);
  if (missed > 0) mineDue(missed, () => undefined);
  wait();
  return { nextBlockAtMs: () => nextAtMs, stop: () => cancel() };
}

export type UnlockWaits = ReturnType<typeof createUnlockWaits>;

export function createUnlockWaits(nowMs: () => number, schedule: SetTimer) {
  let waiting: { readonly atMs: number; readonly go: (isDue: boolean) => void }[] = [];
  let cancel: () => void = () => undefined;

  function runDue(): void {
    cancel();
    const now = nowMs();
    const due = waiting.filter(({ atMs }) => atMs <= now);
    waiting = waiting.filter(({ atMs }) => atMs > now);
    for (const { go } of due) go(true);
    if (waiting.length === 0) return;
    cancel = schedule(runDue, Math.min(...waiting.map(({ atMs }) => atMs)) - now);
  }

  return {
    until: (atMs: number) =>
      new Promise<boolean>((go) => {
        waiting.push({ atMs, go });
        runDue();
      }),
    look: runDue,
    close: () => {
      cancel();
      for (const { go } of waiting) go(false);
      waiting = [];
    },
  };
}
