import { join } from 'node:path';
import * as v from 'valibot';
import { fail } from '../domain/errors.ts';
import type { Clock, Flow, FlowState, Journal, StorageDamage } from '../ports.ts';
import { openSqlite } from './sqlite.ts';

const migrations = [
  `CREATE TABLE flows (
     id TEXT PRIMARY KEY, wallet_id TEXT NOT NULL, kind TEXT NOT NULL, state TEXT NOT NULL,
     created_at_ms INTEGER NOT NULL, updated_at_ms INTEGER NOT NULL
   ) STRICT;
   CREATE INDEX flows_by_wallet ON flows (wallet_id, created_at_ms);
   CREATE TABLE steps (
     flow_id TEXT NOT NULL REFERENCES flows (id), seq INTEGER NOT NULL, state TEXT NOT NULL,
     at_ms INTEGER NOT NULL, data TEXT NOT NULL, PRIMARY KEY (flow_id, seq)
   ) STRICT`,
];

const states = [
  'intent',
  'begun',
  'judged',
  'refused',
  'approved',
  'signed',
  'ending',
  'ended',
  'unknown',
  'seen',
  'dropped',
] as const satisfies readonly FlowState[];
const finalStates: readonly FlowState[] = ['refused', 'dropped', 'seen'];

const flowRow = v.object({
  id: v.string(),
  wallet_id: v.string(),
  kind: v.picklist(['createSlots', 'send', 'sendBtc']),
  state: v.picklist(states),
  created_at_ms: v.number(),
  updated_at_ms: v.number(),
});
const stepRow = v.object({ state: v.picklist(states), data: v.string() });
const handedOverRow = v.object({
  id: v.string(),
  kind: v.picklist(['createSlots', 'send', 'sendBtc']),
  state: v.picklist(states),
  data: v.string(),
});

export interface OpenJournal extends Journal {
  readonly damage: StorageDamage | null;
  close: () => void;
}

/** The write-ahead record of two-step flows, in `<folder>/journal.sqlite`: each step is on disk when it returns. */
export function openJournal(folder: string, clock: Clock): OpenJournal {
  const { db, damage } = openSqlite(join(folder, 'journal.sqlite'), migrations, clock.nowMs());
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
  const ofWallet = db.prepare('SELECT * FROM flows WHERE wallet_id = ? ORDER BY created_at_ms, rowid');

  // Of an aggregate max() SQLite takes the other columns from the row that has the maximum: the last `signed` step.
  const leftFrom = db.prepare(
    `SELECT flows.id, flows.kind, flows.state, steps.data, max(steps.seq)
       FROM flows JOIN steps ON steps.flow_id = flows.id AND steps.state = 'signed'
      WHERE flows.wallet_id = ? AND flows.state IN ('ending', 'ended', 'unknown', 'seen')
      GROUP BY flows.id ORDER BY flows.created_at_ms, flows.rowid`,
  );

  function toFlow(row: v.InferOutput<typeof flowRow>): Flow {
    const steps = v.parse(v.array(stepRow), stepsOf.all(row.id));
    return {
      id: row.id,
      walletId: row.wallet_id,
      kind: row.kind,
      state: row.state,
      createdAtMs: row.created_at_ms,
      updatedAtMs: row.updated_at_ms,
      data: Object.fromEntries(steps.map((step) => [step.state, JSON.parse(step.data) as unknown])),
    };
  }

  function stateOf(flowId: string): FlowState {
    const row = oneFlow.get(flowId);
    if (row === undefined) throw fail('FLOW_UNKNOWN', {});
    return v.parse(flowRow, row).state;
  }

  const openFlow = db.transaction((flow: Parameters<Journal['open']>[0], atMs: number) => {
    addFlow.run(flow.id, flow.walletId, flow.kind, 'intent', atMs, atMs);
    addStep.run(flow.id, 'intent', atMs, JSON.stringify(flow.data), flow.id);
  });
  const moveFlow = db.transaction(
    (flowId: string, from: readonly FlowState[], to: FlowState, data: unknown, atMs: number) => {
      const state = stateOf(flowId);
      if (!from.includes(state)) throw fail('FLOW_STATE', { state });
      addStep.run(flowId, to, atMs, JSON.stringify(data ?? null), flowId);
      setState.run(to, atMs, flowId);
      // A transaction that was given up must not be there to be broadcast later.
      if (to === 'dropped') eraseSigned.run(flowId);
    },
  );

  return {
    damage,
    open: (flow) => {
      openFlow(flow, clock.nowMs());
    },
    advance: (flowId, from, to, data) => {
      moveFlow(flowId, typeof from === 'string' ? [from] : from, to, data, clock.nowMs());
    },
    read: (flowId) => {
      const row = oneFlow.get(flowId);
      return row === undefined ? null : toFlow(v.parse(flowRow, row));
    },
    unfinished: (walletId) =>
      v
        .parse(v.array(flowRow), ofWallet.all(walletId))
        .filter((row) => !finalStates.includes(row.state))
        .map(toFlow),
    handedOver: (walletId) =>
      v
        .parse(v.array(handedOverRow), leftFrom.all(walletId))
        .map(({ data, ...flow }) => ({ ...flow, signed: JSON.parse(data) as unknown })),
    close: () => {
      // The write-ahead file stays after close() otherwise.
      db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
      db.close();
    },
  };
}
