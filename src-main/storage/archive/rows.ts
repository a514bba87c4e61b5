import * as v from 'valibot';
import type { WholeSigning } from '../../domain/signing/old-flow-format.ts';
import type { KeptBook, KeptRow, KeptScope } from '../../ports/index.ts';
import { signingRow, wholeStepRow } from '../journal/schema.ts';
import type { Sqlite } from '../sqlite.ts';
import { readAssetData } from './asset-data.ts';
import { importRow, isMergedImport, toImported } from './imported.ts';

const scopeRow = v.object({
  id: v.number(),
  wallet_id: v.string(),
  service: v.string(),
  numbering: v.string(),
  assets_as_of_ms: v.nullable(v.number()),
  read_at_ms: v.nullable(v.number()),
});
const anyRow = v.record(v.string(), v.union([v.string(), v.number(), v.null()]));

export const OUTPUT = ['wallet_id', 'txid', 'vout', 'sats', 'branch', 'idx', 'ground'] as const;
export const PINNED = [
  'wallet_id',
  'asset_id',
  'ticker',
  'name',
  'precision',
  'schema',
  'ground',
  'at_ms',
  'dismissed',
] as const;
export const HISTORY = [
  'wallet_id',
  'opout',
  'asset_id',
  'txid',
  'vout',
  'amount',
  'height',
  'block_hash',
] as const;
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

/**
 * A backup is one file of a few MB: of what was brought and is longer in all, the newest that is signed goes in, then the
 * newest drafts. What is left out is no loss of bitcoin: it can be brought again.
 */
const MOST_CHARS = 4 * 1024 * 1024;

/** What is being signed at this moment is not signed yet, and what cannot be read of what was brought is left out. */
export function readSignings(db: Sqlite): WholeSigning[] {
  const stepsOf = db.prepare('SELECT * FROM steps WHERE signing_id = ? ORDER BY seq');
  const importOf = db.prepare('SELECT * FROM imports WHERE signing_id = ?');
  const rows: unknown[] = db.prepare('SELECT * FROM signings ORDER BY created_at_ms, rowid').all();
  const all = v.parse(v.array(signingRow), rows).map((row): WholeSigning => {
    const brought = v.safeParse(importRow, importOf.get(row.id));
    return {
      id: row.id,
      walletId: row.wallet_id,
      origin: row.origin,
      kind: row.kind,
      state: row.state,
      createdAtMs: row.created_at_ms,
      updatedAtMs: row.updated_at_ms,
      steps: v
        .parse(v.array(wholeStepRow), stepsOf.all(row.id))
        .map(({ state, at_ms, data }) => ({ state, atMs: at_ms, data })),
      imported: brought.success ? toImported(brought.output) : null,
    };
  });
  const kept = fitting(all.filter((one) => one.origin === 'imported'));
  return all.filter((one) => one.origin !== 'imported' || kept.has(one.id));
}

/** Ids of the imported ones that go in. */
function fitting(imported: readonly WholeSigning[]): ReadonlySet<string> {
  const isSigned = ({ state }: WholeSigning): number => (state === 'signed' ? 1 : 0);
  const order = imported
    .filter((one) => isMergedImport(one))
    .toSorted((one, other) => isSigned(other) - isSigned(one) || other.updatedAtMs - one.updatedAtMs);
  let chars = 0;
  return new Set(
    order.flatMap(({ id, imported: brought, steps }) => {
      const ofSteps = steps.reduce((sum, { data }) => sum + data.length, 0);
      chars += (brought?.text.length ?? 0) + ofSteps;
      return chars > MOST_CHARS ? [] : [id];
    }),
  );
}

export function readBook(db: Sqlite): KeptBook {
  const rows = (sql: string): KeptRow[] => v.parse(v.array(anyRow), db.prepare(sql).all());
  const outputs = `SELECT ${OUTPUT.join(', ')} FROM book_outputs WHERE signing_id IS NULL ORDER BY rowid`;
  return {
    outputs: rows(outputs),
    assets: rows(`SELECT ${PINNED.join(', ')} FROM book_assets ORDER BY rowid`),
    history: rows(`SELECT ${HISTORY.join(', ')} FROM book_history ORDER BY rowid`),
  };
}

/** `history`: what the book has by histories. */
export function readScopes(db: Sqlite, history: readonly KeptRow[]): KeptScope[] {
  const assetDataOf = readAssetData(db, history);
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
    ...assetDataOf(scope.id),
  }));
}
