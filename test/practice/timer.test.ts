import { describe, expect, it } from 'vitest';
import type { PracticeStatus } from '../../src-main/practice/index.ts';
import type { Schedule } from '../../src-main/practice/timer.ts';
import { newFolder, START_MS, startPractice } from './service.ts';
import { testWallet } from './test-wallet.ts';

/** A clock and a timer that move only when told. */
function fakeTime() {
  let nowMs = START_MS;
  let waiting: { run: () => void; atMs: number } | null = null;
  const schedule: Schedule = (run, afterMs) => {
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
    /** Time passes and nothing runs, as in sleep. */
    sleep: (ms: number) => {
      nowMs += ms;
    },
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
    setClock: (ms: number) => {
      nowMs = ms;
    },
    fire: () => {
      const entry = waiting;
      waiting = null;
      entry?.run();
    },
  };
}

const EVERY = 30;

describe('blocks on a timer', () => {
  it('come every thirty seconds while open, and each is told', async () => {
    const time = fakeTime();
    const told: PracticeStatus[] = [];
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
    });
    time.pass(29_999);
    expect(told).toEqual([]);
    time.pass(1);
    expect(told).toMatchObject([{ height: 101 }]);
    time.pass(60_000);
    expect(told.map((status) => status.height)).toEqual([101, 102, 103]);
    expect((await practice.status()).nextBlockAtMs).toBe(START_MS + 120_000);
  });

  it('settle what waits', async () => {
    const time = fakeTime();
    const practice = startPractice({ ...time, blockEverySeconds: EVERY });
    const wallet = testWallet(practice.baseUrl);
    const { address } = (await wallet.ask('/wallet/register')) as { address: string };
    await practice.faucet(address, 5_000n);
    expect(await wallet.ask('/wallet/btcbalance')).toMatchObject({ vanilla: { settled: 0, future: 5_000 } });
    time.pass(30_000);
    expect(await wallet.ask('/wallet/btcbalance')).toMatchObject({ vanilla: { settled: 5_000 } });
  });

  it('stop with close, and catch up with no thousand blocks after a day', async () => {
    const time = fakeTime();
    const dataFolder = newFolder();
    const practice = startPractice({ ...time, dataFolder, blockEverySeconds: EVERY });
    await practice.status();
    await practice.close();
    expect(time.isWaiting()).toBe(false);
    time.sleep(24 * 3_600_000);
    expect((await practice.status()).height).toBe(106);
    expect((await practice.status()).nextBlockAtMs).toBe(time.clock.nowMs() + 30_000);
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

  it('never come by themselves when told so', async () => {
    const time = fakeTime();
    const practice = startPractice({ ...time, blockEverySeconds: 0 });
    expect((await practice.status()).nextBlockAtMs).toBeNull();
    expect(time.isWaiting()).toBe(false);
  });
});
