import Database from 'libsql';
import * as v from 'valibot';
import { asBytes, readRow, salvageRows, type Columns } from '../salvage.ts';
import { transaction, type Sqlite } from '../sqlite.ts';
import { signingRow, tables, wholeStepRow, bookWriter } from './signings.ts';
import { historyRow } from './book-history.ts';

const text = v.record(v.string(), v.unknown());
/** Outside signings and steps only the text must be valid; further faults show when a row is read. */
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

/** Tables of the book are read only for rows that the steps don't prove anew. */
const SALVAGED = ['signings', 'steps', 'imports', 'book_outputs', 'book_assets', 'book_history'];

/** Columns by our schema: the file's own may differ. */
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

/** Saves signed and submitted flows from a half-lost file; their steps prove the book anew. Returns the rows taken. */
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
  // An imported signing without its import is useless.
  fresh.exec(
    `DELETE FROM steps WHERE signing_id IN (SELECT id FROM signings WHERE origin = 'imported' AND state <> 'signed'
       AND id NOT IN (SELECT signing_id FROM imports));
     DELETE FROM signings WHERE origin = 'imported' AND state <> 'signed'
       AND id NOT IN (SELECT signing_id FROM imports)`,
  );
  // An output vouched for only by a block needs that block.
  fresh.exec(
    `DELETE FROM book_outputs WHERE ground = 'chain' AND NOT EXISTS (SELECT 1 FROM book_history h
       WHERE h.wallet_id = book_outputs.wallet_id AND h.txid = book_outputs.txid AND h.vout = book_outputs.vout)`,
  );
  return taken;
}

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
      return false;
    }
  };
}
