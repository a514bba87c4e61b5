import { readFileSync } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** How long this thread's loop is held up while something is done, without what is done elsewhere in the app. */
export interface HeldUp {
  readonly pause: () => void;
  readonly goOn: () => void;
  /** In ms of processor time, where the system tells it: what other programs take is no stall of ours. */
  readonly while: (act: () => Promise<unknown>) => Promise<number>;
}

export function createHeldUp(): HeldUp {
  let [longestMs, awayMs, pausedAt] = [0, 0, 0];
  let last = now();
  const turn = (): void => {
    const at = now();
    longestMs = Math.max(longestMs, Math.min(at.wallMs - last.wallMs, at.cpuMs - last.cpuMs) - awayMs);
    [last, awayMs] = [at, 0];
  };
  return {
    pause: () => {
      pausedAt = now().cpuMs;
    },
    goOn: () => {
      awayMs += now().cpuMs - pausedAt;
    },
    while: async (act) => {
      [longestMs, awayMs] = [0, 0];
      last = now();
      const timer = setInterval(turn, 1);
      try {
        await act();
        await nextTurn();
        turn();
      } finally {
        clearInterval(timer);
      }
      return longestMs;
    },
  };
}

function now(): { readonly wallMs: number; readonly cpuMs: number } {
  if (process.platform !== 'linux') return { wallMs: performance.now(), cpuMs: performance.now() };
  const [onCpuNs = '0'] = readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ');
  return { wallMs: performance.now(), cpuMs: Number(onCpuNs) / 1e6 };
}
