import { FORM } from '../../../src-main/base/data-form.ts';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { describe, expect, it } from 'vitest';
import { openNodeStore } from '../../../src-main/records/fleet.ts';
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
const OURS = 0x4f636872;

const database =
  (version: number, applicationId = 0) =>
  (file: string): void => {
    const db = new Database(file);
    db.exec(
      `PRAGMA application_id = ${String(applicationId)}; CREATE TABLE flows (id TEXT); PRAGMA user_version = ${String(version)}`,
    );
    // As a program leaves it that ends in order.
    db.exec('PRAGMA journal_mode = WAL; PRAGMA wal_checkpoint(TRUNCATE)');
    db.close();
  };
const text = (content: string) => (file: string) => writeFileSync(file, content);

// A later form of settings stands in settings.test.ts.
it.each<[string, string, (file: string) => void, boolean]>([
  ['a journal of the first form', 'journal.sqlite', database(1), false],
  ['a journal of the last earlier form', 'journal.sqlite', database(5), false],
  ['holdings of an earlier form', 'holdings.sqlite', database(8), false],
  ['nodes of an earlier form', 'fleet.sqlite', database(1), false],
  ['a number like ours without the mark', 'fleet.sqlite', database(FORM), false],
  ['a file of its own for what was imported', 'brought.sqlite', database(3), false],
  ['settings of an earlier form', 'settings.json', text('{"version":1}'), false],
  ['a copy of settings of an earlier form', 'settings.copy.json', text('{}'), false],
  ['a database of a later form', 'journal.sqlite', database(FORM + 1, OURS), true],
])('refuses a data folder with %s, and leaves it as it is', (_, file, make, isNewer) => {
  const folder = tempFolder();
  make(join(folder, file));
  const before = treeHash(folder);
  const failure = { code: 'DATA_FOLDER_FORM', facts: { folder, file, member: null, isNewer } };
  expect(failureThrown(() => refuseOtherForm(folder))).toEqual(failure);
  expect(treeHash(folder)).toBe(before);
});

describe('a data folder of this form', () => {
  it('is accepted when it is empty, new, in use, or damaged', () => {
    const folder = tempFolder();
    refuseOtherForm(join(folder, 'absent'));
    refuseOtherForm(folder);
    for (const open of [openJournal, openHoldings, openNodeStore]) open(folder, clock).close();
    const settings = openSettings(folder, () => openConfStore(folder), clock);
    settings.write({ ...settings.read(), lastBackupAtMs: 1 });
    const before = treeHash(folder);
    refuseOtherForm(folder);
    expect(treeHash(folder)).toBe(before);
    const journal = openJournal(folder, clock);
    refuseOtherForm(folder);
    journal.close();
    writeFileSync(join(folder, 'journal.sqlite'), 'no database');
    refuseOtherForm(folder);
  });

  it('is refused by a database of another form also where it is opened alone', () => {
    const folder = tempFolder();
    database(5)(join(folder, 'journal.sqlite'));
    expect(failureThrown(() => openJournal(folder, clock)).code).toBe('DATA_FOLDER_FORM');
  });

  it('has its mark in the database file itself, before anything else is written', () => {
    const folder = tempFolder();
    const tables = 'CREATE TABLE t (id TEXT) STRICT';
    const { db } = openSqlite(join(folder, 'journal.sqlite'), { tables, nowMs: 0 });
    // Nothing was brought from the write-ahead file yet.
    refuseOtherForm(folder);
    db.close();
  });
});
