import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import Database from 'libsql';
import { openBackup } from '../../domain/backup/file.ts';
import { WalletError } from '../../domain/errors.ts';
import { atOnce, type Steps } from '../../slices.ts';
import type { Archive, BackupContent, KeptData } from '../../ports/index.ts';
import { parseContent, writeContent, writtenContent } from './content.ts';
import { mergeScopes, mergeSignings } from './merge.ts';
import { readBook, readScopes, readSignings } from './rows.ts';
import { explainDisk, explainingDisk } from '../disk-errors.ts';
import { tables as holdingsTables } from '../holdings/tables.ts';
import { tables as journalTables } from '../journal/schema.ts';
import { replaceFileInSteps } from '../replace-file.ts';
import { createTables, openSqlite, type Sqlite } from '../sqlite.ts';

/** What a backup takes out of the files of a data folder, and puts back into them. Opens them for the time it needs. */
export function openArchive(folder: string, nowMs: () => number): Archive {
  const pendingFile = join(folder, 'restore.pending');
  function* within<T>(name: string, tables: string, act: (db: Sqlite) => Steps<T>): Steps<T> {
    const db = openBeside(join(folder, name), tables, nowMs());
    try {
      return yield* act(db);
    } finally {
      db.close();
    }
  }
  const journal = <T>(act: (db: Sqlite) => Steps<T>) => within('journal.sqlite', journalTables, act);
  const holdings = <T>(act: (db: Sqlite) => Steps<T>) => within('holdings.sqlite', holdingsTables, act);
  const inJournal = <T>(act: (db: Sqlite) => T) => atOnce(journal((db) => oneStep(() => act(db))));
  const inHoldings = <T>(act: (db: Sqlite) => T) => atOnce(holdings((db) => oneStep(() => act(db))));
  return {
    read: () => {
      const book = inJournal(readBook);
      const scopes = inHoldings((db) => readScopes(db, book.history));
      return { signings: inJournal(readSignings), scopes, book };
    },
    assetDataKept: () => inHoldings((db) => greatest(db, 'SELECT count(*) FROM consignments')) ?? 0,
    changedAtMs: () => {
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
    parse: parseMergeable,
    *merge(data, atMs) {
      const signings = yield* journal((db) => mergeSignings(db, data, atMs));
      return { ...signings, ...(yield* holdings((db) => mergeScopes(db, data.scopes))) };
    },
    pending: explainingDisk(pendingFile, {
      *begin(content) {
        try {
          yield* replaceFileInSteps(pendingFile, inPieces(writtenContent(content)));
        } catch (error) {
          throw explainDisk(error, pendingFile);
        }
      },
      read: () => {
        if (!existsSync(pendingFile)) return null;
        // It is renamed whole, so what does not parse is nothing of ours.
        return readPending(pendingFile) ?? 'damaged';
      },
      setAside: () => {
        const file = basename(pendingFile);
        const keptAs = `${file}.corrupt-${String(nowMs())}`;
        renameSync(pendingFile, join(folder, keptAs));
        return { file, keptAs, recovered: 'nothing' };
      },
      done: () => rmSync(pendingFile, { force: true }),
    }),
  };
}

function* parseMergeable(text: string): Steps<BackupContent | null> {
  const content = yield* parseContent(text);
  return content !== null && (yield* isMergeable(content)) ? content : null;
}

/** Null also where it holds more than is ever written. */
function readPending(file: string): BackupContent | null {
  try {
    return atOnce(parseMergeable(readFileSync(file, 'utf8')));
  } catch (error) {
    if (error instanceof WalletError) return null;
    throw error;
  }
}

function* oneStep<T>(act: () => T): Steps<T> {
  return act();
}

const PIECE_CHARS = 256 * 1024;

/** Joins short pieces of a text to few long ones. */
function* inPieces(text: Iterable<string>): Generator<string> {
  let piece = '';
  for (const part of text) {
    piece += part;
    if (piece.length < PIECE_CHARS) continue;
    yield piece;
    piece = '';
  }
  yield piece;
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
function* isMergeable(data: KeptData): Steps<boolean> {
  try {
    yield* inMemory(journalTables, (db) => mergeSignings(db, data, 0));
    // Asset data is no part of that: what is wrong with it is sifted out, file by file.
    const scopes = data.scopes.map((scope) => ({ ...scope, consignments: [], pieces: [] }));
    yield* inMemory(holdingsTables, (db) => mergeScopes(db, scopes));
    return true;
  } catch {
    return false;
  }
}

function* inMemory(tables: string, act: (db: Sqlite) => Steps<unknown>): Steps<void> {
  const db = new Database(':memory:');
  try {
    db.exec('PRAGMA foreign_keys = ON');
    createTables(db, tables);
    yield* act(db);
  } finally {
    db.close();
  }
}
