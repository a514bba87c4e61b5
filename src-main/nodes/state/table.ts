import type { NodeRow } from '../../../src-preload/contract/nodes.ts';
import type { NodeRequestKind, NodeAnswer } from './answer.ts';
import type { Evidence } from './evidence.ts';
import type { NodeFacts } from '../../records/node.ts';
import type { ActKind } from '../../../src-preload/contract/node-runs.ts';
import type { Silence } from '../../../src-preload/contract/node-alerts.ts';

export type RunningAct = ActKind | 'nothing';

/** The lock before an upgrade. `opened`: the image being replaced took an unlock meanwhile. */
export type PreviousLock = NodeFacts['lock'] | 'opened';

export type ActFailure = Exclude<
  NonNullable<NodeRow['trouble']>['kind'],
  'broke' | 'hangs' | 'noSecret' | 'hostNotApproved' | 'addressChanged' | 'tokenMissing'
>;

type ActNext = 'done' | 'end' | 'probe' | 'send';

export interface AnswerMeaning {
  readonly proves: Proof | null;
  readonly next: ActNext;
  readonly soon: boolean;
  readonly trouble: ActFailure | null;
  readonly silence: Silence | null;
}

type Proof = Exclude<
  Evidence['kind'],
  'tookTooLong' | 'cloudUpgrading' | 'imageTold' | 'heightTold' | 'hostedTold'
>;
type Kind = NodeAnswer['kind'];
interface Only {
  readonly under?: readonly RunningAct[];
  readonly before?: readonly PreviousLock[];
  readonly status?: readonly number[];
}
type Row = readonly [NodeRequestKind, readonly Kind[], Proof | null, ActNext | ActFailure, Only?];

const UNLOCKS: readonly RunningAct[] = ['unlock', 'upgradeToUnlocked'];

/** What answers mean: the first row that fits holds. apply-evidence.ts derives the state, alerts.ts the alert. */
export const TABLE: readonly Row[] = [
  // The image being replaced took the unlock, and the new one comes up locked.
  ['probe', ['unlocked', 'alreadyUnlocked'], 'answered', 'probe', onlyUnder('upgradeToUnlocked', 'opened')],
  ['probe', ['unlocked', 'alreadyUnlocked'], 'probeUnlocked', 'done'],
  // Until July 2025 a node that is unlocking reported itself as locked, which is no new lock.
  ['probe', ['locked'], 'answered', 'send', { under: UNLOCKS, before: ['unlocking'] }],
  ['probe', ['locked'], 'probeLocked', 'send'],
  ['probe', ['notInitialized'], 'answeredNotInitialized', 'notInitialized'],
  ['probe', ['changingState'], 'answeredChanging', 'probe'],
  ['probe', ['tokenRefused', 'tokenReadOnly'], 'tokenRefused', 'tokenRefused'],
  // Only a person changes what a gateway does, but during an upgrade it may just have no node behind it.
  ['probe', ['elsewhere'], 'elsewhere', 'elsewhere', { under: ['unlock'] }],
  ['probe', ['elsewhere'], 'elsewhere', 'probe'],
  ['probe', ['wayRefused'], 'wayAnswered', 'wayRefused', { under: ['unlock'] }],
  ['probe', ['wayRefused'], 'notReady', 'probe', { status: [404] }],
  ['probe', ['wayRefused'], 'wayAnswered', 'probe'],
  ['probe', ['refused', 'wrongPassword', 'accepted'], 'answered', 'probe'],
  // Too many calls say nothing about the node.
  ['probe', ['notReady'], 'wayAnswered', 'probe', { status: [408, 409, 425, 429] }],
  ['probe', ['notReady'], 'notReady', 'probe'],
  ['probe', ['noAnswer'], 'noAnswer', 'probe'],

  ['unlock', ['accepted', 'unlocked'], 'unlockAccepted', 'done'],
  ['unlock', ['alreadyUnlocked'], 'alreadyUnlocked', 'done'],
  // A node that checks the password is up and locked. A second try could lock somebody out.
  ['unlock', ['wrongPassword'], 'answeredLocked', 'wrongPassword'],
  ['unlock', ['locked'], 'answeredLocked', 'probe'],
  ['unlock', ['changingState'], 'answeredChanging', 'probe'],
  ['unlock', ['notInitialized'], 'answeredNotInitialized', 'notInitialized'],
  ['unlock', ['tokenRefused'], 'answered', 'tokenRefused'],
  ['unlock', ['tokenReadOnly'], 'answered', 'tokenReadOnly'],
  ['unlock', ['elsewhere'], 'answered', 'elsewhere'],
  ['unlock', ['refused'], 'answered', 'refused'],
  ['unlock', ['wayRefused'], 'wayAnswered', 'probe', { under: ['upgradeToUnlocked'], before: ['upgrading'] }],
  ['unlock', ['wayRefused'], 'wayAnswered', 'wayRefused'],
  // After too many calls or a timeout, the node may be at work on this very call.
  ['unlock', ['notReady'], 'wayAnswered', 'probe', { status: [408, 409, 425, 429, 504, 522, 524] }],
  ['unlock', ['notReady'], 'notReady', 'probe'],
  ['unlock', ['noAnswer'], 'noAnswer', 'probe'],

  ['upgrade', ['accepted', 'unlocked'], 'upgradeAccepted', 'probe'],
  ['upgrade', ['tokenRefused', 'tokenReadOnly'], null, 'tokenRefused'],
  // The call didn't get through, so it is sent again after the requested time.
  ['upgrade', ['notReady'], null, 'send', { status: [425, 429] }],
  // The upgrade may have begun, and is never requested twice.
  ['upgrade', ['notReady'], null, 'gaveUp', { status: [408, 504, 522, 524] }],
  ['upgrade', ['noAnswer'], null, 'gaveUp'],
  ['upgrade', ['refused', 'notReady', 'wayRefused', 'elsewhere', 'wrongPassword'], null, 'upgradeFailed'],
  ['upgrade', ['alreadyUnlocked', 'locked', 'changingState', 'notInitialized'], null, 'upgradeFailed'],
];

