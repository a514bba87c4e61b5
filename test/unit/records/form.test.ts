import { FORM } from '../../../src-main/base/data-form.ts';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { describe, expect, it } from 'vitest';
import { openFleet } from '../../../src-main/records/fleet.ts';
import { openConfStore } from '../../../src-main/hosts/loopback/settings-store.ts';
import { refuseOtherForm } from '../../../src-main/records/form.ts';
import { openHoldings } from '../../../src-main/records/holdings/holdings.ts';
import { openJournal } from '../../../src-main/records/journal/journal.ts';
import { openSettings } from '../../../src-main/records/settings-file.ts';
import { openSqlite } from '../../../src-main/records/sqlite.ts';
import { failureThrown } from '../../support/failure-of.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { treeHash } from '../../support/tree-hash.ts';

const clock = { nowMs: () => 1_760_000_000_000, monotonicMs: () => 0 };

function database(folder: string, name: string, version: number, applicationId = 0): void {
  const db = new Database(join(folder, name));
  db.exec(
    `PRAGMA application_id = ${String(applicationId)}; CREATE TABLE flows (id TEXT); PRAGMA user_version = ${String(version)}`,
  );
  // As a program leaves it that ends in order.
  db.exec('PRAGMA journal_mode = WAL; PRAGMA wal_checkpoint(TRUNCATE)');
  db.close();
}

function wholeFolder(): string {
  const folder = tempFolder();
  openJournal(folder, clock).close();
  openHoldings(folder, clock).close();
  openFleet(folder, clock).close();
  const settings = openSettings(folder, () => openConfStore(folder), clock);
  settings.write({ ...settings.read(), lastBackupAtMs: 1 });
  return folder;
}

const OURS = 0x4f636872;

describe('a data folder of an earlier form is refused, and left as it is', () => {
  const folders: readonly (readonly [string, string, (folder: string) => void])[] = [
    ...[1, 2, 3, 4, 5].map((form) => {
      const make = (folder: string) => database(folder, 'journal.sqlite', form);
      return [`journal ${String(form)}`, 'journal.sqlite', make] as const;
    }),
    ...[1, 2, 3, 4, 5, 6, 7, 8].map((form) => {
      const make = (folder: string) => database(folder, 'holdings.sqlite', form);
      return [`holdings ${String(form)}`, 'holdings.sqlite', make] as const;
    }),
    ['nodes 1', 'fleet.sqlite', (folder) => database(folder, 'fleet.sqlite', 1)],
    [
      'a number like ours without the mark',
      'fleet.sqlite',
      (folder) => database(folder, 'fleet.sqlite', FORM),
    ],
    [
      'a file of its own for what was imported',
      'brought.sqlite',
      (folder) => database(folder, 'brought.sqlite', 3),
    ],
    ['settings', 'settings.json', (folder) => writeFileSync(join(folder, 'settings.json'), '{"version":1}')],
    [
      'a copy of settings',
      'settings.copy.json',
      (folder) => writeFileSync(join(folder, 'settings.copy.json'), '{}'),
    ],
  ];

  it.each(folders)('%s', (_, file, make) => {
    const folder = tempFolder();
    make(folder);
    const before = treeHash(folder);
    expect(failureThrown(() => refuseOtherForm(folder))).toEqual({
      code: 'DATA_FOLDER_FORM',
      facts: { folder, file, member: null, isNewer: false },
    });
    expect(treeHash(folder)).toBe(before);
  });
});

// The same of settings stands in settings.test.ts.
it('a data folder with a database of a later form is refused, and left as it is', () => {
  const folder = tempFolder();
  database(folder, 'journal.sqlite', FORM + 1, OURS);
  const before = treeHash(folder);
  expect(failureThrown(() => refuseOtherForm(folder))).toEqual({
    code: 'DATA_FOLDER_FORM',
    facts: { folder, file: 'journal.sqlite', member: null, isNewer: true },
  });
  expect(treeHash(folder)).toBe(before);
});

describe('a data folder of this form', () => {
  it('is accepted when it is empty, new, in use, or damaged', () => {
    const folder = tempFolder();
    refuseOtherForm(join(folder, 'absent'));
    refuseOtherForm(folder);
    const whole = wholeFolder();
    const before = treeHash(whole);
    refuseOtherForm(whole);
    expect(treeHash(whole)).toBe(before);
    const journal = openJournal(whole, clock);
    refuseOtherForm(whole);
    journal.close();
    writeFileSync(join(folder, 'journal.sqlite'), 'no database');
    refuseOtherForm(folder);
  });

  it('has its mark in the database file itself, before anything else is written', () => {
    const folder = tempFolder();
    const { db } = openSqlite(join(folder, 'journal.sqlite'), {
      tables: 'CREATE TABLE t (id TEXT) STRICT',
      nowMs: 0,
    });
    // Nothing was brought from the write-ahead file yet.
    refuseOtherForm(folder);
    db.close();
  });

  it('is refused by a database of another form also where it is opened alone', () => {
    const folder = tempFolder();
    database(folder, 'journal.sqlite', 5);
    expect(failureThrown(() => openJournal(folder, clock)).code).toBe('DATA_FOLDER_FORM');
  });
});
