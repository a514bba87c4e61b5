import { describe, expect, it } from 'vitest';
import { nothingKnown, type Evidence } from '../../../../src-main/nodes/state/evidence.ts';
import type { NodeFacts } from '../../../../src-main/records/node.ts';
import { applyEvidence } from '../../../../src-main/nodes/state/apply-evidence.ts';
import { stateOf } from '../../../../src-main/nodes/state/state.ts';

const T0 = 1_800_000_000_000;
const MINUTE = 60_000;

/** What is known after these were heard, one a minute unless a time is named. */
function after(...heard: (Evidence | { at: number; of: Evidence })[]): NodeFacts {
  let minute = 0;
  return heard.reduce((facts, next) => {
    const at = 'at' in next ? next.at : T0 + minute * MINUTE;
    minute += 1;
    return applyEvidence(facts, 'of' in next ? next.of : next, at);
  }, nothingKnown);
}
const state = (facts: NodeFacts) => stateOf(facts, null, 'node');
const none: Evidence = { kind: 'noAnswer' };
const gone: Evidence = { kind: 'gone' };
const accepted: Evidence = { kind: 'upgradeAccepted', image: 'b2' };

describe('the states of interface.md 3', () => {
  it('begins with nothing heard, and says so rather than guessing', () => {
    expect(state(nothingKnown)).toMatchObject({ state: 'notHeard', proof: 'nothing', provedAtMs: null });
  });

  it('goes from outdated through upgrading and locked to unlocked, each with what proved it', () => {
    const newest = { id: 'b2', firstSeenAtMs: T0 };
    let facts = after({ kind: 'unlockAccepted' }, { kind: 'imageTold', image: 'a1', by: 'importedList' });
    expect(stateOf(facts, newest, 'node')).toMatchObject({ state: 'outdated', proof: 'imageDiffers' });
    facts = applyEvidence(facts, accepted, T0 + 5 * MINUTE);
    expect(stateOf(facts, newest, 'node')).toMatchObject({ state: 'upgrading', proof: 'upgradeAccepted' });
    facts = applyEvidence(facts, { kind: 'cloudUpgrading', image: 'b2' }, T0 + 6 * MINUTE);
    facts = applyEvidence(facts, { kind: 'cloudRunning' }, T0 + 9 * MINUTE);
    expect(stateOf(facts, newest, 'node')).toMatchObject({
      state: 'locked',
      proof: 'upgradeEnded',
      outdated: false,
    });
    facts = applyEvidence(facts, { kind: 'unlockAsked' }, T0 + 10 * MINUTE);
    expect(state(facts).state).toBe('unlocking');
    facts = applyEvidence(facts, { kind: 'unlockAccepted' }, T0 + 11 * MINUTE);
    expect(stateOf(facts, newest, 'node')).toEqual({
      state: 'unlocked',
      sinceMs: T0 + 11 * MINUTE,
      proof: 'unlockAccepted',
      provedAtMs: T0 + 11 * MINUTE,
      outdated: false,
      predicted: null,
      lockedBy: null,
      stillSinceMs: null,
      silence: null,
    });
  });

  it('proves a node that was never set up locked like any other once it was set up', () => {
    const neverSetUp = after({ kind: 'answeredNotInitialized' });
    expect(state(neverSetUp)).toMatchObject({ state: 'locked', proof: 'answeredNotInitialized' });
    const locked = applyEvidence(neverSetUp, { kind: 'answeredLocked' }, T0 + MINUTE);
    expect(state(locked)).toMatchObject({ state: 'locked', proof: 'answeredLocked' });
  });

  it('takes “already unlocked” for unlocked', () => {
    expect(
      state(after({ kind: 'answeredLocked' }, { kind: 'unlockAsked' }, { kind: 'alreadyUnlocked' })),
    ).toMatchObject({
      state: 'unlocked',
      proof: 'alreadyUnlocked',
    });
  });

  it('keeps since when it is locked while it is proved again', () => {
    const facts = after({ kind: 'probeLocked' }, { kind: 'probeLocked' }, { kind: 'answeredLocked' });
    expect(state(facts)).toMatchObject({ sinceMs: T0, provedAtMs: T0 + 2 * MINUTE, proof: 'answeredLocked' });
  });

  it('falls back to locked when an unlock is given up, and never to unlocked', () => {
    expect(
      state(after({ kind: 'probeLocked' }, { kind: 'unlockAsked' }, { kind: 'unlockEnded' })).state,
    ).toBe('locked');
  });

  it('is not unlocking because somebody asked, where it was proved unlocked', () => {
    expect(state(after({ kind: 'probeUnlocked' }, { kind: 'unlockAsked' })).state).toBe('unlocked');
  });

  it('stays locked after a wrong password', () => {
    const facts = after(
      { kind: 'answeredLocked' },
      { kind: 'unlockAsked' },
      { kind: 'answered' },
      { kind: 'unlockEnded' },
    );
    expect(state(facts)).toMatchObject({ state: 'locked', proof: 'answeredLocked' });
  });
});

