import * as v from 'valibot';
import { SUBMITTED, type HandedOverState } from '../signing-states.ts';
import { inTurns } from '../../turns.ts';
import { readSpending, type HandedOver } from '../signing.ts';
import { pagesOf } from '../../base/groups.ts';
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
    `SELECT signings.id, signings.kind, signings.state, max(steps.seq) AS seq
       FROM signings JOIN steps ON steps.signing_id = signings.id AND steps.state = 'signed'
      WHERE signings.wallet_id = ? AND origin <> 'imported' AND signings.state IN (SELECT value FROM json_each(?))
      GROUP BY signings.id ORDER BY signings.created_at_ms, signings.rowid`,
  );
  const signedOf = readingOnce(db, rows, readData);
  let lists = { at: -1, of: new Map<string, readonly HandedOver[]>() };

  const headsOf = (walletId: string, states: readonly HandedOverState[]) =>
    rows(handedOverRow, leftFrom.all(walletId, JSON.stringify(states)));
  const toLeft = ({ seq, ...flow }: v.InferOutput<typeof handedOverRow>): HandedOver => ({
    ...flow,
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
      const listed = kept.get(asked) ?? headsOf(walletId, states).map(toLeft);
      kept.set(asked, listed);
      return listed;
    },
    /** In turns of main's loop, for the next reader of all. */
    warmSigned: async (walletId: string): Promise<void> => {
      const kept = current();
      const asked = nameOf(walletId, SUBMITTED);
      if (kept.has(asked)) return;
      const pages = await inTurns(pagesOf(headsOf(walletId, SUBMITTED), READ_TOGETHER), (heads) =>
        heads.map((head) => {
          const one = toLeft(head);
          readSpending(one.signed);
          return one;
        }),
      );
      // What moved meanwhile is read by its next reader.
      if (current() === kept) kept.set(asked, pages.flat());
    },
  };
}

const READ_TOGETHER = 100;
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
