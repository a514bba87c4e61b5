import { join } from 'node:path';
import Database from 'libsql';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import type { NewImport } from '../../../src-main/ports/index.ts';
import { openJournal } from '../../../src-main/records/journal/journal.ts';
import { importedPart, signingRecord, type WholeSigning } from '../../../src-main/records/signing.ts';
import { pastBounds, withValue, type PastBound } from '../../support/past-bounds.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { brought, clock, hex } from './brought-rows.ts';

// One bound at each door of what is signed and of what is brought to be signed: written, read of a row, taken of a backup.

const NEW = brought(1, { coins: [{ txid: hex(7, 32), vout: 0, amountSats: 5 }] });
const whole: WholeSigning = {
  ...{ id: NEW.id, walletId: NEW.walletId, origin: 'imported', kind: 'offline', state: 'built' },
  ...{ createdAtMs: clock.nowMs(), updatedAtMs: clock.nowMs(), proves: 'spends' },
  steps: [{ state: 'built', atMs: clock.nowMs(), data: '{}' }],
  imported: {
    ...{ txid: NEW.txid, commits: NEW.commits, name: NEW.name, cameAs: NEW.from, text: NEW.text },
    coins: JSON.stringify(NEW.coins),
  },
};
const [schema] = signingRecord.pipe;
const each = pastBounds(schema, whole);
const ofImport = pastBounds(importedPart, whole.imported);
/** Where a member of a record lies in the journal. */
const COLUMNS: Readonly<Record<string, string>> = {
  ...{ walletId: 'wallet_id', createdAtMs: 'created_at_ms', updatedAtMs: 'updated_at_ms', atMs: 'at_ms' },
  cameAs: 'came_as',
};
const isColumn = ({ path: [member = ''], name }: PastBound) =>
  !/proves|steps max_length|safe_integer/.test(name) && member !== '';

function plant(folder: string, { path, value }: PastBound): void {
  const [first = ''] = path;
  const table = first === 'steps' ? 'steps' : first === 'imported' ? 'imports' : 'signings';
  const member = path.at(-1) ?? '';
  const db = new Database(join(folder, 'journal.sqlite'));
  db.exec('PRAGMA foreign_keys = OFF');
  db.prepare(`UPDATE ${table} SET ${COLUMNS[member] ?? member} = ?`).run(value === '\u0000' ? 'none' : value);
  db.close();
}

it('one past its bound, of what is signed is not taken out of a backup', () => {
  expect(v.is(signingRecord, whole)).toBe(true);
  expect(each.length).toBeGreaterThan(20);
  for (const past of each) expect(v.is(signingRecord, withValue(whole, past)), past.name).toBe(false);
});

it('one past its bound, of what is signed is not written, of what is brought', () => {
  const journal = openJournal(tempFolder(), clock);
  const names = { cameAs: 'from' } as Readonly<Record<string, keyof NewImport>>;
  for (const past of [
    ...ofImport,
    ...each.filter(({ path }) => ['id', 'walletId'].includes(path[0] ?? '')),
  ]) {
    const [member = ''] = past.path;
    // They are written as JSON here.
    if (member === 'coins') continue;
    const spoilt = { ...NEW, [names[member] ?? member]: past.value };
    expect(() => journal.imports.keep(spoilt), past.name).toThrow('could not be read again');
  }
  expect(journal.wholeSignings(0).records).toEqual([]);
  journal.close();
});

it('one past its bound, of what is signed is no row that is read, and goes into no backup', () => {
  for (const past of each.filter(isColumn)) {
    const folder = tempFolder();
    const full = openJournal(folder, clock);
    full.imports.keep(NEW);
    full.close();
    plant(folder, past);
    const journal = openJournal(folder, clock);
    if (past.path[0] === 'steps') {
      // The step alone is gone.
      expect(journal.wholeSignings(0).records, past.name).toMatchObject([{ steps: [] }]);
      journal.close();
      continue;
    }
    // A list of drafts reads none of their texts, which may be long.
    if (past.path.at(-1) === 'text') expect(() => journal.imports.read(NEW.id), past.name).toThrow();
    else expect(journal.imports.unsigned(NEW.walletId), past.name).toEqual([]);
    const made = journal.wholeSignings(0).records.filter(({ imported }) => imported !== null);
    expect(made, past.name).toEqual([]);
    journal.close();
  }
});
