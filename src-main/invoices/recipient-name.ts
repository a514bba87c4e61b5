import { formatRecipientId, decodeRecipientId, type InvoiceNetwork } from './recipient-text.ts';

/**
 * One text for every spelling of a recipient: by its kind and its script or seal. A key behind it makes it no other
 * output, and neither does the prefix of another chain that a wallet of the same keys may use. What is no recipient has
 * no other spelling.
 */
export function recipientName(recipientId: string): string {
  const parsed = decodeRecipientId(recipientId);
  if (!parsed.ok) return recipientId;
  const network = SAME_KEYS[parsed.recipient.network] ?? parsed.recipient.network;
  const plain = { ...parsed.recipient, network };
  return formatRecipientId(plain.kind === 'witness' ? { ...plain, internalKey: null } : plain);
}

/** Whether two texts, or their absence, name the same recipient. */
export function sameRecipient(one: string | null, other: string | null): boolean {
  if (one === other || one === null || other === null) return one === other;
  return recipientName(one) === recipientName(other);
}

const SAME_KEYS: Partial<Record<InvoiceNetwork, InvoiceNetwork>> = {
  testnet4: 'testnet3',
  customSignet: 'signet',
};
