import * as v from 'valibot';
import {
  FLOW_KINDS,
  HANDED_OVER,
  ORIGINS,
  SIGNING_KINDS,
  SIGNING_STATES,
} from '../../domain/signing/states.ts';
import {
  fromBrought,
  fromFlow,
  STATES_BEFORE,
  type BroughtBefore,
  type FlowBefore,
  type StepBefore,
} from '../../domain/signing/old-flow-format.ts';
import { asBytes, columnsOf, readRow } from '../salvage.ts';
import { DamagedFile, type Migration, type Sqlite } from '../sqlite.ts';
import { tableOfHistory } from './book-history.ts';
import { signingWriter } from './put-signing.ts';

/** How the record lay in `flows` before there were signings: what `migrations` below reads. Tables that are added later belong there. */
const migrationsBefore = [
  `CREATE TABLE flows (
     id TEXT PRIMARY KEY, wallet_id TEXT NOT NULL, kind TEXT NOT NULL, state TEXT NOT NULL,
     created_at_ms INTEGER NOT NULL, updated_at_ms INTEGER NOT NULL
   ) STRICT;
   CREATE INDEX flows_by_wallet ON flows (wallet_id, created_at_ms);
   CREATE TABLE steps (
     flow_id TEXT NOT NULL REFERENCES flows (id), seq INTEGER NOT NULL, state TEXT NOT NULL,
     at_ms INTEGER NOT NULL, data TEXT NOT NULL, PRIMARY KEY (flow_id, seq)
   ) STRICT`,
  // The states `settled` and `failed`: a program that does not know them must not read this file.
  'CREATE INDEX flows_by_state ON flows (wallet_id, state)',
  // The state `away`, for the same reason.
  'SELECT 1',
];

/**
 * The one record: signings with their steps, what was brought of imported ones, and the book of what is ours. `steps` of
 * before is out of the way as `steps_before`.
 */
const tablesOfRecord = `
  CREATE TABLE signings (
    id TEXT PRIMARY KEY, wallet_id TEXT NOT NULL, origin TEXT NOT NULL, kind TEXT NOT NULL, state TEXT NOT NULL,
    created_at_ms INTEGER NOT NULL, updated_at_ms INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX signings_by_wallet ON signings (wallet_id, created_at_ms);
  CREATE INDEX signings_by_state ON signings (wallet_id, state);
  CREATE TABLE steps (
    signing_id TEXT NOT NULL REFERENCES signings (id), seq INTEGER NOT NULL, state TEXT NOT NULL,
    at_ms INTEGER NOT NULL, data TEXT NOT NULL, PRIMARY KEY (signing_id, seq)
  ) STRICT;
  CREATE TABLE imports (
    signing_id TEXT PRIMARY KEY REFERENCES signings (id), wallet_id TEXT NOT NULL, txid TEXT NOT NULL,
    commits TEXT NOT NULL, name TEXT NOT NULL, came_as TEXT NOT NULL, text TEXT NOT NULL, coins TEXT,
    UNIQUE (wallet_id, txid, commits)
  ) STRICT;
  CREATE TABLE book_outputs (
    wallet_id TEXT NOT NULL, txid TEXT NOT NULL, vout INTEGER NOT NULL, sats INTEGER NOT NULL, branch TEXT NOT NULL,
    idx INTEGER NOT NULL, ground TEXT NOT NULL, signing_id TEXT, PRIMARY KEY (wallet_id, txid, vout)
  ) STRICT;
  CREATE TABLE book_coins (
    signing_id TEXT NOT NULL, wallet_id TEXT NOT NULL, outpoint TEXT NOT NULL, role TEXT NOT NULL,
    PRIMARY KEY (signing_id, outpoint, role)
  ) STRICT;
  CREATE INDEX book_coins_by_outpoint ON book_coins (wallet_id, outpoint);
  CREATE TABLE book_allocations (
    wallet_id TEXT NOT NULL, opout TEXT NOT NULL, asset_id TEXT NOT NULL, txid TEXT NOT NULL, vout INTEGER NOT NULL,
    amount TEXT NOT NULL, signing_id TEXT NOT NULL, PRIMARY KEY (wallet_id, opout, signing_id)
  ) STRICT;
  CREATE TABLE book_assets (
    wallet_id TEXT NOT NULL, asset_id TEXT NOT NULL, ticker TEXT, name TEXT NOT NULL, precision INTEGER NOT NULL,
    schema TEXT NOT NULL, ground TEXT NOT NULL, at_ms INTEGER NOT NULL, dismissed TEXT,
    PRIMARY KEY (wallet_id, asset_id)
  ) STRICT`;

