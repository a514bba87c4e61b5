import * as v from 'valibot';
import { libraryError, ok, plainError } from '../../serving/answers.ts';
import { toHex } from '../chain/bytes.ts';
import { forWallet } from '../http/endpoint.ts';
import { assetIdOf, contractOf, INTERFACES } from '../ledger/assets.ts';
import { createReceive } from '../ledger/receive.ts';
import { transferJson, transfersWhere } from '../ledger/transfers.ts';
import { readInvoice } from '../rgb/invoice.ts';
import { readRecipientId } from '../rgb/recipient.ts';
import { assetIdField, readShape, text, u64 } from '../../serving/shape.ts';

const MAX_INVOICE_CHARS = 10_000;
const created = v.object({ asset_id: assetIdField, amount: u64 });
const given = v.object({ invoice: text(MAX_INVOICE_CHARS) });

/**
 * A blinded receive, as the public servers make it. An empty id means any asset. The asset may be any on the ledger,
 * though the wallet never held it: the document says nothing against it. rgb-lib refuses that with AssetNotFound (seen
 * of both builds in the regtest lane), so that there the first of an asset arrives by an invoice for any.
 */
export const createInvoice = forWallet('/invoice/create', ({ world, body, faults }, wallet) => {
  const { asset_id: assetId, amount } = readShape(created, body);
  if (amount === 0n) throw libraryError('InvalidAmountZero', 'Invalid amount: zero');
  return ok(
    createReceive(world, wallet, {
      contract: assetId === '' ? null : contractOf(world, assetId),
      amount,
      kind: faults.take('witnessInvoice', 'create') === null ? 'blinded' : 'witness',
    }),
  );
});

export const invoiceStatus = forWallet('/invoice/status', ({ world, body }, wallet) => {
  const { invoice } = readShape(given, body);
  const [transfer] = transfersWhere(world)`batches.xpubVanilla = ${wallet.xpubVanilla}
    AND transfers.invoice = ${invoice}`;
  if (transfer === undefined) throw plainError(404, 'No transfer of this wallet belongs to the invoice');
  return ok(transferJson(transfer));
});

export const decodeRgbInvoice = forWallet('/wallet/decodergbinvoice', ({ body }) => {
  const invoice = readInvoice(readShape(given, body).invoice);
  if (invoice === null || readRecipientId(invoice.recipientId) === null) {
    throw libraryError('InvalidInvoice', 'Invalid invoice: it cannot be read');
  }
  return ok({
    recipient_id: invoice.recipientId,
    asset_iface: invoice.kind && INTERFACES[invoice.kind],
    asset_id: invoice.contract && assetIdOf(toHex(invoice.contract)),
    amount: invoice.amount === null ? null : String(invoice.amount),
    expiration_timestamp: invoice.expiresAtSeconds,
    transport_endpoints: invoice.endpoints,
  });
});
