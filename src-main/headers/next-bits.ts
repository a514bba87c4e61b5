import { bitsOf, headerAt, timeOf, type Headers } from './header.ts';
import { PERIOD, type ChainRules } from './rules.ts';
import { compactOf, targetOf } from './target.ts';

const TIMESPAN_S = 14 * 24 * 60 * 60;
const TWENTY_MINUTES_S = 20 * 60;

export type HeaderBefore = (height: number) => Uint8Array;

/** Bitcoin Core, GetNextWorkRequired. `timeS`: for the twenty-minute rule. Null if unknown: at the first kept block. */
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

/** A retarget changes the target to at least a quarter and at most four times (Core, CalculateNextWorkRequired). */
function retarget({ powLimit, bip94 }: ChainRules, first: Uint8Array, last: Uint8Array): number | null {
  const tookS = timeOf(last) - timeOf(first);
  const boundedS = Math.min(Math.max(tookS, TIMESPAN_S / 4), TIMESPAN_S * 4);
  // The last block of a period may be a twenty-minute one: all other work would be lost (BIP94).
  const target = targetOf(bitsOf(bip94 ? first : last));
  if (target === null) return null;
  const next = (target * BigInt(boundedS)) / BigInt(TIMESPAN_S);
  return compactOf(next > powLimit ? powLimit : next);
}

function lastOrdinary(easiest: number, height: number, before: HeaderBefore): number {
  let at = height - 1;
  while (at % PERIOD !== 0 && bitsOf(before(at)) === easiest) at -= 1;
  return bitsOf(before(at));
}

export function headersIn(earlier: Headers, later: Headers): HeaderBefore {
  return (height) => headerAt(height < later.from ? earlier : later, height);
}
