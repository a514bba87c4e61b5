import type { Unchanged } from '../../../src-preload/contract/define.ts';
import type { AlertView, NodeRow, NodeState } from '../../../src-preload/contract/nodes.ts';
import type { NodeServiceRecord, NodeEvent, NodeFacts, NodeRecord } from '../../records/node.ts';
import type { NodePlan } from '../../../src-preload/contract/node-states.ts';
import { passingOf } from './lasting.ts';
import { isSameImage, isUnproved, nothingKnown } from './evidence.ts';

export type NodeStatus = Unchanged<
  Pick<
    NodeRow,
    | 'state'
    | 'sinceMs'
    | 'proof'
    | 'provedAtMs'
    | 'outdated'
    | 'predicted'
    | 'lockedBy'
    | 'overdue'
    | 'stillSinceMs'
    | 'silence'
  >
>;
export type NewestImage = Omit<NonNullable<NodeServiceRecord['newest']>, 'seenAtMs'>;
type Newest = NewestImage | null;

export function stateOf(facts: NodeFacts, newest: Newest, plan: NodePlan): NodeStatus {
  const state = stateNameOf(facts, newest);
  const late = passingOf(facts);
  const rest = {
    outdated: isOutdated(facts, newest),
    predicted: predict(facts, newest, plan),
    ...(state === 'overdue' && late !== null ? { overdue: late } : {}),
    lockedBy: state === 'locked' ? lockedByOf(facts, newest, plan) : null,
    stillSinceMs:
      facts.standsStill && (state === 'unlocked' || state === 'outdated') ? facts.heightSinceMs : null,
    silence: state === 'unreachable' ? facts.silence : null,
  };
  const seen = (
    sinceMs: number | null,
    proof: NodeStatus['proof'],
    provedAtMs: number | null,
  ): NodeStatus => ({
    state,
    sinceMs,
    proof,
    provedAtMs,
    ...rest,
  });
  const { noAnswerSinceMs, noAnswerBy, heardAtMs } = facts;
  switch (state) {
    case 'unreachable':
      return seen(noAnswerSinceMs, 'noAnswer', noAnswerSinceMs);
    case 'outdated': {
      const sinceMs = Math.max(newest?.firstSeenAtMs ?? 0, facts.imageAtMs ?? 0);
      return facts.image === null
        ? seen(sinceMs, 'builtBefore', newest?.firstSeenAtMs ?? null)
        : seen(sinceMs, 'imageDiffers', facts.imageAtMs);
    }
    case 'notHeard':
      return isUnproved(facts)
        ? seen(noAnswerSinceMs, noAnswerBy, heardAtMs)
        : seen(heardAtMs, 'nothing', heardAtMs);
    default:
      return seen(facts.lockSinceMs, facts.lockProof, facts.lockProvedAtMs);
  }
}

/** Must be cheap, because it is called for thousands of answers a minute. */
export function stateNameOf(facts: NodeFacts, newest: Newest): NodeState {
  // A node is silent during an upgrade, so silence is no news then.
  if (facts.lock === 'upgrading') return facts.overdue ? 'overdue' : facts.lock;
  if (isUnproved(facts)) return facts.noAnswerBy === 'noAnswer' ? 'unreachable' : 'notHeard';
  if (facts.overdue) return 'overdue';
  if (facts.lock === 'unlocking') return facts.lock;
  if (facts.lock === 'locked') return 'locked';
  if (isOutdated(facts, newest) === true) return 'outdated';
  return facts.lock === 'unlocked' ? 'unlocked' : 'notHeard';
}

/** Whether only the time of proof changed, as after nearly every probe. */
export function isProvedAgain(before: NodeFacts, after: NodeFacts, newest: Newest): boolean {
  return (
    stateNameOf(after, newest) === 'unlocked' &&
    STEADY.every((name) => after[name] === before[name]) &&
    // A new image predicts a lock until the node is proved to have passed it.
    (newest === null || isProvedSince(before, newest) === isProvedSince(after, newest))
  );
}

