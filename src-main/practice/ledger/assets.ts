import * as v from 'valibot';
import { libraryError } from '../answers.ts';
import { fromHex, toHex } from '../bytes.ts';
import { assetIdText, readAssetId } from '../rgb/texts.ts';
import type { ServedWallet } from '../wallets.ts';
import type { World } from '../world.ts';
import { assetBalanceOf } from './allocations.ts';

const assetRow = v.object({
  contract: v.string(),
  ticker: v.string(),
  name: v.string(),
  precision: v.number(),
  supply: v.string(),
  issuedAtSeconds: v.number(),
});
const knownRow = v.object({ ...assetRow.entries, addedAtSeconds: v.number() });

export type LedgerAsset = v.InferOutput<typeof assetRow>;

export function addAsset(world: World, asset: LedgerAsset): void {
  world.store.run(
    `INSERT INTO assets (contract, ticker, name, precision, supply, issuedAtSeconds) VALUES (?, ?, ?, ?, ?, ?)`,
    asset.contract,
    asset.ticker,
    asset.name,
    asset.precision,
    asset.supply,
    asset.issuedAtSeconds,
  );
}

/** From now on the wallet lists it. */
export function makeKnown(world: World, xpubVanilla: string, contract: string): void {
  world.store.run(
    'INSERT INTO knownAssets (xpubVanilla, contract, addedAtSeconds) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
    xpubVanilla,
    contract,
    nowSeconds(world),
  );
}

/** The contract id, hex, of an asset on the ledger, whoever holds it. Refuses with AssetNotFound. */
export function contractOf(world: World, assetId: string): string {
  const bytes = readAssetId(assetId);
  const [asset] =
    bytes === null ? [] : world.store.rows(assetRow, 'SELECT * FROM assets WHERE contract = ?', toHex(bytes));
  if (asset === undefined) throw libraryError('AssetNotFound', `Asset with id ${assetId} not found`);
  return asset.contract;
}

export function assetIdOf(contract: string): string {
  return assetIdText(fromHex(contract));
}

export function nowSeconds(world: World): number {
  return Math.floor(world.nowMs() / 1000);
}

/** The wallet's assets in the document's words, in the order in which it came to know them. */
export function listedAssets(world: World, wallet: ServedWallet) {
  return world.store
    .rows(
      knownRow,
      `SELECT assets.*, knownAssets.addedAtSeconds FROM knownAssets
         JOIN assets ON assets.contract = knownAssets.contract
        WHERE knownAssets.xpubVanilla = ? ORDER BY knownAssets.arrival`,
      wallet.xpubVanilla,
    )
    .map((asset) => ({
      assetId: assetIdOf(asset.contract),
      assetIface: 'RGB20',
      ticker: asset.ticker,
      name: asset.name,
      details: null,
      precision: asset.precision,
      issuedSupply: BigInt(asset.supply),
      timestamp: asset.issuedAtSeconds,
      addedAt: asset.addedAtSeconds,
      balance: {
        vanilla: { settled: 0, future: 0, spendable: 0 },
        colored: assetBalanceOf(world, wallet, asset.contract),
      },
      media: null,
    }));
}
