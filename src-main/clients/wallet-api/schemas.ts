import * as v from 'valibot';
import type { ApiAsset, ApiNumbering } from '../../ports.ts';
import { kindName, statusName } from './numbering.ts';
import * as w from './wire-values.ts';

/**
 * What the endpoints of interface.md answer, tolerant only where service-facts.md shows that real servers differ.
 * Field names are in snake case here: the reader renames camel case before. Unknown fields are dropped.
 */

const btcBalanceOf = v.pipe(
  v.object({ settled: w.sats, future: w.sats, spendable: w.sats }),
  v.transform((b) => ({ settledSats: b.settled, futureSats: b.future, spendableSats: b.spendable })),
);
export const btcBalance = v.object({ vanilla: btcBalanceOf, colored: btcBalanceOf });

export const registration = v.pipe(
  v.object({ address: w.someText, btc_balance: btcBalance }),
  v.transform((r) => ({ address: r.address, balance: r.btc_balance })),
);

export const keys = v.pipe(
  v.object({
    mnemonic: w.someText,
    xpub: w.xpub,
    account_xpub_vanilla: w.xpub,
    account_xpub_colored: w.xpub,
    account_xpub_colored_fingerprint: w.fingerprint,
  }),
  v.transform((k) => ({
    words: k.mnemonic,
    xpub: k.xpub,
    accountXpubVanilla: k.account_xpub_vanilla,
    accountXpubColored: k.account_xpub_colored,
    accountXpubColoredFingerprint: k.account_xpub_colored_fingerprint,
  })),
);

const flatAssetBalance = v.pipe(
  v.object({
    settled: w.baseUnits,
    future: w.baseUnits,
    spendable: w.baseUnits,
    offchain_outbound: w.orNull(w.baseUnits),
    offchain_inbound: w.orNull(w.baseUnits),
  }),
  v.transform(({ offchain_outbound, offchain_inbound, ...onChain }) => ({
    ...onChain,
    offchainOutbound: offchain_outbound,
    offchainInbound: offchain_inbound,
  })),
);
/** Flat on every real server; a pair in the document, of which the colored half can hold the asset. */
export const assetBalance = w.eitherOf(
  w.hasField('colored'),
  v.pipe(
    v.object({ vanilla: flatAssetBalance, colored: flatAssetBalance }),
    v.transform(({ colored }) => colored),
  ),
  flatAssetBalance,
);

const assetOf = (schema: ApiAsset['schema']) =>
  v.pipe(
    v.object({
      asset_id: w.assetId,
      ticker: w.orNull(w.text),
      name: w.text,
      details: w.orNull(w.text),
      precision: w.precision,
      issued_supply: w.baseUnits,
      timestamp: w.timeMs,
      added_at: w.timeMs,
      balance: w.orNull(assetBalance),
      media: w.orNull(v.object({ file_path: w.text, mime: w.text })),
    }),
    v.check((a) => a.balance === null || a.balance.settled <= a.issued_supply, w.BAD_NUMBER),
    v.transform((a): ApiAsset => ({
      assetId: a.asset_id,
      schema,
      ticker: a.ticker,
      name: a.name,
      details: a.details,
      precision: a.precision,
      issuedSupply: a.issued_supply,
      issuedAtMs: a.timestamp,
      addedAtMs: a.added_at,
      balance: a.balance,
      media: a.media && { filePath: a.media.file_path, mime: a.media.mime },
    })),
  );
const listOf = (schema: ApiAsset['schema']) => v.nullish(v.array(assetOf(schema)), []);
export const assetList = v.pipe(
  v.object({ nia: listOf('nia'), uda: listOf('uda'), cfa: listOf('cfa') }),
  v.transform(({ nia, uda, cfa }) => [...nia, ...uda, ...cfa]),
);
/** Bare from RGB-Node, wrapped in the document and from nodes. */
export const issuedAsset = w.eitherOf(
  w.hasField('asset'),
  v.pipe(
    v.object({ asset: assetOf('nia') }),
    v.transform(({ asset }) => asset),
  ),
  assetOf('nia'),
);

const allocation = v.pipe(
  v.object({
    asset_id: w.orNull(w.assetId),
    amount: w.orNull(w.baseUnits),
    assignment: w.assignment,
    settled: v.boolean(),
  }),
  v.check((a) => w.amountOf(a.amount, a.assignment) !== undefined, w.BAD_NUMBER),
  v.transform((a) => ({
    assetId: a.asset_id,
    // Without an amount it is a thing that cannot be divided (UDA): one of it.
    amount: w.amountOf(a.amount, a.assignment) ?? 1n,
    settled: a.settled,
  })),
);
const unspent = v.pipe(
  v.object({
    utxo: v.object({
      outpoint: w.outpoint,
      btc_amount: w.sats,
      colorable: v.boolean(),
      exists: v.nullish(v.boolean(), true),
    }),
    rgb_allocations: v.nullish(v.array(allocation), []),
    pending_blinded: v.nullish(w.count),
  }),
  v.transform(({ utxo, rgb_allocations, pending_blinded }) => {
    // rgb-lib names no asset for a receive of "any asset": an output that such a receive waits for must not be spent.
    const named = rgb_allocations.flatMap(({ assetId, ...rest }) =>
      assetId === null ? [] : [{ assetId, ...rest }],
    );
    return {
      ...utxo.outpoint,
      amountSats: utxo.btc_amount,
      colorable: utxo.colorable,
      exists: utxo.exists,
      allocations: named,
      pendingBlinded: (pending_blinded ?? 0) + rgb_allocations.length - named.length,
    };
  }),
);
export const unspents = v.array(unspent);

