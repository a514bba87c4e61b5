import { cpSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { expect, it } from 'vitest';
import { WalletError } from '../../../src-main/base/errors.ts';
import { readBackupContent, takeApart, writeContent } from '../../../src-main/records/backup-content.ts';
import { openHoldings } from '../../../src-main/records/holdings/holdings.ts';
import { openJournal } from '../../../src-main/records/journal/journal.ts';
import { emptySettings } from '../../../src-main/records/settings.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { lived, open, openFolder, PASSWORD, recordsIn } from './folder.ts';
import type { Ports } from '../../../src-main/world/world.ts';

const NOW = 1_753_268_800_000;
const clock = { nowMs: () => NOW };

/** Every column of text in which something stands, by table. */
function textColumns(file: string): (readonly [table: string, column: string])[] {
  const db = new Database(file);
  const found = db
    .prepare(
      `SELECT t.name, c.name FROM sqlite_master t, pragma_table_info(t.name) c
        WHERE t.type = 'table' AND c.type = 'TEXT' ORDER BY 1, 2`,
    )
    .raw()
    .all() as [string, string][];
  const filled = found.filter(
    ([table, column]) => db.prepare(`SELECT 1 FROM ${table} WHERE ${column} IS NOT NULL`).all().length > 0,
  );
  db.close();
  return filled;
}

/** A copy of the folder in which the first text of this column is none any more. */
function damaged(folder: string, file: string, [table, column]: readonly [string, string]): string {
  const copy = tempFolder();
  cpSync(folder, copy, { recursive: true });
  const db = new Database(join(copy, file));
  db.exec('PRAGMA foreign_keys = OFF');
  const { changes } = db
    .prepare(
      `UPDATE ${table} SET ${column} = CAST(x'ff41' AS TEXT)
        WHERE rowid = (SELECT min(rowid) FROM ${table} WHERE ${column} IS NOT NULL)`,
    )
    .run();
  db.close();
  expect(changes).toBe(1);
  return copy;
}

/** What a backup of the folder would hold, as whoever opens it reads it; or the code by which none is made. */
async function backupOf(folder: string, walletId: string) {
  const signings = openJournal(folder, clock);
  const holdings = openHoldings(folder, clock);
  const settings = { read: () => ({ ...emptySettings, wallets: [{ id: walletId }] }) };
  try {
    const records = await recordsIn({ signings, holdings, settings } as unknown as Ports);
    const { app } = emptySettings;
    const written = await writeContent({ head: { app, wallets: [] }, ...records, pinned: [] });
    const read = readBackupContent(takeApart(written)?.text ?? new Uint8Array());
    expect(read?.setAside).toEqual([]);
    return read?.content;
  } catch (error) {
    return error instanceof WalletError ? error.failure.code : error;
  } finally {
    signings.close();
    holdings.close();
  }
}

const isContent = (made: unknown) => typeof made === 'object' && made !== null && 'signings' in made;

it('text that is none ends neither a backup nor a start, and what a backup leaves out keeps nobody from opening it', async () => {
  const { app, walletId } = await lived();
  app.restart();
  expect(await backupOf(app.folder, walletId)).toMatchObject({ scopes: [{ walletId }] });

  const holdings = textColumns(join(app.folder, 'holdings.sqlite'));
  expect(holdings.length).toBeGreaterThan(15);
  for (const place of holdings) {
    const folder = damaged(app.folder, 'holdings.sqlite', place);
    expect(isContent(await backupOf(folder, walletId)), place.join('.')).toBe(true);
    const opened = openHoldings(folder, clock);
    const kept = opened.of({ walletId, service: 'practice', numbering: 'documentEra' });
    for (const read of [kept.assets, kept.invoices, kept.overview]) read();
    await kept.coins();
    opened.invoicesOf(walletId);
    kept.pageTransfers({ assetId: null, states: [], direction: null }, { offset: 0, limit: 9, nowMs: NOW });
    opened.close();
  }

  const journal = textColumns(join(app.folder, 'journal.sqlite'));
  expect(journal.length).toBeGreaterThan(15);
  for (const place of journal) {
    const folder = damaged(app.folder, 'journal.sqlite', place);
    const opened = openJournal(folder, clock);
    expect(opened.damage, place.join('.')).toMatchObject({ recovered: 'part' });
    opened.book(walletId, []);
    opened.close();
    expect(isContent(await backupOf(folder, walletId)), place.join('.')).toBe(true);
  }
}, 120_000);

it('an asset that cannot be read keeps its transfers and their labels in the backup', async () => {
  const { app, walletId, key } = await lived();
  const db = new Database(join(app.folder, 'holdings.sqlite'));
  db.exec("PRAGMA busy_timeout = 2000; UPDATE assets SET told = CAST(x'ff41' AS TEXT)");
  db.close();
  await app.get('backup.make', { password: PASSWORD });
  const saved = app.fakes.saved.at(-1);
  const empty = openFolder(2);
  const { backupId } = await empty.get('backup.open', open(Buffer.from(saved?.bytes ?? [])));
  await empty.get('backup.restore', { backupId, settings: true });
  expect((await empty.get('transfers.read', { walletId, key })).label).toBe('Rent of May');
});
