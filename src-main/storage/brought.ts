import { join } from 'node:path';
import * as v from 'valibot';
import { fail } from '../domain/errors.ts';
import type {
  BroughtBook,
  BroughtDraft,
  Clock,
  DamagedBrought,
  KeptBrought,
  NewBrought,
  SignedBrought,
  StorageDamage,
} from '../ports.ts';
import { explainingDisk } from './disk-errors.ts';
import { openSqlite, transaction } from './sqlite.ts';

export interface OpenBroughtBook extends BroughtBook {
  readonly damage: StorageDamage | null;
  close: () => void;
}

/** What was brought to be signed, in `<folder>/brought.sqlite`. */
export function openBroughtBook(folder: string, clock: Pick<Clock, 'nowMs'>): OpenBroughtBook {
  const file = join(folder, 'brought.sqlite');
  const { db, damage } = openSqlite(file, { migrations, nowMs: clock.nowMs() });
  // Ended in the middle: what the keyholder may have made reached nobody, so it can be signed again.
  db.exec("UPDATE brought SET state = 'unsigned', spending = NULL WHERE state = 'signing'");
  const add = db.prepare(
    `INSERT INTO brought (id, wallet_id, txid, commits, name, came_as, text, coins, state, at_ms)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, 'unsigned', ?)
     ON CONFLICT (wallet_id, txid, commits) DO UPDATE SET name = excluded.name, came_as = excluded.came_as,
       text = excluded.text, coins = excluded.coins, at_ms = excluded.at_ms`,
  );
  const one = db.prepare('SELECT * FROM brought WHERE id = ?');
  const ofTransaction = db.prepare('SELECT * FROM brought WHERE wallet_id = ? AND txid = ? AND commits = ?');
  const setCommits = db.prepare('UPDATE OR IGNORE brought SET commits = ? WHERE id = ?');
  const unsigned = db.prepare(
    `SELECT id, wallet_id, txid, commits, name, came_as, coins, state, at_ms FROM brought
      WHERE wallet_id = ? AND state <> 'signed' ORDER BY at_ms DESC, rowid DESC`,
  );
  const others = db.prepare(
    `SELECT count(*) AS drafts, coalesce(sum(length(text)), 0) AS bytes FROM brought
      WHERE state <> 'signed' AND NOT (wallet_id = ? AND txid = ? AND commits = ?)`,
  );
  const signed = db.prepare(
    `SELECT id, txid, name, signed_at_ms, spending FROM brought
      WHERE wallet_id = ? AND state = 'signed' ORDER BY signed_at_ms DESC, rowid DESC`,
  );
  const bound = db.prepare(
    `SELECT id, txid, name, coalesce(signed_at_ms, at_ms) AS signed_at_ms, spending FROM brought
      WHERE wallet_id = ? AND state IN ('signing', 'signed') ORDER BY signed_at_ms DESC, rowid DESC`,
  );
  const setState = db.prepare('UPDATE brought SET state = ?, spending = ? WHERE id = ?');
  const setSigned = db.prepare(
    "UPDATE brought SET state = 'signed', signed = ?, signed_at_ms = ? WHERE id = ? AND state = 'signing'",
  );
  // A state that nobody knows is none that was signed.
  const drop = db.prepare("DELETE FROM brought WHERE id = ? AND state NOT IN ('signing', 'signed')");
  const forget = db.prepare('DELETE FROM brought WHERE wallet_id = ?');

  const damaged = () => fail('STORAGE_DAMAGED', { file: 'brought.sqlite', keptAs: null });
  function rows<T>(row: v.GenericSchema<unknown, T>, found: readonly unknown[]): T[] {
    const read = v.safeParse(v.array(row), found);
    if (!read.success) throw damaged();
    return read.output;
  }
  const whole = <T>(row: v.GenericSchema<unknown, T>, found: readonly unknown[]): T[] =>
    found.flatMap((one) => (v.is(row, one) ? [v.parse(row, one)] : []));
  const stateOf = (id: string) => {
    const [row] = rows(keptRow, [one.get(id)].filter(isThere));
    if (row === undefined) throw fail('BROUGHT_GONE', {});
    return row.state;
  };

  return explainingDisk<OpenBroughtBook>(file, {
    damage,
    keep: transaction(db, ({ id, walletId, txid, commits, name, from, text, coins }: NewBrought) => {
      const before = ofTransaction.get(walletId, txid, commits);
      const [kept = { drafts: 0, bytes: 0 }] = rows(sumRow, [others.get(walletId, txid, commits)]);
      const isSigned = v.is(v.object({ state: v.literal('signed') }), before);
      if (!isSigned) refuseFull(kept.drafts + 1, kept.bytes + text.length, kept);
      add.run(id, walletId, txid, commits, name, from, text, JSON.stringify(coins), clock.nowMs());
      const [row] = rows(keptRow, [ofTransaction.get(walletId, txid, commits)].filter(isThere));
      if (row === undefined) throw damaged();
      return toKept(row);
    }),
    read: (id) => rows(keptRow, [one.get(id)].filter(isThere)).map(toKept)[0] ?? null,
    older: (walletId, txid) =>
      rows(keptRow, [ofTransaction.get(walletId, txid, NOT_WRITTEN)].filter(isThere)).map(toKept)[0] ?? null,
    commitsTo: (id, commits) => {
      setCommits.run(commits, id);
    },
    unsigned: (walletId) => whole(draftRow, unsigned.all(walletId)).map(toDraft),
    damaged: (walletId) => [
      ...unreadable(draftRow, unsigned.all(walletId), false),
      ...unreadable(signedRow, signed.all(walletId), true),
    ],
    signed: (walletId) => whole(signedRow, signed.all(walletId)).map(toSigned),
    bound: (walletId) => rows(signedRow, bound.all(walletId)).map(toSigned),
    signing: transaction(db, (id: string, spending: unknown) => {
      const now = stateOf(id);
      if (now !== 'unsigned') throw fail('FLOW_STATE', { state: now });
      setState.run('signing', JSON.stringify(spending), id);
    }),
    notSigned: transaction(db, (id: string) => {
      if (stateOf(id) === 'signing') setState.run('unsigned', null, id);
    }),
    signedAs: (id, psbt) => {
      if (setSigned.run(psbt, clock.nowMs(), id).changes !== 1)
        throw fail('FLOW_STATE', { state: stateOf(id) });
    },
    drop: (id) => {
      drop.run(id);
    },
    forget: (walletId) => {
      forget.run(walletId);
    },
    close: () => {
      // The write-ahead file stays after close() otherwise.
      db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
      db.close();
    },
  });
}

