import { isChanging, passingOf } from './lasting.ts';
import { isSameImage, unproved, UNPROVED_AFTER, type Evidence, type HostedTold } from './evidence.ts';
import type { NodeFacts, NodeProof } from '../../records/node.ts';
import { heightAfter, NO_HEIGHT } from './heights.ts';

/** A time that never goes back, includes sleep, and means something only within this run. */
export type MonotonicMs = number;

export interface NodeEvidence {
  readonly nodeId: string;
  readonly evidence: Evidence;
  readonly askedAt?: MonotonicMs;
}

export interface LastProofTimes {
  readonly lockAt: MonotonicMs;
  readonly upgradeAt: MonotonicMs;
  readonly imageAt: MonotonicMs;
}

export const noOrder: LastProofTimes = { lockAt: -Infinity, upgradeAt: -Infinity, imageAt: -Infinity };

export interface NodeKnowledge {
  readonly facts: NodeFacts;
  readonly order: LastProofTimes;
}

export interface EvidenceTime {
  readonly atMs: number;
  readonly at: MonotonicMs;
  readonly askedAt: MonotonicMs | null;
}

export function applyIfNewer(known: NodeKnowledge, evidence: Evidence, time: EvidenceTime): NodeKnowledge {
  const { atMs, at, askedAt } = time;
  if (askedAt !== null && isOvertaken(known.order, evidence, askedAt)) return known;
  const { facts: before, order } = known;
  // After a restart there is no monotonic start: use wall time.
  const upgradingMs = order.upgradeAt === -Infinity ? undefined : at - order.upgradeAt;
  const facts = applyEvidence(before, evidence, atMs, upgradingMs);
  return { facts, order: orderAfter(order, evidence, before, facts, at) };
}

/** Newer proofs win over an answer. An unlock loses only to a later upgrade, since the old image took it. */
function isOvertaken(order: LastProofTimes, evidence: Evidence, askedAt: MonotonicMs): boolean {
  switch (evidence.kind) {
    case 'upgradeAccepted':
    case 'unlockAsked':
    case 'unlockEnded':
    // A height comes together with a proof that the node is unlocked, and counts only then.
    case 'heightTold':
      return false;
    case 'unlockAccepted':
      return askedAt < order.upgradeAt;
    case 'imageTold':
      return askedAt < order.imageAt;
    default:
      return askedAt < order.lockAt;
  }
}

function orderAfter(
  order: LastProofTimes,
  evidence: Evidence,
  before: NodeFacts,
  after: NodeFacts,
  at: MonotonicMs,
): LastProofTimes {
  const isProved =
    after.lock !== before.lock ||
    after.lockProof !== before.lockProof ||
    after.lockProvedAtMs !== before.lockProvedAtMs;
  const isUpgrade =
    after.lock === 'upgrading' && (before.lock !== 'upgrading' || evidence.kind === 'upgradeAccepted');
  return {
    lockAt: isProved ? at : order.lockAt,
    upgradeAt: isUpgrade ? at : order.upgradeAt,
    imageAt: after.imageAtMs === before.imageAtMs && after.image === before.image ? order.imageAt : at,
  };
}

/** The transitions of interface.md 3 and no others. */
export function applyEvidence(
  facts: NodeFacts,
  evidence: Evidence,
  atMs: number,
  upgradingMs = atMs - (facts.lockSinceMs ?? atMs),
): NodeFacts {
  const after = factsAfter(facts, evidence, atMs, upgradingMs);
  const isOver = passingOf(after) !== passingOf(facts) || evidence.kind === 'upgradeAccepted';
  return after.overdue && isOver ? { ...after, overdue: false } : after;
}

