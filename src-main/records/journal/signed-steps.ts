import * as v from 'valibot';
import { HANDED_OVER, type HandedOverState } from '../../domain/signing/states.ts';
import { letLoopTurn } from '../../turns.ts';
import { readSpending, type HandedOver } from '../signing.ts';
import type { Sqlite } from '../sqlite.ts';
import { handedOverRow, type ReadRows } from './schema.ts';

const dataRow = v.object({ data: v.string() });

/**
 * What was signed of all that was handed over. A `signed` step stays as it was written for as long as its signing may be
 * asked for here, so each is read and parsed once. `changes`: another number wherever one was handed over or told of.
 */
export function openSignedSteps(
  db: Sqlite,
  rows: ReadRows,
  readData: (text: string) => unknown,
  changes: () => number,
) {
  // Of an aggregate max() SQLite takes the other columns from the row that has the maximum: the last `signed` step.
  const leftFrom = db.prepare(
    `SELECT signings.id, signings.kind, signings.state, max(steps.seq) AS seq
       FROM signings JOIN steps ON steps.signing_id = signings.id AND steps.state = 'signed'
      WHERE signings.wallet_id = ? AND origin <> 'imported' AND signings.state IN (SELECT value FROM json_each(?))
      GROUP BY signings.id ORDER BY signings.created_at_ms, signings.rowid`,
  );
  const steps = readingOnce(db, rows, readData);
  const lists = new Map<string, readonly HandedOver[]>();
  const warming = new Map<string, Promise<void>>();
  let listedAt = -1;
  let forgotten = 0;

  const headsOf = (walletId: string, states: readonly HandedOverState[]) =>
    rows(handedOverRow, leftFrom.all(walletId, JSON.stringify(states)));

  async function warmAll(walletId: string): Promise<void> {
    const at = forgotten;
    for (const { id, seq } of headsOf(walletId, HANDED_OVER)) {
      readSpending(steps.of(id, seq));
      await letLoopTurn();
      // A wallet was removed meanwhile, and its signings with it.
      if (forgotten !== at) return;
    }
  }

  return {
    /** Those of a wallet whose signed bytes may have left for the service, whatever came of it, oldest first; those in `states` alone. */
    handedOver: (
      walletId: string,
      states: readonly HandedOverState[] = HANDED_OVER,
    ): readonly HandedOver[] => {
      const now = changes();
      if (now !== listedAt) lists.clear();
      listedAt = now;
      const asked = [walletId, ...states].join(' ');
      const listed = lists.get(asked);
      if (listed !== undefined) return listed;
      const left = headsOf(walletId, states).map(({ seq, ...flow }) => ({
        ...flow,
        signed: steps.of(flow.id, seq),
      }));
      lists.set(asked, left);
      return left;
    },
    /** Reads those of a wallet with turns of main's loop between them, so that what asks for all of them next finds them read. */
    warmSigned: (walletId: string): Promise<void> => {
      const before = warming.get(walletId);
      if (before !== undefined) return before;
      const warm = warmAll(walletId);
      warming.set(walletId, warm);
      return warm;
    },
    /** Before a signing may be written anew under its old id. */
    forgetSteps: (): void => {
      forgotten += 1;
      for (const kept of [steps, lists, warming]) kept.clear();
    },
  };
}

function readingOnce(db: Sqlite, rows: ReadRows, readData: (text: string) => unknown) {
  const dataOf = db.prepare(
    "SELECT iif(json_valid(data), json_remove(data, '$.psbt'), '') AS data FROM steps WHERE signing_id = ? AND seq = ?",
  );
  const steps = new Map<string, unknown>();
  return {
    of: (id: string, seq: number): unknown => {
      const name = `${id} ${String(seq)}`;
      if (steps.has(name)) return steps.get(name);
      const signed = readData(rows(dataRow, dataOf.all(id, seq))[0]?.data ?? '');
      steps.set(name, signed);
      return signed;
    },
    clear: (): void => steps.clear(),
  };
}
