import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDeadlines, type Deadlines, type Late } from '../../../src-main/net/deadlines.ts';

let deadlines: Deadlines;
let late: [string, Late][];
const start = (name: string, totalMs: number, idleMs: number) =>
  deadlines.start(totalMs, idleMs, (why) => late.push([name, why]));

beforeEach(() => {
  vi.useFakeTimers();
  deadlines = createDeadlines();
  late = [];
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the clocks of an exchange', () => {
  it('end it at the total where nothing was heard, and say that the head did not come', () => {
    start('a', 5_000, 1_000);
    vi.advanceTimersByTime(4_999);
    expect(late).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(late).toEqual([['a', { phase: 'headers', seconds: 5 }]]);
  });

  it('end it where the answer falls silent, counted from its newest piece', () => {
    const watch = start('a', 5_000, 1_000);
    vi.advanceTimersByTime(900);
    watch.heard();
    vi.advanceTimersByTime(900);
    watch.heard();
    vi.advanceTimersByTime(999);
    expect(late).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(late).toEqual([['a', { phase: 'body', seconds: 1 }]]);
  });

  it('end it at the total although pieces still come', () => {
    const watch = start('a', 2_500, 1_000);
    for (let n = 0; n < 5; n += 1) {
      vi.advanceTimersByTime(500);
      watch.heard();
    }
    expect(late).toEqual([['a', { phase: 'total', seconds: 3 }]]);
  });

  it('say nothing once it is over, and say it once', () => {
    const watch = start('a', 1_000, 1_000);
    start('b', 1_000, 1_000);
    watch.stop();
    vi.advanceTimersByTime(10_000);
    expect(late.map(([name]) => name)).toEqual(['b']);
  });
});

describe('the clocks of many exchanges', () => {
  it('have one timer', () => {
    for (let n = 0; n < 64; n += 1) start(String(n), 5_000 + n, 10_000).heard();
    expect(vi.getTimerCount()).toBe(1);
  });

  it('end each at its own time, in whichever order they were started', () => {
    start('long', 3_000, 9_000);
    start('short', 1_000, 9_000);
    vi.advanceTimersByTime(500);
    start('later', 1_000, 9_000);
    vi.advanceTimersByTime(500);
    expect(late.map(([name]) => name)).toEqual(['short']);
    vi.advanceTimersByTime(499);
    expect(late.map(([name]) => name)).toEqual(['short']);
    vi.advanceTimersByTime(1);
    expect(late.map(([name]) => name)).toEqual(['short', 'later']);
    vi.advanceTimersByTime(1_500);
    expect(late.map(([name]) => name)).toEqual(['short', 'later', 'long']);
  });

  it('end one that falls silent long before the timer of the others', () => {
    start('other', 60_000, 60_000);
    start('silent', 60_000, 50).heard();
    vi.advanceTimersByTime(50);
    expect(late).toEqual([['silent', { phase: 'body', seconds: 1 }]]);
  });

  it('leave no timer behind when the last one is over', () => {
    const watches = [start('a', 1_000, 1_000), start('b', 2_000, 1_000)];
    watches[0]?.stop();
    expect(vi.getTimerCount()).toBe(1);
    watches[1]?.stop();
    expect(vi.getTimerCount()).toBe(0);
    start('c', 1_000, 1_000);
    vi.advanceTimersByTime(1_000);
    expect(late.map(([name]) => name)).toEqual(['c']);
    expect(vi.getTimerCount()).toBe(0);
  });
});