function factsAfter(facts: NodeFacts, evidence: Evidence, atMs: number, upgradingMs: number): NodeFacts {
  switch (evidence.kind) {
    case 'noAnswer':
    case 'gone': {
      const isDown = evidence.kind === 'gone' || facts.noAnswers + 1 >= UNPROVED_AFTER;
      const silent = unproved(facts, 'noAnswer', atMs, evidence.why);
      return { ...silent, wentDown: isDown || facts.wentDown };
    }
    case 'wayAnswered':
      return unproved(facts, 'noAnswer', atMs, evidence.why);
    case 'imageTold':
      return imageTold(facts, evidence, atMs);
    case 'hostedTold':
      return hostedTold(facts, evidence, atMs);
    case 'heightTold':
      return facts.lock === 'unlocked' ? { ...facts, ...heightAfter(facts, evidence, atMs) } : facts;
    case 'unlockAsked':
    case 'unlockEnded':
      return unlocking(facts, evidence.kind, atMs);
    case 'tookTooLong':
      return passingOf(facts) === null ? facts : { ...facts, overdue: true };
    case 'cloudUpgrading':
      return cloudUpgrading(facts, evidence.image, atMs);
    case 'cloudRunning':
      return facts.lock === 'upgrading' && (facts.begun || isLate(facts, upgradingMs))
        ? upgraded(facts, 'upgradeEnded', atMs)
        : facts;
    case 'answered':
      // The answer doesn't tell the lock, so an unlocked node becomes unproved; a locked one stays locked.
      return facts.lock === 'unlocked' ? unproved(facts, 'answered', atMs) : withHeard(facts, atMs);
    case 'notReady':
      return facts.lock === 'upgrading'
        ? { ...withHeard(facts, atMs), wentDown: true }
        : unproved(facts, 'noAnswer', atMs, evidence.why);
    case 'tokenRefused':
    case 'elsewhere':
      return unproved(facts, evidence.kind, atMs);
    case 'upgradeAccepted':
      return upgrading(withHeard(facts, atMs), evidence.image, atMs);
    case 'unlockAccepted':
    case 'alreadyUnlocked':
    case 'probeUnlocked':
      return unlockHeard(withHeard(facts, atMs), evidence.kind, atMs, upgradingMs);
    case 'answeredLocked':
    case 'probeLocked':
    case 'answeredNotInitialized':
      return lockHeard(withHeard(facts, atMs), evidence.kind, atMs, upgradingMs);
    case 'answeredChanging':
      return changing(facts, atMs);
  }
}

/** A locked node with another image than the known one was updated by somebody else. */
function imageTold(
  facts: NodeFacts,
  { image, by }: Extract<Evidence, { kind: 'imageTold' }>,
  atMs: number,
): NodeFacts {
  const isOther = by === 'cloudStatus' && facts.image !== null && !isSameImage(facts.image, image);
  const isOutside = isOther && facts.lock === 'locked' && facts.imageProof !== 'upgradeAccepted';
  const updatedOutside = facts.updatedOutside || isOutside;
  return { ...facts, image, imageProof: by, imageAtMs: atMs, updatedOutside };
}

function hostedTold(
  facts: NodeFacts,
  { network, initialized, build, newest }: HostedTold,
  atMs: number,
): NodeFacts {
  const placed = network === null || network === facts.network ? facts : { ...facts, network };
  const built = build === null ? placed : buildTold(placed, build, newest, atMs);
  return initializedTold(built, initialized, atMs);
}

/** The first reported build only shows where the count starts. */
function buildTold(
  facts: NodeFacts,
  build: NonNullable<HostedTold['build']>,
  newest: string | null,
  atMs: number,
): NodeFacts {
  const { number, makesImage, is } = build;
  const last = facts.buildSeen;
  if (last !== null && (number < last.number || (number === last.number && is === last.is))) return facts;
  const seen = { ...facts, buildSeen: { number, is } };
  if (!makesImage || is === 'failed') return seen;
  if (is === 'underWay') return last === null ? seen : cloudUpgrading(seen, newest, atMs);
  // The service's clock may be ahead, and nothing ends in the future.
  const doneAtMs = Math.min(build.atMs ?? atMs, atMs);
  const done = { ...seen, built: { number, atMs: doneAtMs }, awaitsBuild: false };
  // A quick build may never be seen under way: one that finished after the acceptance is the upgrade's.
  const isIts = facts.begun || (last !== null && doneAtMs >= (facts.lockSinceMs ?? atMs));
  if (facts.lock === 'upgrading' && isIts) return upgraded(done, 'upgradeEnded', atMs);
  if (last === null || facts.awaitsBuild) return done;
  return upgradedOutside(done, doneAtMs, atMs);
}

