import { describe, expect, it } from 'vitest';
import { lockedBars } from '../../../../src-main/nodes/state/locked-time.ts';
import type { StateInterval } from '../../../../src-main/records/node.ts';

const HOUR = 3_600_000;
const FROM = 1_000 * HOUR;
const TO = FROM + 4 * HOUR;
const stretch = (state: StateInterval['state'], from: number, to: number | null): StateInterval => ({
  state,
  fromMs: FROM + from * HOUR,
  toMs: to === null ? null : FROM + to * HOUR,
});
const bars = (...nodes: StateInterval[][]) => lockedBars(nodes, FROM, TO, 4);

describe('the locked time of a fleet', () => {
  it('is 0 if nothing is known, and if all is well', () => {
    expect(bars()).toEqual({ lockedSeconds: [0, 0, 0, 0], peak: null, knownSinceMs: null });
    expect(bars([stretch('unlocked', 1, null)])).toEqual({
      lockedSeconds: [0, 0, 0, 0],
      peak: null,
      knownSinceMs: FROM + HOUR,
    });
  });

  it('is cut into bars, summed over nodes; a present lock lasts to the end', () =>
    expect(bars([stretch('locked', 0.5, 1.25)], [stretch('locked', 3.75, null)])).toMatchObject({
      lockedSeconds: [1_800, 900, 0, 900],
      peak: { count: 1, atMs: FROM + HOUR / 2 },
    }));

  it('includes upgrading and unlocking, during which nothing is paid, and no other state', () => {
    const states = ['upgrading', 'unlocking', 'outdated', 'unreachable', 'notHeard', 'unlocked'] as const;
    expect(states.map((state) => bars([stretch(state, 0, 1)]).lockedSeconds[0])).toEqual([
      3_600, 3_600, 0, 0, 0, 0,
    ]);
  });

  it('begins with the shown span', () => {
    expect(bars([stretch('locked', -50, 0.5), stretch('unlocked', 0.5, null)])).toMatchObject({
      lockedSeconds: [1_800, 0, 0, 0],
      knownSinceMs: FROM,
    });
    expect(bars([stretch('locked', -50, 0)])).toMatchObject({
      lockedSeconds: [0, 0, 0, 0],
      knownSinceMs: null,
    });
  });

  it("has its maximum of nodes locked at once; a lock that ends as another begins doesn't count twice", () => {
    expect(bars([stretch('locked', 0, 1)], [stretch('locked', 1, 2)]).peak).toEqual({ count: 1, atMs: FROM });
    expect(
      bars([stretch('locked', 0, 3)], [stretch('locked', 1, 2)], [stretch('locked', 1.5, 4)]).peak,
    ).toEqual({ count: 3, atMs: FROM + 1.5 * HOUR });
  });
});
