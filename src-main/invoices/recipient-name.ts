import { formatRecipientId, decodeRecipientId, type InvoiceNetwork } from './recipient-text.ts';

/** Equal for all spellings of a recipient: an internal key, or another chain with the same keys, changes no output. */
export function recipientName(recipientId: string): string {
  const parsed = decodeRecipientId(recipientId);
  if (!parsed.ok) return recipientId;
  const network = SAME_KEYS[parsed.recipient.network] ?? parsed.recipient.network;
  const plain = { ...parsed.recipient, network };
  return formatRecipientId(plain.kind === 'witness' ? { ...plain, internalKey: null } : plain);
}

export function sameRecipient(one: string | null, other: string | null): boolean {
  if (one === other || one === null || other === null) return one === other;
  return recipientName(one) === recipientName(other);
}

const SAME_KEYS: Partial<Record<InvoiceNetwork, InvoiceNetwork>> = {
  testnet4: 'testnet3',
  customSignet: 'signet',
};
