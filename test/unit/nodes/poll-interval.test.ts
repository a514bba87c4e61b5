import { expect, it } from 'vitest';
import { isUnproved } from '../../../src-main/nodes/state/evidence.ts';
import { nextAfterMs } from '../../../src-main/nodes/watch/watcher.ts';

it('an answering node is polled within its interval, a little early by a random share', () => {
  const times = [0, 0.5, 0.999].map((random01) => nextAfterMs({ noAnswers: 0 }, 5, random01));
  expect(times.map(Math.round)).toEqual([4_500, 4_000, 3_501]);
});

it.each([
  [2, 5],
  [3, 10],
  [4, 20],
  [5, 40],
  [6, 60],
  [60, 60],
])('after %i silences a node is polled as with an interval of %i s instead of 5 s', (noAnswers, seconds) => {
  expect(nextAfterMs({ noAnswers }, 5, 0.5)).toBe(nextAfterMs({ noAnswers: 0 }, seconds, 0.5));
  expect(isUnproved({ noAnswers })).toBe(noAnswers > 2);
});
