import { bitsOf, headerAt, timeOf, type Headers } from './header.ts';
import { PERIOD, type ChainRules } from './rules.ts';
import { compactOf, targetOf } from './target.ts';

const TIMESPAN_S = 14 * 24 * 60 * 60;
const TWENTY_MINUTES_S = 20 * 60;

/** What `requiredBits` goes by: the header of a block before. */
export type HeaderBefore = (height: number) => Uint8Array;

/**
 * The compact target that the block at `height` must have (Bitcoin Core, GetNextWorkRequired). `timeS` is its own time,
 * for the twenty-minute rule. Null where it cannot be said: the first block that is kept, and on a chain with the
 * twenty-minute rule nothing else.
 */
export function requiredBits(
  rules: ChainRules,
  height: number,
  timeS: number,
  before: HeaderBefore,
): number | null {
  if (height === rules.from) return null;
  const last = before(height - 1);
  if (!rules.retargets) return bitsOf(last);
  if (height % PERIOD === 0) return retarget(rules, before(height - PERIOD), last);
  if (!rules.twentyMinutes) return bitsOf(last);
  const easiest = compactOf(rules.powLimit);
  if (timeS > timeOf(last) + TWENTY_MINUTES_S) return easiest;
  return lastOrdinary(easiest, height, before);
}

/** The last block of a period decides for the next, within a quarter and four times (Core, CalculateNextWorkRequired). */
function retarget({ powLimit, bip94 }: ChainRules, first: Uint8Array, last: Uint8Array): number | null {
  const tookS = timeOf(last) - timeOf(first);
  const boundedS = Math.min(Math.max(tookS, TIMESPAN_S / 4), TIMESPAN_S * 4);
  // By the last block of a period, which may be a twenty-minute one, the work of all others would be lost (BIP94).
  const target = targetOf(bitsOf(bip94 ? first : last));
  if (target === null) return null;
  const next = (target * BigInt(boundedS)) / BigInt(TIMESPAN_S);
  return compactOf(next > powLimit ? powLimit : next);
}

/** Back to the last block that is none of the twenty-minute ones, at most to the first of the period. */
function lastOrdinary(easiest: number, height: number, before: HeaderBefore): number {
  let at = height - 1;
  while (at % PERIOD !== 0 && bitsOf(before(at)) === easiest) at -= 1;
  return bitsOf(before(at));
}

/** Reads in `earlier`, and from its end on in `later`. */
export function headersIn(earlier: Headers, later: Headers): HeaderBefore {
  return (height) => headerAt(height < later.from ? earlier : later, height);
}