const endpoint = v.pipe(
  v.object({ endpoint: w.text, transport_type: w.ordinal, used: v.boolean() }),
  v.transform((e) => ({ endpoint: e.endpoint, transportType: e.transport_type, used: e.used })),
);

export const transferBy = (numbering: ApiNumbering) =>
  v.pipe(
    v.object({
      idx: w.index,
      batch_transfer_idx: w.index,
      created_at: w.timeMs,
      updated_at: w.timeMs,
      status: w.ordinal,
      kind: w.ordinal,
      amount: w.orNull(w.baseUnits),
      requested_assignment: w.assignment,
      assignments: v.nullish(v.array(w.assignment), []),
      txid: w.orNull(w.txid),
      recipient_id: w.orNull(w.text),
      receive_utxo: w.orNull(w.outpoint),
      change_utxo: w.orNull(w.outpoint),
      expiration: w.timeMs,
      expiration_timestamp: w.timeMs,
      invoice_string: w.orNull(w.text),
      transport_endpoints: v.nullish(v.array(endpoint), []),
    }),
    v.check((t) => w.amountOf(t.amount, t.requested_assignment) !== undefined, w.BAD_NUMBER),
    v.transform((t) => ({
      idx: t.idx,
      batchTransferIdx: t.batch_transfer_idx,
      createdAtMs: t.created_at,
      updatedAtMs: t.updated_at,
      status: t.status,
      statusName: statusName(t.status, numbering),
      kind: t.kind,
      kindName: kindName(t.kind),
      // An issue requests nothing: its amount is what it assigned.
      amount: w.amountOf(t.amount, t.requested_assignment) ?? sumOf(t.assignments),
      txid: t.txid,
      recipientId: t.recipient_id,
      receiveUtxo: t.receive_utxo,
      changeUtxo: t.change_utxo,
      expiresAtMs: t.expiration ?? t.expiration_timestamp,
      invoice: t.invoice_string,
      transportEndpoints: t.transport_endpoints,
    })),
  );

export const transfersOf = <T extends v.GenericSchema>(transfer: T) => v.array(transfer);

function sumOf(assignments: readonly ({ readonly amount?: bigint | null } | null)[]): bigint | null {
  const amounts = assignments.flatMap((assignment) => assignment?.amount ?? []);
  return amounts.length === 0 ? null : amounts.reduce((sum, amount) => sum + amount, 0n);
}

/** The document writes this amount as text, real servers as a number; either way one canonical form (G10). */
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
  v.object({
    recipient_id: w.someText,
    asset_id: w.orNull(w.assetId),
    amount: w.orNull(invoiceAmount),
    assignment: w.assignment,
    expiration_timestamp: w.timeMs,
    transport_endpoints: v.nullish(v.array(w.text), []),
  }),
  v.check((i) => w.amountOf(i.amount, i.assignment) !== undefined, w.BAD_NUMBER),
  v.transform((i) => ({
    recipientId: i.recipient_id,
    assetId: i.asset_id,
    amount: w.amountOf(i.amount, i.assignment) ?? null,
    expiresAtMs: i.expiration_timestamp,
    transportEndpoints: i.transport_endpoints,
  })),
);
export const createdInvoice = v.pipe(
  v.object({
    invoice: w.someText,
    recipient_id: w.someText,
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
  v.object({ txid: w.txid, batch_transfer_idx: w.index }),
  v.transform((s) => ({ txid: s.txid, batchTransferIdx: s.batch_transfer_idx })),
);

/** What the second public server answers where the document has a value or nothing: a sentence. */
const doneSentence = v.object({ message: w.text });
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
    v.object({ failed: v.boolean() }),
    v.transform(({ failed }): { anyFailed: boolean | null } => ({ anyFailed: failed })),
  ),
  v.pipe(
    v.nullish(doneSentence),
    v.transform((): { anyFailed: boolean | null } => ({ anyFailed: null })),
  ),
);

const refreshed = v.object({ updated_status: w.orNull(w.ordinal), failure: w.orNull(v.unknown()) });
/** Nothing in the document, a sentence or a map of transfers from real servers: what came of it is read anew. */
export const refreshOutcome = v.pipe(
  v.nullish(w.eitherOf(w.hasField('message'), doneSentence, v.record(v.string(), refreshed))),
  v.transform((): void => undefined),
);
