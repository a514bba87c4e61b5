import { basename, join } from 'node:path';
import * as v from 'valibot';
import { pagesOf } from '../../base/groups.ts';
import { letLoopTurn } from '../../turns.ts';
import type { Now } from '../values.ts';
import type { KeptCoin } from '../holdings/kept.ts';
import { createAssets } from './assets.ts';
import { createConsignments, IS_WHOLE } from './consignments.ts';
import { createInvoices } from './invoices.ts';
import { createScopes, type HoldingsScope } from './scopes.ts';
import { tables } from './tables.ts';
import { createTransfers } from './transfers.ts';
import { createVerifications } from './verifications.ts';
import { explainingDisk } from '../disk-errors.ts';
import { asBytes, columnsOf, readRow } from '../salvage.ts';
import { closeSqlite, openSqlite, transaction, type Sqlite } from '../sqlite.ts';
import { createLabels, labelsTable } from './labels.ts';
import { createUnreadable, type Unreadable } from '../unreadable.ts';
import { timeMs } from '../values.ts';
import { createWaiting, waitingTable } from '../waiting.ts';

export type Holdings = ReturnType<typeof openHoldings>;
export type WalletHoldings = ReturnType<Holdings['of']>;

/** `<folder>/holdings.sqlite`: it proves nothing. Retractions are noticed (docs/security.md, G39). Throws DISK_REFUSED. */
export function openHoldings(folder: string, clock: Now) {
  const file = join(folder, 'holdings.sqlite');
  const { db, damage } = openSqlite(file, {
    tables: `${tables};${waitingTable};${labelsTable}`,
    nowMs: clock.nowMs(),
  });
  const unreadable = createUnreadable(basename(file));
  const scopes = createScopes(db, unreadable);
  const assets = createAssets(db, unreadable);
  const coins = createCoins(db, unreadable, clock);
  const consignments = createConsignments(db);
  const invoices = createInvoices(db, unreadable);
  const overviews = createOverviews(db);
  const verifications = createVerifications(db, unreadable);
  const waiting = createWaiting(db, unreadable);
  const labels = createLabels(db, unreadable);
  const transfers = createTransfers(db, unreadable, { assets, invoices, labels });
  const counted = db.prepare(
    `SELECT (SELECT count(*) FROM assets) AS assets, (SELECT count(*) FROM transfers) AS transfers,
       (SELECT count(*) FROM invoices) AS invoices, (SELECT count(*) FROM consignments WHERE ${IS_WHOLE}) AS assetData`,
  );
  try {
    consignments.forgetUnfinished();
  } catch {
    // If the disk refuses, the next start forgets them: until then they only take room.
  }
  return explainingDisk(file, {
    damage,
    unreadable: unreadable.damage,
    /** Another service's numbers name other transfers: kept raw, named by `numbering` on read. Unknown wallet: no write. */
    of: (ref: Parameters<typeof scopes.of>[0]) => {
      const scope = scopes.of(ref);
      return explainingDisk(file, {
        ...assets.of(scope),
        ...transfers.of(scope),
        ...invoices.of(scope),
        ...coins.of(scope),
        ...consignments.of(scope),
        ...verifications.of(scope),
        ...overviews.of(scope),
      });
    },
    scopes: scopes.all,
    counts: () => v.parse(countsRow, counted.get()),
    invoicesOf: invoices.ofWallet,
    invited: invoices.invited,
    invoicedAtMs: invoices.madeAtMs,
    verifiedBlocks: verifications.blocks,
    forgetBlocks: verifications.forgetBlocks,
    waiting: explainingDisk(file, waiting),
    labels: explainingDisk(file, labels),
    forget: transaction(db, (walletId: string) => {
      scopes.forget(walletId);
      waiting.forget(walletId);
      labels.forget(walletId);
    }),
    close: () => {
      // close() alone leaves the write-ahead file.
      db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
      closeSqlite(db);
    },
  });
}

const n = v.number();
const countsRow = v.object({ assets: n, transfers: n, invoices: n, assetData: n });

interface CoinChange {
  readonly learn: readonly Omit<KeptCoin, 'seenAtMs'>[];
  readonly forget: readonly string[];
}

const coinRow = v.object({
  outpoint: v.string(),
  sats: v.pipe(
    v.string(),
    v.digits(),
    v.transform((digits): bigint => BigInt(digits)),
  ),
  seen_at_ms: v.nullable(timeMs),
});

/** A list may have twenty thousand outputs, and main is held by a few thousand. */
const COINS_AT_ONCE = 500;

