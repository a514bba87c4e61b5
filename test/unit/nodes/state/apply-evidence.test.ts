import { describe, expect, it } from 'vitest';
import { nothingKnown, type Evidence } from '../../../../src-main/nodes/state/evidence.ts';
import type { NodeFacts } from '../../../../src-main/records/node.ts';
import { applyEvidence } from '../../../../src-main/nodes/state/apply-evidence.ts';
import { stateOf } from '../../../../src-main/nodes/state/state.ts';

const T0 = 1_800_000_000_000;
const MINUTE = 60_000;

const told = (image: string, by: 'cloudStatus' | 'importedList'): Evidence => ({
  kind: 'imageTold',
  image,
  by,
});
const EVIDENCE = {
  locked: { kind: 'probeLocked' },
  unlocked: { kind: 'probeUnlocked' },
  none: { kind: 'noAnswer' },
  gone: { kind: 'gone' },
  notReady: { kind: 'notReady' },
  wayAnswered: { kind: 'wayAnswered' },
  answered: { kind: 'answered' },
  answeredLocked: { kind: 'answeredLocked' },
  answeredNotInitialized: { kind: 'answeredNotInitialized' },
  changing: { kind: 'answeredChanging' },
  tokenRefused: { kind: 'tokenRefused' },
  unlockAsked: { kind: 'unlockAsked' },
  unlockEnded: { kind: 'unlockEnded' },
  unlockAccepted: { kind: 'unlockAccepted' },
  alreadyUnlocked: { kind: 'alreadyUnlocked' },
  accepted: { kind: 'upgradeAccepted', image: 'b2' },
  acceptedB3: { kind: 'upgradeAccepted', image: 'b3' },
  acceptedAny: { kind: 'upgradeAccepted', image: null },
  upgrading: { kind: 'cloudUpgrading', image: 'b2' },
  upgradingAny: { kind: 'cloudUpgrading', image: null },
  running: { kind: 'cloudRunning' },
  a1: told('a1', 'cloudStatus'),
  b2: told('b2', 'cloudStatus'),
  b3: told('b3', 'cloudStatus'),
  listA1: told('a1', 'importedList'),
  listB2: told('b2', 'importedList'),
} as const satisfies Readonly<Record<string, Evidence>>;
const { accepted } = EVIDENCE;

const minute = (n: number): number => T0 + n * MINUTE;

/** The facts after this evidence, one a minute unless a time is given: `gone@90s`. */
function after(heard: string): NodeFacts {
  const words = heard.split(' ').filter((word) => word !== '');
  return words.reduce((facts, word, at) => {
    const [name = '', seconds] = word.split('@');
    if (!(name in EVIDENCE)) throw new Error(`no evidence is called ${name}`);
    const atMs = seconds === undefined ? minute(at) : T0 + Number(seconds.replace('s', '')) * 1_000;
    return applyEvidence(facts, EVIDENCE[name as keyof typeof EVIDENCE], atMs);
  }, nothingKnown);
}
const state = (facts: NodeFacts) => stateOf(facts, null, 'node');

/** Expects `state/proof@minute`: the state, its proof, and its start; the last two are optional. */
function isSeen(_: string, heard: string, seen: string, known: Partial<NodeFacts> = {}): void {
  const facts = after(heard);
  const [, name, proof, since] = /^(\w+)(?:\/(\w+))?(?:@([\d.]+))?$/.exec(seen) ?? [];
  expect(state(facts)).toMatchObject({
    state: name,
    ...(proof === undefined ? {} : { proof }),
    ...(since === undefined ? {} : { sinceMs: minute(Number(since)) }),
  });
  expect(facts).toMatchObject(known);
}
type Row = [title: string, heard: string, seen: string, facts?: Partial<NodeFacts>];

