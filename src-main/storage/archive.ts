import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import Database from 'libsql';
import type { Archive, BackupContent } from '../ports.ts';
import { parseContent, writeContent } from './archive/content.ts';
import { mergeScopes, mergeSignings } from './archive/merge.ts';
import { isMergeable } from './archive/try-merge.ts';
import { readBook, readScopes, readSignings } from './archive/rows.ts';
import { explainingDisk } from './disk-errors.ts';
import { migrations as holdingsMigrations } from './holdings/migrations.ts';
import { migrations as journalMigrations } from './journal/bring-forward.ts';
import { replaceFile } from './replace-file.ts';
import { openSqlite, type Migration, type Sqlite } from './sqlite.ts';

/** What a backup takes out of the files of a data folder, and puts back into them. Opens them for the time it needs. */
export function openArchive(folder: string, nowMs: () => number): Archive {
  const pendingFile = join(folder, 'restore.pending');
  const within = <T>(name: string, migrations: readonly Migration[], act: (db: Sqlite) => T): T => {
    const db = openBeside(join(folder, name), migrations, nowMs());
    try {
      return act(db);
    } finally {
      db.close();
    }
  };
  const inJournal = <T>(act: (db: Sqlite) => T) => within('journal.sqlite', journalMigrations, act);
  const inHoldings = <T>(act: (db: Sqlite) => T) => within('holdings.sqlite', holdingsMigrations, act);
  return {
    read: () => ({
      signings: inJournal(readSignings),
      scopes: inHoldings(readScopes),
      book: inJournal(readBook),
    }),
    changedAtMs: () => {
      const signings = inJournal((db) =>
        greatest(db, 'SELECT max(max(updated_at_ms, created_at_ms)) FROM signings'),
      );
      const invoices = inHoldings((db) =>
        greatest(db, "SELECT max(json_extract(made, '$.createdAtMs')) FROM invoices"),
      );
      const latest = Math.max(signings ?? 0, invoices ?? 0);
      return latest === 0 ? null : latest;
    },
    write: writeContent,
    parse: parseMergeable,
    merge: (data, atMs) => ({
      ...inJournal((db) => mergeSignings(db, data, atMs)),
      ...inHoldings((db) => mergeScopes(db, data.scopes)),
    }),
    pending: explainingDisk(pendingFile, {
      begin: (content) => {
        replaceFile(pendingFile, writeContent(content));
      },
      read: () => {
        if (!existsSync(pendingFile)) return null;
        // It is renamed whole, so what does not parse is nothing of ours.
        return parseMergeable(readFileSync(pendingFile, 'utf8')) ?? 'damaged';
      },
      setAside: () => {
        const file = basename(pendingFile);
        const keptAs = `${file}.corrupt-${String(nowMs())}`;
        renameSync(pendingFile, join(folder, keptAs));
        return { file, keptAs, recovered: 'nothing' };
      },
      done: () => {
        rmSync(pendingFile, { force: true });
      },
    }),
  };
}

function parseMergeable(text: string): BackupContent | null {
  const content = parseContent(text);
  return content !== null && isMergeable(content) ? content : null;
}

/** Beside the connection that is open already, which looked at the file: one that is damaged is moved by nobody now. */
function openBeside(file: string, migrations: readonly Migration[], nowMs: number): Sqlite {
  if (!existsSync(file)) return openSqlite(file, { migrations, nowMs }).db;
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
