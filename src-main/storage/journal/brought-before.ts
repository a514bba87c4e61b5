import { copyFileSync, existsSync, rmSync, statSync } from 'node:fs';
import Database from 'libsql';
import * as v from 'valibot';
import type { BroughtBefore } from '../../domain/signing/before.ts';
import { asBytes, readRow, salvageRows, type Columns } from '../salvage.ts';
import { isDamage } from '../disk-errors.ts';
import { migrate } from '../sqlite.ts';

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

const COLUMNS = {
  id: 'text',
  wallet_id: 'text',
  txid: 'text',
  commits: 'text',
  name: 'text',
  came_as: 'text',
  text: 'text',
  state: 'text',
  at_ms: 'number',
  spending: 'text',
  coins: 'text',
  signed: 'text',
  signed_at_ms: 'number',
} as const satisfies Columns;

/** As the versions of the file had them, the last one first. */
const { coins: _coins, ...withoutCoins } = COLUMNS;
const { commits: _commits, ...withoutCommits } = withoutCoins;
const LAYOUTS: readonly Columns[] = [COLUMNS, withoutCoins, withoutCommits];

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

export interface ReadBrought {
  readonly rows: readonly BroughtBefore[];
  readonly isDamaged: boolean;
}

/** Reads the file, whatever its version, by a copy: itself it stays as it is. Of a damaged one what can be read. */
export function readBroughtFile(file: string): ReadBrought {
  const size = statSync(file, { throwIfNoEntry: false })?.size;
  if (size === undefined) return { rows: [], isDamaged: false };
  // We never left an empty one behind: something emptied it.
  if (size === 0) return { rows: [], isDamaged: true };
  return readWhole(file) ?? { rows: readPart(file), isDamaged: true };
}

/** Null where it is damaged, or of a version that nobody knows. */
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
        ? { rows: rows.map((one) => toRow(one.output as v.InferOutput<typeof row>)), isDamaged: false }
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
