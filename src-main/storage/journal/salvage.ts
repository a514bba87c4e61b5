import * as v from 'valibot';
import { asBytes, readRow, salvageRows, type Columns } from '../salvage.ts';
import { transaction, type Sqlite } from '../sqlite.ts';
import { flowRow, wholeStepRow } from './schema.ts';

const tables: Readonly<Record<string, Columns>> = {
  flows: {
    id: 'text',
    wallet_id: 'text',
    kind: 'text',
    state: 'text',
    created_at_ms: 'number',
    updated_at_ms: 'number',
  },
  steps: { flow_id: 'text', seq: 'number', state: 'text', at_ms: 'number', data: 'text' },
};

/** Null where it is not what was written. */
function read(
  table: string,
  row: unknown,
): v.InferOutput<typeof flowRow> | v.InferOutput<typeof wholeStepRow> | null {
  const parsed = v.safeParse(table === 'flows' ? flowRow : wholeStepRow, row);
  return parsed.success ? parsed.output : null;
}

export function isSound(db: Sqlite): boolean {
  return Object.entries(tables).every(([table, columns]) => {
    const rows: unknown[] = db.prepare(`SELECT ${asBytes(columns)} FROM ${table}`).all();
    return rows.every((row) => read(table, readRow(row)) !== null);
  });
}

/** What was signed and handed over is remembered also from a file that is half gone. */
export function salvage(kept: string, fresh: Sqlite): number {
  const [addFlow, addStep] = [
    fresh.prepare('INSERT OR IGNORE INTO flows VALUES (?, ?, ?, ?, ?, ?)'),
    fresh.prepare('INSERT OR IGNORE INTO steps VALUES (?, ?, ?, ?, ?)'),
  ];
  const take = (table: string, row: unknown): boolean => {
    const sound = read(table, row);
    if (sound === null) return false;
    try {
      if ('flow_id' in sound) {
        const { flow_id, seq, state, at_ms, data } = sound;
        return addStep.run(flow_id, seq, state, at_ms, data).changes > 0;
      }
      const { id, wallet_id, kind, state, created_at_ms, updated_at_ms } = sound;
      return addFlow.run(id, wallet_id, kind, state, created_at_ms, updated_at_ms).changes > 0;
    } catch {
      // A step without its flow.
      return false;
    }
  };
  return transaction(fresh, () => salvageRows(kept, tables, take))();
}
