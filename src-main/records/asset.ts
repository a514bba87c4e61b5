import * as v from 'valibot';
import * as x from '../../src-preload/contract/values.ts';
import { jsonOf, jsonText, precision, text, timeMs, units } from './values.ts';

/** Base units of one asset. The offchain ones are null where the service does not name them. */
const assetBalance = v.object({
  settled: units,
  future: units,
  spendable: units,
  offchainOutbound: v.nullable(units),
  offchainInbound: v.nullable(units),
});
export type ApiAssetBalance = v.InferOutput<typeof assetBalance>;

/** An asset as a service tells it. */
const asset = v.object({
  assetId: x.assetId,
  /** nia, uda, cfa, ifa or bfa; any other text is the service's word for a kind that is not known here. */
  schema: text,
  // Texts of the issuer, of any content: to be shown inert.
  ticker: v.nullable(text),
  name: text,
  details: v.nullable(text),
  precision,
  /** In base units; of an IFA, of which more may be issued, what the service knows to be. Null: not told. */
  issuedSupply: v.nullable(units),
  issuedAtMs: v.nullable(timeMs),
  addedAtMs: v.nullable(timeMs),
  balance: v.nullable(assetBalance),
  /** The path is the service's own: never to be opened. */
  media: v.nullable(v.object({ filePath: text, mime: text })),
});
export type ApiAsset = v.InferOutput<typeof asset>;

export interface KeptAsset extends ApiAsset {
  /** False: it was in the service's list before and no longer is. Its balance is null then. */
  readonly listed: boolean;
}

const column = jsonOf(asset);
export const readAsset = (told: string): ApiAsset => v.parse(column, told);
export const writeAsset = (told: ApiAsset): string => jsonText(asset, told);

/** In a backup. */
export const assetRecord = v.strictObject({ told: asset, listed: v.boolean() });
export type AssetRecord = v.InferOutput<typeof assetRecord>;

const names = { ticker: v.nullable(text), name: text, precision, schema: text };
/** How an asset was named when it was first seen, or as its genesis says. */
const assetNames = v.object(names);
export const pinnedColumns = v.object({
  asset_id: x.assetId,
  ...names,
  ground: v.picklist(['told', 'history']),
  dismissed: v.nullable(jsonOf(assetNames)),
});
/** In a backup: as the file names it, whatever proved it elsewhere. */
export const pinnedRecord = v.strictObject({ walletId: x.id, assetId: x.assetId, ...names });
