import { basename, join } from 'node:path';
import * as v from 'valibot';
import { alertSettings, alertView } from '../../src-preload/contract/node-alerts.ts';
import type { AlertSettings, AlertView } from '../../src-preload/contract/node-alerts.ts';
import { jsonOf as textJson, type Now } from './values.ts';
import { explainingDisk } from './disk-errors.ts';
import {
  cloud,
  event,
  node,
  run,
  runNode,
  type NodeServiceRecord,
  type NodeEvent,
  type NodeRecord,
  type RunNodeRecord,
  type RunRecord,
  type StateInterval,
} from './node.ts';
import { asBytes, type Columns } from './salvage.ts';
import { closeSqlite, openSqlite, transaction, type Sqlite } from './sqlite.ts';
import { createUnreadable, type Unreadable } from './unreadable.ts';

export type NodeStore = ReturnType<typeof openNodeStore>;

const seenRow = v.object({ seen: v.number() });
const DATA = { id: 'text', data: 'text' } as const;
/** The board shows 30 days; a node's page the newest 200. */
const EVENTS_KEPT_MS = 90 * 86_400_000;
/** Limits for one node's events, older than the board's and in all: some nodes change state all day. */
const [MOST_OLD_EVENTS, MOST_EVENTS] = [1_000, 20_000];
const BOARD_MS = 30 * 86_400_000;
const NODES_AT_ONCE = 100;
const EVENT = {
  node_id: 'text',
  at_ms: 'number',
  state: 'text',
  kind: 'text',
  by: 'text',
  text: 'text',
} as const;

/** `<folder>/fleet.sqlite`; on disk when a method returns. Holds no secret. Throws DISK_REFUSED. */
export function openNodeStore(folder: string, clock: Now) {
  const file = join(folder, 'fleet.sqlite');
  const { db, damage } = openSqlite(file, { tables, nowMs: clock.nowMs() });
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
  const addEvents = addingEvents(db);
  const putRunNode = db.prepare(
    `INSERT INTO run_nodes (run_id, node_id, seq, data) VALUES (?, ?, ?, ?)
     ON CONFLICT (run_id, node_id) DO UPDATE SET data = excluded.data`,
  );
  const putAlert = db.prepare(
    'INSERT INTO alerts (id, at_ms, seen, data) VALUES (?, ?, 0, ?) ON CONFLICT (id) DO UPDATE SET seen = 0, data = excluded.data',
  );
  const some = (columns: Columns, from: string) => db.prepare(`SELECT ${asBytes(columns)} FROM ${from}`);
  const allClouds = some(DATA, 'clouds ORDER BY rowid');
  const nextNodes = some(
    { ...DATA, place: 'number' },
    `(SELECT rowid AS place, * FROM nodes WHERE rowid > ? ORDER BY rowid LIMIT ${String(NODES_AT_ONCE)})`,
  );
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
    unreadable: unreadable.damage,
    ...createStretches(db, unreadable),
    clouds: (): NodeServiceRecord[] => clouds(allClouds.all()),
    putCloud: (record: NodeServiceRecord) => void putCloud.run(record.id, jsonOf(cloud, record)),
    removeCloud: (cloudId: string) => void removeCloud.run(cloudId),
    /** Some hundred rows after `after`; `last` null at the end. */
    nodesBehind: (after: number): { readonly last: number | null; readonly found: readonly NodeRecord[] } => {
      const rows = nextNodes.all(after);
      return { last: lastPlace(rows), found: nodes(rows) };
    },
    putNodes: transaction(db, (nodes: readonly NodeRecord[], events: readonly NodeEvent[] = []) => {
      for (const record of nodes) putNode.run(record.id, record.cloudId, jsonOf(node, record));
      addEvents(events);
    }),
    removeNodes: transaction(db, (nodeIds: readonly string[]) => {
      for (const nodeId of nodeIds) removeNode.run(nodeId);
    }),
    history: (nodeId: string, limit: number): NodeEvent[] => events(eventsOf.all(nodeId, limit)),
    openRun: transaction(db, (record: RunRecord, parts: readonly RunNodeRecord[]) => {
      putRun.run(record.id, record.startedAtMs, jsonOf(run, record));
      parts.forEach((part, seq) => putRunNode.run(record.id, part.nodeId, seq, jsonOf(runNode, part)));
    }),
    putRun: (record: RunRecord) => void putRun.run(record.id, record.startedAtMs, jsonOf(run, record)),
    putRunNode: (runId: string, part: RunNodeRecord) =>
      void putRunNode.run(runId, part.nodeId, 0, jsonOf(runNode, part)),
    runs: (): RunRecord[] => runs(allRuns.all()),
    runNodes: (runId: string) => runNodes(nodesOfRun.all(runId)),
    putAlert: (alert: AlertView) => void putAlert.run(alert.id, alert.atMs, jsonOf(alertView, alert)),
    alerts: (limit: number): AlertView[] => alerts(newestAlerts.all(limit)),
    seeAlerts: transaction(db, (alertIds: readonly string[]) => {
      for (const alertId of alertIds) seeAlert.run(alertId);
    }),
    alertSettings: (): AlertSettings | null => kept(keptValue.all())[0] ?? null,
    putAlertSettings: (settings: AlertSettings) => void keep.run(jsonOf(alertSettings, settings)),
    close: () => {
      // close() alone leaves the write-ahead file.
      db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
      closeSqlite(db);
    },
  });
}

