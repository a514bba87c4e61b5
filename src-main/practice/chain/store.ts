import { closeSync, existsSync, mkdirSync, openSync, renameSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import Database from 'libsql';
import * as v from 'valibot';
import { APPLICATION_ID, FORM, otherForm } from '../../base/data-form.ts';
import { fail, WalletError } from '../../base/errors.ts';

/** Asset amounts are decimal text: a u64 exceeds SQLite's integers. */
type SqlValue = string | number | bigint | boolean | null;

export const units = v.pipe(
  v.string(),
  v.transform((text) => BigInt(text)),
);
export const flag = v.pipe(
  v.number(),
  v.transform((bit) => bit === 1),
);

export const jsonColumn = <S extends v.GenericSchema>(schema: S) => v.pipe(v.string(), v.parseJson(), schema);

interface Sql {
  readonly text: string;
  readonly values: readonly SqlValue[];
}

type Template<T> = (parts: readonly string[], ...given: readonly (SqlValue | Sql)[]) => T;

export const sql: Template<Sql> = (parts, ...given) => {
  const all = given.map((one) =>
    typeof one === 'object' && one !== null ? one : { text: '?', values: [one] },
  );
  return {
    text: String.raw({ raw: parts }, ...all.map(({ text }) => text)),
    values: all.flatMap(({ values }) => values),
  };
};

/** Everything the service knows: it keeps nothing in memory. */
export interface LedgerStore {
  rows: <S extends v.GenericSchema>(row: S) => Template<v.InferOutput<S>[]>;
  run: (act: Sql) => void;
  insert: (table: string, row: Readonly<Record<string, SqlValue>>, or?: 'OR REPLACE' | 'OR IGNORE') => number;
  /** All is on disk on return, or nothing. Joins a running transaction. */
  atomic: <T>(work: () => T) => T;
  close: () => void;
}

/** Deterministic, given clock and random bytes. */
export interface World {
  readonly store: LedgerStore;
  /** Unix time in milliseconds. */
  readonly nowMs: () => number;
  readonly random: (bytes: number) => Uint8Array;
}

export function worldSeconds(world: World): number {
  return Math.floor(world.nowMs() / 1000);
}

export function randomU64(world: World): bigint {
  return Buffer.from(world.random(8)).readBigUInt64LE();
}

export interface StoreDamage {
  readonly file: string;
  readonly keptAs: string | null;
}

/** Without a listener damage stays a failure. Throws STORAGE_DAMAGED, DISK_REFUSED, DATA_FOLDER_FORM. */
export function openStore(
  file: string,
  nowMs: number,
  onDamaged?: (damage: StoreDamage) => void,
): LedgerStore {
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    // It holds extended public keys; SQLite's side files get the same mode.
    closeSync(openSync(file, 'a', 0o600));
  } catch (error) {
    throw fail('DISK_REFUSED', { file: basename(file), detail: textOf(error) });
  }
  try {
    return open(file);
  } catch (error) {
    if (error instanceof WalletError) throw error;
    if (!isDamage(error)) throw fail('DISK_REFUSED', { file: basename(file), detail: textOf(error) });
    const damage = { file: basename(file), keptAs: setAside(file, nowMs) };
    if (damage.keptAs === null || onDamaged === undefined) throw fail('STORAGE_DAMAGED', damage);
    onDamaged(damage);
    return open(file);
  }
}

function open(file: string): LedgerStore {
  const database = new Database(file, { timeout: 2_000 });
  try {
    // The schema comes before write-ahead mode, so that its mark lies in the file itself.
    prepareSchema(database, file);
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
  } catch (error) {
    database.close();
    throw error;
  }
  const prepared = new Map<string, Database.Statement<Bound[]>>();
  const statement = (sql: string) => {
    const known = prepared.get(sql) ?? database.prepare<Bound[]>(sql);
    prepared.set(sql, known);
    return known;
  };
  let inside = false;
  return {
    rows:
      (row) =>
      (...query) => {
        const { text, values } = sql(...query);
        return v.parse(v.array(row), statement(text).all(...values.map(bound)));
      },
    run: ({ text, values }) => void statement(text).run(...values.map(bound)),
    insert: (table, row, or) => {
      const names = Object.keys(row);
      const into = `INSERT ${or ?? ''} INTO ${table} (${names.join(', ')})`;
      const insertion = statement(`${into} VALUES (${names.map(() => '?').join(', ')})`);
      return Number(insertion.run(...Object.values(row).map(bound)).lastInsertRowid);
    },
    atomic: (work) => {
      if (inside) return work();
      inside = true;
      try {
        database.exec('BEGIN IMMEDIATE');
        try {
          const result = work();
          database.exec('COMMIT');
          return result;
        } catch (error) {
          if (database.inTransaction) database.exec('ROLLBACK');
          throw error;
        }
      } finally {
        inside = false;
      }
    },
    close: () => {
      prepared.clear();
      // libsql leaves the write-ahead file on close: fold it in first.
      database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
      database.close();
    },
  };
}

