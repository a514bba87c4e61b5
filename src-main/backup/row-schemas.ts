import * as v from 'valibot';
import { numbering } from '../../src-preload/contract/connection.ts';
import { intentJson, snapshotJson } from '../domain/intents/json.ts';
import type { WholeStep } from '../domain/signing/whole-signing.ts';
import type { SigningKind, SigningState } from '../domain/signing/states.ts';
import type { KeptRow } from '../ports/index.ts';

/**
 * The rows of a backup, and the steps of what was built, as they must be to be read, shown and counted with: a number that is none, or a time beyond every
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
        issuedSupply: v.nullable(units),
        issuedAtMs: v.nullable(time),
        addedAtMs: v.nullable(time),
        balance: v.nullable(balance),
        media: v.nullable(v.object({ filePath: text, mime: text })),
      }),
    ),
  ),
});
const numberOrWord = v.union([v.pipe(v.number(), v.safeInteger()), v.pipe(v.string(), v.maxLength(60))]);
const transferSteps = v.pipe(v.array(v.tuple([count, time, numberOrWord])), v.maxLength(1_000));
const transfer = v.object({
  asset_id: assetId,
  idx: count,
  batch_idx: count,
  sort_ms: time,
  alarm: orNull(v.picklist(['missing', 'settledThenFailed'])),
  lapses_at_ms: orNull(time),
  expires_at_ms: orNull(time),
  label: orNull(v.string()),
  cancelled_at_ms: orNull(time),
  text: orNull(v.pipe(v.string(), v.maxLength(20_000))),
  steps: json(transferSteps),
  told: json(
    v.object({
      idx: count,
      batchTransferIdx: count,
      createdAtMs: v.nullable(time),
      updatedAtMs: v.nullable(time),
      status: numberOrWord,
      namedBy: v.exactOptional(numbering),
      kind: numberOrWord,
      amount: v.nullable(units),
      txid: v.nullable(txid),
      recipientId: v.nullable(text),
      receiveUtxo: v.nullable(outpoint),
      changeUtxo: v.nullable(outpoint),
      expiresAtMs: v.nullable(time),
      invoice: v.nullable(text),
      transportEndpoints: v.array(
        v.object({ endpoint: text, transportType: numberOrWord, used: v.boolean() }),
      ),
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
    json(
      v.object({
        status: numberOrWord,
        namedBy: v.exactOptional(numbering),
        kind: numberOrWord,
        txid: v.nullable(txid),
      }),
    ),
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

const digits = v.pipe(v.string(), v.regex(/^\d{1,20}$/));
const index = v.exactOptional(v.pipe(v.number(), v.safeInteger(), v.minValue(-1), v.maxValue(0x7fff_ffff)));
const psbt = v.pipe(v.string(), v.regex(/^cHNidP[A-Za-z0-9+/]*={0,2}$/));
const spending = {
  txid,
  inputs: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}:\d{1,10}$/))), v.minLength(1)),
  slots: v.array(vout),
  recipients: v.exactOptional(v.array(text)),
  made: v.exactOptional(
    v.array(v.object({ vout, colored: v.boolean(), sats: v.exactOptional(digits), index })),
  ),
  coins: v.exactOptional(v.array(v.object({ txid, vout, sats: digits, colored: v.boolean(), index }))),
  proved: v.exactOptional(v.boolean()),
  back: v.exactOptional(v.array(v.object({ assetId: text, amount: digits, opout: text, txid, vout }))),
};
const asked = v.object({
  intent: intentJson,
  snapshot: v.exactOptional(snapshotJson),
  service: v.exactOptional(text),
  assets: v.exactOptional(
    v.array(v.object({ assetId: text, ticker: v.nullable(text), precision: v.pipe(count, v.maxValue(255)) })),
  ),
});
const unanswered = v.object({
  because: v.exactOptional(text),
  named: v.exactOptional(v.nullable(txid)),
  handedOverAtMs: v.exactOptional(time),
  looks: v.exactOptional(count),
  lookedAtMs: v.exactOptional(v.nullable(time)),
});

/** Of these nothing is shown, and nothing but what is read by a form of its own. */
const anything = v.unknown();
const STEPS: Readonly<Record<SigningState, v.GenericSchema>> = {
  asked,
  built: v.object({
    psbt: v.exactOptional(psbt),
    outcome: v.exactOptional(text),
    digest: v.exactOptional(text),
  }),
  contradicted: anything,
  away: v.object(spending),
  approved: anything,
  signed: v.object({ ...spending, psbt }),
  handingOver: anything,
  handedOver: unanswered,
  refused: unanswered,
  accepted: anything,
  broadcast: anything,
  settled: anything,
  givenUp: anything,
  dropped: anything,
};

/**
 * Whether a step of what was built is not as the record writes it: each by its own form, so that no list that shows it
 * fails. `isDropped`: signed bytes are erased where it was dropped. Pure; the data is JSON text.
 */
export function stepProblem(kind: SigningKind, { state, data }: WholeStep, isDropped: boolean): boolean {
  const value: unknown = JSON.parse(data);
  if (state === 'signed' && isDropped && value === null) return false;
  if (!v.is(STEPS[state], value)) return true;
  return state === 'asked' && v.parse(asked, value).intent.kind !== kind;
}
