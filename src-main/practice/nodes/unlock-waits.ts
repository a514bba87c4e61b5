import type { Schedule } from '../chain/timer.ts';

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
    const nextMs = Math.min(...waiting.map(({ atMs }) => atMs));
    cancel = schedule(look, nextMs - now);
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
