import { BOUNDS } from './bounds.ts';
import * as v from 'valibot';
import { call } from './define.ts';
import { MAX_PRECISION } from './units.ts';
import * as x from './values.ts';

/** nia, uda, cfa, ifa or bfa. Any other text is the service's own word for a schema. */
export const assetSchema = v.string();

const assetBalance = v.strictObject({
  settled: x.baseUnits,
  future: x.baseUnits,
  spendable: x.baseUnits,
  offchainOutbound: v.nullable(x.baseUnits),
  offchainInbound: v.nullable(x.baseUnits),
});

export const assetNames = v.strictObject({
  ticker: v.nullable(v.string()),
  name: v.string(),
  precision: x.count,
  schema: v.string(),
});

/** An asset as the service last reported it. Its texts are the issuer's: shown inert, never believed. */
export const assetView = v.strictObject({
  assetId: v.string(),
  schema: assetSchema,
  ticker: v.nullable(v.string()),
  name: v.string(),
  details: v.nullable(v.string()),
  precision: x.count,
  issuedSupply: v.nullable(x.baseUnits),
  issuedAtMs: v.nullable(x.timeMs),
  addedAtMs: v.nullable(x.timeMs),
  balance: v.nullable(assetBalance),
  /** `filePath` is a path on the service's computer. Ochre never opens it. */
  media: v.nullable(v.strictObject({ filePath: v.string(), mime: v.string() })),
  /** Null if unchanged. Else the asset can't be sent before the person chooses. `byGenesis`: there is no choice. */
  renamed: v.nullable(v.strictObject({ ...assetNames.entries, now: assetNames, byGenesis: v.boolean() })),
  marks: v.strictObject({
    sameTicker: v.array(v.string()),
    looksLike: v.array(v.string()),
    /** The text was cut, or has deceiving characters: bidi marks, zero-width ones, mixed alphabets. */
    oddText: v.boolean(),
    /** The ticker, or a word of the name, looks like a name or a unit of bitcoin. */
    likeBitcoin: v.boolean(),
  }),
});
export type AssetView = v.InferOutput<typeof assetView>;

const part = v.strictObject({
  amount: x.signedBaseUnits,
  outpoint: x.outpoint,
  /** `waits`: settled, but on an output that another transaction is waiting for. */
  why: v.picklist(['leaves', 'returns', 'arrives', 'waits']),
  transferKey: v.nullable(v.string()),
});

const trace = v.strictObject({
  held: v.array(part),
  coming: v.array(part),
  untraced: v.strictObject({ held: x.signedBaseUnits, coming: x.signedBaseUnits }),
});
export type TraceView = v.InferOutput<typeof trace>;

const assetRef = v.strictObject({ walletId: x.id, assetId: x.assetId });

/** `transferHistory` in transfers.ts says what each outcome means. */
export const NOT_PROVED = [
  'absent',
  'unreachable',
  'fetched',
  'refused',
  'unasked',
  'notMined',
  'pending',
  'reorganised',
] as const;

/** Why a transfer isn't verified. `blinded`: only its slot is verified as ours. `issued`: we issued the asset. */
const unverified = v.strictObject({
  key: v.string(),
  direction: v.picklist(['in', 'out', 'none']),
  amount: v.nullable(x.baseUnits),
  atMs: v.nullable(x.timeMs),
  why: v.picklist(['notAsked', 'blinded', 'issued', ...NOT_PROVED]),
});
export type Unverified = v.InferOutput<typeof unverified>;

const grounds = v.strictObject({
  genesis: v.boolean(),
  verified: v.strictObject({ transfers: x.count, block: v.nullable(x.count) }),
  /** The part of the settled balance that nothing here proves; null without a balance. */
  onTrust: v.nullable(x.summedBaseUnits),
  /** What our own book has and the service's balance lacks. */
  unreported: x.summedBaseUnits,
  hasServer: v.boolean(),
  missing: v.pipe(v.array(unverified), v.maxLength(BOUNDS.named)),
  missingCount: x.count,
});
export type AssetGrounds = v.InferOutput<typeof grounds>;

const sums = v.strictObject({ ours: x.summedBaseUnits, others: x.summedBaseUnits });
const edges = v.pipe(
  v.array(v.strictObject({ row: x.count, ours: v.boolean() })),
  v.maxLength(BOUNDS.historyEdges),
);

