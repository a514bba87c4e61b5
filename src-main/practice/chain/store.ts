import { closeSync, existsSync, mkdirSync, openSync, renameSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import Database from 'libsql';
import * as v from 'valibot';
import { fail } from '../../domain/errors.ts';
import { MIGRATIONS } from './schema.ts';

type SqlValue = string | number | null;
type Row = v.GenericSchema;

/** The practice chain's file. Everything the service knows is in it; nothing is kept beside it in memory. */
export interface Store {
  /** Rows of a query, each parsed by its schema. */
  rows: <S extends Row>(row: S, sql: string, ...values: SqlValue[]) => v.InferOutput<S>[];
  run: (sql: string, ...values: SqlValue[]) => void;
  /** All of it is on disk when it returns, or none of it. Joins an atomic act that is under way. */
  atomic: <T>(work: () => T) => T;
  close: () => void;
}

export interface Damage {
  readonly file: string;
  readonly keptAs: string | null;
}

/**
 * Opens the file, or makes it. A damaged one is set aside under another name and reported before a new one is
 * begun; without anyone to report to it stays a failure. Throws STORAGE_DAMAGED, DISK_REFUSED.
 */
export function openStore(file: string, nowMs: number, onDamaged?: (damage: Damage) => void): Store {
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    // Extended public keys are in it; SQLite gives its side files the same mode.
    closeSync(openSync(file, 'a', 0o600));
  } catch (error) {
    throw fail('DISK_REFUSED', { file: basename(file), detail: textOf(error) });
  }
  try {
    return open(file);
  } catch (error) {
    if (!isDamage(error)) throw fail('DISK_REFUSED', { file: basename(file), detail: textOf(error) });
    const damage = { file: basename(file), keptAs: setAside(file, nowMs) };
    if (damage.keptAs === null || onDamaged === undefined) throw fail('STORAGE_DAMAGED', damage);
    onDamaged(damage);
    return open(file);
  }
}

function open(file: string): Store {
  const database = new Database(file, { timeout: 2_000 });
  try {
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
    prepareSchema(database);
  } catch (error) {
    database.close();
    throw error;
  }
  const prepared = new Map<string, Database.Statement<SqlValue[]>>();
  const statement = (sql: string) => {
    const known = prepared.get(sql) ?? database.prepare<SqlValue[]>(sql);
    prepared.set(sql, known);
    return known;
  };
  let inside = false;
  return {
    rows: (row, sql, ...values) => v.parse(v.array(row), statement(sql).all(...values)),
    run: (sql, ...values) => void statement(sql).run(...values),
    atomic: (work) => {
      if (inside) return work();
      inside = true;
      try {
        database.exec('BEGIN IMMEDIATE');
        try {
          const result = work();
          database.exec('COMMIT');
          return result;
        } catch (error) {
          if (database.inTransaction) database.exec('ROLLBACK');
          throw error;
        }
      } finally {
        inside = false;
      }
    },
    close: () => {
      prepared.clear();
      // libsql leaves the write-ahead file behind on close: fold it in first.
      database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
      database.close();
    },
  };
}

class Damaged extends Error {}

function prepareSchema(database: Database.Database): void {
  const one = (sql: string): unknown => database.prepare(sql).raw().all().flat()[0];
  if (one('PRAGMA quick_check') !== 'ok') throw new Damaged('quick_check');
  const version = Number(one('PRAGMA user_version'));
  const isNew = version === 0 && one('SELECT count(*) FROM sqlite_schema') === 0;
  if ((version === 0 && !isNew) || version > MIGRATIONS.length) throw new Damaged('unknown version');
  MIGRATIONS.slice(version).forEach((migration, i) => {
    database.exec(`BEGIN IMMEDIATE; ${migration} PRAGMA user_version = ${version + i + 1}; COMMIT;`);
  });
}

function isDamage(error: unknown): boolean {
  if (error instanceof Damaged) return true;
  const code = error instanceof Error && 'code' in error ? error.code : null;
  return (
    code === 'SQLITE_NOTADB' || code === 'SQLITE_CORRUPT' || /not a database|malformed/.test(textOf(error))
  );
}

function setAside(file: string, nowMs: number): string | null {
  const kept = `${file}.damaged-${nowMs}`;
  try {
    renameSync(file, kept);
    for (const suffix of ['-wal', '-shm']) {
      if (existsSync(file + suffix)) renameSync(file + suffix, kept + suffix);
    }
    return basename(kept);
  } catch {
    return null;
  }
}

function textOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
