import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import Database from 'libsql';
import type { StorageDamage } from '../../src-preload/contract/settings.ts';
import { damagedFiles, explainDisk, isDamage, refuseUnwritable } from './disk-errors.ts';
import { attempt } from '../base/json.ts';
import { APPLICATION_ID, FORM, otherForm } from '../base/data-form.ts';

export type Sqlite = Database.Database;

interface Options {
  readonly tables: string;
  readonly nowMs: number;
  /** For a file that must be complete: checks indexes too, and this function must pass. */
  readonly isSound?: (db: Sqlite) => boolean;
  readonly expected?: boolean;
  /** Runs before each transaction; throws if nothing may be written any more. */
  readonly guard?: () => void;
  /** Takes over a damaged file's readable rows; returns how many. */
  readonly salvage?: (kept: string, fresh: Sqlite) => number;
}

/**
 * Write-ahead with full sync: acknowledged writes survive a crash. A foreign, damaged, empty or missing file is never
 * silently begun anew: it is kept aside and the caller tells the person. Throws DISK_REFUSED, DATA_FOLDER_FORM.
 */
export function openSqlite(file: string, options: Options): { db: Sqlite; damage: StorageDamage | null } {
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    refuseUnwritable(file);
    const opened = open(file, options);
    if (options.guard !== undefined) guards.set(opened.db, options.guard);
    return opened;
  } catch (error) {
    throw explainDisk(error, file);
  }
}

const guards = new WeakMap<Sqlite, () => void>();
const looked = new WeakMap<Sqlite, { readonly file: string; readonly atMs: number }>();

/** A full check reads the whole file: due this often, and after each end that wasn't a normal one. */
const LOOK_AGAIN_MS = 7 * 86_400_000;
const stampOf = (file: string): string => `${file}-checked`;

/** Every write to the file changes this text. */
function identity(file: string): string {
  const { dev, ino, size, mtimeNs, ctimeNs } = statSync(file, { bigint: true });
  return [dev, ino, size, mtimeNs, ctimeNs].join(' ');
}

function takeStamp(file: string, nowMs: number): number | null {
  return attempt(() => {
    const [atMs = '', ...rest] = readFileSync(stampOf(file), 'utf8').split(' ');
    rmSync(stampOf(file));
    const isSame = rest.join(' ') === identity(file) && (sizeOf(`${file}-wal`) ?? 0) === 0;
    const ageMs = nowMs - Number(atMs);
    return isSame && ageMs >= 0 && ageMs < LOOK_AGAIN_MS ? Number(atMs) : null;
  });
}

/** For errors that aren't rethrown: a damaged file must not be marked sound. */
export function noteDamage(db: Sqlite, error: unknown): void {
  const file = looked.get(db)?.file;
  if (file !== undefined && isDamage(error)) damagedFiles.add(file);
}

export function closeSqlite(db: Sqlite): void {
  const { file, atMs } = looked.get(db) ?? { file: null, atMs: 0 };
  db.close();
  try {
    // A damaged file gets a full check at the next start.
    if (file === null || damagedFiles.has(file) || (sizeOf(`${file}-wal`) ?? 0) > 0) return;
    rmSync(stampOf(file), { force: true });
    writeFileSync(stampOf(file), `${String(atMs)} ${identity(file)}`, { flag: 'wx', mode: 0o600 });
  } catch {
    // The next start does a full check.
  }
}

/** Unlike libsql's: keeps the reason if SQLite rolled back already, and joins an outer transaction. */
export function transaction<A extends unknown[], T>(db: Sqlite, act: (...given: A) => T): (...given: A) => T {
  const isWithin = () => db.inTransaction;
  return (...given) => {
    // libsql ends the process if a closed database is asked for `inTransaction`.
    if (!db.open) throw new Error('the database is closed');
    if (isWithin()) return act(...given);
    guards.get(db)?.();
    db.exec('BEGIN IMMEDIATE');
    try {
      const made = act(...given);
      db.exec('COMMIT');
      return made;
    } catch (error) {
      noteDamage(db, error);
      if (isWithin()) db.exec('ROLLBACK');
      throw error;
    }
  };
}

function open(file: string, options: Options): { db: Sqlite; damage: StorageDamage | null } {
  const size = sizeOf(file);
  const isLost = size === null && (options.expected === true || (sizeOf(`${file}-wal`) ?? 0) > 0);
  // SQLite takes an empty file for a new one, but Ochre never leaves one behind.
  if (size !== 0 && !isLost) {
    try {
      return { db: openChecked(file, options), damage: null };
    } catch (error) {
      if (size === null || !(error instanceof DamagedFile || isDamage(error))) throw error;
    }
  }
  const keptAs = `${file}.corrupt-${String(options.nowMs)}`;
  const isKept = keepAside(file, keptAs);
  const db = openChecked(file, options);
  const taken = isKept ? (options.salvage?.(keptAs, db) ?? 0) : 0;
  const recovered = taken > 0 ? 'part' : 'nothing';
  return { db, damage: { file: basename(file), keptAs: isKept ? basename(keptAs) : null, recovered } };
}

function keepAside(file: string, keptAs: string): boolean {
  const there = ['', '-wal', '-shm'].filter((suffix) => existsSync(file + suffix));
  for (const suffix of there) renameSync(file + suffix, keptAs + suffix);
  return there.includes('') || (sizeOf(`${keptAs}-wal`) ?? 0) > 0;
}

function sizeOf(file: string): number | null {
  return statSync(file, { throwIfNoEntry: false })?.size ?? null;
}

function openChecked(file: string, { tables, isSound, nowMs }: Options): Sqlite {
  const lookedAtMs = takeStamp(file, nowMs);
  const db = new Database(file);
  looked.set(db, { file, atMs: lookedAtMs ?? nowMs });
  try {
    // Before write-ahead, so that the mark is in the file itself, where a program of another form looks.
    if (isNew(db)) createTables(db, tables);
    else refuseOtherForm(db, file);
    db.exec(
      'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON;',
    );
    if (lookedAtMs !== null) return db;
    damagedFiles.delete(file);
    const [check] = db
      .prepare(`PRAGMA ${isSound === undefined ? 'quick' : 'integrity'}_check(1)`)
      .raw()
      .all() as string[][];
    if (check?.[0] !== 'ok') throw new DamagedFile(String(check?.[0]));
    if (isSound?.(db) === false) throw new DamagedFile('what lies in it is not what was written');
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

function isNew(db: Sqlite): boolean {
  return pragma(db, 'page_count') === 0;
}

function createTables(db: Sqlite, tables: string): void {
  transaction(db, () => {
    db.exec(
      `PRAGMA application_id = ${String(APPLICATION_ID)}; PRAGMA user_version = ${String(FORM)}; ${tables}`,
    );
  })();
}

function refuseOtherForm(db: Sqlite, file: string): void {
  const form = pragma(db, 'application_id') === APPLICATION_ID ? pragma(db, 'user_version') : 0;
  if (form !== FORM) throw otherForm(dirname(file), basename(file), form);
}

function pragma(db: Sqlite, name: string): number {
  const [row] = db.prepare(`PRAGMA ${name}`).raw().all() as number[][];
  return row?.[0] ?? 0;
}

class DamagedFile extends Error {}
