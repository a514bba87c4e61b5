import { basename, join } from 'node:path';
import * as v from 'valibot';
import type { Now } from '../values.ts';
import { createAssets } from './assets.ts';
import { createCoins } from './coins.ts';
import { createConsignments, IS_WHOLE } from './consignments.ts';
import { createInvoices } from './invoices.ts';
import { createScopes, type HoldingsScope } from './scopes.ts';
import { tables } from './tables.ts';
import { createTransfers } from './transfers.ts';
import { createVerifications } from './verifications.ts';
import { explainingDisk } from '../disk-errors.ts';
import { readRow } from '../salvage.ts';
import { closeSqlite, openSqlite, transaction, type Sqlite } from '../sqlite.ts';
import { createLabels, labelsTable } from './labels.ts';
import { createUnreadable } from '../unreadable.ts';
import { createWaiting, waitingTable } from '../waiting.ts';

export type Holdings = ReturnType<typeof openHoldings>;
export type WalletHoldings = ReturnType<Holdings['of']>;

/** `<folder>/holdings.sqlite`: proves nothing. Retractions are noticed (security.md, G39). Throws DISK_REFUSED. */
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
    // If the disk refuses, the next start deletes them: until then they only take room.
  }
  return explainingDisk(file, {
    damage,
    unreadable: unreadable.damage,
    /** Another service's numbers name other transfers: kept raw, `numbering` names them. Unknown wallet: no write. */
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

/** Nine numbers with their names. */
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
      /** Shown by the next start until the service answers. Null: never reported, or not fully readable. */
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