describe('an upgrade under way', () => {
  it('is not ended by the old image that still answers', () => {
    expect(state(after({ kind: 'probeUnlocked' }, accepted, { kind: 'probeUnlocked' })).state).toBe(
      'upgrading',
    );
    expect(state(after({ kind: 'probeUnlocked' }, accepted, { kind: 'alreadyUnlocked' })).state).toBe(
      'upgrading',
    );
  });

  it('is not ended by an unlock that the old image accepted: it comes up locked again', () => {
    const opened = after({ kind: 'probeLocked' }, accepted, { kind: 'unlockAccepted' });
    expect(state(opened)).toMatchObject({ state: 'upgrading', proof: 'upgradeAccepted' });
    expect(opened).toMatchObject({ image: null, targetImage: 'b2' });
    const again = applyEvidence(opened, { kind: 'alreadyUnlocked' }, T0 + 4 * MINUTE);
    expect(state(again).state).toBe('upgrading');
    // It was open until it was taken down, so this lock is the new image's, gap or no gap.
    const locked = applyEvidence(again, { kind: 'probeLocked' }, T0 + 5 * MINUTE);
    expect(state(locked)).toMatchObject({ state: 'locked', proof: 'probeLocked' });
    expect(locked).toMatchObject({ image: 'b2', targetImage: null });
  });

  it('is believed to be unlocked where it took an unlock and says so itself, and claims no image by that', () => {
    const facts = after(
      { kind: 'probeLocked' },
      accepted,
      { kind: 'unlockAccepted' },
      { kind: 'probeUnlocked' },
    );
    expect(state(facts)).toMatchObject({ state: 'unlocked', proof: 'probeUnlocked' });
    expect(facts).toMatchObject({ image: null, targetImage: null });
  });

  it('is ended by an unlock of one that was open before: it was locked in between', () => {
    const facts = after(accepted, { kind: 'alreadyUnlocked' }, { kind: 'unlockAccepted' });
    expect(state(facts)).toMatchObject({ state: 'unlocked', proof: 'unlockAccepted' });
    expect(facts.image).toBe('b2');
  });

  it.each(['unlockAccepted', 'alreadyUnlocked', 'probeUnlocked'] as const)(
    'is ended by %s once it was taken down, or so late that it must have been',
    (kind) => {
      expect(state(after({ kind: 'probeLocked' }, accepted, gone, { kind })).state).toBe('unlocked');
      const late = { at: T0 + 12 * MINUTE, of: { kind } };
      expect(state(after({ kind: 'probeLocked' }, accepted, late)).state).toBe('unlocked');
      const early = { at: T0 + 10 * MINUTE, of: { kind } };
      expect(state(after({ kind: 'probeLocked' }, accepted, early)).state).toBe('upgrading');
    },
  );

  it('takes nothing that was heard before it was accepted for its being taken down', () => {
    for (const before of [gone, { kind: 'notReady' } as const, none])
      expect(
        state(after({ kind: 'probeLocked' }, before, before, before, accepted, { kind: 'unlockAccepted' }))
          .state,
      ).toBe('upgrading');
  });

  it('is ended by a lock where there was none before', () => {
    expect(state(after({ kind: 'probeUnlocked' }, accepted, { kind: 'probeLocked' }))).toMatchObject({
      state: 'locked',
      proof: 'probeLocked',
    });
  });

  it('is not ended by a lock where it is only long ago that there was none', () => {
    const facts = after(
      { kind: 'unlockAccepted' },
      { at: T0 + 24 * 60 * MINUTE, of: accepted },
      { at: T0 + (24 * 60 + 1) * MINUTE, of: { kind: 'probeLocked' } },
    );
    expect(state(facts).state).toBe('upgrading');
  });

  it('is not ended by the lock that was there before it', () => {
    expect(state(after({ kind: 'probeLocked' }, accepted, { kind: 'probeLocked' })).state).toBe('upgrading');
  });

  it('is ended by a lock that is heard of after nobody was there', () => {
    expect(state(after({ kind: 'probeLocked' }, accepted, gone, { kind: 'probeLocked' })).state).toBe(
      'locked',
    );
  });

  it('takes one silence for the network’s, and three in a row for the node’s', () => {
    const locked: Evidence = { kind: 'probeLocked' };
    expect(state(after(locked, accepted, none, none, locked)).state).toBe('upgrading');
    expect(state(after(locked, accepted, none, none, none, locked)).state).toBe('locked');
    expect(state(after(locked, accepted, none, none, { kind: 'answered' }, none, locked)).state).toBe(
      'upgrading',
    );
  });

  it('is ended by a lock that is heard of after its container was not ready', () => {
    const notReady: Evidence = { kind: 'notReady' };
    expect(state(after({ kind: 'probeLocked' }, accepted, notReady, { kind: 'probeLocked' })).state).toBe(
      'locked',
    );
    // Not ready before it began says nothing of it.
    expect(state(after({ kind: 'probeLocked' }, notReady, accepted, { kind: 'probeLocked' })).state).toBe(
      'upgrading',
    );
  });

  it('is ended by a lock that is heard of long after it began', () => {
    const late = { at: T0 + 12 * MINUTE, of: { kind: 'probeLocked' } as const };
    expect(state(after({ kind: 'probeLocked' }, accepted, late)).state).toBe('locked');
  });

  it('goes by the better clock for how long it lasts, where there is one', () => {
    const facts = after({ kind: 'probeLocked' }, accepted);
    const hear = (atMs: number, upgradingMs: number) =>
      state(applyEvidence(facts, { kind: 'probeLocked' }, atMs, upgradingMs)).state;
    expect(hear(T0 + 24 * 60 * MINUTE, 2_000)).toBe('upgrading');
    expect(hear(T0 - 24 * 60 * MINUTE, 11 * MINUTE)).toBe('locked');
  });

  it('does not make a node unreachable: nobody answers then', () => {
    expect(state(after({ kind: 'probeUnlocked' }, accepted, none, none, none, gone)).state).toBe('upgrading');
  });

  it('takes the image that it was for, once it has ended', () => {
    const facts = after({ kind: 'imageTold', image: 'a1', by: 'importedList' }, accepted, gone, {
      kind: 'probeLocked',
    });
    expect(facts).toMatchObject({ image: 'b2', imageProof: 'upgradeAccepted', targetImage: null });
  });
});

