import * as v from 'valibot';
import { expiresAtMs, warningsOf } from '../domain/invoices/own-invoice.ts';
import { amountOf } from '../domain/invoices/payable.ts';
import type { Network } from '../domain/network.ts';
import { parseInvoice } from '../domain/rgb/invoice.ts';
import { isPayableOn } from '../domain/rgb/recipient.ts';
import { parseUrl } from '../domain/url.ts';
import type { KeptRow } from '../ports/index.ts';

const made = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ batchTransferIdx: v.number(), createdAtMs: v.number() }),
);

/**
 * The row of an invoice from a backup, with all that is shown of it read from the invoice itself. Whether it is ours is
 * left open: that is derived from the keys when it is shown. Null where it is none of this network. Pure.
 */
export function derivedInvoice(row: KeptRow, network: Network, service: string): KeptRow | null {
  const text = String(row['invoice']);
  const parsed = parseInvoice(text);
  const read = v.safeParse(made, row['made']);
  if (!parsed.ok || !read.success || !isPayableOn(network, parsed.invoice.recipient.network)) return null;
  const { invoice } = parsed;
  const { batchTransferIdx, createdAtMs } = read.output;
  const amount = amountOf(invoice.asked);
  const assetId = invoice.assetId ?? '';
  const isItsRow =
    row['asset_id'] === assetId &&
    row['recipient_id'] === invoice.recipientId &&
    row['batch_idx'] === batchTransferIdx;
  if (amount === null || !isItsRow) return null;
  const serviceHost = parseUrl(service)?.hostname ?? null;
  return {
    ...row,
    slot: invoice.recipient.kind === 'blinded' ? (row['slot'] ?? null) : null,
    made: JSON.stringify({
      invoice: text,
      assetId,
      amount: amount.toString(),
      recipientId: invoice.recipientId,
      kind: invoice.recipient.kind,
      provedOurs: null,
      batchTransferIdx,
      createdAtMs,
      expiresAtMs: expiresAtMs(invoice),
      endpoints: invoice.endpoints.map((endpoint) => endpoint.text),
      warnings: warningsOf(invoice, { serviceHost, nowMs: createdAtMs }),
      fromBackup: true,
    }),
  };
}
