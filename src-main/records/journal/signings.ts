import * as v from 'valibot';
import { FLOW_KINDS } from '../../../src-preload/contract/state-words.ts';
import { letLoopTurn } from '../../turns.ts';
import {
  type SigningState,
  SUBMITTED,
  type HandedOverState,
  type WholeSigning,
  type WholeStep,
  readSpending,
  type HandedOver,
  signingHead,
  wholeStep,
} from '../signing.ts';
import { provedRows, spentBy } from '../proved.ts';
import type { Sqlite } from '../sqlite.ts';

/** SQL, true for a row of book_outputs known only from PSBTs that spend it, none of them on the chain. */
export const isOnlyTold = (row: string): string =>
  `(${row}.ground = 'derived' AND 0 = coalesce((
     SELECT max(t.state IN ('broadcast', 'settled')) FROM book_coins c JOIN signings t ON t.id = c.signing_id
      WHERE c.wallet_id = ${row}.wallet_id AND c.outpoint = ${row}.txid || ':' || ${row}.vout
        AND c.role = 'spends'), 1))`;

/** An output that only a dropped transaction would make exists after all if it is spent, or learnt. */
const isReplaced = `(signing_id IN (SELECT id FROM signings WHERE state = 'dropped') OR ${isOnlyTold('book_outputs')})`;

/** Takes the columns in their order. An existing row stays, unless it was only told. */
export const putOutput = `INSERT INTO book_outputs VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET
  idx = iif(idx = -1 OR (${isReplaced} AND excluded.idx <> -1), excluded.idx, idx),
  sats = iif(${isReplaced}, excluded.sats, sats), branch = iif(${isReplaced}, excluded.branch, branch),
  ground = iif(${isReplaced}, excluded.ground, ground),
  signing_id = iif(${isReplaced}, excluded.signing_id, signing_id)`;

/** Steps whose data names spent coins: the facts that they prove enter the book with them. */
const PROVING: readonly SigningState[] = ['approved', 'away', 'signed'];

/** Runs within the step's transaction. An approved step gives only its coins, since nothing is signed yet. */
export function bookWriter(db: Sqlite) {
  const addOutput = db.prepare(putOutput);
  const addCoin = db.prepare('INSERT OR IGNORE INTO book_coins VALUES (?, ?, ?, ?)');
  const addAllocation = db.prepare('INSERT OR IGNORE INTO book_allocations VALUES (?, ?, ?, ?, ?, ?, ?)');
  return (
    signing: { readonly id: string; readonly walletId: string; readonly proves?: 'spends' },
    state: SigningState,
    data: unknown,
  ): void => {
    if (!PROVING.includes(state)) return;
    const { id, walletId } = signing;
    const proved = provedRows(data);
    const roles = proved?.coins ?? spentBy(data).map((outpoint) => ({ outpoint, role: 'spends' }));
    for (const { outpoint, role } of roles) addCoin.run(id, walletId, outpoint, role);
    if (proved === null || state === 'approved' || signing.proves === 'spends') return;
    for (const { txid, vout, sats, branch, index, ground } of proved.outputs)
      addOutput.run(
        ...[walletId, txid, vout, Number(sats), branch, index, ground],
        ground === 'book' ? id : null,
      );
    for (const { opout, assetId, txid, vout, amount } of proved.allocations)
      addAllocation.run(walletId, opout, assetId, txid, vout, String(amount), id);
  };
}

export function signingWriter(db: Sqlite): (signing: WholeSigning) => boolean {
  const addSigning = db.prepare('INSERT OR IGNORE INTO signings VALUES (?, ?, ?, ?, ?, ?, ?)');
  // Comparisons made elsewhere don't count here.
  const addImport = db.prepare("INSERT OR IGNORE INTO imports VALUES (?, ?, ?, ?, ?, ?, ?, ?, '[]')");
  const takeBack = db.prepare('DELETE FROM signings WHERE id = ?');
  const addSteps = stepsWriter(db);
  return (signing) => {
    const { id, walletId, origin, kind, state, createdAtMs, updatedAtMs, steps, imported } = signing;
    const isNew = addSigning.run(id, walletId, origin, kind, state, createdAtMs, updatedAtMs).changes > 0;
    if (!isNew) return false;
    if (imported !== null) {
      const { txid, commits, name, cameAs, text, coins } = imported;
      // The same transaction is here under another id.
      if (addImport.run(id, walletId, txid, commits, name, cameAs, text, coins).changes === 0) {
        takeBack.run(id);
        return false;
      }
    }
    addSteps(signing, steps, 0);
    return true;
  };
}

