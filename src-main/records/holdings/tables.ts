/** Queries use this exact text, so that SQLite takes the index with the same condition. */
export const UNDER_WAY = "state NOT IN ('settled', 'failed', 'cancelled')";

/** SQL: true while it is doubtful whether the transfer has ended. Its name then ignores the scope's numbering. */
export const inDoubt = (row: string): string =>
  `iif(json_valid(${row}.told), ${row}.told ->> '$.namedBy' IS NOT NULL, 0)`;
const formOf = (row: string): string =>
  `${row}.scope_id, ${row}.status, ${row}.kind, ${row}.txid IS NOT NULL, ${inDoubt(row)}`;
const countForm = (row: string, by: 1 | -1): string =>
  `INSERT INTO transfer_forms VALUES (${formOf(row)}, ${String(by)}) ON CONFLICT DO UPDATE SET n = n + excluded.n;
   DELETE FROM transfer_forms WHERE scope_id = ${row}.scope_id AND n <= 0;`;

/**
 * Amounts are text: SQLite's integers end at 2^63, JavaScript's at 2^53. Status and kind: the service's number or
 * word. Scope numbers are never reused, or a removed wallet's pending write would reach another wallet.
 * `transfer_forms`: transfers per form, so that none is scanned. `kept_bytes`: all pieces of a scope. `more`: further
 * uses of a piece; mostly empty. `state`, `lapses_at_ms`: derived, for searching.
 */
