import type { NodeFacts, NodeProof, NodeState } from './evidence.ts';

export type NodePlan = 'node' | 'scale' | 'wallet' | 'unknown';

/** The newest image a cloud told of, and when it was first heard of here. */
export interface NewestImage {
  readonly id: string;
  readonly firstSeenAtMs: number;
}

export interface SeenState {
  readonly state: NodeState;
  /** Since when, as far as known; null: never known. */
  readonly sinceMs: number | null;
  readonly proof: NodeProof;
  readonly provedAtMs: number | null;
  /** Null: the newest image or the node's own is not known. */
  readonly outdated: boolean | null;
  /** A guess, and said as one: an automatic plan and an image that came after the last proof. */
  readonly predicted: { readonly because: 'newImage'; readonly sinceMs: number } | null;
}

/** One call that is not answered is a bad moment; so many in a row are a node that cannot be reached. */
export const UNREACHABLE_AFTER = 3;

/** What a person is shown of a node: the worst thing that is proved of it (interface.md 3, issue's states). Pure. */
export function stateOf(facts: NodeFacts, newest: NewestImage | null, plan: NodePlan): SeenState {
  const outdated = newest === null || facts.image === null ? null : facts.image !== newest.id;
  const predicted = predict(facts, newest, plan);
  const rest = { outdated, predicted };
  const byLock = {
    sinceMs: facts.lockSinceMs,
    proof: facts.lockProof,
    provedAtMs: facts.lockProvedAtMs,
    ...rest,
  };
  if (facts.lock === 'unlocking') return { state: 'unlocking', ...byLock };
  // While it is upgraded it answers nobody: that is no news.
  if (facts.lock === 'upgrading') return { state: 'upgrading', ...byLock };
  if (facts.noAnswers >= UNREACHABLE_AFTER) {
    const { noAnswerSinceMs } = facts;
    return {
      state: 'unreachable',
      sinceMs: noAnswerSinceMs,
      proof: 'noAnswer',
      provedAtMs: noAnswerSinceMs,
      ...rest,
    };
  }
  if (facts.lock === 'locked') return { state: 'locked', ...byLock };
  if (outdated === true && newest !== null) {
    const sinceMs = Math.max(newest.firstSeenAtMs, facts.imageAtMs ?? 0);
    return { state: 'outdated', sinceMs, proof: 'imageDiffers', provedAtMs: facts.imageAtMs, ...rest };
  }
  if (facts.lock === 'unlocked') return { state: 'unlocked', ...byLock };
  return {
    state: 'notHeard',
    sinceMs: facts.heardAtMs,
    proof: 'nothing',
    provedAtMs: facts.heardAtMs,
    ...rest,
  };
}

/** Worst first: what needs a hand, then what is doubtful, then what is well. */
const SEVERITY: readonly NodeState[] = [
  'locked',
  'unreachable',
  'unlocking',
  'upgrading',
  'notHeard',
  'outdated',
  'unlocked',
];

export function severityOf(state: NodeState): number {
  return SEVERITY.indexOf(state);
}

/** Nodes of the Scale and Wallet plans are upgraded without being asked (interface.md 3), and lock with it. */
function predict(facts: NodeFacts, newest: NewestImage | null, plan: NodePlan): SeenState['predicted'] {
  if (newest === null || (plan !== 'scale' && plan !== 'wallet')) return null;
  if (facts.lock === 'locked' || facts.lock === 'upgrading' || facts.image === newest.id) return null;
  // Proved unlocked after the image was there: whatever was to happen has happened, or has not yet.
  const isNews = facts.lockProvedAtMs === null || facts.lockProvedAtMs < newest.firstSeenAtMs;
  return isNews || facts.image !== null ? { because: 'newImage', sinceMs: newest.firstSeenAtMs } : null;
}