const STATES: readonly Row[] = [
  ['is not known where nothing is heard', '', 'notHeard/nothing'],
  ['is locked, never set up', 'answeredNotInitialized', 'locked/answeredNotInitialized'],
  ['is locked once it was set up', 'answeredNotInitialized answeredLocked', 'locked/answeredLocked'],
  ['may be unlocked already', 'answeredLocked unlockAsked alreadyUnlocked', 'unlocked/alreadyUnlocked'],
  [
    'keeps its time',
    'locked locked answeredLocked',
    'locked/answeredLocked@0',
    { lockProvedAtMs: minute(2) },
  ],
  ['is locked when an unlock is given up', 'locked unlockAsked unlockEnded', 'locked@0'],
  ['is not unlocking where it was unlocked', 'unlocked unlockAsked', 'unlocked'],
  ['is not given up where nobody asked for one', 'unlocked unlockEnded', 'unlocked'],
  ['outlives a wrong password', 'answeredLocked unlockAsked answered unlockEnded', 'locked/answeredLocked'],
  ['keeps its time where an unlock failed', 'locked unlockAsked answeredLocked', 'locked@0'],
  ['counts no silence before it', 'tokenRefused unlockAsked answeredLocked', 'locked@2'],
  ['takes no time of an earlier lock', 'locked unlockAsked unlockAccepted locked', 'locked@3'],
  ['is unknown, and why', 'unlocked tokenRefused tokenRefused tokenRefused', 'notHeard/tokenRefused@1'],
  ['is unknown for no reason at all', 'answered', 'notHeard/nothing'],
];

const NEW_IMAGE = { image: 'b2', targetImage: null };
const UPGRADES: readonly Row[] = [
  ['is not over while the old image answers', 'unlocked accepted unlocked', 'upgrading'],
  ['is not over where it was unlocked already', 'unlocked accepted alreadyUnlocked', 'upgrading'],
  [
    'goes on though the old image was unlocked',
    'locked accepted unlockAccepted',
    'upgrading/upgradeAccepted',
  ],
  ['goes on though it says so', 'locked accepted unlockAccepted alreadyUnlocked', 'upgrading'],
  ['ends by the lock after it', 'locked accepted unlockAccepted alreadyUnlocked locked', 'locked', NEW_IMAGE],
  [
    'may be over by its word, with no image',
    'locked accepted unlockAccepted unlocked',
    'unlocked/probeUnlocked',
    { image: null, targetImage: null },
  ],
  ['was locked in between', 'accepted alreadyUnlocked unlockAccepted', 'unlocked/unlockAccepted', NEW_IMAGE],
  ['is no going before it', 'locked gone gone gone accepted unlockAccepted', 'upgrading'],
  ['is no gateway before it', 'locked notReady notReady notReady accepted unlockAccepted', 'upgrading'],
  ['is no silence before it', 'locked none none none accepted unlockAccepted', 'upgrading'],
  ['ends by a lock where there was none', 'unlocked accepted locked', 'locked/probeLocked'],
  ['takes no old word for it', 'unlockAccepted accepted@86400s locked@86460s', 'upgrading'],
  ['does not end by the lock before it', 'locked accepted locked', 'upgrading'],
  ['ends by a lock after nobody was there', 'locked accepted gone locked', 'locked'],
  ['takes two silences for the network’s', 'locked accepted none none locked', 'upgrading'],
  ['takes three for the node’s', 'locked accepted none none none locked', 'locked'],
  ['counts them in a row', 'locked accepted none none answered none locked', 'upgrading'],
  ['ends by a lock after it was not ready', 'locked accepted notReady locked', 'locked'],
  ['is told from what was not ready before', 'locked notReady accepted locked', 'upgrading'],
  ['ends by a lock long after it began', 'locked accepted locked@720s', 'locked'],
  ['makes no node unreachable', 'unlocked accepted none none none gone', 'upgrading'],
  ['is no change of state', 'locked accepted changing', 'upgrading'],
  [
    'brings its image',
    'listA1 accepted gone locked',
    'locked',
    { ...NEW_IMAGE, imageProof: 'upgradeAccepted' },
  ],
  ['ends by a second unlock', 'locked accepted unlockAccepted unlockAccepted', 'unlocked', { image: 'b2' }],
  [
    'to nobody knows what brings none',
    'listA1 unlocked acceptedAny gone locked',
    'locked',
    { image: 'a1', imageProof: 'importedList' },
  ],
  [
    'is no patience',
    'unlocked accepted wayAnswered wayAnswered wayAnswered',
    'upgrading',
    { wentDown: false },
  ],
];

