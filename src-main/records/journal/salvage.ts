import * as v from 'valibot';
import { pinnedColumns } from '../asset.ts';
import { asBytes, columnsOf, readRow, salvageRows, type Columns } from '../salvage.ts';
import { transaction, type Sqlite } from '../sqlite.ts';
import { signingRow, wholeStepRow } from './schema.ts';
import { historyRow } from './book-history.ts';
import { bookWriter } from './put-signing.ts';

const SIGNINGS = columnsOf(signingRow);
const STEPS = columnsOf(wholeStepRow);
const IMPORTS = {
  signing_id: 'text',
  wallet_id: 'text',
  txid: 'text',
  commits: 'text',
  name: 'text',
  came_as: 'text',
  text: 'text',
  coins: 'text',
  compared: 'text',
} as const satisfies Columns;
const OUTPUTS = {
  wallet_id: 'text',
  txid: 'text',
  vout: 'number',
  sats: 'number',
  branch: 'text',
  idx: 'number',
  ground: 'text',
  signing_id: 'text',
} as const satisfies Columns;
const ASSETS = { wallet_id: 'text', ...columnsOf(pinnedColumns), at_ms: 'number' } as const;
const HISTORY = columnsOf(historyRow);
const BOOK_COINS = {
  signing_id: 'text',
  wallet_id: 'text',
  outpoint: 'text',
  role: 'text',
} as const satisfies Columns;
const BOOK_ALLOCATIONS = {
  wallet_id: 'text',
  opout: 'text',
  asset_id: 'text',
  txid: 'text',
  vout: 'number',
  amount: 'text',
  signing_id: 'text',
} as const satisfies Columns;

const text = v.record(v.string(), v.unknown());
/** Of the others no row may hold a text that is none; what else is wrong with one is told where it is read. */
const CHECKED: readonly (readonly [string, Columns, v.GenericSchema])[] = [
  ['signings', SIGNINGS, signingRow],
  ['steps', STEPS, wholeStepRow],
  ['imports', IMPORTS, text],
  ['book_outputs', OUTPUTS, text],
  ['book_coins', BOOK_COINS, text],
  ['book_allocations', BOOK_ALLOCATIONS, text],
  ['book_assets', ASSETS, text],
  ['book_history', HISTORY, text],
];

export function isSound(db: Sqlite): boolean {
  return CHECKED.every(([table, columns, row]) => {
    const rows: unknown[] = db.prepare(`SELECT ${asBytes(columns)} FROM ${table}`).all();
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
  const tables = {
    signings: SIGNINGS,
    steps: STEPS,
    imports: IMPORTS,
    book_outputs: OUTPUTS,
    book_assets: ASSETS,
    book_history: HISTORY,
  };
  const add = new Map(
    Object.entries(tables).map(([table, columns]) => [table, adder(fresh, table, columns)]),
  );
  const taken = salvageRows(kept, tables, (table, row) => {
    const checked = table === 'book_history' ? historyRow : CHECKED.find(([name]) => name === table)?.[2];
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