type Bound = string | number | null;

function bound(value: SqlValue): Bound {
  if (typeof value === 'bigint') return String(value);
  return typeof value === 'boolean' ? Number(value) : value;
}

class Damaged extends Error {}

function prepareSchema(database: Database.Database, file: string): void {
  const one = (sql: string): unknown => database.prepare(sql).raw().all().flat()[0];
  if (one('PRAGMA quick_check') !== 'ok') throw new Damaged('quick_check');
  const form = Number(one('PRAGMA user_version'));
  if (form === 0 && one('SELECT count(*) FROM sqlite_schema') === 0)
    database.exec(
      `BEGIN IMMEDIATE; ${TABLES} PRAGMA application_id = ${APPLICATION_ID}; PRAGMA user_version = ${FORM}; COMMIT;`,
    );
  else if (form !== FORM) throw otherForm(dirname(file), basename(file), form);
}

function isDamage(error: unknown): boolean {
  if (error instanceof Damaged) return true;
  const code = error instanceof Error && 'code' in error ? error.code : null;
  return (
    code === 'SQLITE_NOTADB' || code === 'SQLITE_CORRUPT' || /not a database|malformed/.test(textOf(error))
  );
}

function setAside(file: string, nowMs: number): string | null {
  const kept = `${file}.damaged-${nowMs}`;
  try {
    renameSync(file, kept);
    for (const suffix of ['-wal', '-shm']) {
      if (existsSync(file + suffix)) renameSync(file + suffix, kept + suffix);
    }
    return basename(kept);
  } catch {
    return null;
  }
}

function textOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

