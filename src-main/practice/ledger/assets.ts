import * as v from 'valibot';
import { libraryError } from '../../serving/answers.ts';
import { fromHex, toHex } from '../chain/bytes.ts';
import { assetIdText, readAssetId } from '../rgb/texts.ts';
import type { ServedWallet } from '../chain/wallets.ts';
import type { World } from '../chain/store.ts';
import { assetBalanceOf } from './allocations.ts';

export const ASSET_KINDS = ['nia', 'uda', 'cfa'] as const;
export type AssetKind = (typeof ASSET_KINDS)[number];

const assetRow = v.object({
  contract: v.string(),
  kind: v.picklist(ASSET_KINDS),
  /** Empty for a CFA: that kind has none. */
  ticker: v.string(),
  name: v.string(),
  details: v.nullable(v.string()),
  precision: v.number(),
  supply: v.string(),
  issuedAtSeconds: v.number(),
  mediaPath: v.nullable(v.string()),
  mediaMime: v.nullable(v.string()),
  /** As consignments have it, hex; null for one from before there were any. */
  genesis: v.string(),
});
const knownRow = v.object({ ...assetRow.entries, addedAtSeconds: v.number() });

export type LedgerAsset = v.InferOutput<typeof assetRow>;

export function addAsset(world: World, asset: LedgerAsset): void {
  world.store.insert('assets', asset);
}

/** From now on the wallet lists it. */
export function makeKnown(world: World, xpubVanilla: string, contract: string): void {
  const known = { xpubVanilla, contract, addedAtSeconds: nowSeconds(world) };
  world.store.insert('knownAssets', known, 'OR IGNORE');
}

/** The contract id, hex, of an asset on the ledger, whoever holds it. Refuses with AssetNotFound. */
export function contractOf(world: World, assetId: string): string {
  const bytes = readAssetId(assetId);
  const asset = bytes === null ? null : findAsset(world, toHex(bytes));
  if (asset === null) throw libraryError('AssetNotFound', `Asset with id ${assetId} not found`);
  return asset.contract;
}

export function findAsset(world: World, contract: string): LedgerAsset | null {
  const [asset] = world.store.rows(assetRow)`SELECT * FROM assets WHERE contract = ${contract}`;
  return asset ?? null;
}

export function allAssets(world: World): LedgerAsset[] {
  return world.store.rows(assetRow)`SELECT * FROM assets`;
}

/** Of an asset that is on the ledger. */
export function kindOf(world: World, contract: string): AssetKind {
  const asset = findAsset(world, contract);
  if (asset === null) throw new Error('an asset that nobody issued');
  return asset.kind;
}

export function assetIdOf(contract: string): string {
  return assetIdText(fromHex(contract));
}

export function nowSeconds(world: World): number {
  return Math.floor(world.nowMs() / 1000);
}

export const INTERFACES = { nia: 'RGB20', uda: 'RGB21', cfa: 'RGB25' } as const;

/** Of one kind: the wallet's assets in the document's words, in the order in which it came to know them. */
export function listedAssets(world: World, wallet: ServedWallet, kind: AssetKind) {
  const rows = world.store.rows(knownRow)`SELECT assets.*, knownAssets.addedAtSeconds FROM knownAssets
      JOIN assets ON assets.contract = knownAssets.contract
     WHERE knownAssets.xpubVanilla = ${wallet.xpubVanilla} AND assets.kind = ${kind}
     ORDER BY knownAssets.arrival`;
  return rows.map((asset) => ({
    assetId: assetIdOf(asset.contract),
    assetIface: INTERFACES[kind],
    ticker: kind === 'cfa' ? null : asset.ticker,
    name: asset.name,
    details: asset.details,
    precision: asset.precision,
    issuedSupply: BigInt(asset.supply),
    timestamp: asset.issuedAtSeconds,
    addedAt: asset.addedAtSeconds,
    balance: {
      vanilla: { settled: 0, future: 0, spendable: 0 },
      colored: assetBalanceOf(world, wallet, asset.contract),
    },
    // Simulated: the path names no file anywhere.
    media: asset.mediaPath === null ? null : { filePath: asset.mediaPath, mime: asset.mediaMime },
  }));
}
