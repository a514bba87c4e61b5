import { amountOf } from '../../src-main/invoices/payable.ts';
import { parseInvoice } from '../../src-main/invoices/invoice.ts';
import { isOfBitcoinAlone, rgbLineOf, SCHEMA_IDS } from '../support/rgb/schema-ids.ts';
import type { Made } from './made.ts';

/** What the program reads in the text of an invoice, in the words of vocabulary.json. */
export function readInvoice(body: Uint8Array): Made {
  const read = parseInvoice(Buffer.from(body).toString('utf8').trim());
  const rgbLine = rgbLineOf(read);
  if (!read.ok)
    return rgbLine === null
      ? { told: {}, refuse: 'invalidInvoice' }
      : { told: { rgbLine }, refuse: 'otherRgbLine' };
  const { assetId, schemaId, asked, recipientId, expiryUnixSeconds, endpoints } = read.invoice;
  const schema = schemaId === null ? undefined : SCHEMA_IDS.get(schemaId);
  const told = {
    rgbLine,
    assetId,
    amount: amountOf(asked)?.toString() ?? null,
    recipientId,
    expiresAt: expiryUnixSeconds === null ? null : Number(expiryUnixSeconds),
    endpoints: endpoints.map(({ text }) => text),
    ...(schema === undefined ? {} : { kind: schema.kind, verifiable: isOfBitcoinAlone(schema.kind) }),
    ...(schemaId !== null && schema === undefined ? { verifiable: false } : {}),
    ...(schema === undefined || schema.since === null ? {} : { schemaSince: schema.since }),
  };
  return { told, refuse: null };
}
