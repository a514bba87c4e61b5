import type { SetTimer } from '../../src-main/practice/timers.ts';
import { START_MS } from './service.ts';

/** A clock and a timer that move only when told. */
export function fakeTime() {
  let nowMs = START_MS;
  let waiting: { run: () => void; atMs: number } | null = null;
  const schedule: SetTimer = (run, afterMs) => {
    const entry = { run, atMs: nowMs + afterMs };
    waiting = entry;
    return () => {
      if (waiting === entry) waiting = null;
    };
  };
  return {
    clock: { nowMs: () => nowMs },
    schedule,
    isWaiting: () => waiting !== null,
    /** Time passes, or goes back, and nothing runs, as in sleep. */
    sleep: (ms: number) => void (nowMs += ms),
    /** Time passes and the timer runs when due. */
    pass: (ms: number) => {
      const untilMs = nowMs + ms;
      while (waiting !== null && waiting.atMs <= untilMs) {
        const { run, atMs } = waiting;
        waiting = null;
        nowMs = Math.max(nowMs, atMs);
        run();
      }
      nowMs = Math.max(nowMs, untilMs);
    },
    fire: () => {
      const entry = waiting;
      waiting = null;
      entry?.run();
    },
  };
}