const historyRow = v.strictObject({
  /** `other`: issues more, or burns. `run`: others' transactions, folded into one row. `open`: what is ours today. */
  kind: v.picklist(['genesis', 'transfer', 'other', 'run', 'open']),
  id: v.pipe(v.string(), v.maxLength(BOUNDS.partIdChars)),
  transactions: x.count,
  /** A run's highest block; null if no checked block is known to have it. */
  height: v.nullable(x.count),
  closes: sums,
  gives: sums,
  openWithOthers: x.count,
  parents: edges,
  children: edges,
  lastChild: v.nullable(x.count),
  inputs: v.pipe(
    v.array(v.strictObject({ amount: x.baseUnits, ours: v.boolean(), row: v.nullable(x.count) })),
    v.maxLength(BOUNDS.historyParts),
  ),
  inputCount: x.count,
  outputs: v.pipe(
    v.array(
      v.strictObject({
        amount: x.baseUnits,
        ours: v.boolean(),
        /** `txid:vout`; null if only the output's owner can show it. */
        outpoint: v.nullable(v.pipe(v.string(), v.maxLength(BOUNDS.outpointChars))),
        open: v.boolean(),
      }),
    ),
    v.maxLength(BOUNDS.historyParts),
  ),
  outputCount: x.count,
});
export type HistoryRow = v.InferOutput<typeof historyRow>;

const historyPage = v.variant('outcome', [
  v.strictObject({ outcome: v.literal('nothing') }),
  v.strictObject({ outcome: v.literal('tooLarge') }),
  v.strictObject({
    outcome: v.literal('shown'),
    transactions: x.count,
    total: x.count,
    offset: x.count,
    rows: v.pipe(v.array(historyRow), v.maxLength(BOUNDS.historyRows)),
    entering: v.pipe(
      v.array(v.strictObject({ row: x.count, lastChild: x.count, ours: v.boolean() })),
      v.maxLength(BOUNDS.historyEdges),
    ),
    /** Kept asset data that the history leaves out because there is too much, or because it is unreadable. */
    leftOut: x.count,
  }),
]);
export type AssetHistory = v.InferOutput<typeof historyPage>;

const issuing = v.strictObject({
  walletId: x.id,
  /** rgb-lib takes up to 8 capital letters and digits, a letter first. */
  ticker: v.pipe(v.string(), v.regex(/^[A-Z][A-Z0-9]{0,7}$/)),
  name: v.pipe(v.string(), v.regex(/^[\x20-\x7e]{1,40}$/), v.trim(), v.minLength(1)),
  precision: v.pipe(x.count, v.maxValue(MAX_PRECISION)),
  /** Each amount goes to its own free slot. */
  amounts: v.pipe(v.array(x.baseUnits), v.minLength(1), v.maxLength(BOUNDS.issuedParts)),
});

export const assets = {
  list: call(x.walletRef, v.strictObject({ assets: v.array(assetView), asOfMs: v.nullable(x.timeMs) })),
  /** Asks the service for one asset's balance, keeps it, and traces its differences to outputs and transfers. */
  balance: call(assetRef, v.strictObject({ balance: assetBalance, trace, asOfMs: x.timeMs })),
  /** Asks nobody. Throws ASSET_UNKNOWN. */
  grounds: call(assetRef, grounds),
  /** A page of at most 100 rows, from kept asset data. Throws ASSET_UNKNOWN. */
  history: call(
    v.strictObject({
      ...assetRef.entries,
      offset: v.nullable(x.count),
      opened: v.pipe(v.array(x.txid), v.maxLength(BOUNDS.historyOpened)),
    }),
    historyPage,
  ),
  /** Main asks first, unless the genesis decides. Throws ASSET_UNKNOWN. */
  decideName: call(
    v.strictObject({ ...assetRef.entries, take: v.picklist(['first', 'now']) }),
    v.strictObject({ outcome: v.picklist(['decided', 'aborted']) }),
  ),
  /** Issues a NIA. Main asks first, because neither the issue nor its supply can be changed. Throws NO_FREE_SLOT. */
  issue: call(
    issuing,
    v.variant('outcome', [v.strictObject({ outcome: v.literal('issued'), asset: assetView }), x.aborted]),
  ),
} as const;