const TABLES = `
  CREATE TABLE blocks (
    height INTEGER PRIMARY KEY, hash TEXT NOT NULL, timeSeconds INTEGER NOT NULL, header TEXT NOT NULL) STRICT;
  CREATE TABLE transactions (
    arrival INTEGER PRIMARY KEY AUTOINCREMENT, txid TEXT NOT NULL UNIQUE, raw TEXT NOT NULL,
    height INTEGER, coinbase INTEGER NOT NULL, feeSats INTEGER NOT NULL, vsize INTEGER NOT NULL) STRICT;
  CREATE INDEX transactionsByHeight ON transactions (height);
  CREATE TABLE coins (
    txid TEXT NOT NULL, vout INTEGER NOT NULL, sats INTEGER NOT NULL, script TEXT NOT NULL, spentBy TEXT,
    PRIMARY KEY (txid, vout)) STRICT;
  CREATE INDEX coinsByScript ON coins (script);
  CREATE TABLE wallets (
    xpubVanilla TEXT PRIMARY KEY, xpubColored TEXT NOT NULL, fingerprint TEXT NOT NULL,
    vanillaRevealed INTEGER NOT NULL, coloredRevealed INTEGER NOT NULL) STRICT;
  CREATE TABLE scripts (
    xpubVanilla TEXT NOT NULL, branch TEXT NOT NULL, keyIndex INTEGER NOT NULL,
    script TEXT NOT NULL, internalKey TEXT NOT NULL, PRIMARY KEY (xpubVanilla, branch, keyIndex)) STRICT;
  CREATE INDEX scriptsByScript ON scripts (script);
  CREATE TABLE handedOut (
    txid TEXT NOT NULL, xpubVanilla TEXT NOT NULL, slots INTEGER NOT NULL,
    used INTEGER NOT NULL, PRIMARY KEY (txid, xpubVanilla)) STRICT;
  CREATE TABLE assets (
    contract TEXT PRIMARY KEY, ticker TEXT NOT NULL, name TEXT NOT NULL, precision INTEGER NOT NULL,
    supply TEXT NOT NULL, issuedAtSeconds INTEGER NOT NULL, kind TEXT NOT NULL, details TEXT, mediaPath TEXT,
    mediaMime TEXT, genesis TEXT NOT NULL) STRICT;
  CREATE TABLE knownAssets (
    arrival INTEGER PRIMARY KEY AUTOINCREMENT, xpubVanilla TEXT NOT NULL, contract TEXT NOT NULL,
    addedAtSeconds INTEGER NOT NULL, UNIQUE (xpubVanilla, contract)) STRICT;
  CREATE TABLE batches (
    id INTEGER PRIMARY KEY AUTOINCREMENT, xpubVanilla TEXT NOT NULL, status INTEGER NOT NULL, txid TEXT,
    raw TEXT, createdAtSeconds INTEGER NOT NULL, updatedAtSeconds INTEGER NOT NULL, expiresAtSeconds INTEGER,
    minConfirmations INTEGER NOT NULL) STRICT;
  CREATE INDEX batchesByWallet ON batches (xpubVanilla);
  CREATE TABLE transfers (
    id INTEGER PRIMARY KEY AUTOINCREMENT, batchId INTEGER NOT NULL, kind INTEGER NOT NULL, contract TEXT,
    amount TEXT, recipientId TEXT, invoice TEXT, receiveTxid TEXT, receiveVout INTEGER, changeTxid TEXT,
    changeVout INTEGER, blinding TEXT, endpoints TEXT NOT NULL, ack INTEGER, opid TEXT, no INTEGER,
    witnessVout INTEGER) STRICT;
  CREATE INDEX transfersByBatch ON transfers (batchId);
  CREATE INDEX transfersByRecipient ON transfers (recipientId);
  CREATE TABLE allocations (
    id INTEGER PRIMARY KEY AUTOINCREMENT, xpubVanilla TEXT NOT NULL, contract TEXT NOT NULL, opid TEXT NOT NULL,
    no INTEGER NOT NULL, amount TEXT NOT NULL, txid TEXT NOT NULL, vout INTEGER NOT NULL,
    madeBy INTEGER NOT NULL, spentBy INTEGER) STRICT;
  CREATE INDEX allocationsByWallet ON allocations (xpubVanilla);
  CREATE TABLE reservations (
    batchId INTEGER NOT NULL, txid TEXT NOT NULL, vout INTEGER NOT NULL, PRIMARY KEY (batchId, txid, vout)) STRICT;
  CREATE TABLE sendsBegun (
    txid TEXT NOT NULL, xpubVanilla TEXT NOT NULL, asked TEXT NOT NULL, plan TEXT NOT NULL,
    PRIMARY KEY (txid, xpubVanilla)) STRICT;
  CREATE TABLE samples (name TEXT PRIMARY KEY, contract TEXT NOT NULL) STRICT;
  CREATE TABLE choices (name TEXT PRIMARY KEY, value INTEGER NOT NULL) STRICT;
  CREATE TABLE nodes (
    arrival INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, name TEXT NOT NULL, plan TEXT NOT NULL,
    image TEXT NOT NULL, initialised INTEGER NOT NULL, unlocked INTEGER NOT NULL, upgradeTo TEXT,
    upgradeFromMs INTEGER, upgradeUntilMs INTEGER, upgradeFails INTEGER NOT NULL, failed INTEGER NOT NULL,
    unlockUntilMs INTEGER, unlockSeconds INTEGER NOT NULL, passwordNo INTEGER NOT NULL,
    refusesPasswords INTEGER NOT NULL, vanished INTEGER NOT NULL, unlockCalls INTEGER NOT NULL,
    unlocksAccepted INTEGER NOT NULL, upgradesAccepted INTEGER NOT NULL) STRICT;
  CREATE TABLE nodeService (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
  CREATE TABLE bundles (
    txid TEXT NOT NULL, contract TEXT NOT NULL, bundleId TEXT NOT NULL, bytes TEXT NOT NULL, paid TEXT NOT NULL,
    inputs TEXT NOT NULL, PRIMARY KEY (txid, contract)) STRICT;
  CREATE INDEX transfersByOpid ON transfers (opid);
  CREATE TABLE operations (opid TEXT PRIMARY KEY, txid TEXT NOT NULL) STRICT;
  CREATE TABLE leftInstead (recipientId TEXT PRIMARY KEY, leaves TEXT NOT NULL) STRICT;`;
