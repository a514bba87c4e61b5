import * as v from 'valibot';
import type { Sqlite } from '../sqlite.ts';

const stepRow = v.object({ atMs: v.number(), status: v.number() });
export type Step = v.InferOutput<typeof stepRow>;

/** Each number that was told of a transfer, when it was first told of it. */
export function createSteps(db: Sqlite) {
  const add = db.prepare(
    `INSERT INTO steps (transfer_id, seq, at_ms, status)
     VALUES (?1, (SELECT count(*) FROM steps WHERE transfer_id = ?1), ?2, ?3)`,
  );
  const addFirst = db.prepare('INSERT INTO steps (transfer_id, seq, at_ms, status) VALUES (?, 0, ?, ?)');
  const all = db.prepare('SELECT at_ms AS atMs, status FROM steps WHERE transfer_id = ? ORDER BY seq');
  return {
    first: (id: number, atMs: number, status: number) => void addFirst.run(id, atMs, status),
    add: (id: number, atMs: number, status: number) => void add.run(id, atMs, status),
    /** Oldest first. */
    of: (id: number): Step[] => v.parse(v.array(stepRow), all.all(id)),
  };
}
