import { expect, it } from 'vitest';
import { createSleepAwareClock } from '../../../src-main/nodes/registry/sleep-aware-clock.ts';
import { manualTime } from '../../support/manual-timers.ts';

const HOUR = 3_600_000;

it('a time of day that somebody set is told from the sleep that it was set in', () => {
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

it('an answer that is heard after a sleep is never of a time that is still to come', () => {
  const time = manualTime();
  const moments = createSleepAwareClock(time.clock);
  const asked = moments.now();
  moments.slept(time.clock.nowMs());
  time.setAhead(-HOUR);
  expect(moments.answeredAtMs(asked - 1)).toBe(time.clock.nowMs());
});
