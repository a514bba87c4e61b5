import { BOUNDS } from './bounds.ts';
import * as v from 'valibot';
import { call } from './define.ts';
import { transferHistory, transferState } from './transfers.ts';
import * as x from './values.ts';

/** An invoice of ours, as it was checked when it was made and as the service last told of it. */
export const ownInvoice = v.strictObject({
  invoice: v.string(),
  assetId: x.assetId,
  amount: x.baseUnits,
  recipientId: v.string(),
  kind: v.picklist(['blinded', 'witness']),
  /**
   * The address that our own derivation gives too: of its output, or of the slot of a blinded one of the own service. Where a
   * blinded one of another service lies only that service knows.
   */
  provedOurs: v.nullable(v.strictObject({ address: v.string(), path: v.string() })),
  batchTransferIdx: x.count,
  createdAtMs: x.timeMs,
  expiresAtMs: v.nullable(x.timeMs),
  endpoints: v.array(v.string()),
  /** The slot that this invoice holds, where the unspents tell it; null: not known, or none (witness). */
  slot: v.nullable(x.outpoint),
  state: transferState,
  /** When the state was told; null: not asked yet. */
  asOfMs: v.nullable(x.timeMs),
  txid: v.nullable(x.txid),
  /** What was found out of the asset data that was left for it; null: nothing yet. */
  assetData: v.nullable(transferHistory),
  warnings: v.array(v.picklist(['farExpiry', 'noExpiry', 'plainEndpoint', 'foreignEndpoint'])),
  /** It was accepted, and should have come: `excluded` where it no longer can; absent: not so. */
  overdue: v.exactOptional(v.picklist(['late', 'excluded'])),
  /** It came out of a backup: that it was made for this wallet is no more than what the file says. */
  fromBackup: v.exactOptional(v.literal(true)),
  /** The wallet's keys are not proved: nothing here says where it would be paid, and `invoice` only tells it from others. */
  withheld: v.exactOptional(v.literal(true)),
});
export type OwnInvoice = v.InferOutput<typeof ownInvoice>;

/** What a column of a table holds. `other`: nothing that is read. */
const tableColumn = v.picklist(['invoice', 'asset', 'amount', 'sats', 'other']);
/** A record with more cells is none that anybody asks for. */
const columns = v.pipe(v.array(tableColumn), v.maxLength(BOUNDS.columns));

const expiry = v.picklist(['none', 'expired', 'soon', 'open', 'far']);

/** One invoice that somebody wants to be paid, as this program reads it, beside what the service reads in it. */
export const invoiceToPay = v.variant('readable', [
  v.strictObject({
    readable: v.literal(false),
    /** Where it stood, from 1. */
    line: x.count,
    /** Its beginning, with odd characters written out. */
    excerpt: v.string(),
    /** A stable word: an InvoiceProblem, or `csv…` of the table it stood in. */
    problem: v.string(),
  }),
  v.strictObject({
    readable: v.literal(true),
    line: x.count,
    invoice: v.string(),
    recipientId: v.string(),
    kind: v.picklist(['blinded', 'witness']),
    /** Of a witness recipient: where the bitcoin goes. */
    address: v.nullable(v.string()),
    network: v.picklist(['mainnet', 'testnet3', 'testnet4', 'signet', 'customSignet', 'regtest']),
    assetId: v.nullable(x.assetId),
    amount: v.nullable(x.baseUnits),
    /** As a table or a row says it, where that can mean two amounts; else null. */
    amountWritten: v.nullable(v.string()),
    /** What stood behind the invoice and is no part of it; null: nothing. */
    notRead: v.nullable(v.string()),
    /** A table's own sats for a witness output; null where it names none. */
    witnessSats: v.nullable(x.sats),
    expiry,
    expiresAtMs: v.nullable(x.timeMs),
    endpoints: v.array(
      v.strictObject({
        text: v.string(),
        host: v.string(),
        /** `plain`: not encrypted to a foreign host; `address`: an IP or onion address, or a name of this machine. */
        risk: v.nullable(v.picklist(['plain', 'address'])),
      }),
    ),
    unknown: v.array(v.strictObject({ key: v.string(), value: v.string() })),
    /** Why it cannot be paid at all, whatever is chosen; null: it can. */
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
    /** What the service reads otherwise in the same text. Empty: it agrees; null: it could not be asked. */
    differs: v.nullable(
      v.array(v.strictObject({ field: v.string(), here: v.string(), service: v.string() })),
    ),
  }),
]);
export type InvoiceToPay = v.InferOutput<typeof invoiceToPay>;

export const invoices = {
  /** Asks the service for an invoice and refuses one that is not what was asked (INVOICE_NOT_AS_ASKED). */
  create: call(
    v.strictObject({
      walletId: x.id,
      assetId: x.assetId,
      amount: x.baseUnits,
      /** On a free slot, or with an output that the sender makes. Absent: as the service does it by itself. */
      kind: v.exactOptional(v.picklist(['blinded', 'witness'])),
    }),
    ownInvoice,
  ),
  /** Those made here, newest first, as last told. Asks no service. */
  list: call(
    x.walletRef,
    v.strictObject({
      invoices: v.array(ownInvoice),
      /** Those whose record cannot be read, as text; absent: of all it can. */
      unreadable: v.exactOptional(v.array(v.string())),
    }),
  ),
  /** Asks what became of one. */
  status: call(
    v.strictObject({ walletId: x.id, invoice: v.pipe(v.string(), v.maxLength(BOUNDS.textChars)) }),
    ownInvoice,
  ),
  /**
   * Reads one invoice, several (one a line) or a table (invoice, asset, amount, sats), here first; then asks the service
   * what it reads, and says where the two differ. Pays nothing. `columns`: what the person says that those of the table
   * are; in the answer, as they were read, or null where it is no table.
   */
  read: call(
    v.strictObject({
      walletId: x.id,
      text: v.pipe(v.string(), v.maxLength(BOUNDS.invoiceListChars)),
      columns: v.exactOptional(columns),
    }),
    v.strictObject({
      /** Each by the title over it, empty where there is none, and its first cell. */
      columns: v.nullable(
        v.array(v.strictObject({ title: v.string(), as: tableColumn, example: v.string() })),
      ),
      invoices: v.pipe(v.array(invoiceToPay), v.maxLength(BOUNDS.recipients)),
    }),
    { maxInputBytes: 2 * BOUNDS.invoiceListChars },
  ),
} as const;
