import { beforeEach, describe, expect, it, vi } from 'vitest';

const machine = vi.hoisted(() => ({ upSeconds: 1_000 }));
vi.mock('node:os', () => ({ uptime: () => machine.upSeconds }));

/** Lets the machine run or sleep; the process's own clock stops in a sleep. */
let runMs: number;
const runs = (ms: number): void => {
  runMs += ms;
  machine.upSeconds += ms / 1_000;
};
const sleeps = (ms: number): void => void (machine.upSeconds += ms / 1_000);

describe.runIf(process.platform === 'linux')('the clock that nobody sets', () => {
  let sinceStartMs: () => number;

  beforeEach(async () => {
    vi.resetModules();
    runMs = 5_000;
    machine.upSeconds = 1_000;
    vi.spyOn(performance, 'now').mockImplementation(() => runMs);
    const { systemClock } = await import('../../../src-main/hosts/system.ts');
    sinceStartMs = systemClock.monotonicMs;
  });

  it("the system clock counts the machine's sleep", () => {
    expect(sinceStartMs()).toBe(5_000);
    sleeps(3_600_000);
    runs(100);
    expect(sinceStartMs()).toBe(5_100 + 3_600_000);
    runs(60_000);
    expect(sinceStartMs()).toBe(65_100 + 3_600_000);
  });

  it("the system clock never goes back, and coarse steps of the uptime aren't taken for sleep", () => {
    const told: number[] = [];
    for (let step = 0; step < 100; step += 1) {
      runMs += 150;
      if (step % 10 === 9) machine.upSeconds = 1_000 + Math.floor((runMs - 5_000) / 1_000);
      told.push(sinceStartMs());
    }
    expect(told).toEqual(Array.from({ length: 100 }, (_, step) => 5_000 + (step + 1) * 150));
  });
});
