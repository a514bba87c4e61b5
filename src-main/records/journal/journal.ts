import { basename, join } from 'node:path';
import * as v from 'valibot';
import { fail, WalletError } from '../../base/errors.ts';
import type { FlowKind } from '../../../src-preload/contract/state-words.ts';
import { CLOSED, INTERRUPTED, mayFollow, type SigningState, type Signing } from '../signing.ts';
import type { Now } from '../values.ts';
import { explainDisk, explainingDisk } from '../disk-errors.ts';
import {
  headOf,
  signingRow,
  stepRow,
  tables,
  type ReadRows,
  bookWriter,
  openSignedSteps,
} from './signings.ts';
import { openBookRows } from './book.ts';
import { openImports } from './imports.ts';
import { isSound, salvage } from './salvage.ts';
import { openWholeSignings } from './whole-signings.ts';
import { closeSqlite, openSqlite, transaction, type Sqlite } from '../sqlite.ts';

export type Signings = ReturnType<typeof openJournal>;

interface Opened {
  readonly id: string;
  readonly walletId: string;
  readonly kind: FlowKind;
  readonly data: unknown;
}

/** The write-ahead record of signings: a step is on disk when its call returns. DISK_REFUSED, STORAGE_DAMAGED. */
export function openJournal(
  folder: string,
  clock: Now,
  /** True if wallets exist: then this file existed before. */
  expected = false,
  guard?: () => void,
) {
  const file = join(folder, 'journal.sqlite');
  const nowMs = clock.nowMs();
  const { db, damage } = openSqlite(file, {
    tables,
    ...{ nowMs, expected, isSound, salvage, ...(guard === undefined ? {} : { guard }) },
  });
  const addSigning = db.prepare(
    "INSERT INTO signings (id, wallet_id, origin, kind, state, created_at_ms, updated_at_ms) VALUES (?, ?, 'built', ?, ?, ?, ?)",
  );
  // Numbers continue after the last step: in a damaged file an earlier step may be lost.
  const addStep = db.prepare(
    `INSERT INTO steps (signing_id, seq, state, at_ms, data)
     SELECT ?, coalesce(max(seq) + 1, 0), ?, ?, ? FROM steps WHERE signing_id = ?`,
  );
  const setState = db.prepare('UPDATE signings SET state = ?, updated_at_ms = ? WHERE id = ?');
  const goesAway = db.prepare("UPDATE signings SET origin = 'away' WHERE id = ?");
  const eraseSigned = db.prepare("UPDATE steps SET data = 'null' WHERE signing_id = ? AND state = 'signed'");
  const oneSigning = db.prepare('SELECT * FROM signings WHERE id = ?');
  const stepsOf = db.prepare('SELECT state, data FROM steps WHERE signing_id = ? ORDER BY seq');
  const openOnes = db.prepare(
    `SELECT * FROM signings WHERE wallet_id = ? AND origin <> 'imported' AND state NOT IN (${quoted(CLOSED)})
      ORDER BY created_at_ms, rowid`,
  );
  const interruptedOnes = db.prepare(
    `SELECT * FROM signings WHERE wallet_id = ? AND state IN (${quoted(INTERRUPTED)}) AND origin <> 'imported'`,
  );
  const prove = bookWriter(db);
  const changes = countChanges(db);

  const damaged = () => fail('STORAGE_DAMAGED', { file: basename(file), keptAs: null });

  const readRows: ReadRows = (row, rows) => {
    const read = v.safeParse(v.array(row), rows);
    if (!read.success) throw damaged();
    return read.output;
  };

  function readData(text: string): unknown {
    try {
      return JSON.parse(text);
    } catch {
      throw damaged();
    }
  }

  function readSigning(flowId: string): v.InferOutput<typeof signingRow> | null {
    return readRows(signingRow, oneSigning.all(flowId))[0] ?? null;
  }

  function toSigning(row: v.InferOutput<typeof signingRow>): Signing {
    const steps = readRows(stepRow, stepsOf.all(row.id));
    return {
      ...headOf(row),
      data: Object.fromEntries(steps.map((step) => [step.state, readData(step.data)])),
    };
  }

  function required(id: string): v.InferOutput<typeof signingRow> {
    const row = readSigning(id);
    if (row === null) throw fail('FLOW_UNKNOWN', {});
    return row;
  }

  /** Within a transaction: writes the step, the state, and the book rows that the step proves. */
  function step(id: string, to: SigningState, data: unknown, atMs: number): void {
    const { wallet_id: walletId, state } = required(id);
    if (!mayFollow(state, to)) throw new Error(`a flow went from ${state} to ${to}`);
    const text = JSON.stringify(data ?? null);
    addStep.run(id, to, atMs, text, id);
    setState.run(to, atMs, id);
    if (to === 'away') goesAway.run(id);
    prove({ id, walletId }, to, JSON.parse(text));
  }

  let isCheckpointPending = false;
  /** Bytes that leave now must be in the file itself, erased bytes in neither: the write-ahead file keeps both. */
  function checkpoint(): void {
    isCheckpointPending = true;
    try {
      db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
      isCheckpointPending = false;
    } catch (error) {
      if (!(explainDisk(error, file) instanceof WalletError)) throw error;
    }
  }

  const openFlow = transaction(db, (flow: Opened, atMs: number) => {
    changes.ofNothing(() => {
      addSigning.run(flow.id, flow.walletId, flow.kind, 'asked', atMs, atMs);
      addStep.run(flow.id, 'asked', atMs, JSON.stringify(flow.data), flow.id);
    });
  });
  const moveFlow = transaction(
    db,
    (flowId: string, from: readonly SigningState[], to: SigningState, data: unknown, atMs: number) => {
      const now = required(flowId).state;
      if (!from.includes(now)) throw fail('FLOW_STATE', { state: now });
      const move = (): void => step(flowId, to, data, atMs);
      if (isUnsigned(now) && (isUnsigned(to) || to === 'dropped')) changes.ofNothing(move);
      else move();
      // A cancelled transaction must not stay, or it could be broadcast later.
      if (to === 'dropped') eraseSigned.run(flowId);
    },
  );

  const { forget, ...imports } = openImports(db, { clock, step, damaged, rows: readRows });
  // The last run ended while signing. Nobody has the signature, so the transaction can be signed again.
  for (const [id] of db
    .prepare("SELECT id FROM signings WHERE origin = 'imported' AND state = 'approved'")
    .raw()
    .all() as string[][])
    if (id !== undefined) imports.notSigned(id);

  return explainingDisk(file, {
    damage,
    imports: explainingDisk(file, imports),
    forget,
    ...openBookRows(db, clock, readRows, changes.count),
    ...openWholeSignings(db, clock, readRows),
    open: (flow: Opened) => openFlow(flow, clock.nowMs()),
    /** `dropped` erases the signed bytes; `away` and `signed` write into the book. Throws FLOW_UNKNOWN, FLOW_STATE. */
    advance: (
      flowId: string,
      from: SigningState | readonly SigningState[],
      to: SigningState,
      data: unknown,
    ): void => {
      moveFlow(flowId, typeof from === 'string' ? [from] : from, to, data, clock.nowMs());
      if (isCheckpointPending || to === 'dropped' || to === 'handingOver') checkpoint();
    },
    read: (flowId: string): Signing | null => {
      const row = readSigning(flowId);
      return row === null ? null : toSigning(row);
    },
    /** Oldest first, without imports: not contradicted, dropped, settled or given up. */
    unfinished: (walletId: string): readonly Signing[] =>
      readRows(signingRow, openOnes.all(walletId)).map(toSigning),
    /** Flows that the end of the program interrupted, in any order. A small part of `unfinished`. */
    interrupted: (walletId: string): readonly Signing[] =>
      readRows(signingRow, interruptedOnes.all(walletId)).map(toSigning),
    ...openSignedSteps(db, readRows, readData, changes.count),
    close: () => {
      // close() alone leaves the write-ahead file.
      checkpoint();
      closeSqlite(db);
    },
  });
}

const quoted = (states: readonly SigningState[]): string => states.map((one) => `'${one}'`).join(', ');

/** Neither signed nor out to be signed, so the book has no row of it. */
function isUnsigned(state: SigningState): boolean {
  return state === 'asked' || state === 'built' || state === 'contradicted';
}

/** Writes by this connection, without those within `ofNothing`. */
function countChanges(db: Sqlite) {
  const total = db.prepare('SELECT total_changes()').raw();
  const written = () => Number((total.all() as unknown[][])[0]?.[0]);
  let ignored = 0;
  return {
    count: () => written() - ignored,
    ofNothing: (act: () => void): void => {
      const before = written();
      act();
      ignored += written() - before;
    },
  };
}
