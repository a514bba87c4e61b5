import { copyFileSync, existsSync, rmSync } from 'node:fs';
import { types } from 'node:util';
import Database from 'libsql';
import type * as v from 'valibot';
import { attempt } from '../base/attempt.ts';
import type { Sqlite } from './sqlite.ts';

/** Row numbers are given one after the other: so many that lead nowhere are the end, or a hole too wide. */
const MOST_MISSES = 1_000;

/** Columns of a table, in their order, with `text` of those that hold text. */
export type Columns = Readonly<Record<string, 'text' | 'number'>>;

/** The columns that this schema of a row reads, in its order. */
export function columnsOf({ entries }: { readonly entries: v.ObjectEntries }): Columns {
  return Object.fromEntries(
    Object.entries(entries).map(([name, entry]) => [name, typeOf(entry) === 'number' ? 'number' : 'text']),
  );
}

function typeOf(entry: v.ObjectEntries[string]): string {
  return 'wrapped' in entry ? typeOf(entry.wrapped) : entry.type;
}

/**
 * Reads a broken database row by row, by the number of each, and hands on every one that can be read. Works on a copy:
 * what was kept aside stays as it was found. Answers how many were taken; never throws for what is broken.
 */
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
    // Otherwise SQLite reads nothing at all of a file that was cut short.
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

/**
 * What a `SELECT` of these columns must name so that `readRow` can read it. libsql ends the whole process at a text
 * that is not UTF-8, so text that may be broken comes as bytes.
 */
export function asBytes(columns: Columns): string {
  return Object.entries(columns)
    .map(([name, type]) => (type === 'text' ? `CAST(${name} AS BLOB) AS ${name}` : name))
    .join(', ');
}

/** Null where some text of it is not UTF-8. */
export function readRow(row: unknown): Record<string, unknown> | null {
  if (typeof row !== 'object' || row === null) return null;
  return attempt(() =>
    Object.fromEntries(
      Object.entries(row).map(([name, value]: [string, unknown]) => [
        name,
        types.isArrayBuffer(value) ? new TextDecoder('utf-8', { fatal: true }).decode(value) : value,
      ]),
    ),
  );
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
