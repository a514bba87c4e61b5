import { describe, expect, it } from 'vitest';
import { applyEvidence } from '../../../../src-main/nodes/state/apply-evidence.ts';
import { nothingKnown, type Evidence } from '../../../../src-main/nodes/state/evidence.ts';
import type { NodeFacts } from '../../../../src-main/records/node.ts';
import { isProvedAgain, stateOf } from '../../../../src-main/nodes/state/state.ts';

const T0 = 1_800_000_000_000;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const unlocked = applyEvidence(nothingKnown, { kind: 'probeUnlocked' }, T0);

const told = (height: number, aheadSinceMs: number | null = null, network = 'Mainnet'): Evidence => ({
  kind: 'heightTold',
  network,
  height,
  aheadSinceMs,
});
const stillSince = (facts: NodeFacts): number | null => stateOf(facts, null, 'node').stillSinceMs;

/** What it told first, at T0; then, after how long, what; whether it stands still. */
const [testnet, regtest] = ['Testnet4', 'Regtest'];
const CASES: readonly (readonly [string, Evidence, number, Evidence, boolean])[] = [
  ['another block', told(5), 3 * HOUR, told(6), false],
  ['a lower one: it reads anew', told(5), 3 * HOUR, told(4), false],
  ['the same for less than two hours', told(5), 2 * HOUR - 1, told(5), false],
  ['the same for two hours', told(5), 2 * HOUR, told(5), true],
  ['the same on a testnet', told(5, null, testnet), 2 * HOUR, told(5, null, testnet), true],
  ['the same where nobody makes blocks', told(5, null, regtest), 24 * HOUR, told(5, null, regtest), false],
  ['the same on another such name', told(5, null, 'Regtest2'), 2 * HOUR, told(5, null, 'Regtest2'), true],
  ['the same on a name with that', told(5, null, 'myregtest'), 2 * HOUR, told(5, null, 'myregtest'), true],
  ['the same, another is 15 min further', told(5), 20 * MINUTE, told(5, T0 + 5 * MINUTE), true],
  ['the same, another came further now', told(5), 20 * MINUTE, told(5, T0 + 5 * MINUTE + 1), false],
  ['the same, another was further always', told(5), 15 * MINUTE, told(5, T0 - 8 * HOUR), true],
  ['the same for less, another was so', told(5), 15 * MINUTE - 1, told(5, T0 - 8 * HOUR), false],
  ['another block, still behind: it catches up', told(5), 3 * HOUR, told(6, T0), false],
  ['the same, another makes some', told(5, null, 'regtest'), HOUR, told(5, T0, 'regtest'), true],
  ['the same for long, another came further now', told(5), 2 * HOUR, told(5, T0 + 2 * HOUR), true],
];

describe('a node that tells', () => {
  it.each(CASES)('%s', (_, first, afterMs, then, standsStill) => {
    const facts = applyEvidence(applyEvidence(unlocked, first, T0), then, T0 + afterMs);
    expect(stillSince(facts)).toBe(standsStill ? T0 : null);
    // It is unlocked all the same.
    expect(stateOf(facts, null, 'node').state).toBe('unlocked');
  });
});

describe('a node that stands still', () => {
  const still = applyEvidence(applyEvidence(unlocked, told(5), T0), told(5), T0 + 3 * HOUR);

  it('follows blocks again with the next one', () => {
    expect(stillSince(applyEvidence(still, told(6), T0 + 4 * HOUR))).toBeNull();
  });

  it('does so still when it is proved unlocked again, and when the same is told again', () => {
    const proved = applyEvidence(still, { kind: 'probeUnlocked' }, T0 + 4 * HOUR);
    expect(stillSince(proved)).toBe(T0);
    expect(stillSince(applyEvidence(proved, told(5), T0 + 5 * HOUR))).toBe(T0);
  });

  it.each([
    ['a lock', { kind: 'probeLocked' }],
    ['an upgrade', { kind: 'upgradeAccepted', image: null }],
  ] as const)('is not said of %s, and begins anew after it', (_, evidence) => {
    const gone = applyEvidence(still, evidence, T0 + 4 * HOUR);
    expect(stillSince(gone)).toBeNull();
    expect(gone).toMatchObject({ height: null, heightSinceMs: null, heightAtMs: null, standsStill: false });
    const back = applyEvidence(gone, { kind: 'unlockAccepted' }, T0 + 5 * HOUR);
    expect(stillSince(applyEvidence(back, told(5), T0 + 6 * HOUR))).toBeNull();
  });

  it('is not said of one of which nothing is proved any more', () => {
    const refused = Array.from({ length: 3 }).reduce<NodeFacts>(
      (facts) => applyEvidence(facts, { kind: 'tokenRefused' }, T0 + 4 * HOUR),
      still,
    );
    expect(stillSince(refused)).toBeNull();
  });

  it('begins anew after a restart that somebody else unlocked', () => {
    const gone = applyEvidence(still, { kind: 'gone' }, T0 + 4 * HOUR);
    expect(stillSince(applyEvidence(gone, { kind: 'probeUnlocked' }, T0 + 4 * HOUR))).toBeNull();
  });

  it('is news to who looks, and another block of one that follows is none', () => {
    const one = applyEvidence(unlocked, told(5), T0);
    expect(isProvedAgain(one, applyEvidence(one, told(6), T0 + MINUTE), null)).toBe(true);
    expect(isProvedAgain(one, applyEvidence(one, told(5), T0 + 3 * HOUR), null)).toBe(false);
  });
});

it('takes no height of a node that is not unlocked', () => {
  const locked = applyEvidence(nothingKnown, { kind: 'probeLocked' }, T0);
  expect(applyEvidence(locked, told(5), T0)).toBe(locked);
});
