import type { Silence } from '../../../src-preload/contract/node-alerts.ts';
import type { NodeFacts } from '../../records/node.ts';

/** Nobody can read a node's state (interface.md 7): it is only ever what the newest of these proves, with its age. */
export type Evidence =
  | { readonly kind: OfAct | OfAnswer | OfProbe }
  /** To this image; `cloudUpgrading`: by the service's own status of the node (an extra). */
  | { readonly kind: 'upgradeAccepted' | 'cloudUpgrading'; readonly image: string | null }
  | { readonly kind: OfSilence; readonly why?: Silence }
  | HostedTold
  | { readonly kind: 'imageTold'; readonly image: string; readonly by: 'importedList' | 'cloudStatus' }
  /** `aheadSinceMs`: since when another node of its connection and network has had a higher one; null: none has. */
  | {
      readonly kind: 'heightTold';
      readonly network: string;
      readonly height: number;
      readonly aheadSinceMs: number | null;
    };

/** `tookTooLong`: what was to pass (lasting.ts). `cloudRunning`: also of the old image, until the upgrade has begun. */
type OfAct = 'unlockAsked' | 'unlockEnded' | 'unlockAccepted' | 'tookTooLong' | 'cloudRunning';
/** `answered`: its answer says nothing of the lock, a refusal, say. */
type OfAnswer =
  'alreadyUnlocked' | 'answeredLocked' | 'answeredChanging' | 'answeredNotInitialized' | 'answered';
type OfProbe = 'probeUnlocked' | 'probeLocked' | 'tokenRefused' | 'elsewhere';
/**
 * `wayAnswered`: what stands before it says nothing of it. `notReady`: that says that it is not there, as while it is
 * upgraded. `gone`: the connection was refused. `noAnswer`: it may be the node, and the network on either side.
 */
type OfSilence = 'wayAnswered' | 'notReady' | 'gone' | 'noAnswer';

/** What the hosting service's list tells of a node beside its status and its image. Null: not told. */
export interface HostedTold {
  readonly kind: 'hostedTold';
  readonly network: string | null;
  readonly initialized: boolean | null;
  readonly build: ToldBuild | null;
  readonly newest: string | null;
}

export interface ToldBuild {
  readonly number: number;
  /** It made the node run an image anew: an upgrade, or its making. */
  readonly makesImage: boolean;
  readonly is: NonNullable<NodeFacts['buildSeen']>['is'];
  readonly atMs: number | null;
}

export const nothingKnown: NodeFacts = {
  lock: 'unknown',
  lockSinceMs: null,
  lockProof: 'nothing',
  lockProvedAtMs: null,
  before: 'unknown',
  beforeSinceMs: null,
  wentDown: false,
  overdue: false,
  changingSinceMs: null,
  begun: false,
  network: null,
  initialized: null,
  buildSeen: null,
  built: null,
  awaitsBuild: false,
  image: null,
  imageProof: 'nothing',
  imageAtMs: null,
  targetImage: null,
  updatedOutside: false,
  height: null,
  heightSinceMs: null,
  heightAtMs: null,
  standsStill: false,
  noAnswers: 0,
  noAnswerSinceMs: null,
  noAnswerBy: 'noAnswer',
  silence: null,
  heardAtMs: null,
};

/** A short and a long id of one commit are one image; no other names are alike. Pure. */
export function isSameImage(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return /^[0-9a-f]{7,40}$/.test(short) && /^[0-9a-f]{8,40}$/.test(long) && long.startsWith(short);
}

/** One answer that proves nothing is a bad moment, of the network or of what stands before it; so many in a row are none. */
export const UNPROVED_AFTER = 3;

export function isUnproved({ noAnswers }: Pick<NodeFacts, 'noAnswers'>): boolean {
  return noAnswers >= UNPROVED_AFTER;
}

/** Whatever came, it proves nothing: what was proved before ages by it. */
export function unproved(
  facts: NodeFacts,
  by: NodeFacts['noAnswerBy'],
  atMs: number,
  why: Silence | null = null,
): NodeFacts {
  return {
    ...facts,
    noAnswers: facts.noAnswers + 1,
    noAnswerSinceMs: facts.noAnswerSinceMs ?? atMs,
    noAnswerBy: by,
    silence: why,
    changingSinceMs: null,
    heardAtMs: by === 'noAnswer' ? facts.heardAtMs : Math.max(facts.heardAtMs ?? atMs, atMs),
  };
}
