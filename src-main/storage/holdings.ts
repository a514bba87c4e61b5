import { basename, join } from 'node:path';
import type { Clock, Holdings, StorageDamage } from '../ports.ts';
import { createAssets } from './holdings/assets.ts';
import { createCoins } from './holdings/coins.ts';
import { createInvoices } from './holdings/invoices.ts';
import { migrations } from './holdings/migrations.ts';
import { createOverviews } from './holdings/overviews.ts';
import { createScopes } from './holdings/scopes.ts';
import { createTransfers } from './holdings/transfers.ts';
import { explainingDisk } from './disk-errors.ts';
import { openSqlite } from './sqlite.ts';
import { createUnreadable } from './unreadable.ts';

export interface OpenHoldings extends Holdings {
  readonly damage: StorageDamage | null;
  close: () => void;
}

/** What services told of wallets, in `<folder>/holdings.sqlite`: on disk when a method returns. */
export function openHoldings(folder: string, clock: Pick<Clock, 'nowMs'>): OpenHoldings {
  const file = join(folder, 'holdings.sqlite');
  const { db, damage } = openSqlite(file, { migrations, nowMs: clock.nowMs() });
  const unreadable = createUnreadable(basename(file));
  const scopes = createScopes(db);
  const assets = createAssets(db, unreadable);
  const coins = createCoins(db, unreadable);
  const invoices = createInvoices(db, unreadable);
  const overviews = createOverviews(db);
  const transfers = createTransfers(db, unreadable, { assets, invoices });
  return explainingDisk<OpenHoldings>(file, {
    damage,
    unreadable: unreadable.damage,
    of: (ref) => {
      const scope = scopes.of(ref);
      return explainingDisk(file, {
        ...assets.of(scope),
        ...transfers.of(scope),
        ...invoices.of(scope),
        ...coins.of(scope),
        ...overviews.of(scope),
      });
    },
    invoicesOf: invoices.ofWallet,
    forget: scopes.forget,
    close: () => {
      // The write-ahead file stays after close() otherwise.
      db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
      db.close();
    },
  });
}