const STEPS: readonly string[] = ['done', 'probe', 'send'] satisfies ActNext[];

export function meaningOf(
  asked: NodeRequestKind,
  answer: NodeAnswer,
  under: RunningAct,
  facts: NodeFacts,
): AnswerMeaning {
  const before: PreviousLock =
    facts.lock === 'upgrading' && facts.before === 'opened' ? 'opened' : facts.lock;
  const found = TABLE.find(
    ([toWhat, kinds, , , when = {}]) =>
      toWhat === asked &&
      kinds.includes(answer.kind) &&
      (when.under?.includes(under) ?? true) &&
      (when.before?.includes(before) ?? true) &&
      (when.status === undefined || ('status' in answer && when.status.includes(answer.status))),
  );
  if (found === undefined) throw new Error(`no row for ${asked} answered ${answer.kind}`);
  const [, , proves, next] = found;
  const isGone = proves === 'noAnswer' && answer.kind === 'noAnswer' && answer.why.kind === 'refused';
  return {
    proves: isGone ? 'gone' : proves,
    next: isStep(next) ? next : 'end',
    soon: answer.kind === 'changingState',
    trouble: isStep(next) ? null : next,
    silence: silenceIn(answer),
  };
}

function silenceIn(answer: NodeAnswer): Silence | null {
  if (answer.kind === 'noAnswer') return answer.why;
  const isOfTheWay = answer.kind === 'notReady' || answer.kind === 'wayRefused';
  return isOfTheWay ? { kind: 'gateway', status: answer.status } : null;
}

function isStep(next: ActNext | ActFailure): next is ActNext {
  return STEPS.includes(next);
}

function onlyUnder(under: RunningAct, before: PreviousLock): Only {
  return { under: [under], before: [before] };
}

export function evidenceFor(proves: Proof, image: string | null, silence: Silence | null = null): Evidence {
  switch (proves) {
    case 'upgradeAccepted':
      return { kind: proves, image };
    case 'noAnswer':
    case 'gone':
    case 'notReady':
    case 'wayAnswered':
      return silence === null ? { kind: proves } : { kind: proves, why: silence };
    default:
      return { kind: proves };
  }
}

/** What the service's status words mean (`extras.detail`). DESTROING is its spelling. */
const STATUSES = {
  RUNNING: 'runs',
  IN_PROGRESS: 'upgrades',
  FAILED: 'failed',
  DESTROING: 'gone',
  DESTROYED: 'gone',
  STARTING: 'nothing',
  PAUSED: 'nothing',
} as const;

/** Null without a status, or for an unknown one. */
export function meaningOfStatus(status: string | null): (typeof STATUSES)[keyof typeof STATUSES] | null {
  return status !== null && Object.hasOwn(STATUSES, status)
    ? STATUSES[status as keyof typeof STATUSES]
    : null;
}

/** Null if the status says nothing about the upgrade. */
export function evidenceOfStatus(status: string | null, newestImage: string | null): Evidence | null {
  const means = meaningOfStatus(status);
  if (means === 'upgrades') return { kind: 'cloudUpgrading', image: newestImage };
  return means === 'runs' ? { kind: 'cloudRunning' } : null;
}
