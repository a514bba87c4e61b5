import * as v from 'valibot';
import { fail } from '../../domain/errors.ts';
import type { WholeSigning } from '../../domain/signing/whole-signing.ts';
import type { KeptBook, KeptRow, KeptScope } from '../../ports/index.ts';
import { folded } from '../holdings/assets.ts';
import { ASSETS, HISTORY as HISTORIES, IMPORTS, OUTPUTS, SIGNINGS, STEPS } from '../journal/salvage.ts';
import { signingRow, wholeStepRow } from '../journal/schema.ts';
import { asBytes, columnsOf, readRow } from '../salvage.ts';
import type { Sqlite } from '../sqlite.ts';
import { readAssetData } from './asset-data.ts';
import { assetRow, invoiceRow, transferRow } from './content.ts';
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

export const OUTPUT = Object.keys(OUTPUTS).filter((name) => name !== 'signing_id');
export const PINNED = Object.keys(ASSETS);
export const HISTORY = Object.keys(HISTORIES);
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
  'cancelled_at_ms',
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

/**
 * What is being signed at this moment is not signed yet, and what cannot be read of what was brought is left out. Throws
 * STORAGE_DAMAGED, as whoever reads the record does.
 */
export function readSignings(db: Sqlite): WholeSigning[] {
  const stepsOf = db.prepare(stepsOfSigning);
  const importOf = db.prepare(`SELECT ${asBytes(IMPORTS)} FROM imports WHERE signing_id = ?`);
  const rows = db.prepare(`SELECT ${asBytes(SIGNINGS)} FROM signings ORDER BY created_at_ms, rowid`).all();
  const all = ofRecord(signingRow, rows).map((row): WholeSigning => {
    const brought = v.safeParse(importRow, readRow(importOf.all(row.id)[0]));
    return {
      id: row.id,
      walletId: row.wallet_id,
      origin: row.origin,
      kind: row.kind,
      state: row.state,
      createdAtMs: row.created_at_ms,
      updatedAtMs: row.updated_at_ms,
      steps: ofRecord(wholeStepRow, stepsOf.all(row.id)).map(({ state, at_ms, data }) => ({
        ...{ state, data },
        atMs: at_ms,
      })),
      imported: brought.success ? toImported(brought.output) : null,
    };
  });
  const kept = fitting(all.filter((one) => one.origin === 'imported'));
  return all.filter((one) => one.origin !== 'imported' || kept.has(one.id));
}

export const stepsOfSigning = `SELECT ${asBytes(STEPS)} FROM steps WHERE signing_id = ? ORDER BY seq`;

/** None of them may be left out. Throws STORAGE_DAMAGED. */
export function ofRecord<T>(schema: v.GenericSchema<unknown, T>, rows: readonly unknown[]): T[] {
  const read = v.safeParse(v.array(schema), rows.map(readRow));
  if (!read.success) throw fail('STORAGE_DAMAGED', { file: 'journal.sqlite', keptAs: null });
  return read.output;
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

/** Throws STORAGE_DAMAGED. */
export function readBook(db: Sqlite): KeptBook {
  const rows = (sql: string): KeptRow[] => ofRecord(anyRow, db.prepare(sql).all());
  return {
    outputs: rows(`SELECT ${columns(OUTPUT)} FROM book_outputs WHERE signing_id IS NULL ORDER BY rowid`),
    assets: rows(`SELECT ${columns(PINNED)} FROM book_assets ORDER BY rowid`),
    history: rows(`SELECT ${columns(HISTORY)} FROM book_history ORDER BY rowid`),
  };
}

/** As `asBytes`, of columns that may hold either. */
function columns(names: readonly string[], of = ''): string {
  const asItIs = (name: string, at: string): string =>
    `iif(typeof(${at}) = 'text', CAST(${at} AS BLOB), ${at}) AS ${name}`;
  return names.map((name) => asItIs(name, `${of}${name}`)).join(', ');
}

/** `history`: what the book has by histories. What a service told and cannot be read any more is left out. */
export function readScopes(db: Sqlite, history: readonly KeptRow[]): KeptScope[] {
  const assetDataOf = readAssetData(db, history);
  const scopes = those(
    scopeRow,
    db.prepare(`SELECT ${asBytes(columnsOf(scopeRow))} FROM scopes ORDER BY id`).all(),
  );
  return scopes.map((scope) => ({
    walletId: scope.wallet_id,
    service: scope.service,
    numbering: scope.numbering,
    assetsAsOfMs: scope.assets_as_of_ms,
    readAtMs: scope.read_at_ms,
    assets: db
      .prepare(`SELECT ${columns(ASSET)} FROM assets WHERE scope_id = ? ORDER BY id`)
      .all(scope.id)
      .flatMap(assetIn),
    transfers: those(
      transferRow,
      db
        .prepare(
          `SELECT ${columns(['asset_id'], 'assets.')}, ${columns(['text'], 'texts.')}, ${columns(TRANSFER, 'transfers.')},
             (SELECT json_group_array(json_array(seq, at_ms, status)) FROM steps WHERE transfer_id = transfers.id) AS steps
             FROM transfers JOIN assets ON assets.id = asset_ref LEFT JOIN texts ON texts.transfer_id = transfers.id
            WHERE transfers.scope_id = ? ORDER BY transfers.id`,
        )
        .all(scope.id),
    ),
    invoices: those(
      invoiceRow,
      db.prepare(`SELECT ${columns(INVOICE)} FROM invoices WHERE scope_id = ? ORDER BY id`).all(scope.id),
    ),
    ...assetDataOf(scope.id),
  }));
}

/** One that cannot be read is there by its id, since its transfers need it: the service tells the rest again. */
function assetIn(row: unknown): KeptRow[] {
  const read = those(assetRow, [row]);
  if (read.length > 0) return read;
  return those(v.object({ asset_id: v.string() }), [v.parse(idColumn, row)]).map(({ asset_id }) => ({
    ...{ asset_id, told: null, listed: 0 },
    words: folded(asset_id),
  }));
}
const idColumn = v.object({ asset_id: v.unknown() });

function those<T>(schema: v.GenericSchema<unknown, T>, rows: readonly unknown[]): T[] {
  return rows.flatMap((row) => {
    const read = v.safeParse(schema, readRow(row));
    return read.success ? [read.output] : [];
  });
}
