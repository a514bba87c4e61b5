import { basename, join } from 'node:path';
import * as v from 'valibot';
import { alertSettings, alertView } from '../../src-preload/contract/node-alerts.ts';
import type { AlertSettings, AlertView } from '../../src-preload/contract/node-alerts.ts';
import type { Stretch } from '../../src-preload/contract/nodes.ts';
import type { Now } from './values.ts';
import { explainingDisk } from './disk-errors.ts';
import {
  cloud,
  event,
  node,
  run,
  runNode,
  type CloudRecord,
  type NodeEvent,
  type NodeRecord,
  type RunNodeRecord,
  type RunRecord,
} from './node.ts';
import { asBytes, type Columns } from './salvage.ts';
import { openSqlite, transaction, type Sqlite } from './sqlite.ts';
import { createUnreadable, type Unreadable } from './unreadable.ts';

export type Fleet = ReturnType<typeof openFleet>;

const seenRow = v.object({ seen: v.number() });
const DATA = { id: 'text', data: 'text' } as const;
const STATE = { node_id: 'text', at_ms: 'number', state: 'text' } as const;
const EVENT = { ...STATE, kind: 'text', by: 'text', text: 'text' } as const;

/**
 * The node services and nodes that are watched, with their history, bulk runs and alerts, in `<folder>/fleet.sqlite`. Every
 * method is on disk when it returns. Holds no secret. A row that cannot be read is left out and named. Throws DISK_REFUSED.
 */
