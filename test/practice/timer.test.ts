import { expect, it } from 'vitest';
import type { PracticeBlock } from '../../src-main/practice/index.ts';
import { fakeTime } from './fake-time.ts';
import { START_MS, startPractice } from './service.ts';

const EVERY = 30;

it('blocks on a timer come every thirty seconds while open, and each is told', async () => {
  const time = fakeTime();
  const told: PracticeBlock[] = [];
  const practice = startPractice({
    ...time,
    blockEverySeconds: EVERY,
    onBlock: (status) => told.push(status),
  });
  expect(await practice.status()).toEqual({
    height: 100,
    mempool: 0,
    blockEverySeconds: EVERY,
    nextBlockAtMs: START_MS + 30_000,
    invoiceSeconds: 1_500,
  });
  time.pass(29_999);
  expect(told).toEqual([]);
  time.pass(1);
  expect(told).toMatchObject([{ height: 101 }]);
  time.pass(60_000);
  expect(told.map((status) => status.height)).toEqual([101, 102, 103]);
  expect((await practice.status()).nextBlockAtMs).toBe(START_MS + 120_000);
});

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
