import * as v from 'valibot';
import type { KeptRow } from '../ports/index.ts';

/**
 * The rows of a backup as they must be to be read, shown and counted with: a number that is none, or a time beyond every
 * calendar, would break each list that it is in.
 */

/** The last moment of the year 9999, Unix ms. */
export const LAST_MS = 253_402_300_799_999;

const time = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(LAST_MS));
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const vout = v.pipe(count, v.maxValue(0xffff_ffff));
const txid = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const assetId = v.pipe(v.string(), v.maxLength(200));
const text = v.pipe(v.string(), v.maxLength(4_000));
const units = v.pipe(
  v.string(),
  v.regex(/^(0|[1-9]\d{0,19})$/),
  v.check((digits) => BigInt(digits) < 2n ** 64n),
);
const outpoint = v.object({ txid, vout });
const json = <T>(schema: v.GenericSchema<unknown, T>) => v.pipe(v.string(), v.parseJson(), schema);
const orNull = <T>(schema: v.GenericSchema<unknown, T>) => v.nullish(schema);

const balance = v.object({
  settled: units,
  future: units,
  spendable: units,
  offchainOutbound: v.nullable(units),
  offchainInbound: v.nullable(units),
});
const asset = v.object({
  asset_id: assetId,
  listed: v.picklist([0, 1]),
  words: text,
  told: orNull(
    json(
      v.object({
        assetId,
        ticker: v.nullable(text),
        name: text,
        details: v.nullable(text),
        precision: v.pipe(count, v.maxValue(255)),
        issuedSupply: units,
        issuedAtMs: v.nullable(time),
        addedAtMs: v.nullable(time),
        balance: v.nullable(balance),
        media: v.nullable(v.object({ filePath: text, mime: text })),
      }),
    ),
  ),
});
const transferSteps = v.pipe(
  v.array(v.tuple([count, time, v.pipe(v.number(), v.safeInteger())])),
  v.maxLength(1_000),
);
const transfer = v.object({
  asset_id: assetId,
  idx: count,
  batch_idx: count,
  sort_ms: time,
  alarm: orNull(v.picklist(['missing', 'settledThenFailed'])),
  lapses_at_ms: orNull(time),
  expires_at_ms: orNull(time),
  label: orNull(v.string()),
  text: orNull(v.pipe(v.string(), v.maxLength(20_000))),
  steps: json(transferSteps),
  told: json(
    v.object({
      idx: count,
      batchTransferIdx: count,
      createdAtMs: v.nullable(time),
      updatedAtMs: v.nullable(time),
      status: v.pipe(v.number(), v.safeInteger()),
      kind: v.pipe(v.number(), v.safeInteger()),
      amount: v.nullable(units),
      txid: v.nullable(txid),
      recipientId: v.nullable(text),
      receiveUtxo: v.nullable(outpoint),
      changeUtxo: v.nullable(outpoint),
      expiresAtMs: v.nullable(time),
      invoice: v.nullable(text),
      transportEndpoints: v.array(v.object({ endpoint: text, transportType: count, used: v.boolean() })),
    }),
  ),
});
const invoice = v.object({
  invoice: text,
  asset_id: assetId,
  batch_idx: count,
  recipient_id: text,
  made: json(v.object({ batchTransferIdx: count, createdAtMs: time })),
  slot: orNull(json(outpoint)),
  told: orNull(
    json(v.object({ status: v.pipe(v.number(), v.safeInteger()), kind: v.number(), txid: v.nullable(txid) })),
  ),
  told_at_ms: orNull(time),
  given_up_at_ms: orNull(time),
});
const names = v.object({
  ticker: v.nullable(text),
  name: text,
  precision: v.pipe(count, v.maxValue(255)),
  schema: text,
});
const pinned = v.object({
  asset_id: assetId,
  ...names.entries,
  ground: v.picklist(['told', 'history']),
  at_ms: time,
  dismissed: orNull(json(names)),
});

const consignment = v.object({
  recipient_id: text,
  host: v.pipe(v.string(), v.maxLength(255)),
  txid,
  vout: v.nullable(vout),
  pieces: v.string(),
});

const soundAs = (schema: v.GenericSchema) => (row: KeptRow) => v.is(schema, row);

export const isAsset = soundAs(asset);
export const isTransfer = soundAs(transfer);
export const isInvoice = soundAs(invoice);
export const isConsignment = soundAs(consignment);
export const isPinned = soundAs(pinned);
