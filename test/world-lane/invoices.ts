import { readPasted } from '../../src-main/domain/invoices/pasted.ts';
import { parseInvoice } from '../../src-main/domain/rgb/invoice.ts';
import type { Made, WorldCase } from './lane.ts';

export function readInvoiceCase({ text }: WorldCase): Made {
  const [item] = readPasted(text);
  if (item?.ok !== true) return { outcome: 'unread' };
  const parsed = parseInvoice(item.text);
  if (!parsed.ok) return { outcome: 'named', named: parsed.reason };
  return { outcome: 'read', endpoints: parsed.invoice.endpoints.map((one) => one.text), rest: [] };
}
