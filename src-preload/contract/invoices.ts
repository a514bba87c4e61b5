import { BOUNDS } from './bounds.ts';
import * as v from 'valibot';
import { call } from './define.ts';
import { transferHistory, transferState } from './transfers.ts';
import * as x from './values.ts';

/** An invoice of ours, checked when it was made. `state` is what the service last reported. */
export const ownInvoice = v.strictObject({
  invoice: v.string(),
  assetId: x.assetId,
  amount: x.baseUnits,
  recipientId: v.string(),
  kind: v.picklist(['blinded', 'witness']),
  /** By our own derivation, for a witness invoice. Only a remote service knows the slot of a blinded invoice. */
  provedOurs: v.nullable(v.strictObject({ address: v.string(), path: v.string() })),
  batchTransferIdx: x.count,
  createdAtMs: x.timeMs,
  expiresAtMs: v.nullable(x.timeMs),
  endpoints: v.array(v.string()),
  /** The slot that the invoice reserves; null if unknown, or for a witness invoice. */
  slot: v.nullable(x.outpoint),
  state: transferState,
  asOfMs: v.nullable(x.timeMs),
  txid: v.nullable(x.txid),
  assetData: v.nullable(transferHistory),
  warnings: v.array(v.picklist(['farExpiry', 'noExpiry', 'plainEndpoint', 'foreignEndpoint'])),
  /** Accepted, but not confirmed in time. `excluded`: the transaction can't confirm any more. Absent: not late. */
  overdue: v.exactOptional(v.picklist(['late', 'excluded'])),
  /** Restored from a backup: only the file says that the invoice is this wallet's. */
  fromBackup: v.exactOptional(v.literal(true)),
  /** The address is hidden while the wallet's keys aren't proved, and `invoice` is only a name for the row. */
  withheld: v.exactOptional(v.literal(true)),
});
export type OwnInvoice = v.InferOutput<typeof ownInvoice>;

const tableColumn = v.picklist(['invoice', 'asset', 'amount', 'sats', 'other']);
/** Nobody makes a record with more cells. */
const columns = v.pipe(v.array(tableColumn), v.maxLength(BOUNDS.columns));

const expiry = v.picklist(['none', 'expired', 'soon', 'open', 'far']);

export const invoiceToPay = v.variant('readable', [
  v.strictObject({
    readable: v.literal(false),
    line: x.count,
    /** The line's beginning, with odd characters written out. */
    excerpt: v.string(),
    /** A stable word: an `InvoiceProblem`, or `csv…` for a problem of the table. */
    problem: v.string(),
  }),
  v.strictObject({
    readable: v.literal(true),
    line: x.count,
    invoice: v.string(),
    recipientId: v.string(),
    kind: v.picklist(['blinded', 'witness']),
    address: v.nullable(v.string()),
    network: v.picklist(['mainnet', 'testnet3', 'testnet4', 'signet', 'customSignet', 'regtest']),
    assetId: v.nullable(x.assetId),
    amount: v.nullable(x.baseUnits),
    /** The amount as a table writes it, if that can mean two amounts; else null. */
    amountWritten: v.nullable(v.string()),
    notRead: v.nullable(v.string()),
    witnessSats: v.nullable(x.satsSchema),
    expiry,
    expiresAtMs: v.nullable(x.timeMs),
    endpoints: v.array(
      v.strictObject({
        text: v.string(),
        host: v.string(),
        /** `plain`: unencrypted, to a foreign host. `address`: an IP or onion address, or a name of this computer. */
        risk: v.nullable(v.picklist(['plain', 'address'])),
      }),
    ),
    unknown: v.array(v.strictObject({ key: v.string(), value: v.string() })),
    refusal: v.nullable(
      v.picklist([
        'otherNetwork',
        'expired',
        'expiresSoon',
        'serviceDiffers',
        'tooManyEndpoints',
        'endpointRefused',
        'notAnAmount',
        'repeated',
        'ours',
      ]),
    ),
    /** Fields that the service reads otherwise: empty if it agrees, null if it couldn't be asked. */
    differs: v.nullable(
      v.array(v.strictObject({ field: v.string(), here: v.string(), service: v.string() })),
    ),
  }),
]);
export type InvoiceToPay = v.InferOutput<typeof invoiceToPay>;

export const invoices = {
  /** Throws INVOICE_NOT_AS_ASKED. */
  create: call(
    v.strictObject({
      walletId: x.id,
      assetId: x.assetId,
      amount: x.baseUnits,
      /** `blinded`: onto a free slot. `witness`: the sender makes the output. Absent: the service decides. */
      kind: v.exactOptional(v.picklist(['blinded', 'witness'])),
    }),
    ownInvoice,
  ),
  /** Newest first. Asks no service. */
  list: call(
    x.walletRef,
    v.strictObject({
      invoices: v.array(ownInvoice),
      unreadable: v.exactOptional(v.array(v.string())),
    }),
  ),
  status: call(
    v.strictObject({ walletId: x.id, invoice: v.pipe(v.string(), v.maxLength(BOUNDS.textChars)) }),
    ownInvoice,
  ),
  /** Reads invoices to pay, and pays nothing. `columns`: as chosen, and in the answer as read; null without a table. */
  read: call(
    v.strictObject({
      walletId: x.id,
      text: v.pipe(v.string(), v.maxLength(BOUNDS.invoiceListChars)),
      columns: v.exactOptional(columns),
    }),
    v.strictObject({
      columns: v.nullable(
        v.array(v.strictObject({ title: v.string(), as: tableColumn, example: v.string() })),
      ),
      invoices: v.pipe(v.array(invoiceToPay), v.maxLength(BOUNDS.recipients)),
    }),
    { maxInputBytes: 2 * BOUNDS.invoiceListChars },
  ),
} as const;
