import { isLosslessNumber } from 'lossless-json';
import * as v from 'valibot';
import {
  kindName,
  statusName,
  type NumberOrWord,
  type TransferLayout,
} from '../../../base/service/numbering.ts';
import { knownTotal } from '../../../base/groups.ts';
import type { ApiNumbering, ApiRefreshed } from '../../../ports/index.ts';
import { cleanText } from '../../../net/secrets.ts';
import * as w from './wire-values.ts';

const endpoint = v.pipe(
  w.fields({ endpoint: w.text, transport_type: w.numberOrWord, used: v.boolean() }),
  v.transform((e) => ({ endpoint: e.endpoint, transportType: e.transport_type, used: e.used })),
);

export const transferBy = (numbering: ApiNumbering) =>
  v.pipe(
    w.fields({
      idx: w.index,
      batch_transfer_idx: w.index,
      created_at: w.timeMs,
      updated_at: w.timeMs,
      status: w.numberOrWord,
      kind: w.numberOrWord,
      amount: w.orNull(w.baseUnits),
      requested_assignment: w.assignment,
      assignments: v.nullish(v.array(w.assignment), []),
      txid: w.orNull(w.wrappedTxid),
      recipient_id: w.orNull(w.text),
      receive_utxo: w.orNull(w.outpoint),
      change_utxo: w.orNull(w.outpoint),
      expiration: v.optional(w.timeMs),
      expiration_timestamp: v.optional(w.timeMs),
      psbt_path: v.optional(v.unknown()),
      invoice_string: w.orNull(w.text),
      transport_endpoints: v.nullish(v.pipe(v.array(endpoint), v.maxLength(100)), []),
    }),
    v.check((t) => w.heldBy(t.amount, t.requested_assignment) !== undefined, w.BAD_NUMBER),
    v.check((t) => (sumOf(t.assignments) ?? 0n) < 2n ** 64n, w.BAD_NUMBER),
    v.transform((t) => ({
      idx: t.idx,
      batchTransferIdx: t.batch_transfer_idx,
      createdAtMs: t.created_at,
      updatedAtMs: t.updated_at,
      status: t.status,
      statusName: statusName(t.status, numbering),
      kind: t.kind,
      kindName: kindName(t.kind),
      amount: amountOf(t, numbering),
      txid: t.txid,
      recipientId: t.recipient_id,
      receiveUtxo: t.receive_utxo,
      changeUtxo: t.change_utxo,
      expiresAtMs: t.expiration ?? t.expiration_timestamp ?? null,
      invoice: t.invoice_string,
      transportEndpoints: t.transport_endpoints,
      layout: layoutOf(t),
    })),
  );

function layoutOf(t: {
  readonly expiration?: unknown;
  readonly expiration_timestamp?: unknown;
  readonly psbt_path?: unknown;
}): TransferLayout | undefined {
  if (t.psbt_path !== undefined) return 'fromBeta6';
  if (t.expiration_timestamp !== undefined) return 'beta5';
  return t.expiration === undefined ? undefined : 'upToBeta4';
}

interface Moved {
  readonly status: NumberOrWord;
  readonly kind: NumberOrWord;
  readonly amount: bigint | null;
  readonly requested_assignment: w.WireHeld | null;
  readonly assignments: readonly (w.WireHeld | null)[];
}

/** Sends and pending ones: the requested amount; others: the assigned. An issue requests nothing. Null: not reported. */
function amountOf(t: Moved, numbering: ApiNumbering): bigint | null {
  const asked = w.heldBy(t.amount, t.requested_assignment)?.amount ?? null;
  const given = sumOf(t.assignments);
  if (['send', 'burn'].includes(kindName(t.kind))) return asked;
  const isOver = ['settled', 'failed'].includes(statusName(t.status, numbering));
  return isOver ? (given ?? asked) : (asked ?? given);
}

function sumOf(assignments: readonly (w.WireHeld | null)[]): bigint | null {
  return assignments.length === 0
    ? null
    : knownTotal(assignments.map((one) => ({ amount: one?.amount ?? null })));
}

