import * as v from 'valibot';
import { numbering } from '../../src-preload/contract/connection.ts';
import { ownInvoice } from '../../src-preload/contract/invoices.ts';
import * as x from '../../src-preload/contract/values.ts';
import { block, jsonOf, jsonText, numberOrWord, text, timeMs, units } from './values.ts';
import type { ApiTransfer } from './transfer.ts';

const { entries: shown } = ownInvoice;
const made = v.object({
  invoice: text,
  assetId: x.assetId,
  amount: units,
  recipientId: text,
  kind: shown.kind,
  provedOurs: v.nullable(v.object({ address: text, path: text })),
  batchTransferIdx: x.count,
  createdAtMs: timeMs,
  expiresAtMs: v.nullable(timeMs),
  endpoints: v.pipe(v.array(text), v.readonly()),
  warnings: v.pipe(shown.warnings, v.readonly()),
  /** From a backup: each display derives whether it is ours. */
  fromBackup: v.exactOptional(v.literal(true)),
  /** Newest known block when the invoice was made; absent: none. */
  knownBlock: v.exactOptional(block),
});
const told = v.object({
  status: numberOrWord,
  namedBy: v.optional(numbering),
  kind: numberOrWord,
  txid: v.nullable(x.txid),
});
type ToldOfInvoice = v.InferOutput<typeof told>;

/** The slot has its own column: it may be learnt later. */
export interface NewInvoice extends v.InferOutput<typeof made> {
  readonly slot: v.InferOutput<typeof x.outpoint> | null;
}

export interface KeptInvoice extends NewInvoice {
  readonly told:
    (ToldOfInvoice & Pick<ApiTransfer, 'statusName' | 'kindName'> & { readonly atMs: number }) | null;
  /** Unix ms; null: not cancelled here. */
  readonly givenUpAtMs: number | null;
}

/** The outputs that an invoice reserves. An unreadable invoice reserves its slot or script until it is cancelled. */
export type HeldByInvoice = Pick<
  KeptInvoice,
  | 'kind'
  | 'recipientId'
  | 'slot'
  | 'assetId'
  | 'createdAtMs'
  | 'expiresAtMs'
  | 'told'
  | 'givenUpAtMs'
  | 'fromBackup'
  | 'knownBlock'
>;

const [madeColumn, toldColumn, slotColumn] = [jsonOf(made), jsonOf(told), jsonOf(x.outpoint)];
export const parseInvoiceColumn = (column: string) => v.parse(madeColumn, column);
export const writeInvoice = (one: NewInvoice): string => jsonText(made, one);
export const readToldInvoice = (column: string): ToldOfInvoice => v.parse(toldColumn, column);
export const writeToldInvoice = (one: ToldOfInvoice): string => jsonText(told, one);
export const readSlot = (column: string): NewInvoice['slot'] => v.parse(slotColumn, column);
export const writeSlot = (place: NewInvoice['slot']): string | null => place && jsonText(x.outpoint, place);

export const invoiceRecord = v.strictObject({
  ...v.pick(made, ['invoice', 'batchTransferIdx', 'createdAtMs']).entries,
  slot: v.nullable(x.outpoint),
  told: v.nullable(v.strictObject({ ...told.entries, atMs: timeMs })),
  givenUpAtMs: v.nullable(timeMs),
});
export type InvoiceRecord = v.InferOutput<typeof invoiceRecord>;