/** Writes the steps after the first `from`, with the rows that they prove. */
export function stepsWriter(db: Sqlite) {
  const addStep = db.prepare('INSERT INTO steps VALUES (?, ?, ?, ?, ?)');
  const prove = bookWriter(db);
  return (
    signing: { readonly id: string; readonly walletId: string; readonly proves?: 'spends' },
    steps: readonly WholeStep[],
    from: number,
  ): void => {
    for (const [at, { state, atMs, data }] of steps.entries()) {
      addStep.run(signing.id, from + at, state, atMs, data);
      prove(signing, state, JSON.parse(data));
    }
  };
}

const dataRow = v.object({ data: v.string() });

/** A submitted flow's `signed` step never changes: parsed once. `changes` differs after each submit or report. */
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
    /** Oldest first. Signed bytes may have left for the service, whatever the outcome. */
    handedOver: (walletId: string, states: readonly HandedOverState[] = SUBMITTED): readonly HandedOver[] => {
      const kept = current();
      const asked = nameOf(walletId, states);
      const listed = kept.get(asked) ?? oldestFirst(headsOf(walletId, states, 0, lastPlace()).map(toLeft));
      kept.set(asked, listed);
      return listed;
    },
    /** Fills the cache in turns of main's loop, for the next reader of all. */
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

/** `all` is in the table's order: of two flows of one ms the earlier row stays first. */
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

export const tables = `
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
  CREATE INDEX signed_steps ON steps (signing_id, seq) WHERE state = 'signed';
  CREATE TABLE imports (
    signing_id TEXT PRIMARY KEY REFERENCES signings (id), wallet_id TEXT NOT NULL, txid TEXT NOT NULL,
    commits TEXT NOT NULL, name TEXT NOT NULL, came_as TEXT NOT NULL, text TEXT NOT NULL, coins TEXT NOT NULL,
    compared TEXT NOT NULL,
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
  ) STRICT;
  CREATE TABLE book_history (
    wallet_id TEXT NOT NULL, opout TEXT NOT NULL, asset_id TEXT NOT NULL, txid TEXT NOT NULL, vout INTEGER NOT NULL,
    amount TEXT NOT NULL, height INTEGER NOT NULL, block_hash TEXT NOT NULL, PRIMARY KEY (wallet_id, opout)
  ) STRICT;
  CREATE INDEX history_by_output ON book_history (wallet_id, txid, vout)`;

const { state } = signingHead;
export const signingRow = v.object({
  id: signingHead.id,
  wallet_id: signingHead.walletId,
  origin: signingHead.origin,
  kind: signingHead.kind,
  state,
  created_at_ms: signingHead.createdAtMs,
  updated_at_ms: signingHead.updatedAtMs,
});
export const headOf = (row: v.InferOutput<typeof signingRow>) => ({
  id: row.id,
  walletId: row.wallet_id,
  origin: row.origin,
  kind: row.kind,
  state: row.state,
  createdAtMs: row.created_at_ms,
  updatedAtMs: row.updated_at_ms,
});
export const stepRow = v.object({ state, data: v.string() });
export const wholeStepRow = v.object({
  signing_id: signingHead.id,
  seq: v.number(),
  state,
  at_ms: wholeStep.entries.atMs,
  data: wholeStep.entries.data,
});
const handedOverRow = v.object({
  id: v.string(),
  kind: v.picklist(FLOW_KINDS),
  state: v.picklist(SUBMITTED),
  created_at_ms: signingHead.createdAtMs,
  seq: v.number(),
});

/** Throws STORAGE_DAMAGED for a row unlike the written form. */
export type ReadRows = <T>(row: v.GenericSchema<unknown, T>, found: readonly unknown[]) => T[];
