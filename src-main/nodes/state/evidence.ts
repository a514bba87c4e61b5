import type { Silence } from '../../../src-preload/contract/node-alerts.ts';
import type { NodeFacts } from '../../records/node.ts';

/** No call reads a node's state (interface.md 7): the newest evidence proves it, with its age. */
export type Evidence =
  | { readonly kind: OfAct | OfAnswer | OfProbe }
  | { readonly kind: 'upgradeAccepted' | 'cloudUpgrading'; readonly image: string | null }
  | { readonly kind: OfSilence; readonly why?: Silence }
  | HostedTold
  | { readonly kind: 'imageTold'; readonly image: string; readonly by: 'importedList' | 'cloudStatus' }
  | {
      readonly kind: 'heightTold';
      readonly network: string;
      readonly height: number;
      readonly aheadSinceMs: number | null;
    };

/** `tookTooLong`: see lasting.ts. `cloudRunning`: also of the old image, until the upgrade began. */
type OfAct = 'unlockAsked' | 'unlockEnded' | 'unlockAccepted' | 'tookTooLong' | 'cloudRunning';
type OfAnswer =
  'alreadyUnlocked' | 'answeredLocked' | 'answeredChanging' | 'answeredNotInitialized' | 'answered';
type OfProbe = 'probeUnlocked' | 'probeLocked' | 'tokenRefused' | 'elsewhere';
/** `wayAnswered`: a gateway, without a word on it. `notReady`: a gateway says that it is away. `gone`: refused. `noAnswer`: node or network. */
type OfSilence = 'wayAnswered' | 'notReady' | 'gone' | 'noAnswer';

export interface HostedTold {
  readonly kind: 'hostedTold';
  readonly network: string | null;
  readonly initialized: boolean | null;
  readonly build: ToldBuild | null;
  readonly newest: string | null;
}

export interface ToldBuild {
  readonly number: number;
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

/** A short and a long id of one commit are one image. */
export function isSameImage(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return /^[0-9a-f]{7,40}$/.test(short) && /^[0-9a-f]{8,40}$/.test(long) && long.startsWith(short);
}

/** One such answer is a bad moment; this many in a row aren't. */
export const UNPROVED_AFTER = 3;

export function isUnproved({ noAnswers }: Pick<NodeFacts, 'noAnswers'>): boolean {
  return noAnswers >= UNPROVED_AFTER;
}

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