const BY_SERVICE: readonly Row[] = [
  ['begins though nobody here asked for it', 'unlocked upgrading', 'upgrading'],
  ['begins also to nobody knows what', 'unlocked upgradingAny', 'upgrading'],
  ['ends by its word', 'unlocked upgrading running', 'locked/upgradeEnded', { image: 'b2' }],
  ['does not end before it has begun there', 'unlocked accepted running', 'upgrading'],
  ['ends once it has begun there', 'unlocked accepted upgrading running', 'locked'],
  ['ends once the node was gone', 'unlocked accepted gone running', 'locked'],
  ['ends ten minutes later at the latest', 'accepted running@600s', 'locked'],
  ['makes no old answer newer', 'locked accepted upgrading unlockAccepted', 'upgrading'],
  [
    'is over where it runs already',
    'accepted gone unlockAccepted upgrading running',
    'unlocked/unlockAccepted',
  ],
  ['is none where a node just runs', 'unlocked running', 'unlocked'],
  ['is none where nothing else is known', 'running', 'notHeard'],
  ['says nothing of whether the node answers', 'unlocked none none none running', 'unreachable'],
];

const SILENCES: readonly Row[] = [
  ['is a bad moment twice', 'unlocked none none', 'unlocked'],
  ['is unreachable the third time, since the first', 'unlocked none none none', 'unreachable/noAnswer@1'],
  ['is a bad moment twice behind a gateway', 'unlocked notReady none', 'unlocked'],
  ['is unreachable whoever stands before it', 'unlocked notReady none gone', 'unreachable@1'],
  ['is unreachable of one that changed its state', 'changing none none none', 'unreachable'],
  ['that was a restart ends since when it is so', 'unlocked gone unlocked', 'unlocked@2'],
  ['that was a bad moment ends nothing', 'unlocked none unlocked', 'unlocked@0'],
  ['that was a gateway’s ends nothing', 'unlocked notReady unlocked', 'unlocked@0'],
  ['ends with no answer that proves nothing', 'unlocked none none none answered', 'notHeard'],
  ['ends with a proof', 'unlocked none none none answered unlocked', 'unlocked'],
];

const LONG = 'unlocked changing@60s changing@65s';
const CHANGES: readonly Row[] = [
  ['from unlocked is no unlocking', 'unlocked changing@2s changing@4s', 'unlocked'],
  ['that lasts is a lock', 'unlocked changing@1s changing@3s changing@6s', 'locked/answeredChanging@0.1'],
  ['ends with the lock that is heard', 'unlocked changing@3s locked@6s', 'locked@0.1'],
  ['for minutes hangs', 'locked changing@0s changing@60s changing@181s', 'unlocking/stillChanging'],
  ['begins anew', 'changing@0s changing@60s locked@61s changing@181s', 'unlocking/answeredChanging'],
  ['keeps its time', LONG, 'unlocked', { changingSinceMs: minute(1) }],
  ['does not hang before three minutes', `${LONG} changing@239.999s`, 'locked/answeredChanging'],
  ['hangs at three minutes', `${LONG} changing@240s`, 'locked/stillChanging'],
  ['hangs as a lock', `${LONG} changing@240s changing@540s`, 'locked/stillChanging'],
  ['knows the lock before', 'locked changing changing changing', 'unlocking', { before: 'locked' }],
  ['knows its time', 'locked changing changing changing', 'unlocking', { beforeSinceMs: T0 }],
  ['gives the lock before it back', 'locked changing changing changing locked', 'locked@0'],
  ['after nothing gives no time back', 'changing locked', 'locked@1', { before: 'unknown' }],
];

