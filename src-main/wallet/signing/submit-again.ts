import { isForGood } from '../../base/service/refusals.ts';

/** After so many looks that found nothing, and so long, the service most likely never had it (security.md, F05). */
const LOOKS_NEEDED = 3;
const WAIT_MS = 10 * 60_000;

/** What is known of a hand-over to which no fitting answer came. Times are Unix milliseconds. */
export interface Unanswered {
  /** It said that it does not take it. */
  readonly refused: boolean;
  /** Why, as it is kept. */
  readonly because: string;
  /** Another transaction has a coin of it, which is in a block or told of as broadcast. */
  readonly isSpent: boolean;
  readonly handedOverAtMs: number;
  /** How often the service was asked since, and listed nothing of it, and when it was last. */
  readonly looks: number;
  readonly lookedAtMs: number | null;
}

export type SubmitAgain =
  | { readonly when: 'now' }
  | { readonly when: 'later'; readonly looksLeft: number; readonly fromMs: number }
  /** It can't be taken any more, however often it is asked. */
  | { readonly when: 'never'; readonly because: 'refused' | 'spent' };

/**
 * Whether the very same bytes may be handed over once more. They can never be confirmed twice; what is waited for is
 * that the truth shows by itself. A refusal shows it sooner. The last look must come after the wait: a clock that was
 * set back begins it anew. A service that named another transaction (F03) has these bytes already: they tell it nothing
 * new, and without them what it never did would stay unknown for ever.
 */
export function submitAgain(unanswered: Unanswered): SubmitAgain {
  const { refused, because, isSpent, handedOverAtMs, looks, lookedAtMs } = unanswered;
  if (isSpent) return { when: 'never', because: 'spent' };
  if (refused && isForGood(because)) return { when: 'never', because: 'refused' };
  const hasWaited = lookedAtMs !== null && lookedAtMs - handedOverAtMs >= WAIT_MS;
  if ((refused && looks > 0) || (looks >= LOOKS_NEEDED && hasWaited)) return { when: 'now' };
  const looksLeft = refused ? 1 : Math.max(hasWaited ? 0 : 1, LOOKS_NEEDED - looks);
  return { when: 'later', looksLeft, fromMs: refused ? handedOverAtMs : handedOverAtMs + WAIT_MS };
}