describe('what the service says of an upgrade', () => {
  const upgrading: Evidence = { kind: 'cloudUpgrading', image: 'b2' };
  const running: Evidence = { kind: 'cloudRunning' };

  it('begins one that nobody here asked for, and ends it', () => {
    expect(state(after({ kind: 'probeUnlocked' }, upgrading)).state).toBe('upgrading');
    const facts = after({ kind: 'probeUnlocked' }, upgrading, running);
    expect(state(facts)).toMatchObject({ state: 'locked', proof: 'upgradeEnded' });
    expect(facts.image).toBe('b2');
  });

  it('does not end one that it has not begun: RUNNING is the old image until then', () => {
    expect(state(after({ kind: 'probeUnlocked' }, accepted, running)).state).toBe('upgrading');
    expect(state(after({ kind: 'probeUnlocked' }, accepted, upgrading, running)).state).toBe('locked');
    expect(state(after({ kind: 'probeUnlocked' }, accepted, gone, running)).state).toBe('locked');
    expect(state(after(accepted, { at: T0 + 10 * MINUTE, of: running })).state).toBe('locked');
  });

  it('does not make the answers of the old image any newer', () => {
    expect(state(after({ kind: 'probeLocked' }, accepted, upgrading, { kind: 'unlockAccepted' })).state).toBe(
      'upgrading',
    );
  });

  it('begins none to the image that runs already, however late it is to say so', () => {
    const facts = after(accepted, gone, { kind: 'unlockAccepted' }, upgrading, running);
    expect(state(facts)).toMatchObject({ state: 'unlocked', proof: 'unlockAccepted' });
  });

  it('is no business of a node that is not being upgraded', () => {
    expect(state(after({ kind: 'probeUnlocked' }, running)).state).toBe('unlocked');
    expect(state(after(running)).state).toBe('notHeard');
  });

  it('says nothing of whether the node answers', () => {
    expect(state(after({ kind: 'probeUnlocked' }, none, none, none, running)).state).toBe('unreachable');
  });
});

