import * as v from 'valibot';
import { libraryError } from '../../serving/answers.ts';
import { bytesFromHex, hexFromBytes } from '../bytes.ts';
import { worldSeconds, units, type World } from '../chain/store.ts';
import type { ServedWallet } from '../chain/wallets.ts';
import { ASSET_KINDS, assetIdText, readAssetId, type AssetKind } from '../rgb/invoice.ts';
import { STATUS } from './terms.ts';

const assetRow = v.object({
  contract: v.string(),
  kind: v.picklist(ASSET_KINDS),
  /** Empty for a CFA: that kind has none. */
  ticker: v.string(),
  name: v.string(),
  details: v.nullable(v.string()),
  precision: v.number(),
  supply: units,
  issuedAtSeconds: v.number(),
  mediaPath: v.nullable(v.string()),
  mediaMime: v.nullable(v.string()),
  /** As in consignments, hex. */
  genesis: v.string(),
});
const knownRow = v.object({ ...assetRow.entries, addedAtSeconds: v.number() });

export type LedgerAsset = v.InferOutput<typeof assetRow>;

export function addAsset(world: World, asset: LedgerAsset): void {
  world.store.insert('assets', asset);
}

export function makeKnown(world: World, xpubVanilla: string, contract: string): void {
  const known = { xpubVanilla, contract, addedAtSeconds: worldSeconds(world) };
  world.store.insert('knownAssets', known, 'OR IGNORE');
}

export function contractOf(world: World, assetId: string): string {
  const bytes = readAssetId(assetId);
  const asset = bytes === null ? null : findAsset(world, hexFromBytes(bytes));
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

export function kindOf(world: World, contract: string): AssetKind {
  const asset = findAsset(world, contract);
  if (asset === null) throw new Error('an asset that nobody issued');
  return asset.kind;
}

export function assetIdOf(contract: string): string {
  return assetIdText(bytesFromHex(contract));
}

export const INTERFACES = { nia: 'RGB20', uda: 'RGB21', cfa: 'RGB25' } as const;

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
    issuedSupply: asset.supply,
    timestamp: asset.issuedAtSeconds,
    addedAt: asset.addedAtSeconds,
    balance: {
      vanilla: { settled: 0, future: 0, spendable: 0 },
      colored: assetBalanceOf(world, wallet, asset.contract),
    },
    // Simulated: the path names no file.
    media: asset.mediaPath === null ? null : { filePath: asset.mediaPath, mime: asset.mediaMime },
  }));
}

const allocationRow = v.object({
  id: v.number(),
  contract: v.string(),
  opid: v.string(),
  no: v.number(),
  amount: units,
  txid: v.string(),
  vout: v.number(),
  made: v.number(),
  spender: v.nullable(v.number()),
});

/** rgb-commitment.md 8. */
export interface PracticeAllocation extends Readonly<v.InferOutput<typeof allocationRow>> {
  readonly settled: boolean;
}

export function allocationsOf(world: World, wallet: ServedWallet): PracticeAllocation[] {
  const rows = world.store.rows(
    allocationRow,
  )`SELECT allocations.id, contract, opid, no, amount, allocations.txid, vout,
           maker.status AS made, spender.status AS spender
      FROM allocations JOIN batches AS maker ON maker.id = allocations.madeBy
      LEFT JOIN batches AS spender ON spender.id = allocations.spentBy
     WHERE allocations.xpubVanilla = ${wallet.xpubVanilla} ORDER BY allocations.id`;
  return rows.map((row) => ({ ...row, settled: row.made === STATUS.settled }));
}

export function addAllocation(
  world: World,
  xpubVanilla: string,
  made: Omit<PracticeAllocation, 'id' | 'settled' | 'made' | 'spender'>,
  batchId: number,
): void {
  world.store.insert('allocations', { xpubVanilla, ...made, madeBy: batchId });
}

/** rgb-lib's counting: settled until its spend settles, future what will be there, spendable settled and unpromised. */
export function assetBalanceOf(world: World, wallet: ServedWallet, contract: string) {
  const own = allocationsOf(world, wallet).filter((one) => one.contract === contract);
  return {
    settled: sum(own.filter(({ settled, spender }) => settled && spender !== STATUS.settled)),
    future: sum(own.filter(({ spender }) => spender === null)),
    spendable: sum(own.filter(({ settled, spender }) => settled && spender === null)),
  };
}

export function sum(allocations: readonly Pick<PracticeAllocation, 'amount'>[]): bigint {
  return allocations.reduce((total, { amount }) => total + amount, 0n);
}
