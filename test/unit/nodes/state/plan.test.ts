import { expect, it } from 'vitest';
import { planFor, type PlanMeans } from '../../../../src-main/nodes/state/runs.ts';
import type { NodeStatus } from '../../../../src-main/nodes/state/state.ts';

const ready: PlanMeans = { busy: false, hasSecrets: true, hasAddress: true, isHosted: true, wasWrong: false };
const seen = (state: NodeStatus['state'], outdated: boolean | null = false): NodeStatus => ({
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
type Act = 'upgrade' | 'unlock' | 'upgradeToUnlocked';
const bare = { hasSecrets: false, hasAddress: false };

it.each<[Act, NodeStatus, Partial<PlanMeans>, string]>([
  ['unlock', seen('locked'), {}, 'act locked'],
  ['unlock', seen('upgrading'), {}, 'act locked'],
  ['unlock', seen('notHeard'), {}, 'act stateUnknown'],
  ['upgrade', seen('outdated', true), {}, 'act outdated'],
  ['upgradeToUnlocked', seen('notHeard', null), {}, 'act stateUnknown'],
  // A busy node is skipped before any other check.
  ['unlock', seen('unlocked'), { busy: true, hasSecrets: false }, 'skip busy'],
  // No password is requested that isn't needed now.
  ['unlock', seen('unlocked'), bare, 'skip alreadyUnlocked'],
  ['unlock', seen('outdated', true), bare, 'skip alreadyUnlocked'],
  ['upgradeToUnlocked', seen('locked', false), bare, 'skip notOutdated'],
  ['upgrade', seen('outdated', true), bare, 'act outdated'],
  ['unlock', seen('locked'), { hasAddress: false }, 'skip noAddress'],
  ['unlock', seen('locked'), { hasSecrets: false }, 'skip noSecret'],
  ['upgradeToUnlocked', seen('outdated', true), { hasSecrets: false }, 'skip noSecret'],
  // A password that was wrong the last time is never tried again.
  ['unlock', seen('locked'), { wasWrong: true }, 'skip wrongPassword'],
  ['upgradeToUnlocked', seen('outdated', true), { wasWrong: true }, 'skip wrongPassword'],
  ['upgrade', seen('outdated', true), { wasWrong: true }, 'act outdated'],
])('the plan to %s for %j with %j: %s', (act, state, means, planned) => {
  const { will, because } = planFor(act, state, { ...ready, ...means });
  expect(`${will} ${because}`).toBe(planned);
});
