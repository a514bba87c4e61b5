import { parseInvoice } from './invoice.ts';

/**
 * What another program opened with Ochre. `refused`: no invoice that can be read strictly (invoice.ts, at
 * most 4,096 characters), or one with a parameter that demands to be understood and is not (BIP321, `req-`).
 * Whoever opens links is not trusted: a link can do nothing but fill a form.
 */
export function readOpenedLink(text: string): { kind: 'invoice'; text: string } | { kind: 'refused' } {
  const read = parseInvoice(text);
  const demanding = read.ok && read.invoice.unknown.some(({ key }) => key.toLowerCase().startsWith('req-'));
  return read.ok && !demanding ? { kind: 'invoice', text } : { kind: 'refused' };
}