describe('silence', () => {
  it('is a bad moment twice and unreachable three times, since the first of them', () => {
    expect(state(after({ kind: 'probeUnlocked' }, none, none)).state).toBe('unlocked');
    expect(state(after({ kind: 'probeUnlocked' }, none, none, none))).toMatchObject({
      state: 'unreachable',
      proof: 'noAnswer',
      sinceMs: T0 + MINUTE,
    });
  });

  it('is unreachable whoever stands before it and says so: a gateway that is there is no node', () => {
    const notReady: Evidence = { kind: 'notReady' };
    expect(state(after({ kind: 'probeUnlocked' }, notReady, none)).state).toBe('unlocked');
    expect(state(after({ kind: 'probeUnlocked' }, notReady, none, gone))).toMatchObject({
      state: 'unreachable',
      sinceMs: T0 + MINUTE,
    });
    expect(state(after({ kind: 'answeredChanging' }, none, none, none)).state).toBe('unreachable');
  });

  it('that was a restart of the node ends since when it is unlocked', () => {
    const facts = after({ kind: 'probeUnlocked' }, gone, { kind: 'probeUnlocked' });
    expect(state(facts)).toMatchObject({ state: 'unlocked', sinceMs: T0 + 2 * MINUTE });
    const blip = after({ kind: 'probeUnlocked' }, none, { kind: 'probeUnlocked' });
    expect(state(blip)).toMatchObject({ state: 'unlocked', sinceMs: T0 });
    const gateway = after({ kind: 'probeUnlocked' }, { kind: 'notReady' }, { kind: 'probeUnlocked' });
    expect(state(gateway)).toMatchObject({ state: 'unlocked', sinceMs: T0 });
  });

  it('ends with a proof, and with no answer that proves nothing', () => {
    const silent = [{ kind: 'probeUnlocked' }, none, none, none] as const;
    expect(state(after(...silent, { kind: 'answered' })).state).toBe('notHeard');
    expect(state(after(...silent, { kind: 'answered' }, { kind: 'probeUnlocked' })).state).toBe('unlocked');
  });

  it.each(['noAnswer', 'notReady', 'wayAnswered', 'tokenRefused', 'elsewhere', 'answered'] as const)(
    'or what else proves nothing changes nothing twice, and is no unlocked node the third time: %s',
    (kind) => {
      const facts = after({ kind: 'probeUnlocked' }, { kind }, { kind });
      expect(state(facts).state).toBe('unlocked');
      expect(['unreachable', 'notHeard']).toContain(state(applyEvidence(facts, { kind }, T0)).state);
      expect(state(applyEvidence(facts, { kind: 'probeUnlocked' }, T0)).state).toBe('unlocked');
      expect(applyEvidence(facts, { kind: 'probeUnlocked' }, T0).noAnswers).toBe(0);
    },
  );

  it('of what only asks for patience is no sign that an upgraded node was taken down', () => {
    const way: Evidence = { kind: 'wayAnswered' };
    expect(after({ kind: 'probeUnlocked' }, accepted, way, way, way, way).wentDown).toBe(false);
  });
});

