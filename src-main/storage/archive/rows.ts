import * as v from 'valibot';
import type { KeptFlow, KeptRow, KeptScope } from '../../ports.ts';
import { flowRow, wholeStepRow } from '../journal/schema.ts';
import type { Sqlite } from '../sqlite.ts';

const scopeRow = v.object({
  id: v.number(),
  wallet_id: v.string(),
  service: v.string(),
  numbering: v.string(),
  assets_as_of_ms: v.nullable(v.number()),
  read_at_ms: v.nullable(v.number()),
});
const anyRow = v.record(v.string(), v.union([v.string(), v.number(), v.null()]));

export const ASSET = ['asset_id', 'told', 'listed', 'words'] as const;
export const TRANSFER = [
  'idx',
  'batch_idx',
  'sort_ms',
  'status',
  'kind',
  'has_txid',
  'direction',
  'state',
  'lapses_at_ms',
  'expires_at_ms',
  'alarm',
  'label',
  'told',
] as const;
export const INVOICE = [
  'invoice',
  'asset_id',
  'batch_idx',
  'recipient_id',
  'made',
  'slot',
  'told',
  'told_at_ms',
  'given_up_at_ms',
] as const;

export function readFlows(db: Sqlite): KeptFlow[] {
  const stepsOf = db.prepare('SELECT * FROM steps WHERE flow_id = ? ORDER BY seq');
  const rows: unknown[] = db.prepare('SELECT * FROM flows ORDER BY created_at_ms, rowid').all();
  return v.parse(v.array(flowRow), rows).map((row) => ({
    id: row.id,
    walletId: row.wallet_id,
    kind: row.kind,
    state: row.state,
    createdAtMs: row.created_at_ms,
    updatedAtMs: row.updated_at_ms,
    steps: v
      .parse(v.array(wholeStepRow), stepsOf.all(row.id))
      .map(({ state, at_ms, data }) => ({ state, atMs: at_ms, data })),
  }));
}

export function readScopes(db: Sqlite): KeptScope[] {
  const rows = (sql: string, id: number): KeptRow[] => v.parse(v.array(anyRow), db.prepare(sql).all(id));
  const scopes: unknown[] = db.prepare('SELECT * FROM scopes ORDER BY id').all();
  return v.parse(v.array(scopeRow), scopes).map((scope) => ({
    walletId: scope.wallet_id,
    service: scope.service,
    numbering: scope.numbering,
    assetsAsOfMs: scope.assets_as_of_ms,
    readAtMs: scope.read_at_ms,
    assets: rows(`SELECT ${ASSET.join(', ')} FROM assets WHERE scope_id = ? ORDER BY id`, scope.id),
    transfers: rows(
      `SELECT assets.asset_id, texts.text, ${TRANSFER.map((name) => `transfers.${name}`).join(', ')},
         (SELECT json_group_array(json_array(seq, at_ms, status)) FROM steps WHERE transfer_id = transfers.id) AS steps
         FROM transfers JOIN assets ON assets.id = asset_ref LEFT JOIN texts ON texts.transfer_id = transfers.id
        WHERE transfers.scope_id = ? ORDER BY transfers.id`,
      scope.id,
    ),
    invoices: rows(`SELECT ${INVOICE.join(', ')} FROM invoices WHERE scope_id = ? ORDER BY id`, scope.id),
  }));
}
