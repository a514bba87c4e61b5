import { describe, expect, it } from 'vitest';
import { isSameImage, nothingKnown, type Evidence } from '../../../../src-main/nodes/state/evidence.ts';
import type { NodeFacts } from '../../../../src-main/records/node.ts';
import { applyEvidence } from '../../../../src-main/nodes/state/apply-evidence.ts';
import { stateOf } from '../../../../src-main/nodes/state/state.ts';

const T0 = 1_800_000_000_000;
const MINUTE = 60_000;

type Build = NonNullable<Extract<Evidence, { kind: 'hostedTold' }>['build']>;
const told = (number: number, is: Build['is'], atMs: number | null = null, makesImage = true): Evidence => ({
  kind: 'hostedTold',
  network: null,
  initialized: null,
  build: { number, makesImage, is, atMs },
  newest: 'b2b2b2b',
});
const heard = (...list: readonly (readonly [minutes: number, Evidence])[]): NodeFacts =>
  list.reduce(
    (facts, [minutes, evidence]) => applyEvidence(facts, evidence, T0 + minutes * MINUTE),
    nothingKnown,
  );
const accepted: Evidence = { kind: 'upgradeAccepted', image: 'b2b2b2b' };

describe('a build that a service tells of', () => {
  it('ends an upgrade that was asked for here, and is none from outside', () => {
    const quick = heard([0, told(1, 'done')], [1, accepted], [3, told(2, 'done', T0 + 2 * MINUTE)]);
    expect(quick).toMatchObject({
      lock: 'locked',
      lockProof: 'upgradeEnded',
      image: 'b2b2b2b',
      updatedOutside: false,
    });
    const seen = heard([0, told(1, 'done')], [1, accepted], [2, told(2, 'underWay')], [3, told(2, 'done')]);
    expect(seen).toMatchObject({ lock: 'locked', image: 'b2b2b2b', updatedOutside: false });
    const late = heard(
      [0, told(1, 'done')],
      [1, accepted],
      [2, { kind: 'gone' }],
      [3, { kind: 'probeLocked' }],
      [4, { kind: 'unlockAccepted' }],
      [5, told(2, 'done', T0 + 2 * MINUTE)],
    );
    expect(late).toMatchObject({ lock: 'unlocked', image: 'b2b2b2b', updatedOutside: false });
  });

  it('that was done before the upgrade was accepted ends nothing', () => {
    const facts = heard([0, told(1, 'done')], [5, accepted], [6, told(2, 'done', T0 + 2 * MINUTE)]);
    expect(facts.lock).toBe('upgrading');
  });

  it('locks no node whose lock was proved since, nor one by what failed or makes no image', () => {
    const unlocked = heard([0, told(1, 'done')], [5, { kind: 'probeUnlocked' }]);
    for (const build of [
      told(2, 'done', T0 + 2 * MINUTE),
      told(2, 'failed', T0 + 6 * MINUTE),
      told(2, 'done', T0 + 6 * MINUTE, false),
    ])
      expect(applyEvidence(unlocked, build, T0 + 7 * MINUTE).lock).toBe('unlocked');
    expect(applyEvidence(unlocked, told(2, 'done', T0 + 6 * MINUTE), T0 + 7 * MINUTE)).toMatchObject({
      lock: 'locked',
      lockSinceMs: T0 + 6 * MINUTE,
    });
  });

  it('that stays under way begins one upgrade, and changes nothing where it is told again', () => {
    const begun = heard([0, told(1, 'done')], [1, told(2, 'underWay')]);
    expect(begun.lock).toBe('upgrading');
    expect(applyEvidence(begun, told(2, 'underWay'), T0 + 2 * MINUTE)).toBe(begun);
    const ended = applyEvidence(begun, { kind: 'cloudRunning' }, T0 + 3 * MINUTE);
    expect(applyEvidence(ended, told(2, 'underWay'), T0 + 4 * MINUTE)).toBe(ended);
  });

  it('says that an image is outdated only where the newest came after it', () => {
    const facts = heard([0, told(1, 'done', T0)]);
    const at = (firstSeenAtMs: number, followed: boolean) =>
      stateOf(facts, { id: 'c3', firstSeenAtMs, ...(followed ? { followed } : {}) }, 'node').outdated;
    expect([at(T0 + 1, true), at(T0 + 1, false), at(T0, true)]).toEqual([true, null, false]);
  });
});

it('a probe says no more than locked of a node that was never set up, and the list is believed', () => {
  const never: Evidence = {
    kind: 'hostedTold',
    network: null,
    initialized: false,
    build: null,
    newest: null,
  };
  const facts = heard([0, never], [1, { kind: 'probeLocked' }]);
  expect(facts).toMatchObject({ lock: 'locked', lockProof: 'toldNotInitialized' });
  // One that is unlocked is set up, whatever an old list says.
  const unlocked = heard([0, { kind: 'probeUnlocked' }], [1, never]);
  expect(unlocked).toMatchObject({ lock: 'unlocked', initialized: null });
});

it('a short and a long id of one commit are one image, and no other names are alike', () => {
  expect(isSameImage('60bba98', '60bba98c0ffee')).toBe(true);
  expect(isSameImage('60bba98c0ffee', '60bba98')).toBe(true);
  for (const [one, other] of [
    ['60bba98', '60bba99c0ffee'],
    ['v1.2', 'v1.2.1'],
    ['a1', 'a1b2'],
  ] as const)
    expect(isSameImage(one, other)).toBe(false);
});
