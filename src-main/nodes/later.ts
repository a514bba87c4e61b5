import type { Timers } from '../ports/index.ts';

/** What is asked for several times in a row is done once, so long after the first of them. */
export function createLater(timers: Timers, afterMs: number, act: () => void) {
  let cancel: (() => void) | null = null;
  let isOver = false;
  return {
    soon: (): void => {
      if (isOver) return;
      cancel ??= timers.after(afterMs, () => {
        cancel = null;
        act();
      });
    },
    end: (): void => {
      isOver = true;
      cancel?.();
    },
  };
}

/** Again and again. Answers what ends it. */
export function everyMs(timers: Timers, ms: number, act: () => void): () => void {
  let cancel = timers.after(ms, again);
  function again(): void {
    cancel = timers.after(ms, again);
    act();
  }
  return () => cancel();
}
