/** What a person is shown of a node (interface.md 3, with what is honest where nothing can be read). */
export type NodeState =
  'outdated' | 'upgrading' | 'locked' | 'unlocking' | 'unlocked' | 'unreachable' | 'notHeard';

/** What says so: each state names the one that proved it last. */
export type NodeProof =
  | 'unlockAccepted'
  | 'alreadyUnlocked'
  | 'answeredLocked'
  | 'answeredChanging'
  | 'answeredNotInitialized'
  | 'upgradeAccepted'
  | 'upgradeEnded'
  | 'probeUnlocked'
  | 'probeLocked'
  | 'cloudStatus'
  | 'imageDiffers'
  | 'imageEqual'
  | 'noAnswer'
  | 'importedList'
  | 'predicted'
  | 'nothing';

/**
 * Something that was heard of a node, or asked of it. Nobody can read a node's state (interface.md 7), so a state is
 * only ever what the newest of these proves, with its age.
 */
export type Evidence =
  | { readonly kind: 'upgradeAccepted'; readonly image: string | null }
  /** By the cloud's own status (an extra), or because the node answers again. */
  | { readonly kind: 'upgradeEnded' }
  | { readonly kind: 'unlockAsked' }
  | { readonly kind: 'unlockEnded' }
  | { readonly kind: 'unlockAccepted' }
  | { readonly kind: 'alreadyUnlocked' }
  | { readonly kind: 'answeredLocked' }
  | { readonly kind: 'answeredChanging' }
  | { readonly kind: 'answeredNotInitialized' }
  | { readonly kind: 'probeUnlocked' }
  | { readonly kind: 'probeLocked' }
  /** It answers, and its answer says nothing of the lock: a refusal, say. */
  | { readonly kind: 'answered' }
  /** What stands before it answers that it is not there yet: 502 while the container starts. */
  | { readonly kind: 'notReady' }
  | { readonly kind: 'noAnswer' }
  | { readonly kind: 'imageTold'; readonly image: string; readonly by: 'importedList' | 'cloudStatus' };

/** What is known of one node, and since when. Times are Unix milliseconds; a value of our own, kept as JSON. */
export interface NodeFacts {
  readonly lock: 'unknown' | 'upgrading' | 'locked' | 'unlocking' | 'unlocked';
  readonly lockSinceMs: number | null;
  readonly lockProof: NodeProof;
  readonly lockProvedAtMs: number | null;
  /** What it was before it began to unlock or to upgrade: there it falls back to. */
  readonly before: 'unknown' | 'locked' | 'unlocked';
  /** It did not answer since the upgrade began, or was not ready: it was taken down, so a lock that is heard of after it is a new one. */
  readonly wentDown: boolean;
  readonly image: string | null;
  readonly imageProof: NodeProof;
  readonly imageAtMs: number | null;
  /** Of the upgrade that is under way. */
  readonly targetImage: string | null;
  readonly noAnswers: number;
  readonly noAnswerSinceMs: number | null;
  readonly heardAtMs: number | null;
}

export const nothingKnown: NodeFacts = {
  lock: 'unknown',
  lockSinceMs: null,
  lockProof: 'nothing',
  lockProvedAtMs: null,
  before: 'unknown',
  wentDown: false,
  image: null,
  imageProof: 'nothing',
  imageAtMs: null,
  targetImage: null,
  noAnswers: 0,
  noAnswerSinceMs: null,
  heardAtMs: null,
};

/** What is known after one more thing was heard: the transitions of interface.md 3 and no others. Pure. */
export function learn(facts: NodeFacts, evidence: Evidence, atMs: number): NodeFacts {
  if (evidence.kind === 'noAnswer') return unanswered(facts, atMs);
  if (evidence.kind === 'imageTold') {
    const { image, by } = evidence;
    return { ...facts, image, imageProof: by, imageAtMs: atMs };
  }
  if (evidence.kind === 'unlockAsked' || evidence.kind === 'unlockEnded')
    return unlocking(facts, evidence.kind, atMs);
  const heard = { ...facts, noAnswers: 0, noAnswerSinceMs: null, heardAtMs: atMs };
  switch (evidence.kind) {
    case 'answered':
      return heard;
    case 'notReady':
      return { ...heard, wentDown: facts.lock === 'upgrading' ? true : facts.wentDown };
    case 'upgradeAccepted':
      return {
        ...moved(heard, 'upgrading', 'upgradeAccepted', atMs),
        before: restOf(facts),
        wentDown: false,
        targetImage: evidence.image,
      };
    case 'upgradeEnded':
      return facts.lock === 'upgrading' ? upgraded(heard, 'upgradeEnded', atMs) : heard;
    case 'unlockAccepted':
      return unlocked(heard, 'unlockAccepted', atMs);
    case 'alreadyUnlocked':
    case 'probeUnlocked':
      return notYetDown(facts, atMs) ? heard : unlocked(heard, evidence.kind, atMs);
    case 'answeredLocked':
    case 'probeLocked':
    case 'answeredNotInitialized':
      return lockHeard(heard, evidence.kind, atMs);
    case 'answeredChanging':
      return facts.lock === 'upgrading' ? heard : moved(heard, 'unlocking', 'answeredChanging', atMs);
  }
}

