import type { CallInput, CallOutput } from '../../../src-preload/contract/index.ts';
import type { Context } from '../context.ts';

/** An invoice of the friend's. They are simulated; what is paid on it is judged like any other send. */
export function friendInvoice(
  { practice }: Context,
  { assetId, amount, kind, expiresInSeconds }: CallInput<'practice.friendInvoice'>,
): Promise<CallOutput<'practice.friendInvoice'>> {
  return practice.friend.invoice({
    assetId,
    amount: amount === null ? null : BigInt(amount),
    kind,
    expiresInSeconds: expiresInSeconds ?? null,
  });
}

/** The friend sends. The wallet hears of it at its own refresh, as with a real sender. */
export async function friendPay(
  { practice }: Context,
  { invoice, assetId, amount }: CallInput<'practice.friendPay'>,
): Promise<CallOutput<'practice.friendPay'>> {
  const txid = await practice.friend.pay({
    invoice,
    assetId: assetId ?? null,
    amount: amount === undefined ? null : BigInt(amount),
  });
  return { txid };
}
