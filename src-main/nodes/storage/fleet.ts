import { basename, join } from 'node:path';
import * as v from 'valibot';
import { alertSettings, alertView } from '../../../src-preload/contract/nodes.ts';
import type { Clock, Fleet, StorageDamage } from '../../ports.ts';
import { migrations } from './migrations.ts';
import { cloudRow, dataOf, eventRow, nodeRow, runNodeRow, runRow } from './rows.ts';
import { createStretches } from './stretches.ts';
import { explainingDisk } from '../../storage/disk-errors.ts';
import { openSqlite, transaction } from '../../storage/sqlite.ts';
import { createUnreadable } from '../../storage/unreadable.ts';

export interface OpenFleet extends Fleet {
  readonly damage: StorageDamage | null;
  close: () => void;
}

const seenRow = v.object({ seen: v.number() });

/** Node services, nodes, what happened to them, bulk runs and alerts, in `<folder>/fleet.sqlite`. */
export function openFleet(folder: string, clock: Pick<Clock, 'nowMs'>): OpenFleet {
  const file = join(folder, 'fleet.sqlite');
  const { db, damage } = openSqlite(file, { migrations, nowMs: clock.nowMs() });
  const upsert = (table: string, columns: string) =>
    db.prepare(
      `INSERT INTO ${table} (id, ${columns}, data) VALUES (?, ?, ?)
       ON CONFLICT (id) DO UPDATE SET ${columns} = excluded.${columns}, data = excluded.data`,
    );
  const putCloud = db.prepare(
    'INSERT INTO clouds (id, data) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET data = excluded.data',
  );
  const putNode = upsert('nodes', 'cloud_id');
  const putRun = upsert('runs', 'started_at_ms');
  const addEvent = db.prepare(
    'INSERT INTO events (node_id, at_ms, kind, state, by, text) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const putRunNode = db.prepare(
    `INSERT INTO run_nodes (run_id, node_id, seq, data) VALUES (?, ?, ?, ?)
     ON CONFLICT (run_id, node_id) DO UPDATE SET data = excluded.data`,
  );
  const addAlert = db.prepare('INSERT INTO alerts (id, at_ms, seen, data) VALUES (?, ?, 0, ?)');
  const allClouds = db.prepare('SELECT id, CAST(data AS BLOB) AS data FROM clouds ORDER BY rowid');
  const allNodes = db.prepare('SELECT id, CAST(data AS BLOB) AS data FROM nodes ORDER BY rowid');
  const eventsOf = db.prepare(
    `SELECT node_id, at_ms, CAST(kind AS BLOB) AS kind, CAST(state AS BLOB) AS state, CAST(by AS BLOB) AS by,
       CAST(text AS BLOB) AS text FROM events WHERE node_id = ? ORDER BY at_ms DESC, seq DESC LIMIT ?`,
  );
  const allRuns = db.prepare(
    'SELECT id, CAST(data AS BLOB) AS data FROM runs ORDER BY started_at_ms DESC, rowid DESC',
  );
  const nodesOfRun = db.prepare(
    'SELECT node_id, CAST(data AS BLOB) AS data FROM run_nodes WHERE run_id = ? ORDER BY seq',
  );
  const newestAlerts = db.prepare(
    'SELECT id, CAST(data AS BLOB) AS data, seen FROM alerts ORDER BY at_ms DESC, rowid DESC LIMIT ?',
  );
  const seeAlert = db.prepare('UPDATE alerts SET seen = 1 WHERE id = ?');
  const keptValue = db.prepare(
    "SELECT name, CAST(data AS BLOB) AS data FROM kept WHERE name = 'alertSettings'",
  );
  const keep = db.prepare(
    "INSERT INTO kept (name, data) VALUES ('alertSettings', ?) ON CONFLICT (name) DO UPDATE SET data = excluded.data",
  );
  const removeCloud = db.prepare('DELETE FROM clouds WHERE id = ?');
  const removeNode = db.prepare('DELETE FROM nodes WHERE id = ?');
  const unreadable = createUnreadable(basename(file));
  const clouds = unreadable.each('connection', 'id', dataOf(cloudRow));
  const nodes = unreadable.each('node', 'id', dataOf(nodeRow));
  const events = unreadable.each('what happened to node', 'node_id', (row) => v.parse(eventRow, row));
  const runs = unreadable.each('bulk run', 'id', dataOf(runRow));
  const runNodes = unreadable.each('part of a bulk run', 'node_id', dataOf(runNodeRow));
  const alerts = unreadable.each('alert', 'id', (row) => ({
    ...dataOf(alertView)(row),
    seen: v.parse(seenRow, row).seen === 1,
  }));
  const kept = unreadable.each('the settings of alerts', 'name', dataOf(alertSettings));

  return explainingDisk<OpenFleet>(file, {
    damage,
    unreadable: unreadable.damage,
    ...createStretches(db, unreadable),
    clouds: () => clouds(allClouds.all()),
    putCloud: (cloud) => {
      putCloud.run(cloud.id, JSON.stringify(cloud));
    },
    removeCloud: (cloudId) => {
      removeCloud.run(cloudId);
    },
    nodes: () => nodes(allNodes.all()),
    putNodes: transaction(db, ((nodes, events = []) => {
      for (const node of nodes) putNode.run(node.id, node.cloudId, JSON.stringify(node));
      for (const { nodeId, atMs, kind, state, by, text } of events)
        addEvent.run(nodeId, atMs, kind, state, by, text);
    }) satisfies Fleet['putNodes']),
    removeNodes: transaction(db, ((nodeIds) => {
      for (const nodeId of nodeIds) removeNode.run(nodeId);
    }) satisfies Fleet['removeNodes']),
    history: (nodeId, limit) => events(eventsOf.all(nodeId, limit)),
    openRun: transaction(db, ((run, nodes) => {
      putRun.run(run.id, run.startedAtMs, JSON.stringify(run));
      nodes.forEach((node, seq) => putRunNode.run(run.id, node.nodeId, seq, JSON.stringify(node)));
    }) satisfies Fleet['openRun']),
    putRun: (run) => {
      putRun.run(run.id, run.startedAtMs, JSON.stringify(run));
    },
    putRunNode: (runId, node) => {
      putRunNode.run(runId, node.nodeId, 0, JSON.stringify(node));
    },
    runs: () => runs(allRuns.all()),
    runNodes: (runId) => runNodes(nodesOfRun.all(runId)),
    addAlert: (alert) => {
      addAlert.run(alert.id, alert.atMs, JSON.stringify(alert));
    },
    alerts: (limit) => alerts(newestAlerts.all(limit)),
    seeAlerts: transaction(db, ((alertIds) => {
      for (const alertId of alertIds) seeAlert.run(alertId);
    }) satisfies Fleet['seeAlerts']),
    alertSettings: () => kept(keptValue.all())[0] ?? null,
    putAlertSettings: (settings) => {
      keep.run(JSON.stringify(settings));
    },
    close: () => {
      // The write-ahead file stays after close() otherwise.
      db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
      db.close();
    },
  });
}
