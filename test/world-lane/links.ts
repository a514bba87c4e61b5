import { readPayableAddress } from '../../src-main/keys/payable-address.ts';
import { readPaymentLink } from '../../src-main/invoices/payment-link.ts';
import type { Made, WorldCase } from './lane.ts';

const ADDRESS = 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080';

export function readLinkCase({ text }: WorldCase): Made {
  const read = readPaymentLink(text.replace('ADDR', ADDRESS), 'regtest');
  if (!read.ok) return nameOf(read.reason);
  const { address, amountSats, label } = read.asked;
  if (!readPayableAddress(address, 'regtest').ok) return { outcome: 'notAnAddress' };
  return { outcome: 'read', sats: amountSats === null ? null : String(amountSats), label };
}

function nameOf(reason: string): Made {
  if (reason.startsWith('amount')) return { outcome: 'refused', refuse: reason };
  return { outcome: 'named', named: reason === 'lightning' ? 'lightningInvoice' : reason };
}
