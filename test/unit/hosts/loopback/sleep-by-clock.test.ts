import { expect, it, onTestFinished } from 'vitest';
import { createSleepByClock } from '../../../../src-main/hosts/loopback/weaker-ports.ts';
import { manualTime } from '../../../support/manual-timers.ts';

const HOUR = 3_600_000;

function watching() {
  const time = manualTime();
  const slept: number[] = [];
  const end = createSleepByClock(time).watch({
    asleep: () => {
      throw new Error('nobody tells this host before');
    },
    awake: (sinceMs) => slept.push(time.clock.nowMs() - sinceMs),
  });
  onTestFinished(end);
  return { ...time, slept, end };
}

it('a sleep of hours is noticed within five seconds of waking, with the latest time it can have begun', async () => {
  const { pass, setAhead, slept } = watching();
  await pass(7_000);
  setAhead(8 * HOUR);
  await pass(4_000);
  expect(slept).toEqual([8 * HOUR + 5_000]);
  await pass(60_000);
  expect(slept).toHaveLength(1);
});

it('neither a busy machine nor a clock that is set back counts as a sleep', async () => {
  const { pass, setAhead, slept } = watching();
  await pass(6_000);
  setAhead(29_000);
  await pass(6_000);
  setAhead(-2 * HOUR);
  await pass(60_000);
  expect(slept).toEqual([]);
});

it('no timer remains after the end', async () => {
  const { end, waiting, pass } = watching();
  await pass(11_000);
  expect(waiting()).toBe(1);
  end();
  expect(waiting()).toBe(0);
});
