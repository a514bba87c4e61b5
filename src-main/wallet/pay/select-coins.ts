import { feeAt } from '../../base/bitcoin.ts';
import { transactionCost } from './slot-cost.ts';

/** A taproot coin of ours that a payment may spend. */
export interface PayableCoin {
  /** `txid:vout` */
  readonly outpoint: string;
  readonly sats: bigint;
}

export interface PaymentTerms {
  /** What it pays to others, without our change. */
  readonly outputs: readonly { readonly scriptBytes: number; readonly sats: bigint }[];
  readonly rateSatsPerVb: number;
  /** Coins that are spent in any case. */
  readonly must?: readonly PayableCoin[];
  /** All of it comes back, so there has to be change. */
  readonly comesBack?: boolean;
}

export interface Selection {
  readonly coins: readonly PayableCoin[];
  /** Null: nothing comes back. */
  readonly changeSats: bigint | null;
  readonly feeSats: bigint;
}

/** Below it no node relays a taproot output. */
const DUST_SATS = 330n;
const TAPROOT_SCRIPT_BYTES = 34;
const CHANGE_VBYTES = 43;
const SPEND_VBYTES = 58;
/** How many sets of coins are tried to find one that leaves no change. */
const MOST_TRIES = 50_000;

/** As few coins as can pay, and one more only if that leaves no change. Pure; null: not enough. */
export function selectCoins(coins: readonly PayableCoin[], payment: PaymentTerms): Selection | null {
  const { must = [], comesBack = false } = payment;
  const taken = new Set(must.map(({ outpoint }) => outpoint));
  const others = coins
    .filter(({ outpoint }) => !taken.has(outpoint))
    .toSorted((a, b) => (a.sats < b.sats ? 1 : a.sats > b.sats ? -1 : a.outpoint < b.outpoint ? -1 : 1));
  const paysSats = sumOfCoins(payment.outputs);
  const lacks = (more: number, withChange: boolean): bigint =>
    paysSats + paymentFee(payment, must.length + more, withChange) - sumOfCoins(must);
  const fewest = sumsOf(others).findIndex((sum, more) => sum >= lacks(more, false));
  if (fewest === -1) return null;
  const selection = (more: readonly PayableCoin[], withChange: boolean): Selection => {
    const rest = sumOfCoins(more) - lacks(more.length, withChange);
    const feeSats = paymentFee(payment, must.length + more.length, withChange) + (withChange ? 0n : rest);
    return { coins: [...must, ...more], changeSats: withChange ? rest : null, feeSats };
  };
  const spare = feeAt(payment.rateSatsPerVb, CHANGE_VBYTES) + DUST_SATS - 1n;
  const exact = (more: number): Selection | null => {
    const low = lacks(more, false);
    const found = comesBack ? null : subsetBetween(others, more, low, low + spare);
    return found && selection(found, false);
  };
  const changed = (more: number): Selection | null => {
    const found = smallestThatReaches(others, more, lacks(more, true) + DUST_SATS);
    return found && selection(found, true);
  };
  const now = exact(fewest);
  if (now !== null) return now;
  const change = changed(fewest);
  const next = fewest < others.length ? exact(fewest + 1) : null;
  if (change === null) return next ?? changed(fewest + 1);
  // Change costs its own spending later on.
  const later = feeAt(payment.rateSatsPerVb, SPEND_VBYTES);
  return next !== null && next.feeSats <= change.feeSats + later / 2n ? next : change;
}

/** What one recipient could get at most, in sats, beside these outputs; `scriptBytes` are its own. */
export function mostToPay(coins: readonly PayableCoin[], payment: PaymentTerms, scriptBytes: number): bigint {
  const outputs = [...payment.outputs, { scriptBytes, sats: 0n }];
  const paysSats = sumOfCoins(payment.outputs);
  const most = sumOfCoins(coins) - paysSats - paymentFee({ ...payment, outputs }, coins.length, false);
  return most > 0n ? most : 0n;
}

export function paymentFee(
  { outputs, rateSatsPerVb }: Pick<PaymentTerms, 'outputs' | 'rateSatsPerVb'>,
  inputs: number,
  withChange: boolean,
): bigint {
  const lessBytes = outputs.reduce((sum, { scriptBytes }) => sum + TAPROOT_SCRIPT_BYTES - scriptBytes, 0);
  const count = outputs.length + (withChange ? 1 : 0);
  return transactionCost({ inputs, outputs: count, rateSatsPerVb, lessBytes }).feeSats;
}

export function sumOfCoins(coins: readonly Pick<PayableCoin, 'sats'>[]): bigint {
  return coins.reduce((sum, { sats }) => sum + sats, 0n);
}

/** Sums of none, of the first, of the first two, and so on. */
function sumsOf(coins: readonly PayableCoin[]): readonly bigint[] {
  const sums = [0n];
  for (const { sats } of coins) sums.push((sums.at(-1) ?? 0n) + sats);
  return sums;
}

/** The largest `count` coins, the last as small as suffices; null: too little. `coins`: largest first. */
function smallestThatReaches(
  coins: readonly PayableCoin[],
  count: number,
  least: bigint,
): readonly PayableCoin[] | null {
  if (count > coins.length || count < 0) return null;
  const first = coins.slice(0, Math.max(0, count - 1));
  if (count === 0) return least <= 0n ? [] : null;
  const last = coins.slice(count - 1).findLast(({ sats }) => sumOfCoins(first) + sats >= least);
  return last === undefined ? null : [...first, last];
}

/** The first set of `count` coins with a sum from `low` to `high`, both included. `coins`: largest first. */
function subsetBetween(
  coins: readonly PayableCoin[],
  count: number,
  low: bigint,
  high: bigint,
): readonly PayableCoin[] | null {
  const before = sumsOf(coins);
  const between = (from: number, to: number): bigint => (before[to] ?? 0n) - (before[from] ?? 0n);
  const budget = { tries: MOST_TRIES };
  const search = (from: number, left: number, sum: bigint): readonly PayableCoin[] | null => {
    budget.tries -= 1;
    if (left === 0) return sum >= low && sum <= high ? [] : null;
    for (let i = from; i + left <= coins.length && budget.tries > 0; i += 1) {
      // The largest that are left do not reach it, nor will those after them.
      if (sum + between(i, i + left) < low) return null;
      const coin = coins[i];
      // The smallest that are left are already too much.
      if (coin === undefined || sum + coin.sats + between(coins.length - left + 1, coins.length) > high)
        continue;
      const found = search(i + 1, left - 1, sum + coin.sats);
      if (found !== null) return [coin, ...found];
    }
    return null;
  };
  return count < 0 ? null : search(0, count, 0n);
}
