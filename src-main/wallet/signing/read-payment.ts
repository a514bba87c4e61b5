import type { CallInput, CallOutput } from '../../../src-preload/contract/index.ts';
import { readPaymentLink } from '../../domain/payments/payment-link.ts';
import type { Context } from '../../use-cases/context.ts';
import { readPayee } from './payee.ts';

/** Reads an address or a bitcoin: link that was pasted. Asks no service, and throws nothing about what was pasted. */
export async function readPayment(
  context: Context,
  { walletId, text }: CallInput<'signing.readPayment'>,
): Promise<CallOutput<'signing.readPayment'>> {
  const wallet = context.wallets.require(walletId);
  const read = readPaymentLink(text);
  if (!read.ok) return { payable: false, reason: read.reason };
  const { amountSats, label, message } = read.asked;
  const payee = await readPayee(context, wallet, read.asked.address);
  if (!payee.ok) return { payable: false, reason: payee.reason };
  return {
    payable: true,
    address: payee.address,
    leastSats: Number(payee.payable.dustSats),
    amountSats: amountSats === null ? null : Number(amountSats),
    label,
    message,
  };
}
