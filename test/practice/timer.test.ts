import { describe, expect, it } from 'vitest';
import type { PracticeBlock } from '../../src-main/practice/index.ts';
import { fakeTime } from './fake-time.ts';
import { START_MS, startPractice } from './service.ts';

const EVERY = 30;

describe('blocks on a timer', () => {
  it('come every thirty seconds while open, and each is told', async () => {
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

  it('catch up with no thousand blocks after the machine slept', async () => {
    const time = fakeTime();
    const practice = startPractice({ ...time, blockEverySeconds: EVERY });
    await practice.status();
    time.sleep(24 * 3_600_000);
    time.fire();
    expect((await practice.status()).height).toBe(106);
  });

  it('go on when the clock is set back a year', async () => {
    const time = fakeTime();
    const practice = startPractice({ ...time, blockEverySeconds: EVERY });
    await practice.status();
    time.setClock(START_MS - 365 * 24 * 3_600_000);
    time.fire();
    expect((await practice.status()).height).toBe(101);
    time.pass(30_000);
    expect((await practice.status()).height).toBe(102);
  });
});
