import * as v from 'valibot';
import { SUBMITTED, type HandedOverState } from '../signing-states.ts';
import { letLoopTurn } from '../../turns.ts';
import { readSpending, type HandedOver } from '../signing.ts';
import type { Sqlite } from '../sqlite.ts';
import { handedOverRow, type ReadRows } from './schema.ts';

const dataRow = v.object({ data: v.string() });

/** A submitted flow's `signed` step never changes: read and parsed once. `changes`: differs after each submit or report. */
export function openSignedSteps(
  db: Sqlite,
  rows: ReadRows,
  readData: (text: string) => unknown,
  changes: () => number,
) {
  // With an aggregate max() SQLite takes the other columns from the maximum's row: the last `signed` step.
  const leftFrom = db.prepare(
    `SELECT signings.id, signings.kind, signings.state, signings.created_at_ms, max(steps.seq) AS seq
       FROM signings JOIN steps ON steps.signing_id = signings.id AND steps.state = 'signed'
      WHERE signings.wallet_id = ? AND origin <> 'imported' AND signings.state IN (SELECT value FROM json_each(?))
        AND signings.rowid > ? AND signings.rowid <= ?
      GROUP BY signings.id ORDER BY signings.rowid`,
  );
  const signedOf = readingOnce(db, rows, readData);
  let lists = { at: -1, of: new Map<string, readonly HandedOver[]>() };

  const newest = db.prepare('SELECT coalesce(max(rowid), 0) AS last FROM signings');
  const lastPlace = (): number => rows(lastRow, newest.all())[0]?.last ?? 0;
  const headsOf = (walletId: string, states: readonly HandedOverState[], after: number, last: number) =>
    rows(handedOverRow, leftFrom.all(walletId, JSON.stringify(states), after, last));
  const toLeft = ({
    seq,
    created_at_ms: createdAtMs,
    ...flow
  }: v.InferOutput<typeof handedOverRow>): HandedOver => ({
    ...flow,
    createdAtMs,
    signed: signedOf(flow.id, seq),
  });

  function current(): Map<string, readonly HandedOver[]> {
    const at = changes();
    if (lists.at !== at) lists = { at, of: new Map() };
    return lists.of;
  }

  return {
    /** Oldest first: signed bytes may have left for the service, whatever the outcome. */
    handedOver: (walletId: string, states: readonly HandedOverState[] = SUBMITTED): readonly HandedOver[] => {
      const kept = current();
      const asked = nameOf(walletId, states);
      const listed = kept.get(asked) ?? oldestFirst(headsOf(walletId, states, 0, lastPlace()).map(toLeft));
      kept.set(asked, listed);
      return listed;
    },
    /** In turns of main's loop, for the next reader of all. */
    warmSigned: async (walletId: string): Promise<void> => {
      const kept = current();
      const asked = nameOf(walletId, SUBMITTED);
      if (kept.has(asked)) return;
      const found: HandedOver[] = [];
      const last = lastPlace();
      for (let after = 0; after < last; after += READ_TOGETHER) {
        await letLoopTurn();
        for (const head of headsOf(walletId, SUBMITTED, after, after + READ_TOGETHER)) {
          const one = toLeft(head);
          readSpending(one.signed);
          found.push(one);
        }
      }
      // If something moved meanwhile, the next reader reads all of it.
      if (current() === kept) kept.set(asked, oldestFirst(found));
    },
  };
}

/** Rows of all wallets, by their place in the table. */
const READ_TOGETHER = 200;
const lastRow = v.object({ last: v.number() });

/** `all` is in the table's order, so of two flows of one ms the earlier row stays first. */
function oldestFirst(all: readonly HandedOver[]): readonly HandedOver[] {
  return all.toSorted((one, other) => one.createdAtMs - other.createdAtMs);
}

const nameOf = (walletId: string, states: readonly HandedOverState[]): string =>
  [walletId, ...states].join(' ');

function readingOnce(db: Sqlite, rows: ReadRows, readData: (text: string) => unknown) {
  const dataOf = db.prepare(
    "SELECT iif(json_valid(data), json_remove(data, '$.psbt'), '') AS data FROM steps WHERE signing_id = ? AND seq = ?",
  );
  const steps = new Map<string, unknown>();
  return (id: string, seq: number): unknown => {
    const name = `${id} ${String(seq)}`;
    if (steps.has(name)) return steps.get(name);
    const signed = readData(rows(dataRow, dataOf.all(id, seq))[0]?.data ?? '');
    steps.set(name, signed);
    return signed;
  };
}
