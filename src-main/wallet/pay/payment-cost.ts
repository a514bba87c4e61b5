import { transactionCost } from './slot-cost.ts';

/** A payment of plain bitcoin before anybody built it. All in satoshi. */
export interface PaymentPlan {
  readonly feeSats: bigint;
  /** Amount and fee. */
  readonly takesSats: bigint;
  /** Of all that there is. */
  readonly remainsSats: bigint;
}

interface Asked {
  /** Of the payee's output script. */
  readonly scriptBytes: number;
  readonly rateSatsPerVb: number;
}

/** A taproot output below it costs more to spend than it holds: no change is made of it. */
const CHANGE_DUST_SATS = 330n;
const TAPROOT_SCRIPT_BYTES = 34;

/**
 * What paying one address takes, the largest coins first: the payment and, where it is worth it, a change come out.
 * Which coins are spent the service decides, so that this is about as much. Null: they do not suffice.
 */
export function planPayment(
  coinsSats: readonly bigint[],
  { amountSats, ...asked }: Asked & { readonly amountSats: bigint },
): PaymentPlan | null {
  const total = coinsSats.reduce((sum, sats) => sum + sats, 0n);
  let inSats = 0n;
  let inputs = 0;
  for (const sats of coinsSats.toSorted((a, b) => (a < b ? 1 : a > b ? -1 : 0))) {
    inSats += sats;
    inputs += 1;
    if (inSats < amountSats + feeOf(asked, inputs, false)) continue;
    const feeSats = feeOf(asked, inputs, true);
    const withChange = inSats - amountSats - feeSats >= CHANGE_DUST_SATS;
    // What would be dust goes to whoever mines it.
    const takesSats = withChange ? amountSats + feeSats : inSats;
    return { feeSats: takesSats - amountSats, takesSats, remainsSats: total - takesSats };
  }
  return null;
}

/** What it takes of all coins at most, where it cannot be paid: amount and fee. */
export function paymentTakes(
  coins: number,
  { amountSats, ...asked }: Asked & { readonly amountSats: bigint },
): bigint {
  return amountSats + feeOf(asked, Math.max(1, coins), false);
}

/**
 * The largest amount that all coins together can pay, or 0. No real service has a call for all of it (RGB-Node's takes
 * an amount), so that it has to suffice by the service's own sums: BDK rounds each input up, which a byte for each allows.
 */
export function mostPayable(coinsSats: readonly bigint[], asked: Asked): bigint {
  const inputs = coinsSats.length;
  const spare = BigInt(inputs + 1) * BigInt(asked.rateSatsPerVb);
  const total = coinsSats.reduce((sum, sats) => sum + sats, 0n);
  const most = total - feeOf(asked, Math.max(1, inputs), false) - spare;
  return most > 0n ? most : 0n;
}

function feeOf({ scriptBytes, rateSatsPerVb }: Asked, inputs: number, withChange: boolean): bigint {
  const outputs = withChange ? 2 : 1;
  return transactionCost({ outputs, inputs, rateSatsPerVb, lessBytes: TAPROOT_SCRIPT_BYTES - scriptBytes })
    .feeSats;
}
