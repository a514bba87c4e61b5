import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import Database from 'libsql';
import type { StorageDamage } from '../ports.ts';

export type Sqlite = Database.Database;

/**
 * Opens a database write-ahead with full synchronisation: what a write acknowledged survives a crash.
 * `migrations[n]` takes the file from version n to n + 1, each in one transaction.
 * A file that is no database, or a damaged one, is kept aside and a new one begun; the caller says so to the user.
 */
export function openSqlite(
  file: string,
  migrations: readonly string[],
  nowMs: number,
): { db: Sqlite; damage: StorageDamage | null } {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  try {
    return { db: openChecked(file, migrations), damage: null };
  } catch (error) {
    if (!isDamage(error) || !existsSync(file)) throw error;
    const keptAs = `${file}.corrupt-${String(nowMs)}`;
    for (const suffix of ['', '-wal', '-shm']) {
      if (existsSync(file + suffix)) renameSync(file + suffix, keptAs + suffix);
    }
    const db = openChecked(file, migrations);
    return { db, damage: { file: basename(file), keptAs: basename(keptAs), recovered: 'nothing' } };
  }
}

function openChecked(file: string, migrations: readonly string[]): Sqlite {
  const db = new Database(file);
  try {
    db.exec(
      'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON;',
    );
    const [check] = db.prepare('PRAGMA quick_check(1)').raw().all() as string[][];
    if (check?.[0] !== 'ok') throw new DamagedFile(String(check?.[0]));
    migrate(db, migrations);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

function migrate(db: Sqlite, migrations: readonly string[]): void {
  const [row] = db.prepare('PRAGMA user_version').raw().all() as number[][];
  const version = row?.[0] ?? 0;
  if (version > migrations.length) {
    // A newer Ochre wrote it. Reading it with older rules could lose what the newer one knew.
    throw new Error(`the database is of version ${String(version)}, newer than this program knows`);
  }
  for (let step = version; step < migrations.length; step += 1) {
    db.exec(`BEGIN IMMEDIATE; ${migrations[step] ?? ''}; PRAGMA user_version = ${String(step + 1)}; COMMIT;`);
  }
}

class DamagedFile extends Error {}

function isDamage(error: unknown): boolean {
  if (error instanceof DamagedFile) return true;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return code === 'SQLITE_NOTADB' || code === 'SQLITE_CORRUPT' || code.startsWith('SQLITE_CORRUPT_');
}
