import type { Timers } from '../../ports/index.ts';

export type Waits = ReturnType<typeof createWaits>;

export function createWaits(timers: Timers) {
  let stopped = false;
  let wake: (() => void) | null = null;
  return {
    get stopped() {
      return stopped;
    },
    wait: (ms: number) =>
      new Promise<void>((resolve) => {
        if (stopped) {
          resolve();
          return;
        }
        const cancel = timers.after(ms, resolve);
        wake = () => {
          cancel();
          resolve();
        };
      }),
    stop: () => {
      stopped = true;
      wake?.();
    },
  };
}