describe('a node’s state', () => {
  it.each(STATES)('%s: %s', isSeen);

  it('is unknown before any evidence', () =>
    expect([state(nothingKnown).provedAtMs, state(after('answered')).provedAtMs]).toEqual([null, T0]));

  it('goes from outdated through upgrading and locked to unlocked, each with its proof', () => {
    const newest = { id: 'b2', firstSeenAtMs: T0 };
    const seen = (heard: string) => stateOf(after(heard), newest, 'node');
    const outdated = 'unlockAccepted listA1';
    expect(seen(outdated)).toMatchObject({ state: 'outdated', proof: 'imageDiffers' });
    const upgrading = `${outdated} accepted`;
    expect(seen(upgrading)).toMatchObject({ state: 'upgrading', proof: 'upgradeAccepted' });
    const locked = `${upgrading} upgrading running`;
    expect(seen(locked)).toMatchObject({ state: 'locked', proof: 'upgradeEnded', outdated: false });
    expect(seen(`${locked} unlockAsked`).state).toBe('unlocking');
    expect(seen(`${locked} unlockAsked unlockAccepted`)).toEqual({
      state: 'unlocked',
      sinceMs: minute(6),
      proof: 'unlockAccepted',
      provedAtMs: minute(6),
      outdated: false,
      predicted: null,
      lockedBy: null,
      stillSinceMs: null,
      silence: null,
    });
  });
});

it.each(UPGRADES)('an upgrade under way %s: %s', isSeen);

it.each(['unlockAccepted', 'alreadyUnlocked', 'unlocked'])(
  'an upgrade under way is ended by %s once the node was down, or after it must have been',
  (kind) => {
    expect(state(after(`locked accepted gone ${kind}`)).state).toBe('unlocked');
    expect(state(after(`locked accepted ${kind}@720s`)).state).toBe('unlocked');
    expect(state(after(`locked accepted ${kind}@600s`)).state).toBe('upgrading');
  },
);

it("an upgrade's duration is measured by the monotonic clock if there is one", () => {
  const facts = after('locked accepted');
  const hear = (atMs: number, upgradingMs: number) =>
    state(applyEvidence(facts, { kind: 'probeLocked' }, atMs, upgradingMs)).state;
  expect(hear(minute(24 * 60), 2_000)).toBe('upgrading');
  expect(hear(minute(-24 * 60), 11 * MINUTE)).toBe('locked');
});

it.each(BY_SERVICE)('an upgrade that the service reports %s: %s', isSeen);

it.each(SILENCES)('silence %s: %s', isSeen);

it.each(['noAnswer', 'notReady', 'wayAnswered', 'tokenRefused', 'elsewhere', 'answered'] as const)(
  'silence or other evidence without a proof changes nothing twice, and unproves the state the third time: %s',
  (kind) => {
    const facts = applyEvidence(applyEvidence(after('unlocked'), { kind }, minute(1)), { kind }, minute(2));
    expect(state(facts).state).toBe('unlocked');
    expect(['unreachable', 'notHeard']).toContain(state(applyEvidence(facts, { kind }, T0)).state);
    expect(state(applyEvidence(facts, { kind: 'probeUnlocked' }, T0)).state).toBe('unlocked');
    expect(applyEvidence(facts, { kind: 'probeUnlocked' }, T0).noAnswers).toBe(0);
  },
);

it.each(CHANGES)('a change of state %s: %s', isSeen);