describe('a new image', () => {
  const newest = { id: 'b2', firstSeenAtMs: T0 + 60 * MINUTE };
  const running = after({ kind: 'probeUnlocked' }, { kind: 'imageTold', image: 'a1', by: 'importedList' });

  it('predicts a lock on the plans that upgrade by themselves, and on no other', () => {
    const predicted = { because: 'newImage', sinceMs: newest.firstSeenAtMs };
    expect(stateOf(running, newest, 'scale').predicted).toEqual(predicted);
    expect(stateOf(running, newest, 'wallet').predicted).toEqual(predicted);
    expect(stateOf(running, newest, 'node').predicted).toBeNull();
    expect(stateOf(running, newest, 'unknown').predicted).toBeNull();
  });

  it('predicts nothing of a node that runs it already, or that is locked already', () => {
    const upToDate = applyEvidence(
      running,
      { kind: 'imageTold', image: 'b2', by: 'cloudStatus' },
      newest.firstSeenAtMs,
    );
    expect(stateOf(upToDate, newest, 'scale')).toMatchObject({
      predicted: null,
      outdated: false,
      state: 'unlocked',
    });
    const locked = applyEvidence(running, { kind: 'probeLocked' }, newest.firstSeenAtMs);
    expect(stateOf(locked, newest, 'scale')).toMatchObject({ state: 'locked', predicted: null });
  });

  it('predicts nothing of a node whose image is not known and that was proved unlocked after it', () => {
    const proved = after({ at: newest.firstSeenAtMs + 1, of: { kind: 'probeUnlocked' } });
    expect(stateOf(proved, newest, 'scale')).toMatchObject({ predicted: null, outdated: null });
  });

  it('G34: says locked of a locked node whatever its image is', () => {
    const locked = applyEvidence(
      applyEvidence(running, { kind: 'imageTold', image: 'b2', by: 'cloudStatus' }, T0),
      { kind: 'answeredLocked' },
      T0,
    );
    expect(stateOf(locked, newest, 'node').state).toBe('locked');
  });
});

describe('a node that changes its state', () => {
  const changing = (...ms: number[]): readonly { at: number; of: Evidence }[] =>
    ms.map((one) => ({ at: T0 + one, of: { kind: 'answeredChanging' } }));

  it('from unlocked is no unlocking: it locks or stops, and is locked once that lasts', () => {
    expect(state(after({ kind: 'probeUnlocked' }, ...changing(2_000, 4_000))).state).toBe('unlocked');
    expect(state(after({ kind: 'probeUnlocked' }, ...changing(2_000, 4_000, 7_000)))).toMatchObject({
      state: 'locked',
      sinceMs: T0 + 7_000,
      proof: 'answeredChanging',
    });
    expect(
      state(
        after({ kind: 'probeUnlocked' }, ...changing(2_000), { at: T0 + 4_000, of: { kind: 'probeLocked' } }),
      ),
    ).toMatchObject({ state: 'locked', sinceMs: T0 + 4_000 });
  });

  it('for minutes, with nothing else heard, hangs', () => {
    const long = changing(0, 60_000, 181_000);
    expect(state(after({ kind: 'probeLocked' }, ...long))).toMatchObject({
      state: 'unlocking',
      proof: 'stillChanging',
    });
    const answered = after(
      ...changing(0, 60_000),
      { at: T0 + 61_000, of: { kind: 'probeLocked' } },
      ...changing(181_000),
    );
    expect(state(answered).proof).toBe('answeredChanging');
  });

  it('gives a lock that an unlock came to nothing in back, with the time that it had', () => {
    for (const end of [{ kind: 'answeredLocked' }, { kind: 'unlockEnded' }] as const) {
      const facts = after({ kind: 'probeLocked' }, { kind: 'unlockAsked' }, end);
      expect(state(facts)).toMatchObject({ state: 'locked', sinceMs: T0 });
    }
  });
});

describe('a node that can be read no more', () => {
  it.each(['tokenRefused', 'elsewhere'] as const)('is unknown since then, and says why: %s', (kind) => {
    const facts = after({ kind: 'probeUnlocked' }, { kind }, { kind }, { kind });
    const unknown = { state: 'notHeard', sinceMs: T0 + MINUTE, proof: kind };
    expect(state(facts)).toMatchObject(unknown);
    expect(state(applyEvidence(facts, { kind }, T0 + 5 * MINUTE))).toMatchObject({
      ...unknown,
      provedAtMs: T0 + 5 * MINUTE,
    });
    const old = applyEvidence(facts, { kind: 'imageTold', image: 'a1', by: 'cloudStatus' }, T0);
    expect(stateOf(old, { id: 'b2', firstSeenAtMs: T0 }, 'node')).toMatchObject({
      ...unknown,
      outdated: true,
    });
    expect(state(after({ kind: 'probeLocked' }, accepted, { kind })).state).toBe('upgrading');
  });
});

