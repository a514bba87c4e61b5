import { formatAmountCode, type AskedState, type RgbInvoice } from '../../../src-main/invoices/invoice.ts';

/** The one text of an invoice: keys in rgb-lib's order, percent-encoding only where it must be. */
export function formatInvoice(invoice: RgbInvoice): string {
  const contract = invoice.assetId?.slice(SCHEME.length) ?? OMITTED;
  const schema = invoice.schemaId ?? OMITTED;
  const path = [contract, schema, formatState(invoice.asked), invoice.recipientId].join('/');
  return `${SCHEME}${path}${formatQuery(invoice)}`;
}

const SCHEME = 'rgb:';
/** Left open by the receiver. */
const OMITTED = '~';

function formatState(asked: AskedState): string {
  switch (asked.kind) {
    case 'open':
      return OMITTED;
    case 'void':
      return '';
    case 'token':
      return `${String(asked.fraction)}@${asked.index}`;
    case 'amount':
      return formatAmountCode(asked.amount);
  }
}

/** With its question mark, or nothing. */
function formatQuery({ assignmentName, expiryUnixSeconds, endpoints, unknown }: RgbInvoice): string {
  const pairs: (readonly [string, string])[] = [];
  if (assignmentName !== null) pairs.push(['assignment_name', assignmentName]);
  if (expiryUnixSeconds !== null) pairs.push(['expiry', String(expiryUnixSeconds)]);
  if (endpoints.length > 0) pairs.push(['endpoints', endpoints.map(({ text }) => text).join(',')]);
  for (const { key, value } of unknown) pairs.push([key, value]);
  const text = pairs.map(([key, value]) => `${encode(key)}=${encode(value)}`).join('&');
  return text === '' ? '' : `?${text}`;
}

const encode = (text: string): string =>
  encodeURIComponent(text).replace(/%(?:24|2C|2F|3A|3B|3F|40|2B)/g, decodeURIComponent);
