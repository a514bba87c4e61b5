import { EventEmitter } from 'node:events';
import type { PowerMonitor } from 'electron';
import { expect, it } from 'vitest';
import { createSystemSleep } from '../../../../src-main/hosts/electron/sleep.ts';
import { strict } from '../../../fakes/electron.ts';

const T0 = 1_800_000_000_000;

function machine() {
  const emitter = new EventEmitter();
  const known = (name: string): string => {
    if (name !== 'suspend' && name !== 'resume' && name !== 'lock-screen')
      throw new Error(`powerMonitor never emits ${name}`);
    return name;
  };
  let nowMs = T0;
  const powerMonitor = strict<PowerMonitor>('powerMonitor', {
    on: (name: string, listener: () => void) => emitter.on(known(name), listener),
    off: (name: string, listener: () => void) => emitter.off(known(name), listener),
  });
  const told: string[] = [];
  const end = createSystemSleep(powerMonitor, { nowMs: () => nowMs }).watch({
    asleep: () => told.push('asleep'),
    awake: (sinceMs) => told.push(`awake, slept since ${String(sinceMs - T0)}`),
    sessionLocked: () => told.push('session locked'),
  });
  return {
    told,
    end,
    at: (ms: number, name: 'suspend' | 'resume' | 'lock-screen') => {
      nowMs = T0 + ms;
      emitter.emit(name);
    },
    listeners: () =>
      ['suspend', 'resume', 'lock-screen'].reduce((sum, name) => sum + emitter.listenerCount(name), 0),
  };
}

it("the system's sleep is reported, and on waking since when", () => {
  const { told, at } = machine();
  at(1_000, 'suspend');
  expect(told).toEqual(['asleep']);
  at(9_000, 'resume');
  at(20_000, 'suspend');
  at(21_000, 'resume');
  expect(told.slice(1)).toEqual(['awake, slept since 1000', 'asleep', 'awake, slept since 20000']);
});

it('a locked session of the system is reported', () => {
  const { told, at } = machine();
  at(1_000, 'lock-screen');
  expect(told).toEqual(['session locked']);
});

it('of two events for one sleep the first counts; without one, the waking counts', () => {
  const { told, at } = machine();
  at(1_000, 'suspend');
  at(2_000, 'suspend');
  at(9_000, 'resume');
  expect(told.at(-1)).toBe('awake, slept since 1000');
  at(30_000, 'resume');
  expect(told.at(-1)).toBe('awake, slept since 30000');
});

it('nothing is reported after the end', () => {
  const { told, at, end, listeners } = machine();
  expect(listeners()).toBe(3);
  end();
  at(1_000, 'suspend');
  expect(told).toEqual([]);
  expect(listeners()).toBe(0);
});
