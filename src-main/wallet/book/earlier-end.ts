import { parseInvoice } from '../../domain/rgb/invoice.ts';
import { recipientName } from '../../domain/rgb/recipient-name.ts';
import type { ApiTransfer } from '../../ports/index.ts';
import { readIntent } from './journal-schema.ts';
import type { WalletContext } from '../context/context.ts';

/**
 * Gives a transfer that waits for its other side the earlier of two ends: the service's own, and that of the invoice which
 * it pays, by our record of a send or by the invoice that the service names. Past either of them it does not go on.
 */
export function createEarlierEnd(
  context: Pick<WalletContext, 'signings'>,
  walletId: string,
): (transfer: ApiTransfer) => ApiTransfer {
  let paid: ReadonlyMap<string, string> | null = null;
  const invoiceOf = ({ invoice, recipientId }: ApiTransfer): string | null => {
    paid ??= paidInvoices(context, walletId);
    return (recipientId === null ? undefined : paid.get(recipientName(recipientId))) ?? invoice;
  };
  return (transfer) => {
    const { statusName, expiresAtMs } = transfer;
    if (statusName !== 'initiated' && statusName !== 'waitingCounterparty') return transfer;
    const endsAtMs = endOf(invoiceOf(transfer));
    if (endsAtMs === null || (expiresAtMs !== null && expiresAtMs <= endsAtMs)) return transfer;
    return { ...transfer, expiresAtMs: endsAtMs };
  };
}

/** By recipient the invoice that a send of ours pays. */
function paidInvoices({ signings }: Pick<WalletContext, 'signings'>, walletId: string): Map<string, string> {
  const paid = new Map<string, string>();
  for (const { id, kind } of signings.handedOver(walletId)) {
    const flow = kind === 'send' ? signings.read(id) : null;
    const intent = flow === null ? null : readIntent(flow);
    for (const { recipientId, invoice } of intent?.kind === 'send' ? intent.recipients : [])
      if (invoice !== null) paid.set(recipientName(recipientId), invoice);
  }
  return paid;
}

/** Unix milliseconds; null: it names none, or none that there is. */
function endOf(invoice: string | null): number | null {
  const parsed = invoice === null ? null : parseInvoice(invoice);
  const seconds = parsed?.ok === true ? parsed.invoice.expiryUnixSeconds : null;
  const ms = seconds === null ? NaN : Number(seconds) * 1_000;
  return ms > 0 && Number.isSafeInteger(ms) ? ms : null;
}
