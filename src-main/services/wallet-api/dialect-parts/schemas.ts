import * as v from 'valibot';
import { hasTooManyAllocations } from '../../../domain/intents/snapshot.ts';
import type { ApiAsset } from '../../../ports/index.ts';
import * as w from './wire-values.ts';

/**
 * What the endpoints of interface.md answer, tolerant only where service-facts.md shows that real servers differ.
 * Field names are in snake case here: the reader renames camel case before. Unknown fields are dropped.
 */

const btcBalanceOf = v.pipe(
  w.fields({ settled: w.sats, future: w.sats, spendable: w.sats }),
  v.transform((b) => ({ settledSats: b.settled, futureSats: b.future, spendableSats: b.spendable })),
);
export const btcBalance = w.fields({ vanilla: btcBalanceOf, colored: btcBalanceOf });

export const registration = v.pipe(
  w.fields({ address: w.someText, btc_balance: btcBalance }),
  v.transform((r) => ({ address: r.address, balance: r.btc_balance })),
);

const keyFields = {
  mnemonic: w.someText,
  xpub: w.xpub,
  account_xpub_vanilla: w.xpub,
  account_xpub_colored: w.xpub,
};
/** The fingerprint of the colored account in the document, that of the master key since rgb-lib 0.3.0-beta.1. */
export const keys = v.pipe(
  w.eitherOf(
    w.hasField('master_fingerprint'),
    w.fields({
      ...keyFields,
      master_fingerprint: w.fingerprint,
      account_xpub_colored_fingerprint: w.orNull(w.fingerprint),
    }),
    w.fields({
      ...keyFields,
      master_fingerprint: w.orNull(w.fingerprint),
      account_xpub_colored_fingerprint: w.fingerprint,
    }),
  ),
  v.transform((k) => ({
    words: k.mnemonic,
    xpub: k.xpub,
    accountXpubVanilla: k.account_xpub_vanilla,
    accountXpubColored: k.account_xpub_colored,
    fingerprint: k.master_fingerprint,
    accountXpubColoredFingerprint: k.account_xpub_colored_fingerprint,
  })),
);

const flatAssetBalance = v.pipe(
  w.fields({
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
    w.fields({ vanilla: flatAssetBalance, colored: flatAssetBalance }),
    v.transform(({ colored }) => colored),
  ),
  flatAssetBalance,
);

const assetFields = {
  asset_id: w.assetId,
  ticker: w.orNull(w.text),
  name: w.text,
  details: w.orNull(w.text),
  precision: w.precision,
  timestamp: w.timeMs,
  added_at: w.timeMs,
  balance: w.orNull(assetBalance),
  media: w.orNull(w.fields({ file_path: w.text, mime: w.text })),
};
type ListedAsset = v.InferOutput<v.ObjectSchema<typeof assetFields, undefined>>;
const toAsset = (schema: ApiAsset['schema'], a: ListedAsset, issuedSupply: bigint): ApiAsset => ({
  assetId: a.asset_id,
  schema,
  ticker: a.ticker,
  name: a.name,
  details: a.details,
  precision: a.precision,
  issuedSupply,
  issuedAtMs: a.timestamp,
  addedAtMs: a.added_at,
  balance: a.balance,
  media: a.media && { filePath: a.media.file_path, mime: a.media.mime },
});
const isWithin =
  (most: bigint) =>
  (amount: bigint): boolean =>
    amount <= most;
const amountsOf = (balance: ApiAsset['balance']): bigint[] =>
  balance === null ? [] : [balance.settled, balance.future, balance.spendable];

const assetOf = (schema: ApiAsset['schema']) =>
  v.pipe(
    w.fields({ ...assetFields, issued_supply: w.baseUnits }),
    v.check((a) => amountsOf(a.balance).every(isWithin(a.issued_supply)), w.BAD_NUMBER),
    v.transform((a) => toAsset(schema, a, a.issued_supply)),
  );
/** More of it may be issued later: what is known to be issued is its supply, and `max_supply` the most there can be. */
const inflatable = v.pipe(
  w.fields({ ...assetFields, known_circulating_supply: w.baseUnits, max_supply: w.baseUnits }),
  v.check((a) => amountsOf(a.balance).every(isWithin(a.max_supply)), w.BAD_NUMBER),
  v.transform((a) => toAsset('ifa', a, a.known_circulating_supply)),
);
const listOf = (schema: ApiAsset['schema']) => v.nullish(v.array(assetOf(schema)), []);
export const assetList = v.pipe(
  w.fields({
    nia: listOf('nia'),
    uda: listOf('uda'),
    cfa: listOf('cfa'),
    ifa: v.nullish(v.array(inflatable), []),
  }),
  v.transform(({ nia, uda, cfa, ifa }) => [...nia, ...uda, ...cfa, ...ifa]),
);
/** Bare from RGB-Node, wrapped in the document and from nodes. */
export const issuedAsset = w.eitherOf(
  w.hasField('asset'),
  v.pipe(
    w.fields({ asset: assetOf('nia') }),
    v.transform(({ asset }) => asset),
  ),
  assetOf('nia'),
);

const allocation = v.pipe(
  w.fields({
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
  w.fields({
    utxo: w.fields({
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
/** Everything that is done with the list takes time by the number of its allocations. */
export const unspents = v.pipe(
  v.array(unspent),
  v.check((entries) => !hasTooManyAllocations(entries), 'too many allocations'),
);