/** Nobody here requested the upgrade. The node comes up locked, unless a newer proof exists; its image is unknown. */
function upgradedOutside(facts: NodeFacts, doneAtMs: number, atMs: number): NodeFacts {
  const isOld = facts.imageProof !== 'cloudStatus';
  const now = isOld ? { ...facts, image: null, imageProof: 'nothing' as const, imageAtMs: null } : facts;
  if ((facts.lockProvedAtMs ?? 0) > doneAtMs)
    return { ...now, updatedOutside: facts.lock === 'locked' || facts.updatedOutside };
  return { ...withLock(now, 'locked', 'upgradeEnded', atMs), lockSinceMs: doneAtMs, updatedOutside: true };
}

/** Only the service tells a locked node from one that was never set up. */
function initializedTold(facts: NodeFacts, initialized: boolean | null, atMs: number): NodeFacts {
  if (initialized === null || initialized === facts.initialized) return facts;
  const { lock, lockProof } = facts;
  // An unlocked node is set up, whatever an old list says.
  if (!initialized && (lock === 'unlocked' || lock === 'upgrading')) return facts;
  const now = { ...facts, initialized };
  if (!initialized) return withLock(now, 'locked', 'toldNotInitialized', atMs);
  const wasNot = lockProof === 'toldNotInitialized' || lockProof === 'answeredNotInitialized';
  return wasNot && lock === 'locked' ? withLock(now, 'locked', 'cloudStatus', atMs) : now;
}

function withHeard(facts: NodeFacts, atMs: number): NodeFacts {
  const heardAtMs = Math.max(facts.heardAtMs ?? atMs, atMs);
  return {
    ...facts,
    noAnswers: 0,
    noAnswerSinceMs: null,
    noAnswerBy: 'noAnswer',
    silence: null,
    changingSinceMs: null,
    heardAtMs,
  };
}

/** Locking takes a second or two. A node that changes its state for longer is unusable. */
const LOCKING_MS = 5_000;
/** A change of state lasts for minutes only after a crash in it, or while an unlock replays. */
export const HANGS_MS = 3 * 60_000;

/** A changing node locks or stops if it was unlocked; else somebody unlocks it. In an upgrade this says nothing. */
function changing(facts: NodeFacts, atMs: number): NodeFacts {
  const since = facts.changingSinceMs ?? atMs;
  const now = { ...withHeard(facts, atMs), changingSinceMs: since };
  const { lock, lockProof, noAnswers, noAnswerSinceMs } = facts;
  if (lock === 'upgrading') return now;
  const isBrief = noAnswers + 1 < UNPROVED_AFTER || atMs - (noAnswerSinceMs ?? atMs) < LOCKING_MS;
  if (lock === 'unlocked' && isBrief) {
    const asked = unproved(facts, 'answered', atMs);
    return { ...asked, noAnswers: Math.min(asked.noAnswers, UNPROVED_AFTER - 1), changingSinceMs: since };
  }
  const isLocking = lock === 'unlocked' || (lock === 'locked' && isChanging(lockProof));
  const proof = atMs - since >= HANGS_MS ? 'stillChanging' : 'answeredChanging';
  return withLock(now, isLocking ? 'locked' : 'unlocking', proof, atMs);
}

/** An upgrade takes minutes (interface.md 8), so after this time answers are the new image's. */
const UPGRADE_SEEN_MS = 10 * 60_000;
const LATELY_MS = 10 * 60_000;

function isLate(facts: NodeFacts, upgradingMs: number): boolean {
  return facts.wentDown || upgradingMs >= UPGRADE_SEEN_MS;
}

function upgrading(facts: NodeFacts, image: string | null, atMs: number): NodeFacts {
  const { lock, lockProvedAtMs } = facts;
  const isRest = lock === 'locked' || lock === 'unlocked';
  const isLately = lockProvedAtMs !== null && Math.abs(atMs - lockProvedAtMs) <= LATELY_MS;
  return {
    ...withLock(facts, 'upgrading', 'upgradeAccepted', atMs),
    ...(facts.overdue ? { lockSinceMs: atMs } : {}),
    before: isRest && isLately ? lock : 'unknown',
    wentDown: false,
    begun: false,
    awaitsBuild: true,
    targetImage: image,
    updatedOutside: false,
  };
}

function cloudUpgrading(facts: NodeFacts, image: string | null, atMs: number): NodeFacts {
  if (facts.lock === 'upgrading') return facts.begun ? facts : { ...facts, begun: true };
  // The node runs that image already, so the service reports late.
  if (image !== null && facts.image !== null && isSameImage(image, facts.image)) return facts;
  return { ...upgrading(facts, image, atMs), begun: true, updatedOutside: true };
}