/** Outputs seen in a block. A look has its row, too, as the first one can't say when an output came. */
function createCoins(db: Sqlite, unreadable: Unreadable, clock: Now) {
  const kept = unreadable.each('coin', 'outpoint', (row): KeptCoin => {
    const { outpoint, sats, seen_at_ms: seenAtMs } = v.parse(coinRow, row);
    return { outpoint, amountSats: sats, seenAtMs };
  });
  const looked = db.prepare('SELECT scope_id FROM coin_looks WHERE scope_id = ?');
  const look = db.prepare('INSERT INTO coin_looks (scope_id) VALUES (?) ON CONFLICT DO NOTHING');
  const next = db.prepare(
    `SELECT ${asBytes(columnsOf(coinRow))} FROM coins WHERE scope_id = ? AND outpoint > CAST(? AS TEXT)
      ORDER BY outpoint LIMIT ${String(COINS_AT_ONCE)}`,
  );
  const add = db.prepare(
    'INSERT INTO coins (scope_id, outpoint, sats, seen_at_ms) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING',
  );
  const drop = db.prepare('DELETE FROM coins WHERE scope_id = ? AND outpoint = ?');
  const dropSome = transaction(db, (id: number, outpoints: readonly string[]) => {
    for (const outpoint of outpoints) drop.run(id, outpoint);
  });
  const addSome = transaction(db, (id: number, coins: CoinChange['learn'], seenAtMs: number | null) => {
    for (const { outpoint, amountSats } of coins) add.run(id, outpoint, amountSats.toString(), seenAtMs);
  });

  async function keep(scope: HoldingsScope, { learn, forget }: CoinChange): Promise<void> {
    const id = scope.make();
    const seenAtMs = looked.get(id) === undefined ? null : clock.nowMs();
    const acts = [
      ...pagesOf(forget, COINS_AT_ONCE).map((some) => () => dropSome(id, some)),
      ...pagesOf(learn, COINS_AT_ONCE).map((some) => () => addSome(id, some, seenAtMs)),
      // Last, since after half a first look the rest would seem to have come later.
      () => void look.run(id),
    ];
    for (const act of acts) {
      await letLoopTurn();
      // The wallet may have been removed meanwhile.
      if (scope.find() === id) act();
    }
  }

  function* pages(id: number): Generator<KeptCoin[]> {
    for (let after: unknown = ''; ;) {
      const rows = next.all(id, after);
      yield kept(rows);
      if (rows.length < COINS_AT_ONCE) return;
      after = v.parse(lastCoin, rows.at(-1)).outpoint;
    }
  }

  return {
    of: (scope: HoldingsScope) => {
      const known = () =>
        scope.read<Iterable<KeptCoin[]> | null>(null, (id) =>
          looked.get(id) === undefined ? null : pages(id),
        );
      return {
        /** By outpoint. Null before the first look. */
        coins: async (): Promise<KeptCoin[] | null> => {
          const found = known();
          if (found === null) return null;
          const all: KeptCoin[] = [];
          for (const some of found) {
            all.push(...some);
            await letLoopTurn();
          }
          return all;
        },
        /** Holds main: for what is decided before anything else may happen. */
        coinsAtOnce: (): KeptCoin[] | null => {
          const found = known();
          return found && [...found].flat();
        },
        keepCoins: (change: CoinChange) => keep(scope, change),
      };
    },
  };
}

/** Bytes, so that what isn't UTF-8 is passed, too. */
const lastCoin = v.object({
  outpoint: v.pipe(
    v.instance(ArrayBuffer),
    v.transform((bytes) => Buffer.from(bytes)),
  ),
});

/** Nine numbers and their names. */
const MOST_CHARS = 2_000;

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const balance = v.strictObject({ settledSats: whole, futureSats: whole, spendableSats: whole });
const overviewRow = v.object({
  told: v.pipe(
    v.string(),
    v.maxLength(MOST_CHARS),
    v.parseJson(),
    v.strictObject({
      balance: v.strictObject({ vanilla: balance, colored: balance }),
      slots: v.strictObject({ free: whole, held: whole, carrying: whole }),
    }),
  ),
  asOfMs: whole,
});

export type KeptOverview = v.InferOutput<typeof overviewRow>['told'] & { readonly asOfMs: number };

function createOverviews(db: Sqlite) {
  const one = db.prepare(
    'SELECT CAST(told AS BLOB) AS told, told_at_ms AS asOfMs FROM overviews WHERE scope_id = ?',
  );
  const put = db.prepare(
    `INSERT INTO overviews (scope_id, told, told_at_ms) VALUES (?, ?, ?)
     ON CONFLICT (scope_id) DO UPDATE SET told = excluded.told, told_at_ms = excluded.told_at_ms`,
  );
  return {
    of: (scope: HoldingsScope) => ({
      /** For the next start until the service answers. Null: never reported, or not fully readable. */
      overview: (): KeptOverview | null => {
        const id = scope.find();
        const read = v.safeParse(overviewRow, id === null ? null : readRow(one.all(id)[0]));
        return read.success ? { ...read.output.told, asOfMs: read.output.asOfMs } : null;
      },
      keepOverview: ({ balance, slots, asOfMs }: KeptOverview) =>
        void put.run(scope.make(), JSON.stringify({ balance, slots }), asOfMs),
    }),
  };
}
