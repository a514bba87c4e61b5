import type { Timers } from '../ports/index.ts';

/** Acts once for several calls in a row, `afterMs` after the first. */
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

export function everyMs(timers: Timers, ms: number, act: () => void): () => void {
  let cancel = timers.after(ms, again);
  function again(): void {
    cancel = timers.after(ms, again);
    act();
  }
  return () => cancel();
}
