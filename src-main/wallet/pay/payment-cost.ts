import { transactionCost } from './slot-cost.ts';

/** An estimate, all in sats. */
export interface PaymentPlan {
  readonly feeSats: bigint;
  readonly takesSats: bigint;
  readonly remainsSats: bigint;
}

interface Asked {
  readonly scriptBytes: number;
  readonly rateSatsPerVb: number;
}

/** A taproot output below it costs more to spend than it holds. */
const CHANGE_DUST_SATS = 330n;
const TAPROOT_SCRIPT_BYTES = 34;

/** Largest coins first. The service picks the coins, so this is approximate. Null: not enough. */
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
    // Dust goes to the miner.
    const takesSats = withChange ? amountSats + feeSats : inSats;
    return { feeSats: takesSats - amountSats, takesSats, remainsSats: total - takesSats };
  }
  return null;
}

export function paymentTakes(
  coins: number,
  { amountSats, ...asked }: Asked & { readonly amountSats: bigint },
): bigint {
  return amountSats + feeOf(asked, Math.max(1, coins), false);
}

/** No real service can send all (RGB-Node takes an amount). BDK rounds each input up, hence a byte each. */
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
