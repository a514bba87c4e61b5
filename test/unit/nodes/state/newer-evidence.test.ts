import { expect, it } from 'vitest';
import { nothingKnown, type Evidence } from '../../../../src-main/nodes/state/evidence.ts';
import {
  applyIfNewer,
  noOrder,
  type NodeKnowledge,
} from '../../../../src-main/nodes/state/apply-evidence.ts';

const T0 = 1_800_000_000_000;
const MINUTE = 60_000;
const EVIDENCE: Readonly<Record<string, Evidence>> = {
  accepted: { kind: 'upgradeAccepted', image: 'b2' },
  a1: { kind: 'imageTold', image: 'a1', by: 'cloudStatus' },
};

/** The facts after this evidence, each heard at a moment, and asked at another: `gone@21<19`. */
const after = (heard: string): NodeKnowledge =>
  heard.split(' ').reduce<NodeKnowledge>(
    (known, word) => {
      const [, name = '', at, askedAt] = /^(\w+)@(\d+)(?:<(\d+))?$/.exec(word) ?? [];
      const evidence = EVIDENCE[name] ?? ({ kind: name } as Evidence);
      const askedAtOrNull = askedAt === undefined ? null : Number(askedAt);
      return applyIfNewer(known, evidence, {
        ...{ atMs: T0 + Number(at), at: Number(at), askedAt: askedAtOrNull },
      });
    },
    { facts: nothingKnown, order: noOrder },
  );
const lockOf = ({ facts }: NodeKnowledge) => facts.lock;

it.each([
  'unlockAccepted',
  'alreadyUnlocked',
  'probeUnlocked',
  'probeLocked',
  'answeredLocked',
  'answeredChanging',
  'answeredNotInitialized',
  'answered',
  'notReady',
  'gone',
  'noAnswer',
  'cloudRunning',
])('an answer to a question from before an accepted upgrade proves nothing after it: %s', (kind) => {
  const before = 'probeLocked@5 accepted@20';
  expect(after(`${before} ${kind}@30<19`)).toEqual(after(before));
});

it.each([
  [
    'the old image is not taken down by a silence before',
    'accepted@20 gone@21<19 unlockAccepted@30<25',
    'upgrading',
  ],
  [
    'an unlock before it is told from one after it',
    'accepted@20 gone@30<25 unlockAccepted@40<19',
    'upgrading',
  ],
  ['an unlock after it is one', 'accepted@20 gone@30<25 unlockAccepted@40<31', 'unlocked'],
  [
    'an unlock before another upgrade is found out',
    'accepted@20 gone@25<24 probeLocked@30<29 accepted@40 unlockAccepted@50<35',
    'upgrading',
  ],
  ['a lock read before an unlock is none', 'probeLocked@1 unlockAccepted@10<3 probeLocked@12<9', 'unlocked'],
  ['a lock asked for after the unlock is one', 'unlockAccepted@10<3 probeLocked@12<11', 'locked'],
  [
    'an accepted unlock is news however long it took',
    'unlockAsked@1 answeredChanging@50<49 unlockAccepted@90<1',
    'unlocked',
  ],
])('%s: %s', (_, heard, lock) => expect(lockOf(after(heard))).toBe(lock));

it("an image that was reported before the upgrade ended doesn't undo the upgrade", () => {
  const ended = 'accepted@1 gone@2<2 probeLocked@10<9';
  expect(after(`${ended} a1@20<8`).facts.image).toBe('b2');
  expect(after(`${ended} a1@20<11`).facts.image).toBe('a1');
});

it('answers are ordered within this run, so that a clock that is set back hides none', () => {
  const hourBack = { atMs: T0 - 3_600_000, at: 20, askedAt: 15 };
  const known = applyIfNewer(after('unlockAccepted@10<3'), { kind: 'probeLocked' }, hourBack);
  expect(lockOf(known)).toBe('locked');
});

it.each([
  ['by the clock that nobody sets', false, 24 * 60, 1, 'upgrading'],
  ['by it, however the calendar was set', false, -60, 11, 'locked'],
  ['by the calendar where it began before this start', true, 1, 0, 'upgrading'],
  ['by it, ten minutes later', true, 11, 0, 'locked'],
])("an upgrade's duration is measured %s", (_, restarted, wall, steady, lock) => {
  const known = after('probeLocked@1 accepted@10');
  const at = 10 + steady * MINUTE;
  const heard = { atMs: T0 + 10 + wall * MINUTE, at, askedAt: at };
  const before = restarted ? { facts: known.facts, order: noOrder } : known;
  expect(lockOf(applyIfNewer(before, { kind: 'probeLocked' }, heard))).toBe(lock);
});
