import * as v from 'valibot';
import {
  fromBrought,
  fromFlow,
  STATES_BEFORE,
  type BroughtBefore,
  type FlowBefore,
  type StepBefore,
} from '../../domain/signing/old-flow-format.ts';
import { FLOW_KINDS } from '../../domain/signing/states.ts';
import { asBytes, columnsOf, readRow } from '../salvage.ts';
import { DamagedFile, type Migration, type Sqlite } from '../sqlite.ts';
import { tableOfHistory } from './book-history.ts';
import { signingWriter } from './put-signing.ts';
import { isJson, migrationsBefore, tablesOfRecord } from './schema.ts';

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
