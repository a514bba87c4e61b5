import * as v from 'valibot';
import {
  readAsset,
  writeAsset,
  type ApiAsset,
  type ApiAssetBalance,
  type AssetRecord,
  type KeptAsset,
} from '../asset.ts';
import { asBytes, columnsOf } from '../salvage.ts';
import { transaction, type Sqlite } from '../sqlite.ts';
import type { Unreadable } from '../unreadable.ts';
import type { HoldingsScope } from './scopes.ts';

const assetRow = v.object({ asset_id: v.string(), told: v.nullable(v.string()), listed: v.number() });
const idRow = v.object({ id: v.number() });
const listTimeRow = v.object({ asset_id: v.string(), read_at_ms: v.nullable(v.number()) });
const timesRow = v.object({ assets_as_of_ms: v.nullable(v.number()), read_at_ms: v.nullable(v.number()) });

/** Search ignores case and the composition of accents. */
export const folded = (text: string) => text.normalize('NFKC').toLowerCase();

/** A changed balance marks its transfers to be re-read, since the next comparison would find equal figures. */
const SAME_FIGURES = `json_valid(assets.told) AND assets.told ->> '$.balance' IS excluded.told ->> '$.balance'`;

type Times = Readonly<Record<'assetsAsOfMs' | 'readAtMs', number | null>>;

export function createAssets(db: Sqlite, unreadable: Unreadable) {
  const kept = unreadable.each('asset', 'asset_id', (row): KeptAsset[] => {
    const { told, listed } = v.parse(assetRow, row);
    return told === null ? [] : [{ ...readAsset(told), listed: listed === 1 }];
  });
  const columns = asBytes(columnsOf(assetRow));
  const all = db.prepare(`SELECT ${columns} FROM assets WHERE scope_id = ? ORDER BY id`);
  const one = db.prepare(`SELECT ${columns} FROM assets WHERE scope_id = ? AND asset_id = ?`);
  const put = db.prepare(
    `INSERT INTO assets (scope_id, asset_id, told, listed, words) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT (scope_id, asset_id) DO UPDATE SET told = excluded.told, listed = excluded.listed,
       words = excluded.words, read_at_ms = CASE WHEN ${SAME_FIGURES} THEN assets.read_at_ms END`,
  );
  const name = db.prepare(
    `INSERT INTO assets (scope_id, asset_id, listed, words) VALUES (?, ?, 0, ?)
     ON CONFLICT (scope_id, asset_id) DO UPDATE SET asset_id = excluded.asset_id RETURNING id`,
  );
  const listTimes = db.prepare(
    `SELECT ${asBytes({ asset_id: 'text', read_at_ms: 'number' })} FROM assets WHERE scope_id = ?`,
  );
  const eachListTime = unreadable.each('asset', 'asset_id', (row): [string, number | null] => {
    const { asset_id: assetId, read_at_ms: atMs } = v.parse(listTimeRow, row);
    return [assetId, atMs];
  });
  const setListRead = db.prepare('UPDATE assets SET read_at_ms = ? WHERE id = ?');
  const times = db.prepare('SELECT assets_as_of_ms, read_at_ms FROM scopes WHERE id = ?');
  const setAsOf = db.prepare('UPDATE scopes SET assets_as_of_ms = ? WHERE id = ?');
  const setRead = db.prepare('UPDATE scopes SET read_at_ms = ? WHERE id = ?');

  const putAsset = (scopeId: number, asset: ApiAsset, listed: boolean) => {
    const words = folded([asset.assetId, asset.ticker ?? '', asset.name].join('\n'));
    put.run(scopeId, asset.assetId, writeAsset(asset), listed ? 1 : 0, words);
  };

  function keptOf(scopeId: number): KeptAsset[] {
    return kept(all.all(scopeId)).flat();
  }

  function findAsset(scopeId: number, assetId: string): KeptAsset | null {
    return kept(one.all(scopeId, assetId)).flat()[0] ?? null;
  }

  const keepAll = transaction(db, (scopeId: number, assets: readonly ApiAsset[], atMs: number) => {
    const before = keptOf(scopeId).filter(({ listed }) => listed);
    const known = new Set(before.map(({ assetId }) => assetId));
    const told = new Set(assets.map(({ assetId }) => assetId));
    for (const asset of assets) putAsset(scopeId, asset, true);
    const missing = before.filter(({ assetId }) => !told.has(assetId));
    for (const { listed: _, ...asset } of missing) putAsset(scopeId, { ...asset, balance: null }, false);
    setAsOf.run(atMs, scopeId);
    return {
      added: [...told].filter((assetId) => !known.has(assetId)),
      missing: missing.map(({ assetId }) => assetId),
    };
  });

  const bring = transaction(db, (scope: HoldingsScope, records: readonly AssetRecord[]) => {
    const id = scope.make();
    for (const { told, listed } of records)
      if (findAsset(id, told.assetId) === null) putAsset(id, told, listed);
  });

  const bringTimes = transaction(db, (scope: HoldingsScope, { assetsAsOfMs, readAtMs }: Times) => {
    if (scope.find() !== null) return;
    setAsOf.run(assetsAsOfMs, scope.make());
    setRead.run(readAtMs, scope.make());
  });

  return {
    refOf: (scopeId: number, assetId: string): number =>
      v.parse(idRow, name.get(scopeId, assetId, folded(assetId))).id,
    markListRead: (ref: number, atMs: number) => void setListRead.run(atMs, ref),
    of: (scope: HoldingsScope) => {
      const timesOf = () =>
        scope.read<v.InferOutput<typeof timesRow> | null>(null, (id) => v.parse(timesRow, times.get(id)));
      return {
        /** In the order of first reports. `asOfMs` null: never reported as a whole. */
        assets: () => ({
          assets: scope.read<KeptAsset[]>([], keptOf),
          asOfMs: timesOf()?.assets_as_of_ms ?? null,
        }),
        asset: (assetId: string) => scope.read<KeptAsset | null>(null, (id) => findAsset(id, assetId)),
        keepAssets: (assets: readonly ApiAsset[], atMs: number) => keepAll(scope.make(), assets, atMs),
        keepAsset: (asset: ApiAsset) => putAsset(scope.make(), asset, true),
        keepBalance: (assetId: string, balance: ApiAssetBalance) => {
          const id = scope.make();
          const found = findAsset(id, assetId);
          if (found === null) return;
          const { listed, ...asset } = found;
          putAsset(id, { ...asset, balance }, listed);
        },
        bringAssets: (records: readonly AssetRecord[]) => bring(scope, records),
        bringTimes: (times: Times) => bringTimes(scope, times),
        listTimes: (): ReadonlyMap<string, number | null> =>
          new Map(scope.read<[string, number | null][]>([], (id) => eachListTime(listTimes.all(id)))),
        readAtMs: () => timesOf()?.read_at_ms ?? null,
        markRead: (atMs: number) => void setRead.run(atMs, scope.make()),
      };
    },
  };
}
