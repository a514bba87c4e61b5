import { BOUNDS } from './bounds.ts';
import * as v from 'valibot';
import { call } from './define.ts';
import { MAX_PRECISION } from './units.ts';
import * as x from './values.ts';

/** nia, uda, cfa, ifa or bfa; any other text is the service's own word for a kind that is not known. */
export const assetSchema = v.string();

const assetBalance = v.strictObject({
  settled: x.baseUnits,
  future: x.baseUnits,
  spendable: x.baseUnits,
  /** Null where the service does not name them. */
  offchainOutbound: v.nullable(x.baseUnits),
  offchainInbound: v.nullable(x.baseUnits),
});

/** What somebody says an asset is called, and how its base units are counted. */
export const assetNames = v.strictObject({
  ticker: v.nullable(v.string()),
  name: v.string(),
  precision: x.count,
  /** NIA, CFA, UDA, IFA or BFA; another text: none that is known. */
  schema: v.string(),
});

/** One asset as the service last told of it. Texts are the issuer's: shown inert, never believed. */
export const assetView = v.strictObject({
  assetId: v.string(),
  schema: assetSchema,
  ticker: v.nullable(v.string()),
  name: v.string(),
  details: v.nullable(v.string()),
  precision: x.count,
  /** Null: not told. */
  issuedSupply: v.nullable(x.baseUnits),
  issuedAtMs: v.nullable(x.timeMs),
  addedAtMs: v.nullable(x.timeMs),
  balance: v.nullable(assetBalance),
  /** What the service says there is to see. The path is its own and is never opened. */
  media: v.nullable(v.strictObject({ filePath: v.string(), mime: v.string() })),
  /**
   * How it was first seen, where the service tells it otherwise now; null: it does not. Nothing is sent of it then.
   * `byGenesis`: that is what its genesis says, so there is nothing to choose.
   */
  renamed: v.nullable(v.strictObject({ ...assetNames.entries, now: assetNames, byGenesis: v.boolean() })),
  marks: v.strictObject({
    sameTicker: v.array(v.string()),
    /** Ids of other assets here whose ticker or name looks like this one's and is not. */
    looksLike: v.array(v.string()),
    /** Its texts hold characters that deceive (bidi marks, zero-width, mixed alphabets) or were cut. */
    oddText: v.boolean(),
    /** Its ticker, or a word of its name, passes for a name or a unit of bitcoin. */
    likeBitcoin: v.boolean(),
  }),
});
export type AssetView = v.InferOutput<typeof assetView>;

const part = v.strictObject({
  amount: x.signedBaseUnits,
  outpoint: x.outpoint,
  /** `waits`: it is settled, and lies on an output that something else waits for. */
  why: v.picklist(['leaves', 'returns', 'arrives', 'waits']),
  /** The transfer behind it; null: none is known. */
  transferKey: v.nullable(v.string()),
});

const trace = v.strictObject({
  held: v.array(part),
  coming: v.array(part),
  /** What no output that is known here accounts for; "0" where everything is traced. */
  untraced: v.strictObject({ held: x.signedBaseUnits, coming: x.signedBaseUnits }),
});
export type TraceView = v.InferOutput<typeof trace>;

const assetRef = v.strictObject({ walletId: x.id, assetId: x.assetId });

/** What comes of asset data but its proof (transferHistory in transfers.ts says what each is). */
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

/** What is not verified of an asset's transfers, and why. `blinded`: only that its slot is ours. `issued`: issued by us. */
const unverified = v.strictObject({
  key: v.string(),
  direction: v.picklist(['in', 'out', 'none']),
  amount: v.nullable(x.baseUnits),
  atMs: v.nullable(x.timeMs),
  why: v.picklist(['notAsked', 'blinded', 'issued', ...NOT_PROVED]),
});
export type Unverified = v.InferOutput<typeof unverified>;

const grounds = v.strictObject({
  /** What the asset is was read in its genesis. */
  genesis: v.boolean(),
  /** Transfers whose history is verified, and the newest block that one of them rests on; null: none is. */
  verified: v.strictObject({ transfers: x.count, block: v.nullable(x.count) }),
  /** Base units of the settled balance that no proof of ours puts there; null: no balance was told. */
  onTrust: v.nullable(x.summedBaseUnits),
  /** Base units that the own book has and the service's balance lacks. */
  unreported: x.summedBaseUnits,
  /** Whether a Bitcoin server is named. */
  hasServer: v.boolean(),
  /** What stands in the way, newest first, and how many there are. */
  missing: v.pipe(v.array(unverified), v.maxLength(BOUNDS.named)),
  missingCount: x.count,
});
export type AssetGrounds = v.InferOutput<typeof grounds>;

