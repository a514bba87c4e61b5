import { basename, join } from 'node:path';
import * as v from 'valibot';
import { fail, WalletError } from '../domain/errors.ts';
import { CLOSED, HANDED_OVER, mayFollow } from '../domain/signing/states.ts';
import type { Clock, Signing, Signings, SigningState, StorageDamage } from '../ports.ts';
import { explainDisk, explainingDisk } from './disk-errors.ts';
import { flowRow, handedOverRow, migrations, stepRow } from './journal/schema.ts';
import { isSound, salvage } from './journal/salvage.ts';
import { openSqlite, transaction } from './sqlite.ts';

export interface OpenJournal extends Signings {
  readonly damage: StorageDamage | null;
  close: () => void;
}

/** The write-ahead record of two-step flows, in `<folder>/journal.sqlite`: each step is on disk when it returns. */
export function openJournal(
  folder: string,
  clock: Pick<Clock, 'nowMs'>,
  /** There are wallets, so it was here before. */
  expected = false,
): OpenJournal {
  const file = join(folder, 'journal.sqlite');
  const nowMs = clock.nowMs();
  const { db, damage } = openSqlite(file, { migrations, nowMs, expected, isSound, salvage });
  const addFlow = db.prepare(
    'INSERT INTO flows (id, wallet_id, kind, state, created_at_ms, updated_at_ms) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const addStep = db.prepare(
    'INSERT INTO steps (flow_id, seq, state, at_ms, data) SELECT ?, count(*), ?, ?, ? FROM steps WHERE flow_id = ?',
  );
  const setState = db.prepare('UPDATE flows SET state = ?, updated_at_ms = ? WHERE id = ?');
  const eraseSigned = db.prepare("UPDATE steps SET data = 'null' WHERE flow_id = ? AND state = 'signed'");
  const oneFlow = db.prepare('SELECT * FROM flows WHERE id = ?');
  const stepsOf = db.prepare('SELECT state, data FROM steps WHERE flow_id = ? ORDER BY seq');
  const openOnes = db.prepare(
    `SELECT * FROM flows WHERE wallet_id = ? AND state NOT IN (${quoted(CLOSED)}) ORDER BY created_at_ms, rowid`,
  );

  // Of an aggregate max() SQLite takes the other columns from the row that has the maximum: the last `signed` step.
  const leftFrom = db.prepare(
    `SELECT flows.id, flows.kind, flows.state, iif(json_valid(steps.data), json_remove(steps.data, '$.psbt'), '') AS data, max(steps.seq)
       FROM flows JOIN steps ON steps.flow_id = flows.id AND steps.state = 'signed'
      WHERE flows.wallet_id = ? AND flows.state IN (SELECT value FROM json_each(?))
      GROUP BY flows.id ORDER BY flows.created_at_ms, flows.rowid`,
  );

  /** What lies there is not what was written. */
  const damaged = () => fail('STORAGE_DAMAGED', { file: basename(file), keptAs: null });

  function readRows<T>(row: v.GenericSchema<unknown, T>, rows: unknown[]): T[] {
    const read = v.safeParse(v.array(row), rows);
    if (!read.success) throw damaged();
    return read.output;
  }

  function readData(text: string): unknown {
    try {
      return JSON.parse(text);
    } catch {
      throw damaged();
    }
  }

  function readFlow(flowId: string): v.InferOutput<typeof flowRow> | null {
    return readRows(flowRow, oneFlow.all(flowId))[0] ?? null;
  }

  function toFlow(row: v.InferOutput<typeof flowRow>): Signing {
    const steps = readRows(stepRow, stepsOf.all(row.id));
    return {
      id: row.id,
      walletId: row.wallet_id,
      origin: steps.some(({ state }) => state === 'away') ? 'away' : 'built',
      kind: row.kind,
      state: row.state,
      createdAtMs: row.created_at_ms,
      updatedAtMs: row.updated_at_ms,
      data: Object.fromEntries(steps.map((step) => [step.state, readData(step.data)])),
    };
  }

  function stateOf(flowId: string): SigningState {
    const row = readFlow(flowId);
    if (row === null) throw fail('FLOW_UNKNOWN', {});
    return row.state;
  }

  let isOwed = false;
  /**
   * What may leave now must be in the file itself, and what was erased in neither: the write-ahead file keeps both. It
   * is written already, so a disk that is full puts this off, no more.
   */
  function bringHome(): void {
    isOwed = true;
    try {
      db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
      isOwed = false;
    } catch (error) {
      if (!(explainDisk(error, file) instanceof WalletError)) throw error;
    }
  }

  const openFlow = transaction(db, (flow: Parameters<Signings['open']>[0], atMs: number) => {
    addFlow.run(flow.id, flow.walletId, flow.kind, 'asked', atMs, atMs);
    addStep.run(flow.id, 'asked', atMs, JSON.stringify(flow.data), flow.id);
  });
  const moveFlow = transaction(
    db,
    (flowId: string, from: readonly SigningState[], to: SigningState, data: unknown, atMs: number) => {
      const now = stateOf(flowId);
      if (!from.includes(now)) throw fail('FLOW_STATE', { state: now });
      if (!mayFollow(now, to)) throw new Error(`a flow went from ${now} to ${to}`);
      addStep.run(flowId, to, atMs, JSON.stringify(data ?? null), flowId);
      setState.run(to, atMs, flowId);
      // A transaction that was given up must not be there to be broadcast later.
      if (to === 'dropped') eraseSigned.run(flowId);
    },
  );

  return explainingDisk<OpenJournal>(file, {
    damage,
    open: (flow) => {
      openFlow(flow, clock.nowMs());
    },
    advance: (flowId, from, to, data) => {
      moveFlow(flowId, typeof from === 'string' ? [from] : from, to, data, clock.nowMs());
      if (isOwed || to === 'dropped' || to === 'handingOver') bringHome();
    },
    read: (flowId) => {
      const row = readFlow(flowId);
      return row === null ? null : toFlow(row);
    },
    unfinished: (walletId) => readRows(flowRow, openOnes.all(walletId)).map(toFlow),
    handedOver: (walletId, states = HANDED_OVER) =>
      readRows(handedOverRow, leftFrom.all(walletId, JSON.stringify(states))).map(({ data, ...flow }) => ({
        ...flow,
        signed: readData(data),
      })),
    close: () => {
      // The write-ahead file stays after close() otherwise.
      bringHome();
      db.close();
    },
  });
}

const quoted = (states: readonly SigningState[]): string => states.map((one) => `'${one}'`).join(', ');
