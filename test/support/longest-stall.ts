import { readFileSync } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** How long this thread's loop is held up while something is done; what is done between `pause` and `goOn` is left out. */
export type HeldUp = ReturnType<typeof createHeldUp>;

export function createHeldUp() {
  let [longestMs, awayMs, pausedAt] = [0, 0, 0];
  let last = now();
  const turn = (): void => {
    const at = now();
    longestMs = Math.max(longestMs, Math.min(at.wallMs - last.wallMs, at.cpuMs - last.cpuMs) - awayMs);
    [last, awayMs] = [at, 0];
  };
  return {
    pause: () => void (pausedAt = now().cpuMs),
    goOn: () => void (awayMs += now().cpuMs - pausedAt),
    /**
     * The longest time between two turns of the loop, in ms of this thread's processor time where the system tells it
     * (Linux): what other programs, and other threads, take of a busy machine is no stall of ours.
     */
    while: async (act: () => Promise<unknown>) => {
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

/** The same for one act, with all that is done in it. */
export const longestStall = (act: () => Promise<unknown>): Promise<number> => createHeldUp().while(act);

function now(): { readonly wallMs: number; readonly cpuMs: number } {
  if (process.platform !== 'linux') return { wallMs: performance.now(), cpuMs: performance.now() };
  const [onCpuNs = '0'] = readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ');
  return { wallMs: performance.now(), cpuMs: Number(onCpuNs) / 1e6 };
}
