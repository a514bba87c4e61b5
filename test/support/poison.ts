import { readFileSync, truncateSync, writeFileSync } from 'node:fs';
import type Database from 'libsql';
import { write } from './rgb-lib.ts';

/** Ways to make rgb-lib's database act or look unlike rgb-lib's own: each changes the file at this place. */
export const POISONS: Readonly<Record<string, (file: string) => void>> = {
  'a trigger that swaps the slot of an invoice': sql(swapping('1')),
  'a trigger on each receive': sql(
    'CREATE TRIGGER t BEFORE INSERT ON batch_transfer BEGIN UPDATE txo SET spent = 0; END',
  ),
  'a view in place of a table': sql(
    'ALTER TABLE txo RENAME TO hidden; CREATE VIEW txo AS SELECT * FROM hidden',
  ),
  'a view that can be written': sql(
    `ALTER TABLE media RENAME TO hidden; CREATE VIEW media AS SELECT * FROM hidden;
     CREATE TRIGGER t INSTEAD OF INSERT ON media BEGIN DELETE FROM txo; END`,
  ),
  'a virtual table': sql('CREATE VIRTUAL TABLE v USING fts5(a)'),
  'a virtual table in place of a table': sql(
    'DROP TABLE media; CREATE VIRTUAL TABLE media USING fts5(idx, digest, mime)',
  ),
  'a table of pages': schema(
    `INSERT INTO sqlite_schema VALUES ('table', 'd', 'd', 0, 'CREATE VIRTUAL TABLE d USING dbstat')`,
  ),
  'a table more': sql('CREATE TABLE more (a)'),
  'a table of the same name in capitals': schema(
    `UPDATE sqlite_schema SET name = 'TXO', tbl_name = 'TXO' WHERE name = 'txo'`,
  ),
  'another default': words('"used" boolean NOT NULL DEFAULT FALSE', '"used" boolean NOT NULL DEFAULT TRUE'),
  'a default that is computed': words(
    '"spent" boolean NOT NULL',
    '"spent" boolean NOT NULL DEFAULT (random() > 0)',
  ),
  'another type': words('"btc_amount" varchar NOT NULL', '"btc_amount" integer NOT NULL'),
  'another collation': words('"script" varchar NOT NULL', '"script" varchar NOT NULL COLLATE NOCASE'),
  'a generated column': sql('ALTER TABLE txo ADD COLUMN g GENERATED ALWAYS AS (txid || vout)'),
  'a check': words('"vout" bigint NOT NULL', '"vout" bigint NOT NULL CHECK (vout < 100)'),
  'what happens on conflict': words(
    '"digest" varchar NOT NULL UNIQUE',
    '"digest" varchar NOT NULL UNIQUE ON CONFLICT REPLACE',
  ),
  'a column more': sql('ALTER TABLE txo ADD COLUMN more'),
  'a comment in the schema': words('CREATE TABLE "media" (', 'CREATE TABLE "media" ( /* */'),
  'an index over an expression': sql('CREATE INDEX i ON txo (lower(txid))'),
  'an index over a part': sql('CREATE INDEX i ON txo (txid) WHERE spent = 0'),
  'an index less': sql('DROP INDEX "idx-txo-txid-vout"'),
  'an index that is not unique': words(
    'CREATE UNIQUE INDEX "idx-txo-txid-vout"',
    'CREATE INDEX "idx-txo-txid-vout"',
  ),
  statistics: sql('ANALYZE'),
  'another name of a table': sql('ALTER TABLE reserved_txo RENAME TO others'),
  'a write-ahead log in its head': sql('PRAGMA journal_mode = WAL'),
  'a version of its own': sql('PRAGMA user_version = 7'),
  'pages of another size': sql('PRAGMA page_size = 8192; VACUUM'),
  'a vacuum of its own': sql('PRAGMA auto_vacuum = FULL; VACUUM'),
  'two tables on one page': schema(
    `UPDATE sqlite_schema SET rootpage = (SELECT rootpage FROM sqlite_schema WHERE name = 'txo') WHERE name = 'media'`,
  ),
  'an index of another table': schema(
    `UPDATE sqlite_schema SET rootpage = (SELECT rootpage FROM sqlite_schema WHERE name = 'sqlite_autoindex_media_1')
      WHERE name = 'idx-txo-txid-vout'`,
  ),
  'a row that refers to none': sql(`PRAGMA foreign_keys = OFF;
    INSERT INTO asset_transfer (user_driven, batch_transfer_idx) VALUES (1, 999)`),
  'a number of the next row beyond all':
    sql(`INSERT INTO txo (txid, vout, btc_amount, spent, "exists", pending_witness)
      VALUES ('a', 0, '1', 0, 1, 0); UPDATE sqlite_sequence SET seq = 9223372036854775807 WHERE name = 'txo'`),
  'a number of the next row that is none': sql(`INSERT INTO sqlite_sequence VALUES ('token', 'x')`),
  'a picture that is another file': sql(
    `INSERT INTO media (digest, mime) VALUES ('/etc/hostname', 'text/plain')`,
  ),
  'a picture that is one behind a zero': sql(
    `INSERT INTO media (digest, mime) VALUES ('${'a'.repeat(64)}' || char(0) || '/../x', 'text/plain')`,
  ),
  'a transaction in another folder': sql(
    `INSERT INTO batch_transfer (txid, status, created_at, updated_at, min_confirmations)
      VALUES ('../../x', 1, 1, 1, 1)`,
  ),
  'an asset in another folder': sql(
    `INSERT INTO asset (id, schema, added_at, initial_supply, name, precision, timestamp)
      VALUES ('rgb:/x', 1, 1, '1', 'X', 0, 1)`,
  ),
  'a recipient in another folder': sql(
    `INSERT INTO batch_transfer (idx, status, created_at, updated_at, min_confirmations) VALUES (900, 1, 1, 1, 1);
     INSERT INTO asset_transfer (idx, user_driven, batch_transfer_idx) VALUES (900, 1, 900);
     INSERT INTO transfer (asset_transfer_idx, recipient_id) VALUES (900, '/x')`,
  ),
  'a broken page': bytes((file) => file.fill(0x5a, 3 * PAGE, 4 * PAGE)),
  'a page of zeros': bytes((file) => file.fill(0, 5 * PAGE, 6 * PAGE)),
  'a broken first page': bytes((file) => file.fill(0xff, 100, 140)),
  'a crowd of pages that are not there': bytes((file) => file.writeUInt32BE(0xfffffff0, 28)),
  'a head of another program': bytes((file) => file.writeUInt32BE(0x12345678, 68)),
  'an end too early': (file) => truncateSync(file, 20 * PAGE),
  'an end too late': (file) => writeFileSync(file, Buffer.concat([readFileSync(file), Buffer.alloc(PAGE)])),
  'no database at all': (file) => writeFileSync(file, 'x'.repeat(50_000)),
  nothing: (file) => writeFileSync(file, ''),
  'a view that never ends': sql(
    'CREATE VIEW v AS WITH RECURSIVE n(a) AS (SELECT 1 UNION ALL SELECT a + 1 FROM n) SELECT a FROM n',
  ),
  'several at once': sql(
    `${swapping('1')}; ANALYZE; CREATE TABLE more (a); CREATE INDEX i ON txo (lower(txid))`,
  ),
};