/** Text in the document, a number on real servers: one canonical form (security.md G10). */
const invoiceAmount = w.eitherOf(
  (input) => typeof input === 'string',
  v.pipe(
    v.string(),
    v.regex(/^(0|[1-9]\d{0,19})$/, w.BAD_NUMBER),
    v.transform((digits): bigint => BigInt(digits)),
    v.maxValue(2n ** 64n - 1n, w.BAD_NUMBER),
  ),
  w.baseUnits,
);
export const decodedInvoice = v.pipe(
  w.fields({
    recipient_id: w.someText,
    asset_id: w.orNull(w.assetId),
    amount: w.orNull(invoiceAmount),
    assignment: w.assignment,
    expiration_timestamp: w.timeMs,
    transport_endpoints: v.nullish(v.array(w.text), []),
  }),
  v.check((i) => w.heldBy(i.amount, i.assignment) !== undefined, w.BAD_NUMBER),
  v.transform((i) => ({
    recipientId: i.recipient_id,
    assetId: i.asset_id,
    ...askedOf(w.heldBy(i.amount, i.assignment) ?? null),
    expiresAtMs: i.expiration_timestamp,
    transportEndpoints: i.transport_endpoints,
  })),
);
/** Empty if a server lost the amount, which isn't the same as an open one. */
function askedOf(held: w.WireHeld | null): { amount?: bigint | null } {
  if (held === null || held.form === 'any') return { amount: null };
  return held.amount === null ? {} : { amount: held.amount };
}
export const createdInvoice = v.pipe(
  w.fields({
    invoice: v.pipe(w.text, v.minLength(1)),
    recipient_id: v.pipe(w.text, v.minLength(1)),
    expiration_timestamp: w.timeMs,
    batch_transfer_idx: w.index,
  }),
  v.transform((i) => ({
    invoice: i.invoice,
    recipientId: i.recipient_id,
    expiresAtMs: i.expiration_timestamp,
    batchTransferIdx: i.batch_transfer_idx,
  })),
);

export const sent = v.pipe(
  w.fields({ txid: w.wrappedTxid, batch_transfer_idx: w.index }),
  v.transform((s) => ({ txid: s.txid, batchTransferIdx: s.batch_transfer_idx })),
);

export const sentBitcoin = v.pipe(
  w.wrappedTxid,
  v.transform((txid) => ({ txid })),
);

/** The second public server answers a sentence where the document has a value or nothing. */
const doneSentence = w.fields({ message: w.text });
export const utxosMade = w.eitherOf(
  w.hasField('message'),
  v.pipe(
    doneSentence,
    v.transform(() => null),
  ),
  w.count,
);
export const failOutcome = w.eitherOf(
  w.hasField('failed'),
  v.pipe(
    w.fields({ failed: v.boolean() }),
    v.transform(({ failed }): { anyFailed: boolean | null } => ({ anyFailed: failed })),
  ),
  v.pipe(
    v.nullish(doneSentence),
    v.transform((): { anyFailed: boolean | null } => ({ anyFailed: null })),
  ),
);

type RefreshMap = Readonly<Record<string, { readonly updated_status: unknown; readonly failure: unknown }>>;
const refreshed = w.fields({ updated_status: w.orNull(w.numberOrWord), failure: w.orNull(v.unknown()) });
/** Real servers answer a sentence or a map by batch, `{"4": {updated_status, failure: {details}}}`. Only failures count. */
export const refreshOutcome = v.pipe(
  v.nullish(
    w.eitherOf(
      w.hasField('message'),
      v.pipe(
        doneSentence,
        v.transform((): RefreshMap | null => null),
      ),
      w.mapOf(refreshed) as v.GenericSchema<unknown, RefreshMap>,
    ),
  ),
  v.transform((map): ApiRefreshed => {
    if (map === null || map === undefined) return { moved: null, failed: null };
    const rows = Object.entries(map).filter(([idx]) => /^\d{1,10}$/.test(idx));
    return {
      moved: rows.flatMap(([idx, { updated_status: now }]) => (now === null ? [] : [Number(idx)])),
      failed: rows.flatMap(([idx, { failure }]) =>
        failure === null ? [] : [{ batchTransferIdx: Number(idx), words: wordsOf(failure) }],
      ),
    };
  }),
);

/** The words in a failure of any shape: `"…"`, `{details}`, `{Name: {details}}`. */
function wordsOf(failure: unknown, depth = 0): string {
  if (typeof failure === 'string') return cleanText(failure);
  if (typeof failure !== 'object' || failure === null || isLosslessNumber(failure) || depth > 2) return '';
  const parts = Object.values(failure).map((value) => wordsOf(value, depth + 1));
  return cleanText(parts.filter((part) => part !== '').join(', '));
}
