import { parseInvoice } from './invoice.ts';

/**
 * The opener isn't trusted: a link only fills a form. `refused`: no strictly readable invoice, or an unknown required
 * parameter (BIP321, `req-`).
 */
export function readOpenedLink(text: string): { kind: 'invoice'; text: string } | { kind: 'refused' } {
  const read = parseInvoice(text);
  const demanding = read.ok && read.invoice.unknown.some(({ key }) => key.toLowerCase().startsWith('req-'));
  return read.ok && !demanding ? { kind: 'invoice', text } : { kind: 'refused' };
}