export function openFleet(folder: string, clock: Now) {
  const file = join(folder, 'fleet.sqlite');
  const { db, damage } = openSqlite(file, { tables, nowMs: clock.nowMs() });
  /** A row that keeps one value as JSON, put in place of one of its key. `more`: columns to be searched by. */
  const upsert = (table: string, ...more: readonly string[]) => {
    const [columns, set] = [[...more, 'data'], [...more, 'data'].map((name) => `${name} = excluded.${name}`)];
    return db.prepare(
      `INSERT INTO ${table} (id, ${columns.join(', ')}) VALUES (?, ${columns.map(() => '?').join(', ')})
       ON CONFLICT (id) DO UPDATE SET ${set.join(', ')}`,
    );
  };
  const putCloud = upsert('clouds');
  const putNode = upsert('nodes', 'cloud_id');
  const putRun = upsert('runs', 'started_at_ms');
  const addEvent = db.prepare(
    'INSERT INTO events (node_id, at_ms, kind, state, by, text) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const putRunNode = db.prepare(
    `INSERT INTO run_nodes (run_id, node_id, seq, data) VALUES (?, ?, ?, ?)
     ON CONFLICT (run_id, node_id) DO UPDATE SET data = excluded.data`,
  );
  const putAlert = db.prepare(
    'INSERT INTO alerts (id, at_ms, seen, data) VALUES (?, ?, 0, ?) ON CONFLICT (id) DO UPDATE SET seen = 0, data = excluded.data',
  );
  const some = (columns: Columns, from: string) => db.prepare(`SELECT ${asBytes(columns)} FROM ${from}`);
  const allClouds = some(DATA, 'clouds ORDER BY rowid');
  const allNodes = some(DATA, 'nodes ORDER BY rowid');
  const eventsOf = some(EVENT, 'events WHERE node_id = ? ORDER BY at_ms DESC, seq DESC LIMIT ?');
  const allRuns = some(DATA, 'runs ORDER BY started_at_ms DESC, rowid DESC');
  const nodesOfRun = some({ node_id: 'text', data: 'text' }, 'run_nodes WHERE run_id = ? ORDER BY seq');
  const newestAlerts = some({ ...DATA, seen: 'number' }, 'alerts ORDER BY at_ms DESC, rowid DESC LIMIT ?');
  const seeAlert = db.prepare('UPDATE alerts SET seen = 1 WHERE id = ?');
  const keptValue = some({ name: 'text', data: 'text' }, "kept WHERE name = 'alertSettings'");
  const keep = db.prepare(
    "INSERT INTO kept (name, data) VALUES ('alertSettings', ?) ON CONFLICT (name) DO UPDATE SET data = excluded.data",
  );
  const removeCloud = db.prepare('DELETE FROM clouds WHERE id = ?');
  const removeNode = db.prepare('DELETE FROM nodes WHERE id = ?');
  const unreadable = createUnreadable(basename(file));
  const clouds = unreadable.each('connection', 'id', dataOf(cloud));
  const nodes = unreadable.each('node', 'id', dataOf(node));
  const events = unreadable.each('what happened to node', 'node_id', (row) => v.parse(eventRow, row));
  const runs = unreadable.each('bulk run', 'id', dataOf(run));
  const runNodes = unreadable.each('part of a bulk run', 'node_id', dataOf(runNode));
  const alerts = unreadable.each('alert', 'id', (row) => ({
    ...dataOf(alertView)(row),
    seen: v.parse(seenRow, row).seen === 1,
  }));
  const kept = unreadable.each('the settings of alerts', 'name', dataOf(alertSettings));

  return explainingDisk(file, {
    damage,
    /** Rows that could not be read so far; empty: none. */
    unreadable: unreadable.damage,
    ...createStretches(db, unreadable),
    clouds: (): CloudRecord[] => clouds(allClouds.all()),
    putCloud: (record: CloudRecord) => void putCloud.run(record.id, jsonOf(cloud, record)),
    /** Its nodes and their history go with it. */
    removeCloud: (cloudId: string) => void removeCloud.run(cloudId),
    nodes: (): NodeRecord[] => nodes(allNodes.all()),
    /** Adds or replaces, in one transaction, with what happened to them. */
    putNodes: transaction(db, (nodes: readonly NodeRecord[], events: readonly NodeEvent[] = []) => {
      for (const record of nodes) putNode.run(record.id, record.cloudId, jsonOf(node, record));
      for (const one of events) {
        const { nodeId, atMs, kind, state, by, text } = requireSound(event, one);
        addEvent.run(nodeId, atMs, kind, state, by, text);
      }
    }),
    removeNodes: transaction(db, (nodeIds: readonly string[]) => {
      for (const nodeId of nodeIds) removeNode.run(nodeId);
    }),
    /** Newest first, at most `limit`. */
    history: (nodeId: string, limit: number): NodeEvent[] => events(eventsOf.all(nodeId, limit)),
    openRun: transaction(db, (record: RunRecord, parts: readonly RunNodeRecord[]) => {
      putRun.run(record.id, record.startedAtMs, jsonOf(run, record));
      parts.forEach((part, seq) => putRunNode.run(record.id, part.nodeId, seq, jsonOf(runNode, part)));
    }),
    putRun: (record: RunRecord) => void putRun.run(record.id, record.startedAtMs, jsonOf(run, record)),
    putRunNode: (runId: string, part: RunNodeRecord) =>
      void putRunNode.run(runId, part.nodeId, 0, jsonOf(runNode, part)),
    /** Newest first. */
    runs: (): RunRecord[] => runs(allRuns.all()),
    runNodes: (runId: string) => runNodes(nodesOfRun.all(runId)),
    /** Adds it, or replaces what it says; either way it is unseen. */
    putAlert: (alert: AlertView) => void putAlert.run(alert.id, alert.atMs, jsonOf(alertView, alert)),
    /** Newest first, at most `limit`. */
    alerts: (limit: number): AlertView[] => alerts(newestAlerts.all(limit)),
    seeAlerts: transaction(db, (alertIds: readonly string[]) => {
      for (const alertId of alertIds) seeAlert.run(alertId);
    }),
    alertSettings: (): AlertSettings | null => kept(keptValue.all())[0] ?? null,
    putAlertSettings: (settings: AlertSettings) => void keep.run(jsonOf(alertSettings, settings)),
    close: () => {
      // The write-ahead file stays after close() otherwise.
      db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
      db.close();
    },
  });
}

