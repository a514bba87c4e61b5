import { transactionCost } from './slot-cost.ts';

/** What paying one address takes at most: `inputs` taproot coins in; the payment, and a change, out. */
export function paymentCost(asked: {
  readonly amountSats: bigint;
  /** Of the payee's output script. */
  readonly scriptBytes: number;
  readonly rateSatsPerVb: number;
  readonly inputs: number;
}): { readonly feeSats: bigint; readonly takesSats: bigint } {
  const { amountSats, scriptBytes, rateSatsPerVb, inputs } = asked;
  // A change output is a taproot one; the payee's is as long as its script.
  const { feeSats } = transactionCost({ outputs: 2, inputs, rateSatsPerVb, lessBytes: 34 - scriptBytes });
  return { feeSats, takesSats: amountSats + feeSats };
}
