import { hash } from 'node:crypto';
import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs';
import Database from 'libsql';
import * as v from 'valibot';
import { contentsSchema, type DatabaseContents } from './messages.ts';

/**
 * rgb-lib runs whatever is in its database: a trigger in a backup could swap an invoice's slot during the write. Throws
 * unless it is a sound database of exactly this schema (`schemaDigest`). In its own process: a damaged file may end or
 * stall SQLite.
 */
export function requireGenuineSchema(file: string, schema: string, fork: string): void {
  requirePlainFile(file);
  const db = openForReading(file);
  try {
    // First: an integrity check runs expressions of indexes, constraints and generated columns.
    const digest = schemaDigest(db);
    if (digest === fork) throw new ForkError('a fork of rgb-lib made it');
    if (digest !== schema) throw new Error('its schema is not the one that rgb-lib makes');
    const [[integrity] = []] = rowsOf(db, 'PRAGMA integrity_check(1)');
    if (integrity !== 'ok') throw new Error(`it is damaged: ${String(integrity).slice(0, 200)}`);
    if (rowsOf(db, 'PRAGMA foreign_key_check').length > 0) throw new Error('a row refers to none');
    if (rowsOf(db, ODD_SEQUENCE).length > 0) throw new Error('it counts rows as rgb-lib does not');
    if (rowsOf(db, LEADING_OUT).length > 0) throw new Error('a name in it leads out of the folder');
  } finally {
    db.close();
  }
}

/** Reads what another release must find, too. Throws if there is more than fits into memory. */
export function readContents(file: string): DatabaseContents {
  const db = openForReading(file);
  try {
    const read = (sql: string) => v.parse(contentsSchema.entries.assets, rowsOf(db, sql));
    return { assets: read(ASSETS), unspents: read(UNSPENTS), transfers: read(TRANSFERS) };
  } finally {
    db.close();
  }
}

const ASSETS = `SELECT id, schema, ticker, name, precision, CAST(initial_supply AS TEXT) FROM asset ORDER BY id`;
const UNSPENTS = `SELECT txid || ':' || vout, CAST(btc_amount AS TEXT),
    (SELECT group_concat(type || ' ' || assignment || ' ' || asset_transfer_idx) FROM coloring WHERE txo_idx = txo.idx)
  FROM txo WHERE NOT spent AND "exists" AND NOT pending_witness ORDER BY txid, vout`;
const TRANSFERS = `SELECT CAST(transfer.idx AS TEXT), asset_id, status, txid, recipient_id, requested_assignment
  FROM transfer JOIN asset_transfer ON asset_transfer.idx = asset_transfer_idx
    JOIN batch_transfer ON batch_transfer.idx = batch_transfer_idx ORDER BY transfer.idx`;

export class ForkError extends Error {}

function schemaDigest(db: Database.Database): string {
  const objects = rowsOf(db, 'SELECT type, name, tbl_name, sql FROM sqlite_schema ORDER BY rowid LIMIT 100');
  return hash('sha256', JSON.stringify(objects));
}

function openForReading(file: string): Database.Database {
  const db = new Database(file, { readonly: true });
  db.exec(
    `PRAGMA hard_heap_limit = ${String(MAX_HEAP_BYTES)}; PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON;
     PRAGMA mmap_size = 0; PRAGMA query_only = ON;`,
  );
  return db;
}
const MAX_HEAP_BYTES = 64 * 1024 * 1024;

const rowsOf = (db: Database.Database, sql: string) => db.prepare(sql).raw().all() as unknown[][];

/** rgb-lib's row numbers have 32 bits. */
const ODD_SEQUENCE = `SELECT name FROM sqlite_sequence GROUP BY name HAVING count(*) > 1 OR typeof(name) <> 'text'
  OR typeof(max(seq)) <> 'integer' OR max(seq) NOT BETWEEN 0 AND 2000000000`;

/** rgb-lib sends payees whatever file a row names as picture. Compares bytes: SQLite's length stops at a zero. */
const notHex = (column: string): string =>
  `typeof(${column}) <> 'text' OR length(CAST(${column} AS BLOB)) <> 64 OR ${column} GLOB '*[^0-9a-f]*'`;
const hasSlash = (column: string): string =>
  `typeof(${column}) <> 'text' OR instr(CAST(${column} AS BLOB), x'2f') > 0 OR instr(${column}, '..') > 0`;
const LEADING_OUT = `SELECT idx FROM media WHERE ${notHex('digest')}
  UNION ALL SELECT idx FROM batch_transfer WHERE txid IS NOT NULL AND (${notHex('txid')})
  UNION ALL SELECT idx FROM asset WHERE ${hasSlash('id')}
  UNION ALL SELECT idx FROM transfer WHERE recipient_id IS NOT NULL AND (${hasSlash('recipient_id')})
  LIMIT 1`;

/** SQLite would read these files with the database, unchecked. */
const BESIDE = ['-journal', '-wal', '-shm'];
const PAGE_BYTES = 4_096;

/** rgb-lib's header (https://sqlite.org/fileformat.html, 1.3): no write-ahead log, UTF-8, the right page count. */
function requirePlainFile(file: string): void {
  if (BESIDE.some((suffix) => existsSync(file + suffix))) throw new Error('a journal lies beside it');
  const size = statSync(file).size;
  const head = Buffer.alloc(100);
  const fd = openSync(file, 'r');
  try {
    readSync(fd, head, 0, head.length, 0);
  } finally {
    closeSync(fd);
  }
  const isPlain =
    head.toString('latin1', 0, 16) === 'SQLite format 3\0' &&
    head.readUInt16BE(16) === PAGE_BYTES &&
    head.readUInt32BE(18) === 0x01_01_00_40 &&
    head.readUInt32BE(28) * PAGE_BYTES === size &&
    head.readUInt32BE(24) === head.readUInt32BE(92) &&
    head.readUInt32BE(44) === SCHEMA_FORMAT &&
    head.readUInt32BE(56) === UTF_8 &&
    [...head.subarray(48, 56), ...head.subarray(60, 92)].every((byte) => byte === 0);
  if (!isPlain) throw new Error('it is not as rgb-lib writes one');
}
const SCHEMA_FORMAT = 4;
const UTF_8 = 1;