const NOT_WRITTEN = '';

/**
 * A transaction of a wallet stands here once for whatever our signatures commit to besides, so that what was signed of it
 * is found in whatever form it comes again, and is not taken for a signature of what it does not hold for.
 */
export const migrations = [
  `CREATE TABLE brought (
     id TEXT PRIMARY KEY, wallet_id TEXT NOT NULL, txid TEXT NOT NULL, name TEXT NOT NULL, came_as TEXT NOT NULL,
     text TEXT NOT NULL, state TEXT NOT NULL, at_ms INTEGER NOT NULL, spending TEXT, signed TEXT, signed_at_ms INTEGER,
     UNIQUE (wallet_id, txid)
   ) STRICT`,
  // A constraint cannot be taken off a table.
  `CREATE TABLE brought_next (
     id TEXT PRIMARY KEY, wallet_id TEXT NOT NULL, txid TEXT NOT NULL, commits TEXT NOT NULL, name TEXT NOT NULL,
     came_as TEXT NOT NULL, text TEXT NOT NULL, state TEXT NOT NULL, at_ms INTEGER NOT NULL, spending TEXT,
     signed TEXT, signed_at_ms INTEGER, UNIQUE (wallet_id, txid, commits)
   ) STRICT;
   INSERT INTO brought_next SELECT id, wallet_id, txid, '${NOT_WRITTEN}', name, came_as, text, state, at_ms, spending, signed,
     signed_at_ms FROM brought ORDER BY rowid;
   DROP TABLE brought;
   ALTER TABLE brought_next RENAME TO brought`,
  'ALTER TABLE brought ADD COLUMN coins TEXT',
];

/** More than anybody has open at once; a page that went wrong fills the disk no further. */
const MOST_DRAFTS = 200;
const MOST_BYTES = 64 * 1024 * 1024;

function refuseFull(
  drafts: number,
  bytes: number,
  kept: { readonly drafts: number; readonly bytes: number },
): void {
  if (drafts > MOST_DRAFTS || bytes > MOST_BYTES)
    throw fail('DRAFTS_FULL', { ...kept, most: MOST_DRAFTS, mostBytes: MOST_BYTES });
}

const coinsJson = v.pipe(
  v.string(),
  v.parseJson(),
  v.nullable(v.array(v.object({ txid: v.string(), vout: v.number(), amountSats: v.nullable(v.number()) }))),
);
const sumRow = v.object({ drafts: v.number(), bytes: v.number() });
const draftRow = v.object({
  id: v.string(),
  wallet_id: v.string(),
  txid: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  commits: v.string(),
  name: v.string(),
  came_as: v.picklist(['pack', 'psbt']),
  state: v.picklist(['unsigned', 'signing']),
  at_ms: v.number(),
  coins: v.nullable(coinsJson),
});
const keptRow = v.object({
  id: v.string(),
  wallet_id: v.string(),
  txid: v.string(),
  commits: v.string(),
  name: v.string(),
  came_as: v.picklist(['pack', 'psbt']),
  text: v.string(),
  state: v.picklist(['unsigned', 'signing', 'signed']),
  at_ms: v.number(),
  coins: v.nullable(coinsJson),
  signed: v.nullable(v.string()),
  signed_at_ms: v.nullable(v.number()),
});
const signedRow = v.object({
  id: v.string(),
  txid: v.string(),
  name: v.string(),
  signed_at_ms: v.number(),
  spending: v.pipe(v.string(), v.parseJson()),
});

function toKept(row: v.InferOutput<typeof keptRow>): KeptBrought {
  const { id, txid, commits, name, text, coins, signed } = row;
  return {
    ...{ id, txid, commits, name, text, coins, signed },
    walletId: row.wallet_id,
    from: row.came_as,
    broughtAtMs: row.at_ms,
    signedAtMs: row.signed_at_ms,
  };
}

function toDraft(row: v.InferOutput<typeof draftRow>): BroughtDraft {
  const { id, txid, commits, name, coins } = row;
  return {
    id,
    txid,
    commits,
    name,
    coins,
    walletId: row.wallet_id,
    from: row.came_as,
    broughtAtMs: row.at_ms,
  };
}

/** By what of them can still be read; an id that is none names nothing, and such a row stays where it is. */
function unreadable(row: v.GenericSchema, found: readonly unknown[], isSigned: boolean): DamagedBrought[] {
  return found.flatMap((one) => {
    const named = v.safeParse(v.object({ id: v.string(), name: v.fallback(v.string(), '') }), one);
    return v.is(row, one) || !named.success ? [] : [{ ...named.output, isSigned }];
  });
}

function toSigned({ signed_at_ms, ...row }: v.InferOutput<typeof signedRow>): SignedBrought {
  return { ...row, signedAtMs: signed_at_ms };
}

const isThere = (row: unknown): boolean => row !== undefined;
