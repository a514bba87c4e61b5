import { constants, copyFileSync, existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import Database from 'libsql';
import * as v from 'valibot';
import type { BroughtBefore } from '../../domain/signing/old-flow-format.ts';
import type { StorageDamage } from '../../ports/index.ts';
import { asBytes, columnsOf, readRow, salvageRows, type Columns } from '../salvage.ts';
import { isDamage } from '../disk-errors.ts';
import { syncFile } from '../replace-file.ts';
import { migrate } from '../sqlite.ts';

/** The two files of an older version: how they come into one, and how they stay until that one was seen to work. */
export interface CarryOver {
  /** Copies both as they lie, on disk when it returns. */
  readonly keep: () => void;
  /** What was brought, read once. */
  readonly brought: () => readonly BroughtBefore[];
  /** Of the file of what was brought; null where it was whole, or was not read. */
  readonly damage: () => StorageDamage | null;
  /** Takes the old files and their copies away: what was in them is in the record. A damaged one is kept aside. */
  readonly done: () => void;
}

/** The files as the version before left them. */
const KEPT = '.v3';

export function carryOver(folder: string, nowMs: number): CarryOver {
  const brought = join(folder, 'brought.sqlite');
  const journal = join(folder, 'journal.sqlite');
  const corrupt = `${brought}.corrupt-${String(nowMs)}`;
  let damage: StorageDamage | null = null;
  return {
    keep: () => {
      for (const file of [journal, brought])
        for (const suffix of ['', '-wal']) keepCopy(file + suffix, `${file}${KEPT}${suffix}`);
    },
    brought: () => {
      const { rows, isDamaged } = readBroughtFile(brought);
      if (isDamaged) {
        // Beside the file itself, which stays until all is done: whenever that is, what is said of it is true.
        keepCopy(brought, corrupt);
        damage = {
          file: basename(brought),
          keptAs: basename(corrupt),
          recovered: rows.length > 0 ? 'part' : 'nothing',
        };
      }
      return rows;
    },
    damage: () => damage,
    done: () => {
      for (const file of [journal, brought])
        for (const suffix of ['', '-wal']) rmSync(`${file}${KEPT}${suffix}`, { force: true });
      for (const suffix of ['', '-wal', '-shm']) rmSync(brought + suffix, { force: true });
    },
  };
}

/** Whole or not there: under another name until it is on disk. */
function keepCopy(file: string, as: string): void {
  if (!existsSync(file)) {
    rmSync(as, { force: true });
    return;
  }
  const beside = `${as}.new`;
  // A link that lies there would be followed.
  rmSync(beside, { force: true });
  copyFileSync(file, beside, constants.COPYFILE_EXCL);
  syncFile(beside, 'r+');
  renameSync(beside, as);
}

/** How what was brought lay in a file of its own. */
const migrationsBefore = [
  `CREATE TABLE brought (
     id TEXT PRIMARY KEY, wallet_id TEXT NOT NULL, txid TEXT NOT NULL, name TEXT NOT NULL, came_as TEXT NOT NULL,
     text TEXT NOT NULL, state TEXT NOT NULL, at_ms INTEGER NOT NULL, spending TEXT, signed TEXT, signed_at_ms INTEGER,
     UNIQUE (wallet_id, txid)
   ) STRICT`,
  `CREATE TABLE brought_next (
     id TEXT PRIMARY KEY, wallet_id TEXT NOT NULL, txid TEXT NOT NULL, commits TEXT NOT NULL, name TEXT NOT NULL,
     came_as TEXT NOT NULL, text TEXT NOT NULL, state TEXT NOT NULL, at_ms INTEGER NOT NULL, spending TEXT,
     signed TEXT, signed_at_ms INTEGER, UNIQUE (wallet_id, txid, commits)
   ) STRICT;
   INSERT INTO brought_next SELECT id, wallet_id, txid, '', name, came_as, text, state, at_ms, spending, signed,
     signed_at_ms FROM brought ORDER BY rowid;
   DROP TABLE brought;
   ALTER TABLE brought_next RENAME TO brought`,
  'ALTER TABLE brought ADD COLUMN coins TEXT',
];

const nullable = v.nullable(v.string());
const row = v.object({
  id: v.string(),
  wallet_id: v.string(),
  txid: v.string(),
  commits: v.optional(v.string(), ''),
  name: v.string(),
  came_as: v.string(),
  text: v.string(),
  state: v.string(),
  at_ms: v.number(),
  spending: nullable,
  coins: v.optional(nullable, null),
  signed: nullable,
  signed_at_ms: v.nullable(v.number()),
});

/** As the versions of the file had them, the last one first. */
const COLUMNS = columnsOf(row);
const { coins: _coins, ...withoutCoins } = COLUMNS;
const { commits: _commits, ...withoutCommits } = withoutCoins;
const LAYOUTS: readonly Columns[] = [COLUMNS, withoutCoins, withoutCommits];

interface ReadBrought {
  readonly rows: readonly BroughtBefore[];
  readonly isDamaged: boolean;
}

/** Reads the file, whatever its version, by a copy: itself it stays as it is. Of a damaged one what can be read. */
function readBroughtFile(file: string): ReadBrought {
  const size = statSync(file, { throwIfNoEntry: false })?.size;
  if (size === undefined) return { rows: [], isDamaged: false };
  // We never left an empty one behind: something emptied it.
  if (size === 0) return { rows: [], isDamaged: true };
  return readWhole(file) ?? { rows: readPart(file), isDamaged: true };
}

/** Null where it is damaged. Throws where a newer program wrote it. */
function readWhole(file: string): ReadBrought | null {
  const copy = `${file}.forward`;
  try {
    for (const suffix of ['', '-wal'])
      if (existsSync(file + suffix)) copyFileSync(file + suffix, copy + suffix);
    const db = new Database(copy);
    try {
      // Otherwise a file that is none is found only later.
      const [check] = db.prepare('PRAGMA quick_check(1)').raw().all() as string[][];
      if (check?.[0] !== 'ok') return null;
      migrate(db, migrationsBefore);
      const found: unknown[] = db.prepare(`SELECT ${asBytes(COLUMNS)} FROM brought ORDER BY rowid`).all();
      const rows = found.map((one) => v.safeParse(row, readRow(one)));
      return rows.every((one) => one.success)
        ? { rows: rows.map((one) => toRow(one.output)), isDamaged: false }
        : null;
    } finally {
      db.close();
    }
  } catch (error) {
    if (!isDamage(error)) throw error;
    return null;
  } finally {
    for (const suffix of ['', '-wal', '-shm']) rmSync(copy + suffix, { force: true });
  }
}

function readPart(file: string): BroughtBefore[] {
  const found: BroughtBefore[] = [];
  const taken = new Set<string>();
  for (const layout of LAYOUTS)
    salvageRows(file, { brought: layout }, (_, one) => {
      const read = v.safeParse(row, one);
      if (!read.success || taken.has(read.output.id)) return false;
      taken.add(read.output.id);
      found.push(toRow(read.output));
      return true;
    });
  return found;
}

function toRow(read: v.InferOutput<typeof row>): BroughtBefore {
  const { id, txid, commits, name, text, state, spending, coins, signed } = read;
  return {
    ...{ id, txid, commits, name, text, state, spending, coins, signed },
    walletId: read.wallet_id,
    cameAs: read.came_as,
    atMs: read.at_ms,
    signedAtMs: read.signed_at_ms,
  };
}