export const tables = `
  CREATE TABLE scopes (
    id INTEGER PRIMARY KEY AUTOINCREMENT, wallet_id TEXT NOT NULL, service TEXT NOT NULL, numbering TEXT NOT NULL,
    assets_as_of_ms INTEGER, read_at_ms INTEGER, kept_bytes INTEGER NOT NULL DEFAULT 0, UNIQUE (wallet_id, service)
  ) STRICT;
  CREATE TABLE assets (
    id INTEGER PRIMARY KEY, scope_id INTEGER NOT NULL REFERENCES scopes (id) ON DELETE CASCADE,
    asset_id TEXT NOT NULL, told TEXT, listed INTEGER NOT NULL, words TEXT NOT NULL,
    read_at_ms INTEGER, UNIQUE (scope_id, asset_id)
  ) STRICT;
  CREATE TABLE transfers (
    id INTEGER PRIMARY KEY, scope_id INTEGER NOT NULL REFERENCES scopes (id) ON DELETE CASCADE,
    asset_ref INTEGER NOT NULL REFERENCES assets (id) ON DELETE CASCADE, idx INTEGER NOT NULL,
    batch_idx INTEGER NOT NULL, sort_ms INTEGER NOT NULL, status ANY NOT NULL, kind ANY NOT NULL,
    txid TEXT, received_on TEXT, direction TEXT NOT NULL, state TEXT NOT NULL, lapses_at_ms INTEGER,
    expires_at_ms INTEGER, alarm TEXT, label TEXT, cancelled_at_ms INTEGER, told TEXT NOT NULL,
    UNIQUE (asset_ref, idx)
  ) STRICT;
  CREATE INDEX transfers_newest ON transfers
    (scope_id, sort_ms DESC, batch_idx DESC, idx DESC, state, lapses_at_ms, direction);
  CREATE INDEX transfers_of_asset ON transfers
    (asset_ref, sort_ms DESC, batch_idx DESC, idx DESC, state, lapses_at_ms, direction);
  CREATE INDEX transfers_by_txid ON transfers (scope_id, txid) WHERE txid IS NOT NULL;
  CREATE INDEX transfers_received ON transfers (scope_id, received_on) WHERE received_on IS NOT NULL;
  CREATE INDEX transfers_under_way ON transfers (scope_id, batch_idx) WHERE ${UNDER_WAY};
  CREATE TABLE transfer_forms (
    scope_id INTEGER NOT NULL, status ANY NOT NULL, kind ANY NOT NULL, has_txid INTEGER NOT NULL,
    in_doubt INTEGER NOT NULL, n INTEGER NOT NULL, PRIMARY KEY (scope_id, status, kind, has_txid, in_doubt)
  ) STRICT, WITHOUT ROWID;
  CREATE TRIGGER form_added AFTER INSERT ON transfers BEGIN ${countForm('new', 1)} END;
  CREATE TRIGGER form_changed AFTER UPDATE OF status, kind, txid, told ON transfers BEGIN
    ${countForm('new', 1)} ${countForm('old', -1)} END;
  CREATE TRIGGER form_gone AFTER DELETE ON transfers BEGIN ${countForm('old', -1)} END;
  CREATE TABLE texts (
    transfer_id INTEGER PRIMARY KEY REFERENCES transfers (id) ON DELETE CASCADE,
    scope_id INTEGER NOT NULL, text TEXT NOT NULL
  ) STRICT;
  CREATE TABLE steps (
    transfer_id INTEGER NOT NULL REFERENCES transfers (id) ON DELETE CASCADE, seq INTEGER NOT NULL,
    at_ms INTEGER NOT NULL, status ANY NOT NULL, PRIMARY KEY (transfer_id, seq)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE invoices (
    id INTEGER PRIMARY KEY, scope_id INTEGER NOT NULL REFERENCES scopes (id) ON DELETE CASCADE,
    invoice TEXT NOT NULL, asset_id TEXT NOT NULL, batch_idx INTEGER NOT NULL, recipient_id TEXT NOT NULL,
    made TEXT NOT NULL, slot TEXT, told TEXT, told_at_ms INTEGER, given_up_at_ms INTEGER, UNIQUE (scope_id, invoice)
  ) STRICT;
  CREATE TABLE coin_looks (scope_id INTEGER PRIMARY KEY REFERENCES scopes (id) ON DELETE CASCADE) STRICT;
  CREATE TABLE coins (
    scope_id INTEGER NOT NULL REFERENCES scopes (id) ON DELETE CASCADE, outpoint TEXT NOT NULL, sats TEXT NOT NULL,
    seen_at_ms INTEGER, UNIQUE (scope_id, outpoint)
  ) STRICT;
  CREATE TABLE overviews (
    scope_id INTEGER PRIMARY KEY REFERENCES scopes (id) ON DELETE CASCADE, told TEXT NOT NULL, told_at_ms INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE consignment_pieces (
    id INTEGER PRIMARY KEY, scope_id INTEGER NOT NULL REFERENCES scopes (id) ON DELETE CASCADE,
    lookup INTEGER NOT NULL, size INTEGER NOT NULL, bytes BLOB NOT NULL
  ) STRICT;
  CREATE TABLE piece_uses (
    id INTEGER PRIMARY KEY REFERENCES consignment_pieces (id) ON DELETE CASCADE, more INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX pieces_alike ON consignment_pieces (scope_id, lookup);
  CREATE TABLE consignments (
    scope_id INTEGER NOT NULL REFERENCES scopes (id) ON DELETE CASCADE, recipient_id TEXT NOT NULL,
    host TEXT NOT NULL, txid TEXT NOT NULL, vout INTEGER, pieces TEXT NOT NULL, digest BLOB NOT NULL,
    PRIMARY KEY (scope_id, recipient_id)
  ) STRICT;
  CREATE TABLE verifications (
    scope_id INTEGER NOT NULL REFERENCES scopes (id) ON DELETE CASCADE, recipient_id TEXT NOT NULL,
    direction TEXT NOT NULL, about TEXT NOT NULL, found TEXT NOT NULL, block_height INTEGER, block_hash TEXT,
    tip_height INTEGER, since_ms INTEGER NOT NULL, heights TEXT, PRIMARY KEY (scope_id, recipient_id, direction)
  ) STRICT`;
