import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nothingKnown } from '../../../../src-main/nodes/state/evidence.ts';
import type { NodeFacts } from '../../../../src-main/records/node.ts';
import { applyEvidence } from '../../../../src-main/nodes/state/apply-evidence.ts';
import {
  isProvedAgain,
  isQuiet,
  stateNameOf,
  stateOf,
  type NewestImage,
} from '../../../../src-main/nodes/state/state.ts';

const NOW = 1_800_000_000_000;
const NEWEST: NewestImage = { id: 'a2', firstSeenAtMs: NOW };
const WELL: NodeFacts = {
  ...nothingKnown,
  lock: 'unlocked',
  lockProof: 'probeUnlocked',
  lockSinceMs: NOW - 9_000,
  lockProvedAtMs: NOW - 5_000,
  heardAtMs: NOW - 5_000,
};
const times = fc.constantFrom(null, NOW - 9_000, NOW, NOW + 9_000);
const anyFacts: fc.Arbitrary<NodeFacts> = fc.record({
  lock: fc.constantFrom('unknown', 'upgrading', 'locked', 'unlocking', 'unlocked'),
  lockSinceMs: times,
  lockProof: fc.constantFrom('nothing', 'probeUnlocked', 'unlockAccepted', 'tokenRefused'),
  lockProvedAtMs: times,
  before: fc.constantFrom('unknown', 'locked', 'unlocked', 'opened'),
  beforeSinceMs: times,
  changingSinceMs: times,
  wentDown: fc.boolean(),
  begun: fc.boolean(),
  overdue: fc.boolean(),
  network: fc.constantFrom(null, 'testnet'),
  initialized: fc.constantFrom(null, true, false),
  buildSeen: fc.constantFrom(null, { number: 2, is: 'done' }),
  built: fc.constantFrom(null, { number: 2, atMs: NOW - 9_000 }),
  awaitsBuild: fc.boolean(),
  image: fc.constantFrom(null, 'a1', 'a2'),
  imageProof: fc.constantFrom('nothing', 'cloudStatus'),
  imageAtMs: times,
  targetImage: fc.constantFrom(null, 'a2'),
  updatedOutside: fc.boolean(),
  height: fc.constantFrom(null, 5),
  heightSinceMs: times,
  heightAtMs: times,
  standsStill: fc.boolean(),
  noAnswers: fc.nat(4),
  noAnswerBy: fc.constantFrom('noAnswer', 'tokenRefused', 'elsewhere', 'answered'),
  noAnswerSinceMs: times,
  silence: fc.constantFrom(null, { kind: 'late' as const }),
  heardAtMs: times,
});
const anyNewest = fc.constantFrom(null, NEWEST, { ...NEWEST, followed: true as const });
const anyPlan = fc.constantFrom('node', 'scale', 'wallet', 'unknown');

it('a state has the same name in full rows and alone', () =>
  fc.assert(
    fc.property(anyFacts, anyNewest, anyPlan, (facts, newest, plan) => {
      expect(stateNameOf(facts, newest)).toBe(stateOf(facts, newest, plan).state);
    }),
  ));

it.each([
  [null, 0, false],
  [{ from: 5, to: 5 }, 0, true],
  [{ from: 60, to: 120 }, 59, false],
  [{ from: 60, to: 120 }, 60, true],
  [{ from: 60, to: 120 }, 120, false],
  [{ from: 1_380, to: 60 }, 1_380, true],
  [{ from: 1_380, to: 60 }, 59, true],
  [{ from: 1_380, to: 60 }, 60, false],
])('quiet hours of %j hold %i minutes after midnight: %s', (quiet, minute, isSo) => {
  expect(isQuiet(quiet, minute)).toBe(isSo);
});

describe('a repeated proof', () => {
  it('comes from an unlocked node that answers a probe as before', () =>
    expect(isProvedAgain(WELL, applyEvidence(WELL, { kind: 'probeUnlocked' }, NOW), null)).toBe(true));

  it.each<[string, NodeFacts, NodeFacts]>([
    ['its lock', { ...WELL, lock: 'locked' }, WELL],
    ['what says so', { ...WELL, lockProof: 'unlockAccepted' }, WELL],
    ['since when it is so', { ...WELL, lockSinceMs: NOW - 10_000 }, WELL],
    ['its image', { ...WELL, image: 'a1' }, { ...WELL, image: 'a2' }],
    ['its silence, which is over', { ...WELL, noAnswers: 1, noAnswerSinceMs: NOW - 1_000 }, WELL],
  ])("isn't one if it changes %s", (_, before, after) => {
    expect(isProvedAgain(before, after, null)).toBe(false);
  });

  it('is only of unlocked nodes: the time of a lock goes on', () => {
    const locked: NodeFacts = { ...WELL, lock: 'locked', lockProof: 'probeLocked' };
    expect(isProvedAgain(locked, applyEvidence(locked, { kind: 'probeLocked' }, NOW), null)).toBe(false);
  });

  it("isn't one if it ends a prediction, because the new image didn't lock the node", () => {
    const after = applyEvidence(WELL, { kind: 'probeUnlocked' }, NOW + 1);
    expect(stateOf(WELL, NEWEST, 'scale').predicted).not.toBeNull();
    expect(stateOf(after, NEWEST, 'scale').predicted).toBeNull();
    expect(isProvedAgain(WELL, after, NEWEST)).toBe(false);
    expect(isProvedAgain(after, applyEvidence(after, { kind: 'probeUnlocked' }, NOW + 2), NEWEST)).toBe(true);
  });

  it('changes only the time of the proof on a screen', () =>
    fc.assert(
      fc.property(anyFacts, anyFacts, fc.boolean(), anyNewest, anyPlan, (one, other, alike, newest, plan) => {
        const after = alike
          ? { ...one, lockProvedAtMs: other.lockProvedAtMs, heardAtMs: other.heardAtMs }
          : other;
        fc.pre(isProvedAgain(one, after, newest));
        const { lockProvedAtMs: provedAtMs } = after;
        expect(stateOf(after, newest, plan)).toEqual({ ...stateOf(one, newest, plan), provedAtMs });
      }),
    ));
});
