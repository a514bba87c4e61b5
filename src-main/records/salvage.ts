import { copyFileSync, existsSync, rmSync } from 'node:fs';
import { types } from 'node:util';
import Database from 'libsql';
import type * as v from 'valibot';
import { attempt } from '../base/json.ts';
import type { Sqlite } from './sqlite.ts';

/** Row numbers are consecutive: so many missing ones mean the end, or too wide a hole. */
const MOST_MISSES = 1_000;

export type Columns = Readonly<Record<string, 'text' | 'number'>>;

export function columnsOf({ entries }: { readonly entries: v.ObjectEntries }): Columns {
  return Object.fromEntries(
    Object.entries(entries).map(([name, entry]) => [name, typeOf(entry) === 'number' ? 'number' : 'text']),
  );
}

function typeOf(entry: v.ObjectEntries[string]): string {
  return 'wrapped' in entry ? typeOf(entry.wrapped) : entry.type;
}

/** Reads a copy by row number: the original stays as found. Returns the number taken; never throws for broken data. */
export function salvageRows(
  file: string,
  tables: Readonly<Record<string, Columns>>,
  take: (table: string, row: unknown) => boolean,
): number {
  const copy = `${file}.reading`;
  try {
    for (const suffix of ['', '-wal'])
      if (existsSync(file + suffix)) copyFileSync(file + suffix, copy + suffix);
    const db = attempt(() => new Database(copy));
    if (db === null) return 0;
    // Otherwise SQLite reads nothing of a truncated file.
    attempt(() => db.exec('PRAGMA writable_schema = ON'));
    let taken = 0;
    for (const [table, columns] of Object.entries(tables))
      for (const row of rowsOf(db, table, columns)) if (take(table, row)) taken += 1;
    db.close();
    return taken;
  } finally {
    for (const suffix of ['', '-wal', '-shm']) rmSync(copy + suffix, { force: true });
  }
}

/** For `readRow`: libsql ends the process at text that isn't UTF-8, so text comes as bytes. */
export function asBytes(columns: Columns): string {
  return Object.entries(columns)
    .map(([name, type]) => (type === 'text' ? `CAST(${name} AS BLOB) AS ${name}` : name))
    .join(', ');
}

const decoder = new TextDecoder('utf-8', { fatal: true });

/** Null if some text isn't UTF-8. */
export function readRow(row: unknown): Record<string, unknown> | null {
  if (typeof row !== 'object' || row === null) return null;
  const read: Record<string, unknown> = {};
  try {
    for (const [name, value] of Object.entries<unknown>(row as Record<string, unknown>))
      read[name] = types.isArrayBuffer(value) ? decoder.decode(value) : value;
    return read;
  } catch {
    return null;
  }
}

function* rowsOf(db: Sqlite, table: string, columns: Columns): Generator {
  const one = attempt(() => db.prepare(`SELECT ${asBytes(columns)} FROM ${table} WHERE rowid = ?`));
  if (one === null) return;
  for (let rowid = 1, misses = 0; misses < MOST_MISSES; rowid += 1) {
    const [row] = attempt(() => one.all(rowid)) ?? [];
    const read = readRow(row);
    misses = row === undefined ? misses + 1 : 0;
    if (read !== null) yield read;
  }
}
