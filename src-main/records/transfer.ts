import { BOUNDS } from '../../src-preload/contract/bounds.ts';
import * as v from 'valibot';
import { numbering } from '../../src-preload/contract/connection.ts';
import * as x from '../../src-preload/contract/values.ts';
import { plainName } from '../../src-preload/contract/outside.ts';
import { alarm } from '../../src-preload/contract/transfers.ts';
import type { KindName, StatusName, TransferLayout } from '../base/service/numbering.ts';
import { bigintAsText, jsonOf, numberOrWord, text, timeMs, units } from './values.ts';

/**
 * A transfer as a service tells it, without the names of its numbers: those are given when it is read, by the numbering
 * that is chosen then.
 */
const told = v.object({
  idx: x.count,
  batchTransferIdx: x.count,
  createdAtMs: v.nullable(timeMs),
  updatedAtMs: v.nullable(timeMs),
  status: numberOrWord,
  /** Set while it is in doubt whether it has ended: the numbering that it is named by. */
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
  /** By the numbering that was chosen, of a number: `unknown` is pending, never failed. */
  readonly statusName: StatusName;
  readonly kindName: KindName;
  /** Not kept: it says which release wrote it, where the service hands on what its library answers. */
  readonly layout?: TransferLayout | undefined;
}

export interface KeptTransfer extends ApiTransfer {
  /** Names it within the wallet: the asset's id, `#` and the service's number. */
  readonly key: string;
  readonly assetId: string;
  readonly label: string | null;
  readonly alarm: v.InferOutput<typeof alarm> | null;
  /** When the person here asked for its end, Unix milliseconds; null: nobody here did. */
  readonly cancelledAtMs: number | null;
}

const column = jsonOf(told);
export const readTransfer = (text: string): ToldTransfer => v.parse(column, text);
const members = [...Object.keys(told.entries), 'txid', 'vout', 'endpoint', 'transportType', 'used'];
/** The members of the schema alone, in its order. By their names, since a first list may hold a hundred thousand. */
export const writeTransfer = (one: ToldTransfer): string =>
  JSON.stringify({ ...one, amount: bigintAsText('', one.amount) }, members);

/** So many changes of a status are kept of one transfer. */
export const MOST_STEPS = 1_000;
/** A status that was told, and when it was first told. */
export const transferStep = v.object({ atMs: timeMs, status: numberOrWord });

/** In a backup, with all that was told of it before and what the person wrote. */
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
