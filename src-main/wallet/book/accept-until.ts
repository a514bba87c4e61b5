import { sameRecipient } from '../../invoices/recipient.ts';
import { directionOf } from '../../records/transfer-state.ts';
import type { KeptTransfer } from '../../ports/index.ts';
import { readIntent } from '../../records/signing.ts';
import { ownTransactions } from './own-recipients.ts';
import type { WalletContext } from '../context/context.ts';

/**
 * The earlier expiry of invoice and transfer, Unix ms; null: none, or no send that waits for its recipient. A send
 * past it hasn't failed: the service may broadcast until its own expiry.
 */
export function acceptUntilMs(
  context: Pick<WalletContext, 'signings'>,
  walletId: string,
  { kindName, statusName, txid, recipientId, expiresAtMs }: KeptTransfer,
): number | null {
  if (directionOf(kindName) !== 'out' || statusName !== 'waitingCounterparty') return null;
  const own = txid === null ? undefined : ownTransactions(context, walletId).find((one) => one.txid === txid);
  const flow = own === undefined ? null : context.signings.read(own.id);
  const intent = flow === null ? null : readIntent(flow);
  const recipients = intent?.kind === 'send' ? intent.recipients : [];
  const paid = recipients.find((one) => sameRecipient(one.recipientId, recipientId));
  const ends = [expiresAtMs, endOf(paid?.invoice ?? null)].filter((one) => one !== null);
  return ends.length === 0 ? null : Math.min(...ends);
}

/** Unix milliseconds, null if none. The invoice was parsed before it was paid. */
function endOf(invoice: string | null): number | null {
  const seconds = /[?&]expiry=([1-9]\d{0,12})(?:&|$)/.exec(invoice ?? '')?.[1];
  return seconds === undefined ? null : Number(seconds) * 1_000;
}
