import { isForGood } from '../../base/service/refusals.ts';

/** After so many looks and so long without a sign the service most likely never had it (security.md, F05). */
const LOOKS_NEEDED = 3;
const WAIT_MS = 10 * 60_000;

/** A submit without a fitting answer. Times in Unix milliseconds. */
export interface Unanswered {
  /** By the service's word. */
  readonly refused: boolean;
  readonly because: string;
  readonly isSpent: boolean;
  readonly handedOverAtMs: number;
  /** Later looks that found nothing of it, and the last one's time. */
  readonly looks: number;
  readonly lookedAtMs: number | null;
}

export type SubmitAgain =
  | { readonly when: 'now' }
  | { readonly when: 'later'; readonly looksLeft: number; readonly fromMs: number }
  | { readonly when: 'never'; readonly because: 'refused' | 'spent' };

/**
 * The same bytes can't confirm twice, so waiting only lets the truth show; a refusal shows it sooner. The last look must
 * come after the wait: a clock set back restarts it. A service that named another txid (security.md F03) has these bytes,
 * so they tell it nothing, and not resending would leave the outcome unknown for ever.
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
