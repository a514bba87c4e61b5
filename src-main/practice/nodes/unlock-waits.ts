import type { Schedule } from '../chain/timer.ts';

/** Calls that are answered later, when the node service's clock has come so far. One timer for all of them. */
export interface UnlockWaits {
  /** False: the service ends, and nobody is to be answered any more. */
  readonly until: (atMs: number) => Promise<boolean>;
  /** The clock was moved: looks again who is due. */
  readonly look: () => void;
  /** Lets everybody go: the service ends. */
  readonly close: () => void;
}

export function createUnlockWaits(nowMs: () => number, schedule: Schedule): UnlockWaits {
  let waiting: { readonly atMs: number; readonly go: (isDue: boolean) => void }[] = [];
  let cancel: () => void = () => undefined;

  function look(): void {
    cancel();
    const now = nowMs();
    const due = waiting.filter(({ atMs }) => atMs <= now);
    waiting = waiting.filter(({ atMs }) => atMs > now);
    for (const { go } of due) go(true);
    if (waiting.length === 0) return;
    const nextMs = Math.min(...waiting.map(({ atMs }) => atMs));
    cancel = schedule(look, nextMs - now);
  }

  return {
    until: (atMs) =>
      new Promise((go) => {
        waiting.push({ atMs, go });
        look();
      }),
    look,
    close: () => {
      cancel();
      for (const { go } of waiting) go(false);
      waiting = [];
    },
  };
}
