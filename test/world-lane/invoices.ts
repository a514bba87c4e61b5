import { splitBehind } from '../../src-main/invoices/behind.ts';
import { readPasted } from '../../src-main/invoices/pasted.ts';
import { parseInvoice } from '../../src-main/invoices/invoice.ts';
import type { Made, WorldCase } from './lane.ts';

export function readInvoiceCase({ text }: WorldCase): Made {
  const [item] = readPasted(text).items;
  if (item?.ok !== true) return { outcome: 'unread' };
  const parsed = parseInvoice(item.text);
  if (!parsed.ok) return { outcome: 'named', named: parsed.reason };
  const { behind } = splitBehind(text.trim());
  const told = (as: string): string | null => behind.find((one) => one.as === as)?.text ?? null;
  // As the flow has them, too.
  if (told('amount') !== (item.row?.amount ?? null) || told('sats') !== (item.row?.sats ?? null))
    return { outcome: 'unlike' };
  return { outcome: 'read', endpoints: parsed.invoice.endpoints.map((one) => one.text), rest: behind };
}