describe('a lock that nobody asked for here', () => {
  const b2: Evidence = { kind: 'imageTold', image: 'b2', by: 'cloudStatus' };
  const a1: Evidence = { kind: 'imageTold', image: 'a1', by: 'cloudStatus' };
  const locked: Evidence = { kind: 'probeLocked' };
  const unlocked: Evidence = { kind: 'probeUnlocked' };
  const lockedBy = (facts: NodeFacts, plan: 'node' | 'scale' = 'node', newest: string | null = null) =>
    stateOf(facts, newest === null ? null : { id: newest, firstSeenAtMs: T0 }, plan).lockedBy;

  it('is an update’s where the service said that one was under way', () => {
    const facts = after(unlocked, { kind: 'cloudUpgrading', image: 'b2' }, { kind: 'cloudRunning' });
    expect(state(facts).state).toBe('locked');
    expect(lockedBy(facts)).toBe('update');
    expect(lockedBy(applyEvidence(facts, locked, T0 + 9 * MINUTE))).toBe('update');
  });

  it('is an update’s where the service tells another image afterwards', () => {
    expect(lockedBy(after(a1, unlocked, locked, b2))).toBe('update');
    expect(lockedBy(after(a1, unlocked, locked, b2, b2))).toBe('update');
  });

  it.each([
    ['the same image', [a1, unlocked, locked, a1]],
    ['the first image that is told', [unlocked, locked, b2]],
    [
      'an image that a list names',
      [a1, unlocked, locked, { kind: 'imageTold', image: 'b2', by: 'importedList' }],
    ],
    ['an image that came while it was unlocked', [a1, unlocked, b2, locked]],
  ] as const)('is nobody’s by %s', (_, heard) => {
    expect(lockedBy(after(...(heard as readonly Evidence[])))).toBeNull();
  });

  it('is no update from outside where it was asked for here, whatever the service tells afterwards', () => {
    const mine = after(unlocked, accepted, { kind: 'cloudUpgrading', image: 'b2' }, { kind: 'cloudRunning' });
    expect(lockedBy(mine)).toBeNull();
    const other: Evidence = { kind: 'imageTold', image: 'b3', by: 'cloudStatus' };
    expect(lockedBy(applyEvidence(mine, other, T0 + 9 * MINUTE))).toBeNull();
  });

  it('is none of that any more once it was unlocked, and once it is asked for here', () => {
    const facts = after(a1, unlocked, locked, b2, { kind: 'unlockAccepted' });
    expect(lockedBy(facts)).toBeNull();
    expect(lockedBy(applyEvidence(facts, locked, T0 + 9 * MINUTE))).toBeNull();
    const again = after(a1, unlocked, locked, b2, { kind: 'upgradeAccepted', image: 'b3' }, gone, locked);
    expect(lockedBy(again)).toBeNull();
  });

  it('is probably an update’s on a plan that is updated unasked, within two days of a new image', () => {
    const facts = after(a1, unlocked, locked);
    expect(lockedBy(facts, 'scale', 'b2')).toBe('probablyUpdate');
    expect(lockedBy(facts, 'node', 'b2')).toBeNull();
    expect(lockedBy(facts, 'scale')).toBeNull();
    expect(lockedBy(after(unlocked, locked), 'scale', 'b2')).toBeNull();
    // It runs it already; or the lock was there before; or the image is an old one by now.
    expect(lockedBy(facts, 'scale', 'a1')).toBeNull();
    const at = (firstSeenAtMs: number) => stateOf(facts, { id: 'b2', firstSeenAtMs }, 'wallet').lockedBy;
    const lockedAtMs = T0 + 2 * MINUTE;
    expect([at(lockedAtMs), at(lockedAtMs + 1)]).toEqual(['probablyUpdate', null]);
    const twoDays = 48 * 60 * MINUTE;
    expect([at(lockedAtMs - twoDays), at(lockedAtMs - twoDays - 1)]).toEqual(['probablyUpdate', null]);
  });

  it('is said of locked nodes alone', () => {
    expect(lockedBy(after(unlocked, { kind: 'cloudUpgrading', image: 'b2' }))).toBeNull();
    expect(lockedBy(after(locked, none, none, none), 'scale', 'b2')).toBeNull();
    expect(lockedBy(nothingKnown, 'scale', 'b2')).toBeNull();
  });
});

