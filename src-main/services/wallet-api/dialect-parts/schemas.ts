import * as v from 'valibot';
import type { SnapshotAllocation } from '../../../verify/index.ts';
import { futureUpTo, hasTooManyAllocations } from '../../../base/assets.ts';
import type { ApiAsset } from '../../../ports/index.ts';
import * as w from './wire-values.ts';

/** Tolerant only where service-facts.md shows that servers differ. Snake case: the reader renames camel case. */

const btcBalanceOf = v.pipe(
  w.fields({ settled: w.wireSats, future: w.wireSats, spendable: w.wireSats }),
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
/** The document's fingerprint is the colored account's, rgb-lib's since 0.3.0-beta.1 the master key's. */
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
/** Flat on real servers; the document's is a pair, whose colored half can hold the asset. */
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
  ticker: w.orNull(w.issuersText),
  name: w.issuersText,
  details: w.orNull(w.issuersText),
  precision: w.precision,
  timestamp: w.timeMs,
  added_at: w.timeMs,
  balance: w.orNull(assetBalance),
  media: w.orNull(w.fields({ file_path: w.issuersText, mime: w.issuersText })),
};
type ListedAsset = v.InferOutput<v.ObjectSchema<typeof assetFields, undefined>>;
const toAsset = (schema: string, a: ListedAsset, issuedSupply: bigint | null): ApiAsset => ({
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
  balance === null ? [] : [balance.settled, balance.spendable];
const withFutureUpTo = (asset: ListedAsset, most: bigint): ListedAsset => ({
  ...asset,
  balance: asset.balance && futureUpTo(asset.balance, most),
});

const fixed = (schema: string, supply: v.GenericSchema<unknown, bigint>) =>
  v.pipe(
    w.fields({ ...assetFields, issued_supply: supply }),
    v.check((a) => amountsOf(a.balance).every(isWithin(a.issued_supply)), w.BAD_NUMBER),
    v.transform((a) => toAsset(schema, withFutureUpTo(a, a.issued_supply), a.issued_supply)),
  );
const nia = fixed('nia', w.baseUnits);
/** More may be issued: supply is what is known to be issued, at most `max_supply`. */
const inflatable = v.pipe(
  w.fields({ ...assetFields, known_circulating_supply: w.baseUnits, max_supply: w.baseUnits }),
  v.check((a) => amountsOf(a.balance).every(isWithin(a.max_supply)), w.BAD_NUMBER),
  v.transform((a) => toAsset('ifa', withFutureUpTo(a, a.max_supply), a.known_circulating_supply)),
);
/** Bridged from another chain: no list here has its supply. */
const bridged = v.pipe(
  w.fields(assetFields),
  v.transform((a) => toAsset('bfa', a, null)),
);

/** Readable fields of an unknown kind. Without decimals it counts smallest units, without a ticker. */
const ofNoKnownKind = v.pipe(
  w.fields({
    asset_id: w.assetId,
    ticker: v.fallback(assetFields.ticker, null),
    name: v.fallback(v.nullable(assetFields.name), null),
    details: v.fallback(assetFields.details, null),
    precision: v.fallback(v.nullable(assetFields.precision), null),
    timestamp: v.fallback(assetFields.timestamp, null),
    added_at: v.fallback(assetFields.added_at, null),
    balance: v.fallback(assetFields.balance, null),
    media: v.fallback(assetFields.media, null),
  }),
  v.transform((a) => {
    const ticker = a.precision === null ? null : a.ticker;
    const name = a.name ?? a.ticker ?? '';
    return toAsset('', { ...a, ticker, name, precision: a.precision ?? 0 }, null);
  }),
);

/** Marked so that none passes for a known kind. */
const unknownKind = (word: string): string => `${word.replace(/^_+/, '').slice(0, KIND_CHARS)}?`;
const KIND_CHARS = 40;

/** An odd row of a known list counts as an unknown kind. Numbers are never guessed. */
const listOf = (word: string, row: v.GenericSchema<unknown, ApiAsset>) => {
  const odd = v.pipe(
    ofNoKnownKind,
    v.transform((asset) => ({ ...asset, schema: unknownKind(word) })),
  );
  const isOdd = (input: unknown): boolean => {
    const { issues } = v.safeParse(row, input);
    return issues?.every(({ message }) => message !== w.BAD_NUMBER) === true && v.is(odd, input);
  };
  return v.nullish(v.array(w.eitherOf(isOdd, odd, row)), []);
};

const LISTS = {
  nia: listOf('nia', nia),
  uda: listOf('uda', fixed('uda', w.baseUnitsOr(1n))),
  cfa: listOf('cfa', fixed('cfa', w.baseUnits)),
  ifa: listOf('ifa', inflatable),
  bfa: listOf('bfa', bridged),
};
const otherList = v.fallback(v.array(v.fallback(v.nullable(ofNoKnownKind), null)), []);
export const assetList = v.pipe(
  w.fieldsAndOthers(LISTS, otherList),
  v.transform(({ nia, uda, cfa, ifa, bfa, ...others }) => [
    ...[nia, uda, cfa, ifa, bfa].flat(),
    ...Object.entries(others).flatMap(([word, assets]) =>
      assets.flatMap((asset): ApiAsset[] =>
        asset === null ? [] : [{ ...asset, schema: unknownKind(word) }],
      ),
    ),
  ]),
);
/** Bare from RGB-Node, wrapped in the document and from nodes. */
export const issuedAsset = w.perhapsInField('asset', nia);

const allocation = v.pipe(
  w.fields({
    asset_id: w.orNull(w.assetId),
    amount: w.orNull(w.baseUnits),
    assignment: w.assignment,
    settled: v.boolean(),
  }),
  v.check((a) => w.heldBy(a.amount, a.assignment) !== undefined, w.BAD_NUMBER),
  v.transform((a) => {
    const { form, amount, right } = w.heldBy(a.amount, a.assignment) ?? w.LOST;
    const known: NonNullable<SnapshotAllocation['form']> = form === 'any' ? 'notKnown' : form;
    return { assetId: a.asset_id, form: known, amount, right, settled: a.settled };
  }),
);
const unspent = v.pipe(
  w.fields({
    utxo: w.fields({
      outpoint: w.outpoint,
      btc_amount: w.wireSats,
      colorable: v.boolean(),
      exists: v.nullish(v.boolean(), true),
      // An invalid index is no hint.
      derivation_index: v.fallback(w.orNull(w.index), null),
    }),
    rgb_allocations: v.nullish(v.array(allocation), []),
    pending_blinded: v.nullish(w.count),
  }),
  v.transform(({ utxo, rgb_allocations, pending_blinded }) => ({
    ...utxo.outpoint,
    amountSats: utxo.btc_amount,
    colorable: utxo.colorable,
    exists: utxo.exists,
    derivationIndex: utxo.derivation_index,
    allocations: rgb_allocations,
    pendingBlinded: pending_blinded ?? 0,
  })),
);
/** Work on the list grows with its allocations. */
export const unspents = v.pipe(
  v.array(unspent),
  v.check((entries) => !hasTooManyAllocations(entries), 'too many allocations'),
);