/** How long nodes were in which state, from the events of kind `state`. */
function createStretches(db: Sqlite, unreadable: Unreadable) {
  const states = unreadable.each('a state of node', 'node_id', (row) => v.parse(stateRow, row));
  // The last state before the beginning is the one that each was in then.
  const since = (where: string) =>
    db.prepare(
      `SELECT ${asBytes(STATE)} FROM events WHERE kind = 'state' AND at_ms >= ? ${where}
       UNION ALL
       SELECT ${asBytes(STATE)} FROM events AS e WHERE kind = 'state' AND at_ms < ? ${where}
         AND seq = (SELECT seq FROM events WHERE node_id = e.node_id AND kind = 'state' AND at_ms < ?
                    ORDER BY at_ms DESC, seq DESC LIMIT 1)
       ORDER BY at_ms`,
    );
  const ofAll = since('');
  const ofOne = since('AND node_id = ?');
  const upgrades = db.prepare(
    `SELECT e.at_ms - (SELECT max(a.at_ms) FROM events AS a WHERE a.node_id = e.node_id
                         AND a.kind = 'upgradeAccepted' AND a.at_ms <= e.at_ms) AS took_ms
     FROM events AS e WHERE e.kind = 'upgradeEnded' ORDER BY e.at_ms DESC LIMIT ?`,
  );

  return {
    /** The states of every node since `fromMs`, and the one that each was in then, oldest first. */
    stretches: (fromMs: number, nodeId?: string): Map<string, Stretch[]> => {
      const rows =
        nodeId === undefined
          ? ofAll.all(fromMs, fromMs, fromMs)
          : ofOne.all(fromMs, nodeId, fromMs, nodeId, fromMs);
      const byNode = new Map<string, Stretch[]>();
      for (const { node_id, at_ms, state } of states(rows)) {
        const stretches = byNode.get(node_id) ?? [];
        const last = stretches.pop();
        if (last !== undefined) stretches.push({ ...last, toMs: at_ms });
        stretches.push({ state, fromMs: at_ms, toMs: null });
        byNode.set(node_id, stretches);
      }
      return byNode;
    },
    /** How long upgrades took here, newest first, in ms. */
    upgradeTimesMs: (limit: number) =>
      v
        .parse(v.array(v.object({ took_ms: v.nullable(v.number()) })), upgrades.all(limit))
        .flatMap(({ took_ms }) => (took_ms === null ? [] : [took_ms])),
  };
}

const eventRow = v.pipe(
  v.looseObject({ node_id: v.unknown(), at_ms: v.unknown() }),
  v.transform(({ node_id: nodeId, at_ms: atMs, ...rest }) => ({ nodeId, atMs, ...rest })),
  event,
);

const stateRow = v.object({
  node_id: event.entries.nodeId,
  at_ms: event.entries.atMs,
  state: event.entries.state.wrapped,
});

/** The JSON of a row that keeps one value. Throws where it is none, or another one. */
const dataOf =
  <T>(schema: v.GenericSchema<unknown, T>) =>
  (row: unknown): T =>
    v.parse(v.object({ data: v.pipe(v.string(), v.parseJson(), schema) }), row).data;

/** As it is written. A fault of ours would otherwise be found at the next start, as a row that cannot be read. */
function requireSound<T>(schema: v.GenericSchema, value: T): T {
  if (!v.is(schema, value)) throw new Error('this row could not be read again');
  return value;
}

const jsonOf = (schema: v.GenericSchema, value: object): string =>
  JSON.stringify(requireSound(schema, value));

const tables = `
   CREATE TABLE clouds (id TEXT PRIMARY KEY, data TEXT NOT NULL) STRICT;
   CREATE TABLE nodes (
     id TEXT PRIMARY KEY, cloud_id TEXT NOT NULL REFERENCES clouds (id) ON DELETE CASCADE, data TEXT NOT NULL
   ) STRICT;
   CREATE INDEX nodes_by_cloud ON nodes (cloud_id);
   CREATE TABLE events (
     seq INTEGER PRIMARY KEY, node_id TEXT NOT NULL REFERENCES nodes (id) ON DELETE CASCADE,
     at_ms INTEGER NOT NULL, kind TEXT NOT NULL, state TEXT, by TEXT NOT NULL, text TEXT NOT NULL
   ) STRICT;
   CREATE INDEX events_by_node ON events (node_id, at_ms, seq);
   CREATE INDEX states_by_time ON events (at_ms) WHERE kind = 'state';
   CREATE TABLE runs (id TEXT PRIMARY KEY, started_at_ms INTEGER NOT NULL, data TEXT NOT NULL) STRICT;
   CREATE TABLE run_nodes (
     run_id TEXT NOT NULL REFERENCES runs (id) ON DELETE CASCADE, node_id TEXT NOT NULL,
     seq INTEGER NOT NULL, data TEXT NOT NULL, PRIMARY KEY (run_id, node_id)
   ) STRICT;
   CREATE TABLE alerts (
     id TEXT PRIMARY KEY, at_ms INTEGER NOT NULL, seen INTEGER NOT NULL, data TEXT NOT NULL
   ) STRICT;
   CREATE INDEX alerts_by_time ON alerts (at_ms);
   CREATE TABLE kept (name TEXT PRIMARY KEY, data TEXT NOT NULL) STRICT`;
