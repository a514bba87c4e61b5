import { describe, expect, it } from 'vitest';
import { interleaved, median } from '../../bench/rounds.ts';
import { inspectionTable, signingTable } from '../../bench/table.ts';

/** A clock that only the methods move. */
function timed() {
  let now = 0;
  const ran: string[] = [];
  const method = (name: string, takesMs: () => number, every = 1) => ({
    every,
    run: () => {
      ran.push(name);
      now += takesMs();
    },
  });
  return { method, ran, nowMs: () => now };
}

describe('interleaved rounds', () => {
  it('give each method the median of its own times', () => {
    const { method, nowMs } = timed();
    const times = [5, 1, 100];
    const result = interleaved(
      { varying: method('varying', () => times.pop()!), steady: method('steady', () => 7) },
      3,
      nowMs,
    );
    expect(result).toEqual({ varying: 5, steady: 7 });
  });

  it('let a slow method take part in some rounds only, and every method in the first', () => {
    const { method, ran, nowMs } = timed();
    const one = (): number => 1;
    interleaved({ fast: method('fast', one), slow: method('slow', one, 4) }, 9, nowMs);
    expect(ran.filter((name) => name === 'fast')).toHaveLength(9);
    expect(ran.filter((name) => name === 'slow')).toHaveLength(3);
  });

  it('run in changing orders, the same every time', () => {
    const orders = [0, 1].map(() => {
      const { method, ran, nowMs } = timed();
      const one = (): number => 1;
      interleaved({ a: method('a', one), b: method('b', one), c: method('c', one) }, 20, nowMs);
      return ran.join('');
    });
    expect(orders[0]).toBe(orders[1]);
    expect(new Set(orders[0]!.match(/.../g)).size).toBeGreaterThan(2);
  });
});

describe('a median', () => {
  it('is the middle, or half-way between the two middle ones', () => {
    expect([median([3]), median([9, 1, 2]), median([4, 1, 3, 2])]).toEqual([3, 2, 2.5]);
  });

  it('is not made up where nothing was measured', () => {
    expect(() => median([])).toThrow('no median of nothing');
  });
});

describe('the table of ratios', () => {
  const times = { ours: 1, oursVerified: 2, naive: 4, naiveValidated: 10, scure: 50, bareSchnorr: 0.5 };
  const all = { '1': times, '10': times, '100': times, '1000': { ...times, ours: 13 } };

  it('says of each ratio whether it is within reach', () => {
    const lines = signingTable(all, { slotsMs: 20, sendMs: 7.2 }).split('\n');
    const line = (start: string): string => lines.find((one) => one.startsWith(start)) ?? '';
    expect(line('ours / naive').match(/[\d.]+ [≤>] [\d.]+/g)).toEqual([
      '0.25 ≤ 0.5',
      '0.25 ≤ 0.25',
      '0.25 ≤ 0.25',
      '3.25 > 0.15',
    ]);
    expect(line('ours verified / naive validated')).toContain('0.20 ≤ 0.35');
    expect(line('ours at 1000')).toBe('ours at 1000 / at 100: 13.0 > 12');
    expect(line('  1000 inputs')).toBe('  1000 inputs: 20.0 > 16 ms');
    expect(line('  100 assets')).toBe('  100 assets: 7.20 ≤ 16 ms');
  });

  it('says of an inspection whether it is within reach', () => {
    const table = inspectionTable({
      bitcoinjsParseMs: 5,
      mapHitsMs: 11,
      verdict1000Ms: 20,
      verdictWarmMs: 2,
      verdictColdMs: 51,
    });
    expect(table.match(/[\d.]+ [≤>] [\d.]+/g)).toEqual(['2.20 > 2', '2.00 ≤ 50', '51.0 > 50']);
  });

  it('is not drawn where a size is missing', () => {
    expect(() => signingTable({ '1': times }, { slotsMs: 1, sendMs: 1 })).toThrow(
      'nothing was measured at 1000 inputs',
    );
  });
});
