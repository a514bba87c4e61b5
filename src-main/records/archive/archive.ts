import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import Database from 'libsql';
import { openBackup } from '../../domain/backup/file.ts';
import { WalletError } from '../../domain/errors.ts';
import type { BackupContent } from './backup-content.ts';
import type { KeptData, Merged } from '../../ports/index.ts';
import type { StorageDamage } from '../../../src-preload/contract/settings.ts';
import { parseContent, writeContent } from './content.ts';
import { mergeScopes, mergeSignings } from './merge.ts';
import { readBook, readScopes, readSignings } from './rows.ts';
import { explainingDisk } from '../disk-errors.ts';
import { tables as holdingsTables } from '../holdings/tables.ts';
import { tables as journalTables } from '../journal/schema.ts';
import { replaceLongFile } from '../replace-file.ts';
import { createTables, openSqlite, type Sqlite } from '../sqlite.ts';

/** Reads the content of a backup, away from main's loop where there is a place for it. */
type ReadContent = (text: string) => Promise<BackupContent | null>;
const readHere: ReadContent = (text) => Promise.resolve(text).then(parseContent);

export type Archive = ReturnType<typeof openArchive>;

/**
 * What a backup takes out of the files of a data folder, and puts back into them. Opens them for the time it needs. No
 * secret is among it. Throws DISK_REFUSED, STORAGE_DAMAGED.
 */
export function openArchive(folder: string, nowMs: () => number, read: ReadContent = readHere) {
  const openJournal = () => openBeside(join(folder, 'journal.sqlite'), journalTables, nowMs());
  const openHoldings = () => openBeside(join(folder, 'holdings.sqlite'), holdingsTables, nowMs());
  const inJournal = <T>(act: (db: Sqlite) => T) => within(openJournal(), act);
  const inHoldings = <T>(act: (db: Sqlite) => T) => within(openHoldings(), act);
  /** Null where it is none, or does not fit into the files. Throws BACKUP_TOO_MUCH, and BACKUP_REFUSED `tooLarge`. */
  const parse = async (text: string): Promise<BackupContent | null> => {
    const content = await read(text);
    return content !== null && (await isMergeable(content)) ? content : null;
  };
  return {
    /** Signings, book and holdings as they lie on disk now; of asset data as much as there is room for. */
    read: (): KeptData => {
      const book = inJournal(readBook);
      const scopes = inHoldings((db) => readScopes(db, book.history));
      return { signings: inJournal(readSignings), scopes, book };
    },
    /** How many files of asset data lie on disk. */
    assetDataKept: () => inHoldings((db) => greatest(db, 'SELECT count(*) FROM consignments')) ?? 0,
    /** When something last changed that no words and no service bring back; null: there is nothing of that. Unix ms. */
    changedAtMs: (): number | null => {
      const signings = inJournal((db) =>
        greatest(db, 'SELECT max(max(updated_at_ms, created_at_ms)) FROM signings'),
      );
      const invoices = inHoldings((db) =>
        greatest(
          db,
          "SELECT max(iif(json_valid(made), CAST(json_extract(made, '$.createdAtMs') AS INTEGER), 0)) FROM invoices",
        ),
      );
      const latest = Math.max(signings ?? 0, invoices ?? 0);
      return latest === 0 ? null : latest;
    },
    write: writeContent,
    unseal: openBackup,
    parse,
    /**
     * Adds what is not here, each entry whole or not at all, and never takes back what is. Doing it twice does it once,
     * and so does doing it again where it ended in the middle.
     */
    merge: async (data: KeptData, atMs: number): Promise<Merged> => {
      const signings = await meanwhile(openJournal(), (db) => mergeSignings(db, data, atMs));
      return { ...signings, ...(await meanwhile(openHoldings(), (db) => mergeScopes(db, data.scopes))) };
    },
    pending: createPending(folder, nowMs, parse),
  };
}

/** What was begun to be brought back, so that an end in the middle of it is made good at the next start. */
function createPending(folder: string, nowMs: () => number, parse: ReadContent) {
  const pendingFile = join(folder, 'restore.pending');
  return explainingDisk(pendingFile, {
    begin: async (content: BackupContent) => replaceLongFile(pendingFile, await writeContent(content)),
    isBegun: () => existsSync(pendingFile),
    /**
     * It is renamed whole, so what does not parse is nothing of ours; nor is what holds more than is ever written. What
     * could not be read to its end says nothing of the file.
     */
    read: async (): Promise<BackupContent | 'damaged'> => {
      try {
        return (await parse(readFileSync(pendingFile, 'utf8'))) ?? 'damaged';
      } catch (error) {
        if (error instanceof WalletError && error.failure.code === 'BACKUP_TOO_MUCH') return 'damaged';
        throw error;
      }
    },
    /** Renames what cannot be brought back, so that it stands in the way of no start. */
    setAside: (): StorageDamage => {
      const file = basename(pendingFile);
      const keptAs = `${file}.corrupt-${String(nowMs())}`;
      renameSync(pendingFile, join(folder, keptAs));
      return { file, keptAs, recovered: 'nothing' };
    },
    done: () => rmSync(pendingFile, { force: true }),
  });
}

function within<T>(db: Sqlite, act: (db: Sqlite) => T): T {
  try {
    return act(db);
  } finally {
    db.close();
  }
}

async function meanwhile<T>(db: Sqlite, act: (db: Sqlite) => Promise<T>): Promise<T> {
  try {
    return await act(db);
  } finally {
    db.close();
  }
}

/** Beside the connection that is open already, which looked at the file: one that is damaged is moved by nobody now. */
function openBeside(file: string, tables: string, nowMs: number): Sqlite {
  if (!existsSync(file)) return openSqlite(file, { tables, nowMs }).db;
  const db = new Database(file);
  db.exec(
    'PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON; PRAGMA busy_timeout = 2000;',
  );
  return db;
}

function greatest(db: Sqlite, sql: string): number | null {
  const [row] = db.prepare(sql).raw().all() as (number | null)[][];
  return row?.[0] ?? null;
}

/**
 * Whether all of it goes into files that are empty: each column of its type, each reference to what is among it. Touches
 * no file.
 */
async function isMergeable(data: KeptData): Promise<boolean> {
  try {
    await meanwhile(inMemory(journalTables), (db) => mergeSignings(db, data, 0));
    // Asset data is no part of that: what is wrong with it is sifted out, file by file.
    const scopes = data.scopes.map((scope) => ({ ...scope, consignments: [], pieces: [] }));
    await meanwhile(inMemory(holdingsTables), (db) => mergeScopes(db, scopes));
    return true;
  } catch {
    return false;
  }
}

function inMemory(tables: string): Sqlite {
  const db = new Database(':memory:');
  db.exec('PRAGMA foreign_keys = ON');
  createTables(db, tables);
  return db;
}
