import { describe, expect, it } from 'vitest';
import { nothingKnown, type Evidence } from '../../../../src-main/nodes/state/evidence.ts';
import {
  applyIfNewer,
  noOrder,
  type NodeKnowledge,
} from '../../../../src-main/nodes/state/apply-evidence.ts';

const T0 = 1_800_000_000_000;

/** What is known after these, each heard at its moment and, where it is an answer, asked at its own. */
function after(...heard: readonly [of: Evidence, at: number, askedAt?: number][]): NodeKnowledge {
  return heard.reduce<NodeKnowledge>(
    (known, [of, at, askedAt]) => applyIfNewer(known, of, { atMs: T0 + at, at, askedAt: askedAt ?? null }),
    { facts: nothingKnown, order: noOrder },
  );
}
const lockOf = ({ facts }: NodeKnowledge) => facts.lock;
const accepted: Evidence = { kind: 'upgradeAccepted', image: 'b2' };
const gone: Evidence = { kind: 'gone' };

describe('what was asked before an upgrade was accepted', () => {
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
  ] as const)('proves nothing after it: %s', (kind) => {
    const before = after([{ kind: 'probeLocked' }, 5], [accepted, 20]);
    const later = after([{ kind: 'probeLocked' }, 5], [accepted, 20], [{ kind }, 30, 19]);
    expect(later).toEqual(before);
  });

  it('proves nothing of a silence, either: the old image was not taken down by it', () => {
    const heard = after([{ kind: 'probeLocked' }, 5], [accepted, 20], [gone, 21, 19]);
    expect(heard.facts.wentDown).toBe(false);
    const unlocked = applyIfNewer(heard, { kind: 'unlockAccepted' }, { atMs: T0 + 30, at: 30, askedAt: 25 });
    expect(lockOf(unlocked)).toBe('upgrading');
  });

  it('is told from what was asked after it, though both are heard together', () => {
    expect(lockOf(after([accepted, 20], [gone, 30, 25], [{ kind: 'unlockAccepted' }, 40, 19]))).toBe(
      'upgrading',
    );
    expect(lockOf(after([accepted, 20], [gone, 30, 25], [{ kind: 'unlockAccepted' }, 40, 31]))).toBe(
      'unlocked',
    );
  });

  it('is found out when another upgrade was accepted meanwhile', () => {
    const again = after(
      [accepted, 20],
      [gone, 25, 24],
      [{ kind: 'probeLocked' }, 30, 29],
      [accepted, 40],
      [{ kind: 'unlockAccepted' }, 50, 35],
    );
    expect(lockOf(again)).toBe('upgrading');
  });
});

describe('answers that cross', () => {
  it('a lock that was read before an unlock was accepted is not a new lock', () => {
    expect(
      lockOf(
        after(
          [{ kind: 'probeLocked' }, 1],
          [{ kind: 'unlockAccepted' }, 10, 3],
          [{ kind: 'probeLocked' }, 12, 9],
        ),
      ),
    ).toBe('unlocked');
  });

  it('a lock that was asked for after the unlock is one', () => {
    expect(lockOf(after([{ kind: 'unlockAccepted' }, 10, 3], [{ kind: 'probeLocked' }, 12, 11]))).toBe(
      'locked',
    );
  });

  it('an accepted unlock is news however long it took, whatever was read meanwhile', () => {
    const slow = after(
      [{ kind: 'unlockAsked' }, 1],
      [{ kind: 'answeredChanging' }, 50, 49],
      [{ kind: 'unlockAccepted' }, 90, 1],
    );
    expect(lockOf(slow)).toBe('unlocked');
  });

  it('an image that was told before the upgrade ended does not undo it', () => {
    const told: Evidence = { kind: 'imageTold', image: 'a1', by: 'cloudStatus' };
    const ended = after([accepted, 1], [gone, 2, 2], [{ kind: 'probeLocked' }, 10, 9]);
    const hearIt = (askedAt: number) =>
      applyIfNewer(ended, told, { atMs: T0 + 20, at: 20, askedAt }).facts.image;
    expect(hearIt(8)).toBe('b2');
    expect(hearIt(11)).toBe('a1');
  });

  it('go by the order of this run alone, so that a clock that is set back hides nothing', () => {
    const known = after([{ kind: 'unlockAccepted' }, 10, 3]);
    const hourBack = { atMs: T0 - 3_600_000, at: 20, askedAt: 15 };
    expect(lockOf(applyIfNewer(known, { kind: 'probeLocked' }, hourBack))).toBe('locked');
  });
});

describe('how long an upgrade lasts', () => {
  const MINUTE = 60_000;
  const late = (wall: number, steady: number) =>
    lockOf(
      applyIfNewer(
        after([{ kind: 'probeLocked' }, 1], [accepted, 10]),
        { kind: 'probeLocked' },
        {
          atMs: T0 + 10 + wall,
          at: 10 + steady,
          askedAt: 10 + steady,
        },
      ),
    );

  it('is measured by the clock that nobody sets', () => {
    expect(late(24 * 60 * MINUTE, MINUTE)).toBe('upgrading');
    expect(late(-60 * MINUTE, 11 * MINUTE)).toBe('locked');
  });

  it('is read from the calendar where it began before this start of the program', () => {
    const { facts } = after([{ kind: 'probeLocked' }, 1], [accepted, 10]);
    const restarted = (wall: number) =>
      lockOf(
        applyIfNewer(
          { facts, order: noOrder },
          { kind: 'probeLocked' },
          { atMs: T0 + 10 + wall, at: 5, askedAt: 4 },
        ),
      );
    expect(restarted(MINUTE)).toBe('upgrading');
    expect(restarted(11 * MINUTE)).toBe('locked');
  });
});