const PAGE = 4_096;

/** What rgb-lib finds to be a slot of the wallet becomes another output as it is written down. */
export function swapping(txid: string, vout = 0): string {
  return `CREATE TRIGGER t AFTER INSERT ON txo BEGIN
    UPDATE txo SET txid = '${txid.padStart(64, '0')}', vout = ${String(vout)} WHERE idx = NEW.idx; END`;
}

function sql(text: string): (file: string) => void {
  return (file) => write(file, (db) => db.exec(text));
}

/** In SQLite's own table, where nothing is checked. */
function schema(text: string): (file: string) => void {
  return (file) => write(file, (db) => unsafely(db, () => db.exec(text)));
}

function words(from: string, to: string): (file: string) => void {
  return (file) =>
    write(file, (db) =>
      unsafely(db, () => {
        const { changes } = db
          .prepare('UPDATE sqlite_schema SET sql = replace(sql, ?, ?) WHERE instr(sql, ?) > 0')
          .run(from, to, from);
        if (changes === 0) throw new Error(`nothing says ${from}`);
      }),
    );
}

function unsafely(db: Database.Database, act: () => void): void {
  db.exec('PRAGMA writable_schema = ON');
  act();
}

function bytes(change: (file: Buffer) => void): (file: string) => void {
  return (path) => {
    const file = readFileSync(path);
    change(file);
    writeFileSync(path, file);
  };
}