const state = v.picklist(SIGNING_STATES);
export const signingRow = v.object({
  id: v.string(),
  wallet_id: v.string(),
  origin: v.picklist(ORIGINS),
  kind: v.picklist(SIGNING_KINDS),
  state,
  created_at_ms: v.number(),
  updated_at_ms: v.number(),
});
export const stepRow = v.object({ state, data: v.string() });
/** Of a file that may be broken. */
export const wholeStepRow = v.object({
  signing_id: v.string(),
  seq: v.number(),
  state,
  at_ms: v.number(),
  data: v.pipe(v.string(), v.check(isJson)),
});
export const handedOverRow = v.object({
  id: v.string(),
  kind: v.picklist(FLOW_KINDS),
  state: v.picklist(HANDED_OVER),
  data: v.string(),
});

/** Rows by their schema. Throws STORAGE_DAMAGED where one is not what was written. */
export type ReadRows = <T>(row: v.GenericSchema<unknown, T>, found: readonly unknown[]) => T[];

export function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const stateBefore = v.picklist(STATES_BEFORE);
export const flowRowBefore = v.object({
  id: v.string(),
  wallet_id: v.string(),
  kind: v.picklist(FLOW_KINDS),
  state: stateBefore,
  created_at_ms: v.number(),
  updated_at_ms: v.number(),
});
export const stepRowBefore = v.object({
  flow_id: v.string(),
  seq: v.number(),
  state: stateBefore,
  at_ms: v.number(),
  data: v.pipe(v.string(), v.check(isJson)),
});

export const FLOWS_BEFORE = columnsOf(flowRowBefore);
export const STEPS_BEFORE = columnsOf(stepRowBefore);

/** The migrations of the record. `brought`: what was brought so far, in a file of its own. */
export function recordMigrations(brought: () => readonly BroughtBefore[]): readonly Migration[] {
  return [...migrationsBefore, (db) => bringForward(db, brought()), tableOfHistory];
}

/** Of a file in memory, or one beside which nothing was brought. */
export const migrations = recordMigrations(() => []);

/** Flows become signings, and so does what was brought; the book is written of all that they prove. */
function bringForward(db: Sqlite, brought: readonly BroughtBefore[]): void {
  db.exec(`ALTER TABLE steps RENAME TO steps_before; ${tablesOfRecord}`);
  const put = signingWriter(db);
  const ids = db.prepare('SELECT rowid FROM flows ORDER BY created_at_ms, rowid').raw();
  const flow = db.prepare(`SELECT ${asBytes(FLOWS_BEFORE)} FROM flows WHERE rowid = ?`);
  const steps = db.prepare(
    `SELECT ${asBytes(STEPS_BEFORE)} FROM steps_before
      WHERE flow_id = (SELECT id FROM flows WHERE rowid = ?) ORDER BY seq`,
  );
  for (const [rowid] of ids.all() as number[][])
    put(
      fromFlow(
        flowBefore(
          required(flowRowBefore, flow.all(rowid)[0]),
          steps.all(rowid).map((row) => required(stepRowBefore, row)),
        ),
      ),
    );
  for (const row of brought) put(fromBrought(row));
  db.exec('DROP TABLE steps_before; DROP TABLE flows');
}

function required<T>(schema: v.GenericSchema<unknown, T>, row: unknown): T {
  const read = v.safeParse(schema, readRow(row));
  if (!read.success) throw new DamagedFile('a row of the old record is not what was written');
  return read.output;
}

export function flowBefore(
  row: v.InferOutput<typeof flowRowBefore>,
  steps: readonly v.InferOutput<typeof stepRowBefore>[],
): FlowBefore {
  return {
    id: row.id,
    walletId: row.wallet_id,
    kind: row.kind,
    state: row.state,
    createdAtMs: row.created_at_ms,
    updatedAtMs: row.updated_at_ms,
    steps: steps.map(({ state, at_ms, data }): StepBefore => ({ state, atMs: at_ms, data })),
  };
}
