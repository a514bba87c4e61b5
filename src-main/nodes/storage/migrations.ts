/** Version n to n + 1, each in one transaction. */
export const migrations = [
  `CREATE TABLE clouds (id TEXT PRIMARY KEY, data TEXT NOT NULL) STRICT;
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
   CREATE TABLE kept (name TEXT PRIMARY KEY, data TEXT NOT NULL) STRICT`,
];
