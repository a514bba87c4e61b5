import { parseInvoice } from './invoice.ts';

/** The opener isn't trusted: a link only fills a form. Unknown required parameters (BIP321, `req-`) are refused. */
export function readOpenedLink(text: string): { kind: 'invoice'; text: string } | { kind: 'refused' } {
  const read = parseInvoice(text);
  const demanding = read.ok && read.invoice.unknown.some(({ key }) => key.toLowerCase().startsWith('req-'));
  return read.ok && !demanding ? { kind: 'invoice', text } : { kind: 'refused' };
}