describe('a new image', () => {
  const newest = { id: 'b2', firstSeenAtMs: minute(60) };
  const running = after('unlocked listA1');

  it.each([
    ['scale', { because: 'newImage', sinceMs: minute(60) }],
    ['wallet', { because: 'newImage', sinceMs: minute(60) }],
    ['node', null],
    ['unknown', null],
  ] as const)('predicts a lock on automatic plans, and on no other: %s', (plan, lock) =>
    expect(stateOf(running, newest, plan).predicted).toEqual(lock),
  );

  it('predicts nothing for a node that already runs it, or is locked', () => {
    const upToDate = applyEvidence(running, EVIDENCE.b2, minute(60));
    expect(stateOf(upToDate, newest, 'scale')).toMatchObject({
      ...{ predicted: null, outdated: false, state: 'unlocked' },
    });
    const locked = applyEvidence(running, { kind: 'probeLocked' }, minute(60));
    expect(stateOf(locked, newest, 'scale')).toMatchObject({ state: 'locked', predicted: null });
  });

  it('predicts nothing for a node without a known image that was proved unlocked after it', () => {
    const proved = after('unlocked@3600.001s');
    expect(stateOf(proved, newest, 'scale')).toMatchObject({ predicted: null, outdated: null });
    const at = { id: 'b2', firstSeenAtMs: T0 };
    const predicted = (atMs: number) =>
      stateOf(applyEvidence(nothingKnown, { kind: 'probeUnlocked' }, atMs), at, 'scale').predicted;
    expect([predicted(T0 - 1), predicted(T0)]).toEqual([{ because: 'newImage', sinceMs: T0 }, null]);
    expect(stateOf(after('listA1 unlocked'), at, 'scale').predicted).not.toBeNull();
  });

  it('predicts nothing during an upgrade', () => {
    const later = { id: 'b3', firstSeenAtMs: minute(9) };
    expect(stateOf(after('unlocked accepted'), later, 'scale').predicted).toBeNull();
  });

  it('G34: leaves a locked node locked, whatever its image is', () => {
    const locked = applyEvidence(applyEvidence(running, EVIDENCE.b2, T0), { kind: 'answeredLocked' }, T0);
    expect(stateOf(locked, newest, 'node').state).toBe('locked');
  });

  it('makes nodes outdated since the later of its date and the known date of their own image', () => {
    const since = (firstSeenAtMs: number) => stateOf(running, { id: 'b2', firstSeenAtMs }, 'node').sinceMs;
    expect([since(minute(-1)), since(minute(9))]).toEqual([minute(1), minute(9)]);
  });
});

it.each(['tokenRefused', 'elsewhere'] as const)(
  "a node that can't be read any more is unknown from then on, with the reason: %s",
  (kind) => {
    const hear = (facts: NodeFacts, at: number) => applyEvidence(facts, { kind }, minute(at));
    const facts = [1, 2, 3].reduce(hear, after('unlocked'));
    const unknown = { state: 'notHeard', sinceMs: minute(1), proof: kind };
    expect(state(facts)).toMatchObject(unknown);
    expect(state(hear(facts, 5))).toMatchObject({ ...unknown, provedAtMs: minute(5) });
    const old = applyEvidence(facts, EVIDENCE.a1, T0);
    expect(stateOf(old, { id: 'b2', firstSeenAtMs: T0 }, 'node')).toMatchObject({
      ...unknown,
      outdated: true,
    });
    expect(state(hear(after('locked accepted'), 2)).state).toBe('upgrading');
  },
);

