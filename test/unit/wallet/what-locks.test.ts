import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { Ports } from '../../../src-main/world/world.ts';
import { createAppLock, type AppLock } from '../../../src-main/wallet/context/app-lock.ts';
import { fakePorts } from '../../fakes/ports.ts';
import { manualTime } from '../../support/manual-timers.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const MINUTE = 60_000;
const IDLE_MINUTES = 5;
const RECORD = { id: 'ab'.repeat(16), idleMinutes: IDLE_MINUTES };

type System = Parameters<Ports['sleep']['watch']>[0];

let time: ReturnType<typeof manualTime>;
let system: System;
let ports: Ports;

beforeEach(() => {
  const fake = fakePorts(tempFolder());
  onTestFinished(fake.close);
  time = manualTime();
  ports = {
    ...fake.ports,
    ...{ clock: time.clock, timers: time.timers },
    sleep: {
      watch: (told) => {
        system = told;
        return () => undefined;
      },
    },
  };
});

/** Unlocked a moment ago, with a password that is set. */
function opened(): AppLock {
  ports.settings.write({ ...ports.settings.read(), lock: RECORD });
  const lock = createAppLock(ports);
  onTestFinished(lock.close);
  expect(lock.isLocked()).toBe(true);
  lock.unlocked();
  expect(lock.isLocked()).toBe(false);
  return lock;
}

describe('Ochre locks by itself', () => {
  it('after the minutes that were set, counted from the last that somebody did, and not before', async () => {
    const lock = opened();
    for (let times = 0; times < 3; times += 1) {
      await time.pass((IDLE_MINUTES - 1) * MINUTE);
      lock.active();
    }
    await time.pass(IDLE_MINUTES * MINUTE - 1);
    expect(lock.isLocked()).toBe(false);
    await time.pass(1);
    expect(lock.isLocked()).toBe(true);
  });

  it.each<[string, () => void]>([
    ['sleeps', () => system.asleep()],
    ['is locked', () => system.sessionLocked?.()],
  ])('when the computer %s', (_, happens) => {
    const lock = opened();
    happens();
    expect(lock.isLocked()).toBe(true);
  });

  it('on waking from a sleep that nobody told of, where it was as long as the minutes', () => {
    const lock = opened();
    const sinceMs = time.clock.nowMs();
    time.setAhead(IDLE_MINUTES * MINUTE - 1);
    system.awake(sinceMs);
    expect(lock.isLocked()).toBe(false);
    time.setAhead(1);
    system.awake(sinceMs);
    expect(lock.isLocked()).toBe(true);
  });

  it('never where no password is set', async () => {
    const lock = createAppLock(ports);
    onTestFinished(lock.close);
    system.asleep();
    system.sessionLocked?.();
    system.awake(0);
    await time.pass(1_000 * MINUTE);
    expect([lock.isLocked(), time.waiting()]).toEqual([false, 0]);
  });
});
