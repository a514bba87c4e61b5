import Database from 'libsql';
import * as v from 'valibot';
import { asBytes, readRow, salvageRows, type Columns } from '../salvage.ts';
import { transaction, type Sqlite } from '../sqlite.ts';
import { signingRow, tables, wholeStepRow } from './schema.ts';
import { historyRow } from './book-history.ts';
import { bookWriter } from './put-signing.ts';

const text = v.record(v.string(), v.unknown());
/** Of the others no row may hold a text that is none; what else is wrong with one is told where it is read. */
const CHECKED: Readonly<Record<string, v.GenericSchema>> = {
  signings: signingRow,
  steps: wholeStepRow,
  imports: text,
  book_outputs: text,
  book_coins: text,
  book_allocations: text,
  book_assets: text,
  book_history: text,
};

/** Of the book no more than what the steps do not prove anew. */
const SALVAGED = ['signings', 'steps', 'imports', 'book_outputs', 'book_assets', 'book_history'];

/** The columns of a table as it is made: a file may say something else of its own. */
function readColumns(): (table: string) => Columns {
  const made = new Database(':memory:');
  made.exec(tables);
  const columns = made.prepare('SELECT name, type FROM pragma_table_info(?)').raw();
  return (table) => {
    const told = columns.all(table) as [string, string][];
    return Object.fromEntries(told.map(([name, type]) => [name, type === 'TEXT' ? 'text' : 'number']));
  };
}

export function isSound(db: Sqlite): boolean {
  const columnsOf = readColumns();
  return Object.entries(CHECKED).every(([table, row]) => {
    const rows: unknown[] = db.prepare(`SELECT ${asBytes(columnsOf(table))} FROM ${table}`).all();
    return rows.every((one) => v.is(row, readRow(one)));
  });
}

/**
 * What was signed and submitted is remembered also from a file that is half gone. What its steps prove is written into
 * the book anew. Returns how many rows were taken.
 */
export function salvage(kept: string, fresh: Sqlite): number {
  return transaction(fresh, () => salvageRecord(kept, fresh))();
}

function salvageRecord(kept: string, fresh: Sqlite): number {
  const walletOf = fresh.prepare('SELECT wallet_id FROM signings WHERE id = ?').raw();
  const prove = bookWriter(fresh);
  const columnsOf = readColumns();
  const salvaged = Object.fromEntries(SALVAGED.map((table) => [table, columnsOf(table)]));
  const add = new Map(
    Object.entries(salvaged).map(([table, columns]) => [table, adder(fresh, table, columns)]),
  );
  const taken = salvageRows(kept, salvaged, (table, row) => {
    const checked = table === 'book_history' ? historyRow : CHECKED[table];
    if (checked === undefined || !v.is(checked, row) || add.get(table)?.(row) !== true) return false;
    if (table !== 'steps') return true;
    const { signing_id: id, state, data } = v.parse(wholeStepRow, row);
    const [walletId] = walletOf.get(id) as string[];
    if (walletId !== undefined) prove({ id, walletId }, state, JSON.parse(data));
    return true;
  });
  // An imported signing of which nothing is left that was brought is none.
  fresh.exec(
    `DELETE FROM steps WHERE signing_id IN (SELECT id FROM signings WHERE origin = 'imported' AND state <> 'signed'
       AND id NOT IN (SELECT signing_id FROM imports));
     DELETE FROM signings WHERE origin = 'imported' AND state <> 'signed'
       AND id NOT IN (SELECT signing_id FROM imports)`,
  );
  // One that only a block vouches for goes with that block, so it has to be known which.
  fresh.exec(
    `DELETE FROM book_outputs WHERE ground = 'chain' AND NOT EXISTS (SELECT 1 FROM book_history h
       WHERE h.wallet_id = book_outputs.wallet_id AND h.txid = book_outputs.txid AND h.vout = book_outputs.vout)`,
  );
  return taken;
}

/** Adds a row by its columns; false where it does not go into the table. */
function adder(db: Sqlite, table: string, columns: Columns): (row: unknown) => boolean {
  const names = Object.keys(columns);
  const add = db.prepare(
    `INSERT OR IGNORE INTO ${table} (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`,
  );
  const values = v.record(v.string(), v.nullable(v.union([v.string(), v.number()])));
  return (row) => {
    const read = v.safeParse(values, row);
    if (!read.success) return false;
    try {
      return add.run(...names.map((name) => read.output[name] ?? null)).changes > 0;
    } catch {
      // A step without its signing.
      return false;
    }
  };
}
