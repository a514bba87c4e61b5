import type { PROOF_GROUNDS, WordOf } from '../../../src-preload/contract/state-words.ts';
import type { Silence } from './silence.ts';

/** What a person is shown of a node (interface.md 3, with what is honest where nothing can be read). */
export type NodeState = WordOf<'node'>;

/** What says so: each state names the one that proved it last. */
export type NodeProof = keyof typeof PROOF_GROUNDS;

/**
 * Something that was heard of a node, or asked of it. Nobody can read a node's state (interface.md 7), so a state is
 * only ever what the newest of these proves, with its age.
 */
export type Evidence =
  | { readonly kind: 'upgradeAccepted'; readonly image: string | null }
  /** The service's own status of the node (an extra): an upgrade is under way, to this image. */
  | { readonly kind: 'cloudUpgrading'; readonly image: string | null }
  /** The hosting service says that it runs. Said of the old image, too, until the upgrade has begun. */
  | { readonly kind: 'cloudRunning' }
  | { readonly kind: 'unlockAsked' }
  | { readonly kind: 'unlockEnded' }
  /** What was to pass has lasted for longer than it may (lasting.ts). */
  | { readonly kind: 'tookTooLong' }
  | { readonly kind: 'unlockAccepted' }
  | { readonly kind: 'alreadyUnlocked' }
  | { readonly kind: 'answeredLocked' }
  | { readonly kind: 'answeredChanging' }
  | { readonly kind: 'answeredNotInitialized' }
  | { readonly kind: 'probeUnlocked' }
  | { readonly kind: 'probeLocked' }
  /** It answers, and its answer says nothing of the lock: a refusal, say. */
  | { readonly kind: 'answered' }
  /** What stands before it answers, and says nothing of it. */
  | { readonly kind: 'wayAnswered'; readonly why?: Silence }
  /** The token was refused: what it was before may be otherwise by now. */
  | { readonly kind: 'tokenRefused' }
  /** Somebody else answers at its address. */
  | { readonly kind: 'elsewhere' }
  /** What stands before it answers that it is not there: silence, but for an upgrade, which takes it down. */
  | { readonly kind: 'notReady'; readonly why?: Silence }
  /** Nobody is there: the connection was refused. */
  | { readonly kind: 'gone'; readonly why?: Silence }
  /** Silence: it may be the node, and it may be the network on either side. */
  | { readonly kind: 'noAnswer'; readonly why?: Silence }
  | HostedTold
  | { readonly kind: 'imageTold'; readonly image: string; readonly by: 'importedList' | 'cloudStatus' }
  /**
   * The block that an unlocked node says it has come to. `aheadSinceMs`: since when another node of its connection, on the
   * same network, has had a higher one; null: none has.
   */
  | {
      readonly kind: 'heightTold';
      readonly network: string;
      readonly height: number;
      readonly aheadSinceMs: number | null;
    };

/** What the hosting service's list tells of a node beside its status and its image. Null: not told. */
interface HostedTold {
  readonly kind: 'hostedTold';
  readonly network: string | null;
  readonly initialized: boolean | null;
  readonly build: ToldBuild | null;
  /** The newest image as of then. */
  readonly newest: string | null;
}

/** What the service did to a node last. */
export interface ToldBuild {
  readonly number: number;
  /** It made the node run an image anew: an upgrade, or its making. */
  readonly makesImage: boolean;
  readonly is: 'underWay' | 'done' | 'failed';
  readonly atMs: number | null;
}

/** What is known of one node, and since when. Times are Unix milliseconds; a value of our own, kept as JSON. */
export interface NodeFacts {
  readonly lock: 'unknown' | 'upgrading' | 'locked' | 'unlocking' | 'unlocked';
  readonly lockSinceMs: number | null;
  readonly lockProof: NodeProof;
  readonly lockProvedAtMs: number | null;
  /**
   * While it unlocks: what it was before, and falls back to. While it is upgraded: the old image's lock, as far as it
   * was heard lately; `opened` where that took an unlock since.
   */
  readonly before: 'unknown' | 'locked' | 'unlocked' | 'opened';
  /** While it unlocks: since when it was what it was before. */
  readonly beforeSinceMs: number | null;
  /**
   * Nobody was there since it was heard last, or since the upgrade was accepted: what is heard after it is of a new start
   * of the node.
   */
  readonly wentDown: boolean;
  /** What was to pass has not, in its time. */
  readonly overdue: boolean;
  /** Since when it answers that it changes its state, and nothing else. */
  readonly changingSinceMs: number | null;
  /** Since the upgrade was accepted the service said that it is under way. */
  readonly begun: boolean;
  readonly network: string | null;
  /** By the service's list; null: it does not tell. */
  readonly initialized: boolean | null;
  /** The newest build that the service told of. */
  readonly buildSeen: { readonly number: number; readonly is: ToldBuild['is'] } | null;
  /** The last one that made it run the image of then. */
  readonly built: { readonly number: number; readonly atMs: number } | null;
  /** An upgrade was accepted whose build was not told of yet: that one is nobody's from outside. */
  readonly awaitsBuild: boolean;
  readonly image: string | null;
  readonly imageProof: NodeProof;
  readonly imageAtMs: number | null;
  /** Of the upgrade that is under way. */
  readonly targetImage: string | null;
  /** Somebody else had it updated since it was unlocked last: its service, by its plan, or another person. */
  readonly updatedOutside: boolean;
  /** The block that it told last, since when it tells that one, and when it was asked last; null: none since its unlock. */
  readonly height: number | null;
  readonly heightSinceMs: number | null;
  readonly heightAtMs: number | null;
  /** It has stood at this block for longer than blocks take (heights.ts). */
  readonly standsStill: boolean;
  /** So many answers in a row proved nothing of its lock, silence among them; since when, and what the last of them was. */
  readonly noAnswers: number;
  readonly noAnswerSinceMs: number | null;
  readonly noAnswerBy: NoProof;
  /** Why it did not answer the last time; null: it did, or that is not told. */
  readonly silence: Silence | null;
  readonly heardAtMs: number | null;
}

/**
 * What came in place of a proof: silence, or what stands before the node; or words that say why its state cannot be read;
 * `answered`: words of its own that say nothing.
 */
export type NoProof = 'noAnswer' | 'tokenRefused' | 'elsewhere' | 'answered';

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
