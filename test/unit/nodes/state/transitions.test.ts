import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { nothingKnown, type Evidence } from '../../../../src-main/nodes/state/evidence.ts';
import {
  applyIfNewer,
  noOrder,
  type NodeKnowledge,
} from '../../../../src-main/nodes/state/apply-evidence.ts';

const T0 = 1_800_000_000_000;
const MINUTE = 60_000;

const call = fc.record({
  what: fc.constantFrom('probe', 'unlock', 'cloud', 'blip'),
  atMs: fc.integer({ min: 0, max: 16 * MINUTE }),
  tookMs: fc.integer({ min: 1, max: 20_000 }),
});
const world = fc.record({
  wasLocked: fc.boolean(),
  wasKnown: fc.boolean(),
  /** The upgrade takes the node down within its usual minutes. */
  downMs: fc.integer({ min: 1, max: 8 * MINUTE }),
  awayMs: fc.integer({ min: 1_000, max: MINUTE }),
  refuses: fc.boolean(),
  calls: fc.array(call, { maxLength: 25 }),
});

it('a truthful node during an upgrade is never believed to be unlocked while locked, on the new image before it is, or locked before the old one is gone', () => {
  let unlocked = 0;
  fc.assert(
    fc.property(world, ({ wasLocked, wasKnown, downMs, awayMs, refuses, calls }) => {
      const upMs = downMs + awayMs;
      let oldIsLocked = wasLocked;
      let newIsLocked = true;
      // The truth when the node answers, which is when the answer is heard.
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
          // Two bad moments in a row at most; a third would unprove the state.
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