function addingEvents(db: Sqlite): (events: readonly NodeEvent[]) => void {
  const add = db.prepare(
    'INSERT INTO events (node_id, at_ms, kind, state, by, text) VALUES (?, ?, ?, ?, ?, ?)',
  );
  // Age counts from the second newest event: a clock that was once ahead would make all others old.
  const beforeNewest = db.prepare(
    `SELECT max(at_ms) AS at_ms FROM events
      WHERE node_id = ?1 AND at_ms < (SELECT max(at_ms) FROM events WHERE node_id = ?1)`,
  );
  const newest = 'SELECT seq, at_ms FROM events WHERE node_id = ?1 ORDER BY at_ms DESC, seq DESC';
  const stateAt = (bound: string) =>
    `(SELECT seq FROM events WHERE node_id = ?1 AND kind = 'state' AND at_ms < ${bound}
       ORDER BY at_ms DESC, seq DESC LIMIT 1)`;
  // Keeps the state in force at the bound, since that state lasted into the shown time.
  const forget = db.prepare(
    `DELETE FROM events WHERE seq IN (
       SELECT seq FROM events WHERE node_id = ?1 AND at_ms < ?2 AND seq IS NOT ${stateAt('?2')}
       UNION ALL SELECT seq FROM (${newest} LIMIT -1 OFFSET ${String(MOST_OLD_EVENTS)})
         WHERE at_ms < ?3 AND seq IS NOT ${stateAt('?3')}
       UNION ALL SELECT seq FROM (${newest} LIMIT -1 OFFSET ${String(MOST_EVENTS)}))`,
  );
  return (events) => {
    for (const one of events) {
      const { nodeId, atMs, kind, state, by, text } = requireSound(event, one);
      add.run(nodeId, atMs, kind, state, by, text);
    }
    for (const nodeId of new Set(events.map((one) => one.nodeId))) {
      const { at_ms: atMs } = v.parse(atRow, beforeNewest.get(nodeId));
      if (atMs !== null) forget.run(nodeId, atMs - EVENTS_KEPT_MS, atMs - BOARD_MS);
    }
  };
}

function createStretches(db: Sqlite, unreadable: Unreadable) {
  const stretchesOf = unreadable.each('a state of node', 'id', (row) => {
    const { place, id, states } = v.parse(statesRow, row);
    return { place, nodeId: id, stretches: states.map(toStretch) };
  });
  // At the beginning of the shown time the last state before it was in force.
  const since = (which: string) =>
    db.prepare(
      `SELECT nodes.rowid AS place, CAST(id AS BLOB) AS id, CAST((
         SELECT json_group_array(json_array(at_ms, state)) FROM (
           SELECT at_ms, seq, state FROM events WHERE node_id = id AND kind = 'state' AND at_ms >= ?1
           UNION ALL SELECT * FROM (
             SELECT at_ms, seq, state FROM events WHERE node_id = id AND kind = 'state' AND at_ms < ?1
              ORDER BY at_ms DESC, seq DESC LIMIT 1)
           ORDER BY at_ms, seq)) AS BLOB) AS states
         FROM nodes WHERE ${which}`,
    );
  const ofOne = since('id = ?2');
  const next = since(`nodes.rowid > ?2 ORDER BY nodes.rowid LIMIT ${String(NODES_AT_ONCE)}`);
  const upgrades = db.prepare(
    `SELECT e.at_ms - (SELECT max(a.at_ms) FROM events AS a WHERE a.node_id = e.node_id
                         AND a.kind = 'upgradeAccepted' AND a.at_ms <= e.at_ms) AS took_ms
     FROM events AS e WHERE e.kind = 'upgradeEnded' ORDER BY e.at_ms DESC LIMIT ?`,
  );

  return {
    stretches: (fromMs: number, nodeId: string): readonly StateInterval[] =>
      stretchesOf(ofOne.all(fromMs, nodeId))[0]?.stretches ?? [],
    stretchesBehind: (fromMs: number, after: number) => {
      const rows = next.all(fromMs, after);
      return { last: lastPlace(rows), found: stretchesOf(rows) };
    },
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

const atRow = v.object({ at_ms: v.nullable(v.number()) });
const placeRow = v.object({ place: v.number() });
const lastPlace = (rows: readonly unknown[]): number | null =>
  rows.length < NODES_AT_ONCE ? null : v.parse(placeRow, rows.at(-1)).place;
const statesRow = v.object({
  place: v.number(),
  id: event.entries.nodeId,
  states: textJson(v.array(v.tuple([event.entries.atMs, event.entries.state.wrapped]))),
});
type State = v.InferOutput<typeof statesRow>['states'][number];

function toStretch([fromMs, state]: State, at: number, states: readonly State[]): StateInterval {
  return { state, fromMs, toMs: states[at + 1]?.[0] ?? null };
}

const dataOf =
  <T>(schema: v.GenericSchema<unknown, T>) =>
  (row: unknown): T =>
    v.parse(v.object({ data: v.pipe(v.string(), v.parseJson(), schema) }), row).data;

/** Throws on a row that couldn't be read back: otherwise our fault would look like damage at the next start. */
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
   CREATE INDEX states_by_node ON events (node_id, at_ms, seq, state) WHERE kind = 'state';
   CREATE INDEX upgrades_by_time ON events (at_ms) WHERE kind = 'upgradeEnded';
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