const PASSING: readonly (keyof NodeFacts)[] = [
  'heardAtMs',
  'lockProvedAtMs',
  'height',
  'heightSinceMs',
  'heightAtMs',
];
const STEADY = (Object.keys(nothingKnown) as (keyof NodeFacts)[]).filter((name) => !PASSING.includes(name));

function isProvedSince({ lockProvedAtMs }: NodeFacts, { firstSeenAtMs }: NewestImage): boolean {
  return lockProvedAtMs !== null && lockProvedAtMs >= firstSeenAtMs;
}

/** By the node's image, or if unknown by the time of its last build. Null: not known. */
function isOutdated({ image, built }: NodeFacts, newest: Newest): boolean | null {
  if (newest === null) return null;
  if (image !== null) return !isSameImage(image, newest.id);
  if (built === null) return null;
  if (built.atMs >= newest.firstSeenAtMs) return false;
  return newest.followed === true ? true : null;
}

/** Automatic plans were observed to update all nodes within this time. */
const ROLLS_OUT_MS = 48 * 3_600_000;

function lockedByOf(facts: NodeFacts, newest: Newest, plan: NodePlan): NodeStatus['lockedBy'] {
  if (facts.updatedOutside) return 'update';
  const { lockSinceMs, image } = facts;
  if (newest === null || lockSinceMs === null || image === null || (plan !== 'scale' && plan !== 'wallet'))
    return null;
  const afterMs = lockSinceMs - newest.firstSeenAtMs;
  return !isSameImage(image, newest.id) && afterMs >= 0 && afterMs <= ROLLS_OUT_MS ? 'probablyUpdate' : null;
}

/** The Scale and Wallet plans upgrade unasked (interface.md 3), which locks the node. */
function predict(facts: NodeFacts, newest: Newest, plan: NodePlan): NodeStatus['predicted'] {
  if (newest === null || (plan !== 'scale' && plan !== 'wallet')) return null;
  if (facts.lock === 'locked' || facts.lock === 'upgrading' || isOutdated(facts, newest) === false)
    return null;
  // A node proved unlocked after the image appeared has passed the lock, unless its image shows otherwise.
  return !isProvedSince(facts, newest) || facts.image !== null
    ? { because: 'newImage', sinceMs: newest.firstSeenAtMs }
    : null;
}

export function isToldUnproved({ state, proof }: NodeStatus): boolean {
  return state === 'unreachable' || (state === 'notHeard' && proof !== 'nothing');
}

/** Which alert a change raises; null if none, as after a person's own act. */
export function alertOf(before: NodeState, after: NodeState, by: NodeEvent['by']): AlertView['kind'] | null {
  if (after === 'unlocked' && by === 'itself') return 'unlockedByItself';
  if (by === 'you' || by === 'bulk') return null;
  if (after === 'overdue') return 'overdue';
  // After a failed unlock the node has the same lock as before.
  if (after === 'locked') return before === 'unlocking' ? null : 'locked';
  if (after === 'unreachable') return 'unreachable';
  // The state became unreadable: the token is refused, or somebody else answers.
  if (after === 'notHeard') return 'unreadable';
  return after === 'outdated' ? 'outdated' : null;
}

/** Minutes after local midnight. `from` later than `to` spans midnight; equal ones mean all day. */
export function isQuiet(
  quiet: { readonly from: number; readonly to: number } | null,
  minuteOfDay: number,
): boolean {
  if (quiet === null) return false;
  const { from, to } = quiet;
  if (from === to) return true;
  return from < to ? minuteOfDay >= from && minuteOfDay < to : minuteOfDay >= from || minuteOfDay < to;
}

export interface StateChange {
  readonly node: NodeRecord;
  readonly before: NodeStatus;
  readonly after: NodeStatus;
  readonly by: NodeEvent['by'];
  readonly atMs: number;
}