describe('what was true before an upgrade', () => {
  const at = (offset: number, of: Evidence) => ({ at: T0 + offset, of });
  const locked = at(0, { kind: 'probeLocked' });
  const unlocked = at(0, { kind: 'probeUnlocked' });

  it('is kept as it was heard within ten minutes, and else unknown', () => {
    expect(after(locked, at(10 * MINUTE, accepted)).before).toBe('locked');
    expect(after(unlocked, at(10 * MINUTE, accepted)).before).toBe('unlocked');
    expect(after(locked, at(10 * MINUTE + 1, accepted)).before).toBe('unknown');
    expect(after(at(0, accepted)).before).toBe('unknown');
    // What an unlock comes to is not known yet.
    expect(after(locked, at(1, { kind: 'unlockAsked' }), at(2, accepted)).before).toBe('unknown');
    expect(applyEvidence({ ...after(locked), lockProvedAtMs: null }, accepted, 0).before).toBe('unknown');
  });

  it('is otherwise once the old image took an unlock, or says that it is unlocked', () => {
    expect(after(locked, accepted, { kind: 'alreadyUnlocked' }).before).toBe('unlocked');
    expect(after(locked, accepted, { kind: 'unlockAccepted' }).before).toBe('opened');
    expect(after(locked, accepted, { kind: 'unlockAccepted' }, { kind: 'alreadyUnlocked' }).before).toBe(
      'opened',
    );
    const twice = after(locked, accepted, { kind: 'unlockAccepted' }, { kind: 'unlockAccepted' });
    expect(twice).toMatchObject({ lock: 'unlocked', image: 'b2' });
  });

  it('leaves the image that was known where nobody said to which one it is upgraded', () => {
    const a1: Evidence = { kind: 'imageTold', image: 'a1', by: 'importedList' };
    const facts = after(a1, unlocked, { kind: 'upgradeAccepted', image: null }, gone, {
      kind: 'probeLocked',
    });
    expect(facts).toMatchObject({ lock: 'locked', image: 'a1', imageProof: 'importedList' });
  });

  it('ends where the service says that one is under way to nobody knows what', () => {
    expect(after(unlocked, { kind: 'cloudUpgrading', image: null }).lock).toBe('upgrading');
  });
});

describe('an unlock', () => {
  it('of one that nothing was known of leaves nothing known when it is given up', () => {
    const asked = after({ kind: 'unlockAsked' });
    expect(asked).toMatchObject({ lock: 'unlocking', before: 'unknown' });
    expect(applyEvidence(asked, { kind: 'unlockEnded' }, T0).lock).toBe('unknown');
  });

  it('of a node whose state could not be read counts a lock from when it is heard of, not from that silence', () => {
    const facts = after({ kind: 'tokenRefused' }, { kind: 'unlockAsked' }, { kind: 'answeredLocked' });
    expect(state(facts)).toMatchObject({ state: 'locked', sinceMs: T0 + 2 * MINUTE });
  });

  it('that is given up leaves the lock as long as it was, also where nobody knows since when', () => {
    const asked = after({ kind: 'probeLocked' }, { kind: 'probeLocked' }, { kind: 'unlockAsked' });
    expect(applyEvidence(asked, { kind: 'unlockEnded' }, T0 + 9 * MINUTE)).toMatchObject({
      lock: 'locked',
      lockSinceMs: T0,
    });
    const unknown = { ...asked, beforeSinceMs: null };
    expect(applyEvidence(unknown, { kind: 'unlockEnded' }, T0 + 9 * MINUTE).lockSinceMs).toBe(T0 + MINUTE);
  });

  it('by somebody else is remembered with what was before it, however often it is heard of', () => {
    const changing: Evidence = { kind: 'answeredChanging' };
    const facts = after({ kind: 'probeLocked' }, changing, changing, changing);
    expect(facts).toMatchObject({ lock: 'unlocking', before: 'locked', beforeSinceMs: T0 });
    const back = applyEvidence(facts, { kind: 'probeLocked' }, T0 + 9 * MINUTE);
    expect(back.lockSinceMs).toBe(T0);
    const unknown = after(changing, { kind: 'probeLocked' });
    expect(unknown).toMatchObject({ before: 'unknown', lockSinceMs: T0 + MINUTE });
  });

  it('that ends a lock of before an upgrade gives that lock’s time to no later one', () => {
    const facts = after(
      { kind: 'probeLocked' },
      { kind: 'unlockAsked' },
      { kind: 'unlockAccepted' },
      { kind: 'probeLocked' },
    );
    expect(facts).toMatchObject({ lock: 'locked', lockSinceMs: T0 + 3 * MINUTE });
  });
});

