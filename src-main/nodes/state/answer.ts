import type { Evidence } from './evidence.ts';

/** What a node or its cloud answered to one call, as far as it is understood. */
export type NodeAnswer =
  | { readonly kind: 'accepted' }
  | { readonly kind: 'alreadyUnlocked' }
  | { readonly kind: 'locked' }
  | { readonly kind: 'changingState' }
  | { readonly kind: 'notInitialized' }
  | { readonly kind: 'wrongPassword' }
  /** 401 or 403 that names none of the node's own states: the token. */
  | { readonly kind: 'tokenRefused' }
  /** 500, 502, 503, 504: a node that starts answers so (service-facts.md 5). */
  | { readonly kind: 'notReady'; readonly status: number }
  | { readonly kind: 'refused'; readonly status: number; readonly text: string }
  /**
   * Nobody answered, or not in time: no failure of the act, and no proof of anything. `nobodyThere`: the connection was
   * refused, which is no fault of the network.
   */
  | { readonly kind: 'noAnswer'; readonly nobodyThere: boolean; readonly text: string };

/** What was said: an HTTP status with the error body's name and text, both null for a body that is no error. */
export interface Said {
  readonly status: number;
  readonly name: string | null;
  readonly text: string | null;
}

/**
 * Reads a status and an error body (service-facts.md 5): the name rules where there is one, the text where there is
 * none, since old nodes send only a sentence. 401 is a wrong password there and 403 any of four states.
 */
export function readNodeAnswer({ status, name, text }: Said): NodeAnswer {
  const isFine = status >= 200 && status < 300;
  // Some servers answer 200 with an error in it (security.md F06).
  if (isFine && name === null && text === null) return { kind: 'accepted' };
  const named = name === null ? byText(text ?? '') : (BY_NAME.get(name) ?? byText(text ?? ''));
  if (named !== null) return { kind: named };
  if (status === 401 || status === 403) return { kind: 'tokenRefused' };
  if ([500, 502, 503, 504].includes(status)) return { kind: 'notReady', status };
  return { kind: 'refused', status, text: text ?? name ?? '' };
}

/** What an answer to the unlock call, or to the probe, proves of the lock. */
export function evidenceOf(call: 'unlock' | 'probe' | 'upgrade', answer: NodeAnswer): Evidence {
  switch (answer.kind) {
    case 'accepted':
      if (call === 'upgrade') return { kind: 'upgradeAccepted', image: null };
      return { kind: call === 'unlock' ? 'unlockAccepted' : 'probeUnlocked' };
    case 'alreadyUnlocked':
      return { kind: 'alreadyUnlocked' };
    // Only a node that is up and locked looks at the password.
    case 'wrongPassword':
    case 'locked':
      return { kind: call === 'probe' ? 'probeLocked' : 'answeredLocked' };
    case 'changingState':
      return { kind: 'answeredChanging' };
    case 'notInitialized':
      return { kind: 'answeredNotInitialized' };
    case 'notReady':
      // A gateway that waited in vain: the node may be at work on the very call.
      return { kind: answer.status === 504 ? 'answered' : 'notReady' };
    case 'noAnswer':
      return { kind: answer.nobodyThere ? 'gone' : 'noAnswer' };
    default:
      return { kind: 'answered' };
  }
}

/** What the service's own status of a node (an extra) says of its upgrade; null: nothing. */
export function evidenceOfStatus(status: string | null, newestImage: string | null): Evidence | null {
  if (status === 'IN_PROGRESS') return { kind: 'cloudUpgrading', image: newestImage };
  return status === 'RUNNING' ? { kind: 'cloudRunning' } : null;
}

type Named = 'alreadyUnlocked' | 'locked' | 'changingState' | 'notInitialized' | 'wrongPassword';

const BY_NAME: ReadonlyMap<string, Named> = new Map([
  ['AlreadyUnlocked', 'alreadyUnlocked'],
  ['UnlockedNode', 'alreadyUnlocked'],
  ['LockedNode', 'locked'],
  ['ChangingState', 'changingState'],
  ['NotInitialized', 'notInitialized'],
  ['WrongPassword', 'wrongPassword'],
]);

/** Sentences of nodes that send no name. */
const BY_TEXT: readonly (readonly [RegExp, Named])[] = [
  [/already (been )?unlocked|node is unlocked/i, 'alreadyUnlocked'],
  [/changing state/i, 'changingState'],
  [/not (been )?initiali[sz]ed/i, 'notInitialized'],
  [/(wrong|incorrect|invalid|bad) password|password (is )?(wrong|incorrect|invalid)/i, 'wrongPassword'],
  [/node is locked|call unlock/i, 'locked'],
];

function byText(text: string): Named | null {
  return BY_TEXT.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}
