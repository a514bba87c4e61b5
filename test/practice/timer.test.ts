import { expect, it } from 'vitest';
import type { SetTimer } from '../../src-main/practice/timers.ts';
import { START_MS, startPractice } from './service.ts';

const EVERY = 30;

/** A clock and a timer that move only when told. */
function fakeTime() {
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

it.each([
  ['come later, but no thousand at once, after the machine slept', 24 * 3_600_000, 106],
  ['go on when the clock is set back a year', -365 * 24 * 3_600_000, 101],
])('blocks on a timer %s', async (_, ms, height) => {
  const time = fakeTime();
  const practice = startPractice({ ...time, blockEverySeconds: EVERY });
  await practice.status();
  time.sleep(ms);
  time.fire();
  expect((await practice.status()).height).toBe(height);
  time.pass(30_000);
  expect((await practice.status()).height).toBe(height + 1);
});
