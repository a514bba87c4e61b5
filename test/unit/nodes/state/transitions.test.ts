import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nothingKnown, type Evidence } from '../../../../src-main/nodes/state/evidence.ts';
import type { NodeFacts } from '../../../../src-main/records/node.ts';
import {
  applyEvidence,
  applyIfNewer,
  noOrder,
  type NodeKnowledge,
} from '../../../../src-main/nodes/state/apply-evidence.ts';

type Kind = Evidence['kind'];
const KINDS: readonly Kind[] = [
  'upgradeAccepted',
  'cloudUpgrading',
  'cloudRunning',
  'unlockAsked',
  'unlockEnded',
  'unlockAccepted',
  'alreadyUnlocked',
  'answeredLocked',
  'answeredChanging',
  'answeredNotInitialized',
  'tokenRefused',
  'elsewhere',
  'probeUnlocked',
  'probeLocked',
  'answered',
  'wayAnswered',
  'notReady',
  'gone',
  'noAnswer',
  'imageTold',
  'heightTold',
  'hostedTold',
];
const T0 = 1_800_000_000_000;
const MINUTE = 60_000;

function evidenceOf(kind: Kind, image: string): Evidence {
  if (kind === 'imageTold') return { kind, image, by: 'cloudStatus' };
  if (kind === 'heightTold') return { kind, network: 'Mainnet', height: 1, aheadSinceMs: null };
  if (kind === 'hostedTold') {
    const build = { number: 2 + image.length, makesImage: true, is: 'done', atMs: null } as const;
    return { kind, network: null, initialized: image === 'a1' ? false : null, build, newest: image };
  }
  return kind === 'upgradeAccepted' || kind === 'cloudUpgrading' ? { kind, image } : { kind };
}

const LOCKED: readonly Kind[] = ['answeredLocked', 'answeredNotInitialized', 'probeLocked'];
const UNLOCKED: readonly Kind[] = ['unlockAccepted', 'alreadyUnlocked', 'probeUnlocked'];

/** What may move a node from one lock to another: interface.md 3, and what an unlock that is asked for looks like meanwhile. */
const ROADS: Readonly<Record<string, readonly Kind[]>> = {
  'unknown → upgrading': ['upgradeAccepted', 'cloudUpgrading'],
  'locked → upgrading': ['upgradeAccepted', 'cloudUpgrading'],
  'unlocking → upgrading': ['upgradeAccepted', 'cloudUpgrading'],
  'unlocked → upgrading': ['upgradeAccepted', 'cloudUpgrading'],
  'upgrading → locked': [...LOCKED, 'cloudRunning', 'hostedTold'],
  // Its lock in between was not seen.
  'upgrading → unlocked': UNLOCKED,
  'unknown → locked': [...LOCKED, 'hostedTold'],
  'unlocking → locked': [...LOCKED, 'unlockEnded', 'hostedTold'],
  // An upgrade that nobody saw: the plan's.
  // …or a change of state that lasts.
  'unlocked → locked': [...LOCKED, 'answeredChanging', 'hostedTold'],
  'unknown → unlocking': ['unlockAsked', 'answeredChanging'],
  'locked → unlocking': ['unlockAsked', 'answeredChanging'],
  'unlocking → unknown': ['unlockEnded'],
  'unknown → unlocked': UNLOCKED,
  'locked → unlocked': UNLOCKED,
  'unlocking → unlocked': UNLOCKED,
};

describe('whatever is heard of a node, in whatever order', () => {
  const heard = fc.record({
    kind: fc.constantFrom(...KINDS),
    image: fc.constantFrom('a1', 'b2'),
    afterMs: fc.integer({ min: 0, max: 6 * MINUTE }),
  });

  it('moves it along the roads of the document and no others', () => {
    const taken = new Set<string>();
    fc.assert(
      fc.property(fc.array(heard, { maxLength: 30 }), (list) => {
        let facts = nothingKnown;
        let atMs = T0;
        for (const { kind, image, afterMs } of list) {
          atMs += afterMs;
          const next = applyEvidence(facts, evidenceOf(kind, image), atMs);
          const road = `${facts.lock} → ${next.lock}`;
          if (facts.lock !== next.lock) {
            taken.add(road);
            expect(ROADS[road], `${road} by ${kind}`).toContain(kind);
          }
          expectImage(facts, next, kind);
          facts = next;
        }
      }),
      { numRuns: 3_000, seed: 20_261_121 },
    );
    // Each of them was really taken, so that none of them is there for nothing.
    expect([...taken].toSorted()).toEqual(Object.keys(ROADS).toSorted());
  });

  /** The image is what it was told to be, or what an upgrade that has just ended was for. */
  function expectImage(facts: NodeFacts, next: NodeFacts, kind: Kind): void {
    if (next.image === facts.image || kind === 'imageTold') return;
    // An upgrade from outside: which image it brought is not told.
    if (kind === 'hostedTold' && next.image === null) return;
    expect(facts.lock).toBe('upgrading');
    expect(['locked', 'unlocked']).toContain(next.lock);
    expect(next.image).toBe(facts.targetImage);
  }
});