describe('a change of state', () => {
  const changing = (offset: number) => ({ at: T0 + offset, of: { kind: 'answeredChanging' } as const });

  it('hangs at three minutes, and stays locked however long that goes on', () => {
    const twice = [{ kind: 'probeUnlocked' }, changing(MINUTE), changing(MINUTE + 5_000)] as const;
    expect(after(...twice)).toMatchObject({ lock: 'unlocked', changingSinceMs: T0 + MINUTE });
    expect(after(...twice, changing(4 * MINUTE - 1))).toMatchObject({
      lock: 'locked',
      lockProof: 'answeredChanging',
    });
    expect(after(...twice, changing(4 * MINUTE)).lockProof).toBe('stillChanging');
    const hangs = after(...twice, changing(4 * MINUTE), changing(9 * MINUTE));
    expect(hangs).toMatchObject({ lock: 'locked', lockProof: 'stillChanging' });
  });
});

it('was heard at the latest of the times that are told, and went down only where nobody was there since', () => {
  const facts = after({ at: T0 + MINUTE, of: { kind: 'answered' } }, { at: T0, of: { kind: 'answered' } });
  expect(facts.heardAtMs).toBe(T0 + MINUTE);
  expect(after(gone, { kind: 'probeLocked' }).wentDown).toBe(false);
  expect(after(gone, { kind: 'probeUnlocked' }).wentDown).toBe(false);
  expect(after({ kind: 'probeUnlocked' }, gone).wentDown).toBe(true);
});

describe('what is shown', () => {
  const told: Evidence = { kind: 'imageTold', image: 'a1', by: 'importedList' };

  it('is outdated since the later of both: the new image, and what is known of its own', () => {
    const facts = after({ kind: 'probeUnlocked' }, told);
    const since = (firstSeenAtMs: number) => stateOf(facts, { id: 'b2', firstSeenAtMs }, 'node').sinceMs;
    expect([since(T0 - MINUTE), since(T0 + 9 * MINUTE)]).toEqual([T0 + MINUTE, T0 + 9 * MINUTE]);
  });

  it('is unknown with its reason and since when, or for no reason at all', () => {
    const refused: Evidence = { kind: 'tokenRefused' };
    expect(state(after({ kind: 'probeUnlocked' }, refused, refused, refused))).toMatchObject({
      ...{ state: 'notHeard', proof: 'tokenRefused', sinceMs: T0 + MINUTE, provedAtMs: T0 + 3 * MINUTE },
    });
    expect(state(after({ kind: 'answered' }))).toMatchObject({
      state: 'notHeard',
      proof: 'nothing',
      provedAtMs: T0,
    });
  });

  it('predicts nothing while it is upgraded, and something of one that was not proved since', () => {
    const newest = { id: 'b2', firstSeenAtMs: T0 };
    const later = { id: 'b3', firstSeenAtMs: T0 + 9 * MINUTE };
    expect(stateOf(after({ kind: 'probeUnlocked' }, accepted), later, 'scale').predicted).toBeNull();
    const predicted = (atMs: number) =>
      stateOf(after({ at: atMs, of: { kind: 'probeUnlocked' } }), newest, 'scale').predicted;
    expect([predicted(T0 - 1), predicted(T0)]).toEqual([{ because: 'newImage', sinceMs: T0 }, null]);
    expect(stateOf(after(told, { kind: 'probeUnlocked' }), newest, 'scale').predicted).not.toBeNull();
  });

  it('calls no lock an update’s where nobody knows since when it lasts', () => {
    const facts = { ...after(told, { kind: 'probeLocked' }), lockSinceMs: null };
    expect(stateOf(facts, { id: 'b2', firstSeenAtMs: T0 }, 'scale').lockedBy).toBeNull();
  });
});