describe('an unrequested lock', () => {
  const lockedBy = (facts: NodeFacts, plan: 'node' | 'scale' = 'node', newest: string | null = null) =>
    stateOf(facts, newest === null ? null : { id: newest, firstSeenAtMs: T0 }, plan).lockedBy;

  it.each<[string, string, 'update' | null]>([
    ['is an update’s where the service said that one was under way', 'unlocked upgrading running', 'update'],
    ['is an update’s also where it is proved again', 'unlocked upgrading running locked', 'update'],
    ['is an update’s where another image is told afterwards', 'a1 unlocked locked b2', 'update'],
    ['is an update’s where that is told again', 'a1 unlocked locked b2 b2', 'update'],
    ['is nobody’s by the same image', 'a1 unlocked locked a1', null],
    ['is nobody’s by the first image that is told', 'unlocked locked b2', null],
    ['is nobody’s by an image that a list names', 'a1 unlocked locked listB2', null],
    ['is nobody’s by an image that came while it was unlocked', 'a1 unlocked b2 locked', null],
    ['is no update from outside where it was asked for here', 'unlocked accepted upgrading running', null],
    ['is none whatever is told after that', 'unlocked accepted upgrading running b3', null],
    ['is none once it was unlocked', 'a1 unlocked locked b2 unlockAccepted', null],
    ['is none when it locks again after that', 'a1 unlocked locked b2 unlockAccepted locked', null],
    ['is none once an update is asked for here', 'a1 unlocked locked b2 acceptedB3 gone locked', null],
    ['is not said of one that is upgrading', 'unlocked upgrading', null],
  ])('%s: %s', (_, heard, by) => {
    expect(state(after(heard)).state === 'locked' || by === null).toBe(true);
    expect(lockedBy(after(heard))).toBe(by);
  });

  it("is probably an update's on an automatic plan, within two days of a new image", () => {
    const facts = after('a1 unlocked locked');
    expect(lockedBy(facts, 'scale', 'b2')).toBe('probablyUpdate');
    expect(lockedBy(facts, 'node', 'b2')).toBeNull();
    expect(lockedBy(facts, 'scale')).toBeNull();
    expect(lockedBy(after('unlocked locked'), 'scale', 'b2')).toBeNull();
    // The node runs the image already, or was locked before, or the image is old by now.
    expect(lockedBy(facts, 'scale', 'a1')).toBeNull();
    const at = (firstSeenAtMs: number) => stateOf(facts, { id: 'b2', firstSeenAtMs }, 'wallet').lockedBy;
    expect([at(minute(2)), at(minute(2) + 1)]).toEqual(['probablyUpdate', null]);
    const twoDays = 48 * 60 * MINUTE;
    expect([at(minute(2) - twoDays), at(minute(2) - twoDays - 1)]).toEqual(['probablyUpdate', null]);
    // The start of the lock is unknown.
    expect(lockedBy({ ...after('listA1 locked'), lockSinceMs: null }, 'scale', 'b2')).toBeNull();
  });

  it('is reported only of locked nodes', () => {
    expect(lockedBy(after('locked none none none'), 'scale', 'b2')).toBeNull();
    expect(lockedBy(nothingKnown, 'scale', 'b2')).toBeNull();
  });
});

describe('the state before an upgrade', () => {
  it.each<[string, string, NodeFacts['before']]>([
    ['locked as it was heard ten minutes before', 'locked accepted@600s', 'locked'],
    ['unlocked as it was heard ten minutes before', 'unlocked accepted@600s', 'unlocked'],
    ['unknown where that was longer ago', 'locked accepted@600.001s', 'unknown'],
    ['unknown where nothing was heard', 'accepted', 'unknown'],
    ['unknown while an unlock came to nothing yet', 'locked unlockAsked@0.001s accepted@0.002s', 'unknown'],
    ['unlocked once the old image says so', 'locked accepted alreadyUnlocked', 'unlocked'],
    ['opened once the old image took an unlock', 'locked accepted unlockAccepted', 'opened'],
    ['opened also where it says so again', 'locked accepted unlockAccepted alreadyUnlocked', 'opened'],
  ])('is %s: %s', (_, heard, before) => expect(after(heard).before).toBe(before));

  it('is unknown if the time of its proof is unknown', () =>
    expect(applyEvidence({ ...after('locked'), lockProvedAtMs: null }, accepted, 0).before).toBe('unknown'));
});

it('an abandoned unlock leaves an unknown node unknown', () => {
  const asked = after('unlockAsked');
  expect(asked).toMatchObject({ lock: 'unlocking', before: 'unknown' });
  expect(applyEvidence(asked, { kind: 'unlockEnded' }, T0).lock).toBe('unknown');
});

it("an abandoned unlock leaves the lock's age, even an unknown one", () => {
  const asked = after('locked locked unlockAsked');
  expect(applyEvidence(asked, { kind: 'unlockEnded' }, minute(9))).toMatchObject({
    ...{ lock: 'locked', lockSinceMs: T0 },
  });
  const unknown = { ...asked, beforeSinceMs: null };
  expect(applyEvidence(unknown, { kind: 'unlockEnded' }, minute(9)).lockSinceMs).toBe(minute(1));
});

it('a node has the latest reported proof time, and went down only after a proof', () => {
  expect(after('answered@60s answered@0s').heardAtMs).toBe(minute(1));
  expect(after('gone locked').wentDown).toBe(false);
  expect(after('gone unlocked').wentDown).toBe(false);
  expect(after('unlocked gone').wentDown).toBe(true);
});
