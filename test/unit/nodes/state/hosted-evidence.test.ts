import { describe, expect, it } from 'vitest';
import { isSameImage, nothingKnown, type Evidence } from '../../../../src-main/nodes/state/evidence.ts';
import type { NodeFacts } from '../../../../src-main/records/node.ts';
import { evidenceOfRow } from '../../../../src-main/nodes/registry/hosted-evidence.ts';
import { applyEvidence } from '../../../../src-main/nodes/state/apply-evidence.ts';
import { stateOf } from '../../../../src-main/nodes/state/state.ts';
import { apiNode } from '../../../support/node-records.ts';

const T0 = 1_800_000_000_000;
const MINUTE = 60_000;

type Build = NonNullable<Extract<Evidence, { kind: 'hostedTold' }>['build']>;
const told = (number: number, is: Build['is'], atMs: number | null, makesImage = true): Evidence => ({
  ...{ kind: 'hostedTold', network: null, initialized: null, newest: 'b2b2b2b' },
  build: { number, makesImage, is, atMs },
});
const accepted: Evidence = { kind: 'upgradeAccepted', image: 'b2b2b2b' };
const IS: Readonly<Record<string, Build['is']>> = { under: 'underWay', failed: 'failed' };

/** The facts after this evidence, each with its minute: `done2@5:3` is build 2, reported at 5, done at 3. */
const after = (heard: string): NodeFacts =>
  heard.split(' ').reduce((facts, word) => {
    const [, name = '', number, at, doneAt] = /^([A-Za-z]+)(\d)?@(\d+)(?::(\d+))?$/.exec(word) ?? [];
    const doneAtMs = doneAt === undefined ? null : T0 + Number(doneAt) * MINUTE;
    const other = name === 'accepted' ? accepted : ({ kind: name } as Evidence);
    const build = () => told(Number(number), IS[name] ?? 'done', doneAtMs, name !== 'plain');
    return applyEvidence(facts, number === undefined ? other : build(), T0 + Number(at) * MINUTE);
  }, nothingKnown);

const HERE = { image: 'b2b2b2b', updatedOutside: false };

describe('a build that the service reports', () => {
  it.each<[string, string, Partial<NodeFacts>]>([
    [
      'ends an upgrade asked for here, none from outside',
      'done1@0 accepted@1 done2@3:2',
      { ...HERE, lock: 'locked', lockProof: 'upgradeEnded' },
    ],
    ['ends one that was seen under way', 'done1@0 accepted@1 under2@2 done2@3', { ...HERE, lock: 'locked' }],
    [
      'is over where it was unlocked since',
      'done1@0 accepted@1 gone@2 probeLocked@3 unlockAccepted@4 done2@5:2',
      { ...HERE, lock: 'unlocked' },
    ],
    ['ends nothing that was accepted after it', 'done1@0 accepted@5 done2@6:2', { lock: 'upgrading' }],
    ['locks none whose lock was proved since', 'done1@0 probeUnlocked@5 done2@7:2', { lock: 'unlocked' }],
    ['locks none where it failed', 'done1@0 probeUnlocked@5 failed2@7:6', { lock: 'unlocked' }],
    ['locks none where it makes no image', 'done1@0 probeUnlocked@5 plain2@7:6', { lock: 'unlocked' }],
    [
      'locks one that was unlocked before',
      'done1@0 probeUnlocked@5 done2@7:6',
      { lock: 'locked', lockSinceMs: T0 + 6 * MINUTE },
    ],
    ['begins one upgrade', 'done1@0 under2@1', { lock: 'upgrading' }],
  ])('%s: %s', (_, heard, known) => expect(after(heard)).toMatchObject(known));

  it('changes nothing when it is reported again while under way', () => {
    for (const facts of [after('done1@0 under2@1'), after('done1@0 under2@1 cloudRunning@3')])
      expect(applyEvidence(facts, told(2, 'underWay', null), T0 + 4 * MINUTE)).toBe(facts);
  });

  it('shows an outdated image only if the newest came after it', () => {
    const facts = after('done1@0:0');
    const at = (firstSeenAtMs: number, followed: boolean) =>
      stateOf(facts, { id: 'c3', firstSeenAtMs, ...(followed ? { followed } : {}) }, 'node').outdated;
    expect([at(T0 + 1, true), at(T0 + 1, false), at(T0, true)]).toEqual([true, null, false]);
  });
});

it('a probe calls a node that was never set up only locked, and the list is believed', () => {
  const never: Evidence = {
    kind: 'hostedTold',
    network: null,
    initialized: false,
    build: null,
    newest: null,
  };
  const facts = applyEvidence(applyEvidence(nothingKnown, never, T0), { kind: 'probeLocked' }, T0 + MINUTE);
  expect(facts).toMatchObject({ lock: 'locked', lockProof: 'toldNotInitialized' });
  // An unlocked node is set up, whatever an old list says.
  const unlocked = applyEvidence(after('probeUnlocked@0'), never, T0 + MINUTE);
  expect(unlocked).toMatchObject({ lock: 'unlocked', initialized: null });
  expect(applyEvidence(facts, { kind: 'probeUnlocked' }, T0).initialized).toBeNull();
});

it.each([
  ['SUCCESS', ['done']],
  ['NEW_STATUS', ['failed']],
])('a build that ended with %s counts as %j, since an unknown status is no success', (status, is) => {
  const newestBuild = { number: 2, action: null, status, isOver: true, atMs: null };
  const told = evidenceOfRow(apiNode('n', { newestBuild }), null, null);
  expect(told.map((one) => (one.kind === 'hostedTold' ? one.build?.is : one.kind))).toEqual(is);
});

it('a short and a long id of one commit are the same image, and no other names are', () => {
  expect(isSameImage('60bba98', '60bba98c0ffee')).toBe(true);
  expect(isSameImage('60bba98c0ffee', '60bba98')).toBe(true);
  for (const [one, other] of [
    ['60bba98', '60bba99c0ffee'],
    ['v1.2', 'v1.2.1'],
    ['a1', 'a1b2'],
  ] as const)
    expect(isSameImage(one, other)).toBe(false);
});