const sums = v.strictObject({ ours: x.summedBaseUnits, others: x.summedBaseUnits });
const edges = v.pipe(
  v.array(v.strictObject({ row: x.count, ours: v.boolean() })),
  v.maxLength(BOUNDS.historyEdges),
);

/** A line of an asset's history. Parents stand above their children; rows are numbered through all pages. */
const historyRow = v.strictObject({
  /** `other`: it issues more, or burns. `run`: transactions among others. `open`: what lies with us today. */
  kind: v.picklist(['genesis', 'transfer', 'other', 'run', 'open']),
  /** Transaction id, contract id (hex), of a run its first transaction; of what is open a name. */
  id: v.pipe(v.string(), v.maxLength(BOUNDS.partIdChars)),
  transactions: x.count,
  /** Of its block, of a run the highest; null: no checked block is known to have it. */
  height: v.nullable(x.count),
  closes: sums,
  gives: sums,
  openWithOthers: x.count,
  parents: edges,
  children: edges,
  /** The lowest row that goes on from this one. */
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
        /** `txid:vout`; null: only its owner can show on which it lies. */
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
  /** More than is drawn. */
  v.strictObject({ outcome: v.literal('tooLarge') }),
  v.strictObject({
    outcome: v.literal('shown'),
    transactions: x.count,
    total: x.count,
    offset: x.count,
    rows: v.pipe(v.array(historyRow), v.maxLength(BOUNDS.historyRows)),
    /** Rows above this page that something on it or below goes on from. */
    entering: v.pipe(
      v.array(v.strictObject({ row: x.count, lastChild: x.count, ours: v.boolean() })),
      v.maxLength(BOUNDS.historyEdges),
    ),
    /** Kept asset data that is not in it: too much of it, or unreadable. */
    leftOut: x.count,
  }),
]);
export type AssetHistory = v.InferOutput<typeof historyPage>;

const issuing = v.strictObject({
  walletId: x.id,
  /** rgb-lib: up to 8 capital letters and digits, beginning with a letter. */
  ticker: v.pipe(v.string(), v.regex(/^[A-Z][A-Z0-9]{0,7}$/)),
  name: v.pipe(v.string(), v.regex(/^[\x20-\x7e]{1,40}$/), v.trim(), v.minLength(1)),
  precision: v.pipe(x.count, v.maxValue(MAX_PRECISION)),
  /** Base units; each goes to a free slot of its own. */
  amounts: v.pipe(v.array(x.baseUnits), v.minLength(1), v.maxLength(BOUNDS.issuedParts)),
});

export const assets = {
  /** What is kept here from the last reading: answers at once, also without a network. */
  list: call(
    x.walletRef,
    v.strictObject({
      assets: v.array(assetView),
      /** When the service last told all of it; null: never yet. */
      asOfMs: v.nullable(x.timeMs),
    }),
  ),
  /** Asks the service for one asset's balance now, keeps it, and traces its differences to outputs and transfers. */
  balance: call(assetRef, v.strictObject({ balance: assetBalance, trace, asOfMs: x.timeMs })),
  /** What is verified of an asset and its transfers, from what is kept here. Asks nobody. Throws ASSET_UNKNOWN. */
  grounds: call(assetRef, grounds),
  /**
   * The history of an asset from its genesis, as the asset data that is kept here shows it together, a page of at most a
   * hundred rows: what went on among others stands folded. Which is ours, the own book says, and the list of transfers.
   * Throws ASSET_UNKNOWN.
   */
  history: call(
    v.strictObject({
      ...assetRef.entries,
      offset: v.nullable(x.count),
      /** Runs to take apart, by their ids. */
      opened: v.pipe(v.array(x.txid), v.maxLength(BOUNDS.historyOpened)),
    }),
    historyPage,
  ),
  /**
   * Keeps a renamed asset as it was first seen, or takes what the service tells now. Main asks first, but for one that
   * is kept as its genesis says; nothing else can become of that. Throws ASSET_UNKNOWN.
   */
  decideName: call(
    v.strictObject({ ...assetRef.entries, take: v.picklist(['first', 'now']) }),
    v.strictObject({ outcome: v.picklist(['decided', 'aborted']) }),
  ),
  /** Issues a new asset (NIA). Main asks first: it cannot be undone, nor its supply changed. Throws NO_FREE_SLOT. */
  issue: call(
    issuing,
    v.variant('outcome', [v.strictObject({ outcome: v.literal('issued'), asset: assetView }), x.aborted]),
  ),
} as const;
