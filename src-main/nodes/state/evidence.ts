import type { Silence } from '../../../src-preload/contract/node-alerts.ts';
import type { NodeFacts } from '../../records/node.ts';

/** No call reads a node's state (interface.md 7), so it follows from the newest evidence, shown with its age. */
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

/** `tookTooLong`: see lasting.ts. `cloudRunning`: before the upgrade begins, the old image's state. */
type OfAct = 'unlockAsked' | 'unlockEnded' | 'unlockAccepted' | 'tookTooLong' | 'cloudRunning';
type OfAnswer =
  'alreadyUnlocked' | 'answeredLocked' | 'answeredChanging' | 'answeredNotInitialized' | 'answered';
type OfProbe = 'probeUnlocked' | 'probeLocked' | 'tokenRefused' | 'elsewhere';
/** `wayAnswered`: only a gateway spoke. `notReady`: it says the node is away. `gone`: refused. `noAnswer`: time-out. */
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

/** A short and a long id of the same commit name the same image. */
export function isSameImage(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return /^[0-9a-f]{7,40}$/.test(short) && /^[0-9a-f]{8,40}$/.test(long) && long.startsWith(short);
}

/** So many answers in a row without a proof make a state unproved; a single one may be a bad moment. */
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
