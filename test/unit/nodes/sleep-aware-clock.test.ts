import { describe, expect, it } from 'vitest';
import { createSleepAwareClock } from '../../../src-main/nodes/registry/sleep-aware-clock.ts';
import { manualTime } from '../../support/manual-timers.ts';

const HOUR = 3_600_000;

describe('time between question and answer', () => {
  it('goes on in a sleep in which the system’s own clock stands still', async () => {
    const time = manualTime();
    const moments = createSleepAwareClock(time.clock);
    const before = moments.now();
    const sinceMs = time.clock.nowMs();
    time.setAhead(8 * HOUR);
    moments.slept(sinceMs);
    expect(moments.now() - before).toBe(8 * HOUR);
    await time.pass(1_000);
    expect(moments.now() - before).toBe(8 * HOUR + 1_000);
  });

  it('counts a sleep once where the system’s clock went on in it', async () => {
    const time = manualTime();
    const moments = createSleepAwareClock(time.clock);
    const sinceMs = time.clock.nowMs();
    await time.pass(8 * HOUR);
    moments.slept(sinceMs);
    expect(moments.now()).toBe(time.clock.monotonicMs());
  });

  it('follows nobody who sets the clock, forwards or back', () => {
    const time = manualTime();
    const moments = createSleepAwareClock(time.clock);
    const before = moments.now();
    time.setAhead(-5 * HOUR);
    expect(moments.now()).toBe(before);
    time.setAhead(30 * HOUR);
    expect(moments.now()).toBe(before);
    // Of a minute's sleep no more than a minute is counted, whatever the clock was set to.
    moments.slept(time.clock.nowMs() - 60_000);
    expect(moments.now() - before).toBe(60_000);
  });
});

describe('the time of day that somebody set', () => {
  it('is said once, by how much, and a clock that is kept right is not', () => {
    const time = manualTime();
    const moments = createSleepAwareClock(time.clock);
    expect(moments.takeSet()).toBe(0);
    time.setAhead(-24 * HOUR);
    expect([moments.takeSet(), moments.takeSet()]).toEqual([-24 * HOUR, 0]);
    time.setAhead(400);
    expect(moments.takeSet()).toBe(0);
    time.setAhead(700);
    expect(moments.takeSet()).toBe(1_100);
  });

  it('is told from the sleep that it was set in', () => {
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
});

describe('an answer that is heard after a sleep', () => {
  it('is as old as the sleep where it was asked before it, and of now where it was asked after it', () => {
    const time = manualTime();
    const moments = createSleepAwareClock(time.clock);
    const askedBefore = moments.now();
    const sinceMs = time.clock.nowMs();
    time.setAhead(HOUR);
    moments.slept(sinceMs);
    const askedAfter = moments.now();
    expect(moments.answeredAtMs(askedBefore)).toBe(sinceMs);
    expect(moments.isFromBeforeSleep(askedBefore)).toBe(true);
    expect(moments.answeredAtMs(askedAfter)).toBe(time.clock.nowMs());
    expect(moments.isFromBeforeSleep(askedAfter)).toBe(false);
    expect(moments.answeredAtMs(null)).toBe(time.clock.nowMs());
  });

  it('is never of a time that is still to come', () => {
    const time = manualTime();
    const moments = createSleepAwareClock(time.clock);
    const asked = moments.now();
    moments.slept(time.clock.nowMs());
    time.setAhead(-HOUR);
    expect(moments.answeredAtMs(asked - 1)).toBe(time.clock.nowMs());
  });

  it('finds the network back half a minute after waking', async () => {
    const time = manualTime();
    const moments = createSleepAwareClock(time.clock);
    expect(moments.justWoke()).toBe(false);
    moments.slept(time.clock.nowMs());
    expect(moments.justWoke()).toBe(true);
    await time.pass(30_000);
    expect(moments.justWoke()).toBe(false);
  });
});
