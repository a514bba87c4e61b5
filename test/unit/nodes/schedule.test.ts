import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSchedule } from '../../../src-main/nodes/watch/schedule.ts';

const idsOf = (due: readonly { readonly nodeId: string }[]): string[] => due.map(({ nodeId }) => nodeId);

describe('what is due', () => {
  it('is taken once, the longest due first', () => {
    const schedule = createSchedule();
    schedule.put('c', 30);
    schedule.put('a', 10);
    schedule.put('b', 20);
    expect(schedule.take(9)).toEqual([]);
    expect(schedule.take(20)).toEqual([
      { nodeId: 'a', atMs: 10 },
      { nodeId: 'b', atMs: 20 },
    ]);
    expect(schedule.take(20)).toEqual([]);
    expect(idsOf(schedule.take(30))).toEqual(['c']);
  });

  it('keeps its turn where it was put back', () => {
    const schedule = createSchedule();
    for (const [nodeId, atMs] of [
      ['a', 10],
      ['b', 20],
      ['c', 40],
    ] as const)
      schedule.put(nodeId, atMs);
    const due = schedule.take(30);
    schedule.put('soon', 35);
    schedule.putBack(due.filter(({ nodeId }) => nodeId === 'b'));
    expect(idsOf(schedule.take(50))).toEqual(['b', 'soon', 'c']);
  });

  it('changes with the times of those that wait', () => {
    const schedule = createSchedule();
    for (let n = 0; n < 5; n += 1) schedule.put(String(n), n * 10);
    schedule.move(({ nodeId, atMs }) => (nodeId === '4' ? 0 : atMs + 100));
    expect(idsOf(schedule.take(50))).toEqual(['4']);
    expect(idsOf(schedule.take(120))).toEqual(['0', '1', '2']);
  });

  it('is everybody whose time has come, whatever was put in before, and nobody else', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(50)), fc.nat(50), (times, nowMs) => {
        const schedule = createSchedule();
        times.forEach((atMs, n) => schedule.put(String(n), atMs));
        const taken = schedule.take(nowMs).map(({ atMs }) => atMs);
        expect(taken).toEqual(times.filter((atMs) => atMs <= nowMs).toSorted((a, b) => a - b));
        expect(schedule.take(Infinity).map(({ atMs }) => atMs)).toEqual(
          times.filter((atMs) => atMs > nowMs).toSorted((a, b) => a - b),
        );
      }),
    );
  });
});
