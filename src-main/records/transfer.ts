import { BOUNDS } from '../../src-preload/contract/bounds.ts';
import * as v from 'valibot';
import { numbering } from '../../src-preload/contract/connection.ts';
import * as x from '../../src-preload/contract/values.ts';
import { plainName } from '../../src-preload/contract/outside.ts';
import { alarm } from '../../src-preload/contract/transfers.ts';
import type { KindName, StatusName, TransferLayout } from '../base/service/numbering.ts';
import { bigintAsText, jsonOf, numberOrWord, text, timeMs, units } from './values.ts';

/** Stored as raw numbers. A read names them, by the numbering at that time. */
const told = v.object({
  idx: x.count,
  batchTransferIdx: x.count,
  createdAtMs: v.nullable(timeMs),
  updatedAtMs: v.nullable(timeMs),
  status: numberOrWord,
  /** Set while the end is doubtful: the numbering that names the transfer. */
  namedBy: v.optional(numbering),
  kind: numberOrWord,
  amount: v.nullable(units),
  txid: v.nullable(x.txid),
  recipientId: v.nullable(text),
  receiveUtxo: v.nullable(x.outpoint),
  changeUtxo: v.nullable(x.outpoint),
  expiresAtMs: v.nullable(timeMs),
  invoice: v.nullable(text),
  transportEndpoints: v.pipe(
    v.array(v.object({ endpoint: text, transportType: numberOrWord, used: v.boolean() })),
    v.maxLength(BOUNDS.endpoints),
    v.readonly(),
  ),
});
export type ToldTransfer = v.InferOutput<typeof told>;

export interface ApiTransfer extends ToldTransfer {
  /** By the chosen numbering; `unknown` counts as pending, never failed. */
  readonly statusName: StatusName;
  readonly kindName: KindName;
  /** Not stored: the library release that wrote it, if the service passes its library's answers on. */
  readonly layout?: TransferLayout | undefined;
}

export interface KeptTransfer extends ApiTransfer {
  /** Asset id, `#` and the service's number. */
  readonly key: string;
  readonly assetId: string;
  readonly label: string | null;
  readonly alarm: v.InferOutput<typeof alarm> | null;
  /** Cancelled here, Unix milliseconds; null: not. */
  readonly cancelledAtMs: number | null;
}

const column = jsonOf(told);
export const parseTransferColumn = (text: string): ToldTransfer => v.parse(column, text);
const members = [...Object.keys(told.entries), 'txid', 'vout', 'endpoint', 'transportType', 'used'];
/** The schema's members by name and in order: fast, since a first list may hold a hundred thousand. */
export const writeTransfer = (one: ToldTransfer): string =>
  JSON.stringify({ ...one, amount: bigintAsText('', one.amount) }, members);

export const MOST_STEPS = 1_000;
export const transferStep = v.object({ atMs: timeMs, status: numberOrWord });

export const transferRecord = v.strictObject({
  assetId: x.assetId,
  told,
  label: v.nullable(
    v.pipe(
      v.string(),
      v.maxLength(BOUNDS.foreignLabelChars),
      v.transform((label) => plainName(label, 200)),
    ),
  ),
  alarm: v.nullable(alarm),
  cancelledAtMs: v.nullable(timeMs),
  steps: v.pipe(v.array(transferStep), v.minLength(1), v.maxLength(MOST_STEPS)),
});
export type TransferRecord = v.InferOutput<typeof transferRecord>;
