import * as v from 'valibot';
import type { Now } from '../values.ts';
import { importedPart, isMergedImport, type WholeSigning } from '../signing.ts';
import { transaction, type Sqlite } from '../sqlite.ts';
import { mergeFlow, type FlowMerge } from './merge-signing.ts';
import { signingWriter, stepsWriter, headOf, signingRow, wholeStepRow, type ReadRows } from './signings.ts';

const wholeRow = v.object({ ...signingRow.entries, place: v.number() });
const foundRow = v.object({ id: v.string(), wallet_id: v.string(), state: v.string(), next: v.number() });
/** Signings per turn of main: each may hold PSBTs of the largest size. */
const ROWS_AT_ONCE = 20;

export function openWholeSignings(db: Sqlite, clock: Now, rows: ReadRows) {
  const next = db.prepare(
    `SELECT rowid AS place, * FROM signings WHERE rowid > ? ORDER BY rowid LIMIT ${String(ROWS_AT_ONCE)}`,
  );
  const importOf = db.prepare(
    'SELECT txid, commits, name, came_as AS cameAs, text, coins FROM imports WHERE signing_id = ?',
  );
  const counted = db.prepare('SELECT count(*) AS n FROM signings');
  const changed = db.prepare('SELECT max(max(updated_at_ms, created_at_ms)) AS at FROM signings');
  const wholeSteps = stepsReader(db, rows);
  const bringOne = signingBringer(db, clock, rows);

  const toWhole = (row: v.InferOutput<typeof wholeRow>): WholeSigning => {
    const brought = v.safeParse(importedPart, importOf.all(row.id)[0]);
    return {
      ...headOf(row),
      steps: wholeSteps(row.id),
      imported: brought.success ? brought.output : null,
    };
  };

  return {
    /** After a place, in the order in which they began; `last` null at the end. */
    wholeSignings: (after: number): { readonly last: number | null; readonly records: WholeSigning[] } => {
      const found = rows(wholeRow, next.all(after));
      return { last: found.at(-1)?.place ?? null, records: found.map(toWhole) };
    },
    count: () => rows(v.object({ n: v.number() }), counted.all())[0]?.n ?? 0,
    /** Unix ms of the newest step; null: none. */
    changedAtMs: () => rows(v.object({ at: v.nullable(v.number()) }), changed.all())[0]?.at ?? null,
    /** From a backup, each whole or not at all; undoes nothing. Idempotent. Returns the counts added and diverged. */
    bringSignings: transaction(db, (signings: readonly WholeSigning[]) => {
      const did = signings.map(bringOne);
      const count = (does: FlowMerge['does']) => did.filter((one) => one === does).length;
      return { flowsAdded: count('add'), conflicts: count('conflict') };
    }),
  };
}

function stepsReader(db: Sqlite, rows: ReadRows) {
  const stepsOf = db.prepare('SELECT * FROM steps WHERE signing_id = ? ORDER BY seq');
  return (id: string): WholeSigning['steps'] =>
    rows(wholeStepRow, stepsOf.all(id)).map(({ state, at_ms: atMs, data }) => ({ state, atMs, data }));
}

function signingBringer(db: Sqlite, clock: Now, rows: ReadRows) {
  const one = db.prepare('SELECT * FROM signings WHERE id = ?');
  const setState = db.prepare(
    'UPDATE signings SET state = ?, kind = ?, origin = ?, updated_at_ms = ? WHERE id = ?',
  );
  const put = signingWriter(db);
  const addSteps = stepsWriter(db);
  const wholeSteps = stepsReader(db, rows);
  const bringImport = importBringer(db, rows);
  return (signing: WholeSigning): FlowMerge['does'] => {
    if (signing.imported !== null) {
      bringImport(signing, signing.imported);
      return 'nothing';
    }
    const { id, walletId, kind, steps, updatedAtMs } = signing;
    const [found] = rows(signingRow, one.all(id));
    const here = wholeSteps(id);
    const isOther =
      found !== undefined &&
      (found.wallet_id !== walletId || found.kind !== kind || found.origin === 'imported');
    const merge: FlowMerge = isOther ? { does: 'conflict' } : mergeFlow(here, steps, clock.nowMs());
    if (merge.does !== 'add') return merge.does;
    put({ ...signing, state: merge.state, steps: [] });
    addSteps(signing, merge.steps, here.length);
    const isAway = merge.steps.some(({ state }) => state === 'away');
    const origin = isAway ? 'away' : (found?.origin ?? signing.origin);
    setState.run(merge.state, kind, origin, merge.steps.at(-1)?.atMs ?? updatedAtMs, id);
    return 'add';
  };
}

/** If an unsigned import is signed in the file, it counts as signed: nothing is signed against it. */
function importBringer(db: Sqlite, rows: ReadRows) {
  const setText = db.prepare('UPDATE imports SET text = ? WHERE signing_id = ?');
  const imported = db.prepare(
    `SELECT s.id, s.wallet_id, s.state, (SELECT coalesce(max(seq) + 1, 0) FROM steps WHERE signing_id = s.id) AS next
       FROM signings s JOIN imports i ON i.signing_id = s.id
      WHERE i.wallet_id = ? AND i.txid = ? AND i.commits = ?`,
  );
  const setState = db.prepare(
    'UPDATE signings SET state = ?, kind = ?, origin = ?, updated_at_ms = ? WHERE id = ?',
  );
  const put = signingWriter(db);
  const addSteps = stepsWriter(db);
  return (signing: WholeSigning, { txid, commits, text }: v.InferOutput<typeof importedPart>): void => {
    if (!isMergedImport(signing)) throw new Error('what was brought is not whole');
    const { walletId, steps, state, kind, origin, updatedAtMs, proves } = signing;
    const [found] = rows(foundRow, imported.all(walletId, txid, commits));
    if (found === undefined) put(signing);
    if (found?.state !== 'built' || state !== 'signed') return;
    setText.run(text, found.id);
    const of = { id: found.id, walletId: found.wallet_id, ...(proves === undefined ? {} : { proves }) };
    addSteps(of, steps.slice(-2), found.next);
    setState.run(state, kind, origin, updatedAtMs, found.id);
  };
}
