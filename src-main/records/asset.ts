import * as v from 'valibot';
import * as x from '../../src-preload/contract/values.ts';
import { jsonOf, jsonText, precision, text, timeMs, units } from './values.ts';

/** Base units. Offchain ones are null if the service names none. */
const assetBalance = v.object({
  settled: units,
  future: units,
  spendable: units,
  offchainOutbound: v.nullable(units),
  offchainInbound: v.nullable(units),
});
export type ApiAssetBalance = v.InferOutput<typeof assetBalance>;

const asset = v.object({
  assetId: x.assetId,
  /** nia, uda, cfa, ifa or bfa, or the service's word for an unknown kind. */
  schema: text,
  // The issuer's texts: show them inert.
  ticker: v.nullable(text),
  name: text,
  details: v.nullable(text),
  precision,
  /** Base units; of an IFA only the units issued as far as the service knows. Null: not reported. */
  issuedSupply: v.nullable(units),
  issuedAtMs: v.nullable(timeMs),
  addedAtMs: v.nullable(timeMs),
  balance: v.nullable(assetBalance),
  /** The service's own path: never open it. */
  media: v.nullable(v.object({ filePath: text, mime: text })),
});
export type ApiAsset = v.InferOutput<typeof asset>;

export interface KeptAsset extends ApiAsset {
  /** False: no longer listed; its balance is null then. */
  readonly listed: boolean;
}

const column = jsonOf(asset);
export const readAsset = (told: string): ApiAsset => v.parse(column, told);
export const writeAsset = (told: ApiAsset): string => jsonText(asset, told);

export const assetRecord = v.strictObject({ told: asset, listed: v.boolean() });
export type AssetRecord = v.InferOutput<typeof assetRecord>;

const names = { ticker: v.nullable(text), name: text, precision, schema: text };
const assetNames = v.object(names);
export const pinnedColumns = v.object({
  asset_id: x.assetId,
  ...names,
  ground: v.picklist(['told', 'history']),
  dismissed: v.nullable(jsonOf(assetNames)),
});
/** In a backup these names are only claims, whatever proved them elsewhere. */
export const pinnedRecord = v.strictObject({ walletId: x.id, assetId: x.assetId, ...names });
