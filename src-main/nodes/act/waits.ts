import type { Timers } from '../../ports.ts';

/** Waiting that can be ended from outside. Once stopped, nothing waits any more. */
export interface Waits {
  readonly wait: (ms: number) => Promise<void>;
  readonly stop: () => void;
  readonly stopped: boolean;
}

export function createWaits(timers: Timers): Waits {
  let stopped = false;
  let wake: (() => void) | null = null;
  return {
    get stopped() {
      return stopped;
    },
    wait: (ms) =>
      new Promise((resolve) => {
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