/** During an upgrade the old image may still answer and unlock, which proves nothing: the new one comes up locked. */
function unlockHeard(facts: NodeFacts, proof: NodeProof, atMs: number, upgradingMs: number): NodeFacts {
  const { lock, before, wentDown } = facts;
  if (lock !== 'upgrading') {
    const now = { ...withLock(facts, 'unlocked', proof, atMs), wentDown: false };
    return wentDown ? { ...now, ...NO_HEIGHT, lockSinceMs: atMs } : now;
  }
  // A node that was unlocked and takes an unlock was locked in between, so the new image took it.
  const isNew =
    isLate(facts, upgradingMs) ||
    (proof === 'unlockAccepted' && (before === 'unlocked' || before === 'opened'));
  if (isNew) return withLock(withImage(facts, atMs), 'unlocked', proof, atMs);
  // The node took an unlock and reports itself unlocked, but which image it runs stays unknown.
  if (proof === 'probeUnlocked' && before === 'opened')
    return withLock({ ...facts, targetImage: null }, 'unlocked', proof, atMs);
  return { ...facts, before: proof === 'unlockAccepted' || before === 'opened' ? 'opened' : 'unlocked' };
}

function lockHeard(facts: NodeFacts, proof: NodeProof, atMs: number, upgradingMs: number): NodeFacts {
  // nodeinfo reports a node that was never set up as locked.
  const told = proof === 'probeLocked' && facts.initialized === false ? 'toldNotInitialized' : proof;
  if (facts.lock !== 'upgrading') return { ...withLock(facts, 'locked', told, atMs), wentDown: false };
  // If the node was locked before, only a gap in its answers or the time tells the new lock from the old one.
  const isNew = isLate(facts, upgradingMs) || facts.before === 'unlocked' || facts.before === 'opened';
  return isNew ? upgraded(facts, proof, atMs) : facts;
}

function upgraded(facts: NodeFacts, proof: NodeProof, atMs: number): NodeFacts {
  return withImage(withLock(facts, 'locked', proof, atMs), atMs);
}

function withImage(facts: NodeFacts, atMs: number): NodeFacts {
  const { targetImage } = facts;
  if (targetImage === null) return facts;
  return { ...facts, image: targetImage, imageProof: 'upgradeAccepted', imageAtMs: atMs, targetImage: null };
}

function unlocking(facts: NodeFacts, kind: 'unlockAsked' | 'unlockEnded', atMs: number): NodeFacts {
  if (kind === 'unlockAsked') {
    if (facts.lock !== 'locked' && facts.lock !== 'unknown') return facts;
    return {
      ...facts,
      before: facts.lock,
      beforeSinceMs: facts.lockSinceMs,
      lock: 'unlocking',
      lockSinceMs: atMs,
    };
  }
  if (facts.lock !== 'unlocking') return facts;
  const lock = facts.before === 'unknown' ? 'unknown' : 'locked';
  return { ...facts, lock, lockSinceMs: facts.beforeSinceMs ?? facts.lockProvedAtMs };
}

function withLock(facts: NodeFacts, lock: NodeFacts['lock'], lockProof: NodeProof, atMs: number): NodeFacts {
  const begins = lock === 'unlocking' && facts.lock !== 'unlocking';
  const { lock: was, lockSinceMs, before, beforeSinceMs } = facts;
  return {
    ...facts,
    ...(lock === 'unlocked' ? {} : NO_HEIGHT),
    initialized: lock === 'unlocked' && facts.initialized === false ? null : facts.initialized,
    updatedOutside: lock !== 'unlocked' && facts.updatedOutside,
    lock,
    lockProof,
    lockProvedAtMs: atMs,
    lockSinceMs: sinceOf(facts, lock) ?? atMs,
    before: begins ? (was === 'locked' ? 'locked' : 'unknown') : before,
    beforeSinceMs: begins ? lockSinceMs : beforeSinceMs,
  };
}

/** Since when the node has `lock`; null: from now on. After a failed unlock the old lock goes on. */
function sinceOf(
  { lock: was, lockSinceMs, before, beforeSinceMs }: NodeFacts,
  lock: NodeFacts['lock'],
): number | null {
  if (was === lock) return lockSinceMs;
  return was === 'unlocking' && lock === 'locked' && before === 'locked' ? beforeSinceMs : null;
}
