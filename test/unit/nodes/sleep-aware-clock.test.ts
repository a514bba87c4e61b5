import { expect, it } from 'vitest';
import { createSleepAwareClock } from '../../../src-main/nodes/registry/sleep-aware-clock.ts';
import { manualTime } from '../../support/manual-timers.ts';

const HOUR = 3_600_000;

it('setting the wall clock is told from the sleep during which it was set', () => {
  const time = manualTime();
  const moments = createSleepAwareClock(time.clock);
  const sinceMs = time.clock.nowMs();
  time.setAhead(8 * HOUR);
  moments.slept(sinceMs);
  expect(moments.takeSet()).toBe(0);
  time.setAhead(-2 * HOUR);
  moments.slept(time.clock.nowMs() - 60_000);
  expect(moments.takeSet()).toBe(-2 * HOUR);
});

it('an answer heard after a sleep never has a future time', () => {
  const time = manualTime();
  const moments = createSleepAwareClock(time.clock);
  const asked = moments.now();
  moments.slept(time.clock.nowMs());
  time.setAhead(-HOUR);
  expect(moments.answeredAtMs(asked - 1)).toBe(time.clock.nowMs());
});