describe('a node that tells the truth while it is upgraded', () => {
  const call = fc.record({
    what: fc.constantFrom('probe', 'unlock', 'cloud', 'blip'),
    atMs: fc.integer({ min: 0, max: 16 * MINUTE }),
    tookMs: fc.integer({ min: 1, max: 20_000 }),
  });
  const world = fc.record({
    wasLocked: fc.boolean(),
    wasKnown: fc.boolean(),
    /** It is taken down within the minutes that an upgrade takes. */
    downMs: fc.integer({ min: 1, max: 8 * MINUTE }),
    awayMs: fc.integer({ min: 1_000, max: MINUTE }),
    refuses: fc.boolean(),
    calls: fc.array(call, { maxLength: 25 }),
  });

  it('is never believed to be unlocked where it is locked, to run the new image before it does, nor to be locked before the old one is gone', () => {
    let unlocked = 0;
    fc.assert(
      fc.property(world, ({ wasLocked, wasKnown, downMs, awayMs, refuses, calls }) => {
        const upMs = downMs + awayMs;
        let oldIsLocked = wasLocked;
        let newIsLocked = true;
        // The truth at the moment in which it answers, which is when it is heard here.
        const answers = calls
          .map((one) => ({ ...one, heardMs: one.atMs + one.tookMs }))
          .toSorted((a, b) => a.heardMs - b.heardMs);
        let known: NodeKnowledge = { facts: nothingKnown, order: noOrder };
        const say = (evidence: Evidence, atMs: number, askedAt: number | null): void => {
          known = applyIfNewer(known, evidence, { atMs: T0 + atMs, at: atMs, askedAt });
        };
        if (wasKnown) say({ kind: wasLocked ? 'probeLocked' : 'probeUnlocked' }, -MINUTE, null);
        say({ kind: 'upgradeAccepted', image: 'b2' }, 0, null);
        let blips = 0;
        for (const { what, atMs, heardMs } of answers) {
          const isDown = heardMs >= downMs && heardMs < upMs;
          const isNew = heardMs >= upMs;
          const isLocked = isNew ? newIsLocked : oldIsLocked;
          if (what === 'blip') {
            // Two bad moments in a row, never three: more than that is no bad moment.
            blips += 1;
            if (blips % 3 !== 0) say({ kind: 'noAnswer' }, heardMs, atMs);
            else say({ kind: 'answered' }, heardMs, atMs);
          } else if (what === 'cloud')
            say(isDown ? { kind: 'cloudUpgrading', image: 'b2' } : { kind: 'cloudRunning' }, heardMs, atMs);
          else if (isDown) say({ kind: refuses ? 'gone' : 'notReady' }, heardMs, atMs);
          else if (what === 'probe') say({ kind: isLocked ? 'probeLocked' : 'probeUnlocked' }, heardMs, atMs);
          else {
            say({ kind: isLocked ? 'unlockAccepted' : 'alreadyUnlocked' }, heardMs, atMs);
            if (isNew) newIsLocked = false;
            else oldIsLocked = false;
          }
          const { lock, image } = known.facts;
          if (lock === 'unlocked' && !isDown && what !== 'cloud' && what !== 'blip') {
            unlocked += 1;
            expect(isNew ? newIsLocked : oldIsLocked).toBe(false);
          }
          if (image === 'b2') expect(heardMs).toBeGreaterThanOrEqual(upMs);
          if (lock === 'locked') expect(heardMs).toBeGreaterThanOrEqual(downMs);
        }
      }),
      { numRuns: 5_000, seed: 20_261_121 },
    );
    expect(unlocked).toBeGreaterThan(1_000);
  });
});
