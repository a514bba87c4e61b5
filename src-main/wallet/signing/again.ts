import { isForGood } from '../../base/service/refusals.ts';
import type { Signing } from '../../ports/index.ts';
import { readSpending, readUnanswered } from '../../records/signing.ts';
import type { WalletContext } from '../context/context.ts';

export function whenAgain(context: Pick<WalletContext, 'signings' | 'excluded'>, flow: Signing): SubmitAgain {
  return submitAgain({ ...readUnanswered(flow), isSpent: isSpent(context, flow) });
}

/** True if its coins are spent, as our Bitcoin server or another broadcast transaction of ours tells. */
function isSpent(
  { signings, excluded }: Pick<WalletContext, 'signings' | 'excluded'>,
  { id, walletId, kind, data }: Signing,
): boolean {
  const mine = readSpending(data.signed);
  if (mine === null) return false;
  if (excluded.has(mine.txid)) return true;
  // A replacement’s original is always there: only a block decides between the two.
  const sure = kind === 'replacement' ? (['settled'] as const) : (['broadcast', 'settled'] as const);
  return signings
    .handedOver(walletId, sure)
    .some((one) => one.id !== id && readSpending(one.signed)?.inputs.some((at) => mine.inputs.includes(at)));
}

/** After so many looks and so long without a sign the service most likely never had it (security.md, F05). */
const LOOKS_NEEDED = 3;
const WAIT_MS = 10 * 60_000;

/** A submit without a fitting answer. Times in Unix milliseconds. */
interface Unanswered {
  /** By the service's word. */
  readonly refused: boolean;
  readonly because: string;
  readonly isSpent: boolean;
  readonly handedOverAtMs: number;
  /** Later looks that found nothing of it, and the last one's time. */
  readonly looks: number;
  readonly lookedAtMs: number | null;
}

type SubmitAgain =
  | { readonly when: 'now' }
  | { readonly when: 'later'; readonly looksLeft: number; readonly fromMs: number }
  | { readonly when: 'never'; readonly because: 'refused' | 'spent' };

/**
 * The same bytes can't confirm twice, so waiting only lets the truth show; a refusal shows it sooner. The last look must
 * come after the wait: a clock set back restarts it. A service that named another txid (security.md F03) has these bytes,
 * so they tell it nothing, and not resending would leave the outcome unknown for ever.
 */
function submitAgain(unanswered: Unanswered): SubmitAgain {
  const { refused, because, isSpent, handedOverAtMs, looks, lookedAtMs } = unanswered;
  if (isSpent) return { when: 'never', because: 'spent' };
  if (refused && isForGood(because)) return { when: 'never', because: 'refused' };
  const hasWaited = lookedAtMs !== null && lookedAtMs - handedOverAtMs >= WAIT_MS;
  if ((refused && looks > 0) || (looks >= LOOKS_NEEDED && hasWaited)) return { when: 'now' };
  const looksLeft = refused ? 1 : Math.max(hasWaited ? 0 : 1, LOOKS_NEEDED - looks);
  return { when: 'later', looksLeft, fromMs: refused ? handedOverAtMs : handedOverAtMs + WAIT_MS };
}
