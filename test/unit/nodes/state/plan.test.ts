import { describe, expect, it } from 'vitest';
import { planFor, type PlanMeans } from '../../../../src-main/nodes/state/runs.ts';
import type { SeenState } from '../../../../src-main/nodes/state/state.ts';

const ready: PlanMeans = { busy: false, hasSecrets: true, hasAddress: true, isHosted: true, wasWrong: false };
const seen = (state: SeenState['state'], outdated: boolean | null = false): SeenState => ({
  state,
  outdated,
  sinceMs: 1,
  proof: 'nothing',
  provedAtMs: 1,
  predicted: null,
  silence: null,
  lockedBy: null,
  stillSinceMs: null,
});
const because = (
  act: 'upgrade' | 'unlock' | 'upgradeToUnlocked',
  state: SeenState,
  means: Partial<PlanMeans> = {},
) => {
  const { will, because: why } = planFor(act, state, { ...ready, ...means });
  return `${will} ${why}`;
};

describe('a plan', () => {
  it('acts where something is to be done, and says where that is a guess', () => {
    expect(because('unlock', seen('locked'))).toBe('act locked');
    expect(because('unlock', seen('upgrading'))).toBe('act locked');
    expect(because('unlock', seen('notHeard'))).toBe('act stateUnknown');
    expect(because('upgrade', seen('outdated', true))).toBe('act outdated');
    expect(because('upgradeToUnlocked', seen('notHeard', null))).toBe('act stateUnknown');
  });

  it('leaves out what is busy, before anything else', () => {
    expect(because('unlock', seen('unlocked'), { busy: true, hasSecrets: false })).toBe('skip busy');
  });

  it('asks for no password of a node that needs none now', () => {
    const bare = { hasSecrets: false, hasAddress: false };
    expect(because('unlock', seen('unlocked'), bare)).toBe('skip alreadyUnlocked');
    expect(because('unlock', seen('outdated', true), bare)).toBe('skip alreadyUnlocked');
    expect(because('upgradeToUnlocked', seen('locked', false), bare)).toBe('skip notOutdated');
    expect(because('upgrade', seen('outdated', true), bare)).toBe('act outdated');
  });

  it('leaves out what cannot be unlocked, each with its reason', () => {
    expect(because('unlock', seen('locked'), { hasAddress: false })).toBe('skip noAddress');
    expect(because('unlock', seen('locked'), { hasSecrets: false })).toBe('skip noSecret');
    expect(because('upgradeToUnlocked', seen('outdated', true), { hasSecrets: false })).toBe('skip noSecret');
  });

  it('never tries a password again that was wrong the last time', () => {
    expect(because('unlock', seen('locked'), { wasWrong: true })).toBe('skip wrongPassword');
    expect(because('upgradeToUnlocked', seen('outdated', true), { wasWrong: true })).toBe(
      'skip wrongPassword',
    );
    expect(because('upgrade', seen('outdated', true), { wasWrong: true })).toBe('act outdated');
  });
});