/** An upgrade takes minutes (interface.md 8): for so long after it was accepted the old image may still answer. */
const STILL_UP_MS = 2 * 60_000;
/** After that a lock that is heard of is the upgrade's, even if the moment in which it went down was missed. */
const UPGRADE_SEEN_MS = 10 * 60_000;

/** Asked for, the upgrade has not taken it down yet: what it says of its lock is from before. */
function notYetDown(facts: NodeFacts, atMs: number): boolean {
  if (facts.lock !== 'upgrading' || facts.wentDown) return false;
  return atMs - (facts.lockSinceMs ?? atMs) < STILL_UP_MS;
}

function lockHeard(facts: NodeFacts, proof: NodeProof, atMs: number): NodeFacts {
  if (facts.lock !== 'upgrading') return moved(facts, 'locked', proof, atMs);
  const waitedMs = atMs - (facts.lockSinceMs ?? atMs);
  // It was locked before as well: only a gap, or time, tells the new lock from the old one.
  const isNew = facts.wentDown || facts.before === 'unlocked' || waitedMs >= UPGRADE_SEEN_MS;
  return isNew ? upgraded(facts, proof, atMs) : facts;
}

function upgraded(facts: NodeFacts, proof: NodeProof, atMs: number): NodeFacts {
  return withImage(moved(facts, 'locked', proof, atMs), atMs);
}

function unlocked(facts: NodeFacts, proof: NodeProof, atMs: number): NodeFacts {
  const next = facts.lock === 'upgrading' ? withImage(facts, atMs) : facts;
  return moved(next, 'unlocked', proof, atMs);
}

/** The upgrade is over: the image is the one that it was for. */
function withImage(facts: NodeFacts, atMs: number): NodeFacts {
  const { targetImage } = facts;
  if (targetImage === null) return facts;
  return { ...facts, image: targetImage, imageProof: 'upgradeAccepted', imageAtMs: atMs, targetImage: null };
}

function unlocking(facts: NodeFacts, kind: 'unlockAsked' | 'unlockEnded', atMs: number): NodeFacts {
  if (kind === 'unlockAsked') {
    // Asked of one that is unlocked or upgrading, it changes nothing until it is answered.
    if (facts.lock !== 'locked' && facts.lock !== 'unknown') return facts;
    return { ...facts, before: facts.lock, lock: 'unlocking', lockSinceMs: atMs };
  }
  if (facts.lock !== 'unlocking') return facts;
  // Given up: what was true before it was asked is all that is known.
  const lock = facts.before === 'unlocked' ? 'locked' : facts.before;
  return { ...facts, lock, lockSinceMs: facts.lockProvedAtMs };
}

function unanswered(facts: NodeFacts, atMs: number): NodeFacts {
  return {
    ...facts,
    noAnswers: facts.noAnswers + 1,
    noAnswerSinceMs: facts.noAnswerSinceMs ?? atMs,
    wentDown: facts.lock === 'upgrading' ? true : facts.wentDown,
  };
}

function moved(facts: NodeFacts, lock: NodeFacts['lock'], lockProof: NodeProof, atMs: number): NodeFacts {
  return {
    ...facts,
    lock,
    lockProof,
    lockProvedAtMs: atMs,
    lockSinceMs: facts.lock === lock && facts.lockSinceMs !== null ? facts.lockSinceMs : atMs,
    before: lock === 'unlocking' && facts.lock !== 'unlocking' ? restOf(facts) : facts.before,
  };
}

function restOf(facts: NodeFacts): NodeFacts['before'] {
  return facts.lock === 'locked' || facts.lock === 'unlocked' ? facts.lock : facts.before;
}
