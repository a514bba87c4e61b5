import { FORM } from '../../../src-main/base/data-form.ts';
import '../../../src-main/base/first-problem.ts';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Conf from 'conf';
import { describe, expect, it } from 'vitest';
import { type SettingsDocument, emptySettings } from '../../../src-main/records/settings.ts';
import { openSettings, readSettings, storeOptions } from '../../../src-main/records/settings-file.ts';
import { failureThrown } from '../../support/failure-of.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { treeHash } from '../../support/tree-hash.ts';
import { emptyRecord } from '../wallet/record.ts';

const clock = { nowMs: () => 1_700_000_000_000, monotonicMs: () => 0 };
const open = (folder: string) =>
  openSettings(folder, () => new Conf({ ...storeOptions, cwd: folder, projectName: 'ochre' }), clock);
const dark: SettingsDocument = { ...emptySettings, app: { ...emptySettings.app, theme: 'dark' } };

describe('hardening 36: settings', () => {
  it.each(['words', 'token'])('that hold %s are not read, and not written', (name) => {
    const folder = tempFolder();
    open(folder).write(dark);
    const smuggled = { ...dark, [name]: 'legal winner thank year' };
    expect(() => open(folder).write(smuggled)).toThrow();
    expect(readFileSync(join(folder, 'ochre.json'), 'utf8')).not.toContain('legal');
    writeFileSync(join(folder, 'ochre.json'), JSON.stringify(smuggled));
    expect(failureThrown(() => open(folder))).toMatchObject({ code: 'DATA_FOLDER_FORM' });
  });

  it('begin empty, write nothing before they are changed, and are read back after a restart', () => {
    const folder = tempFolder();
    const first = open(folder);
    expect(first.read()).toEqual(emptySettings);
    expect(first.damage).toEqual([]);
    expect(readdirSync(folder)).toEqual([]);
    first.write(dark);
    expect(open(folder).read()).toEqual(dark);
    expect(readdirSync(folder)).toEqual(['ochre.copy.json', 'ochre.json']);
    // The same text, which a start reads once.
    expect(new Set(readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'))).size).toBe(1);
    // By their owner alone.
    for (const file of readdirSync(folder)) expect(statSync(join(folder, file)).mode & 0o077).toBe(0);
  });

  it('are not read a second time unless file or copy changed meanwhile', () => {
    const folder = tempFolder();
    open(folder).write(dark);
    const before = readSettings(folder);
    expect(readSettings(folder, before)).toBe(before);
    const light = { ...dark, app: { ...dark.app, theme: 'light' } };
    writeFileSync(join(folder, 'ochre.json'), JSON.stringify(light));
    expect(readSettings(folder, before).document.app.theme).toBe('light');
    rmSync(join(folder, 'ochre.json'));
    rmSync(join(folder, 'ochre.copy.json'));
    expect(readSettings(folder, before).document).toEqual(emptySettings);
  });

  it('that the disk does not let us read are no damage', () => {
    const folder = tempFolder();
    open(folder).write(dark);
    rmSync(join(folder, 'ochre.copy.json'));
    mkdirSync(join(folder, 'ochre.copy.json'));
    const before = treeHash(folder);
    expect(failureThrown(() => open(folder))).toMatchObject({
      code: 'DISK_REFUSED',
      facts: { file: 'ochre.copy.json' },
    });
    expect(treeHash(folder)).toBe(before);
  });

  it('that could not be written to their copy are not changed, in the file nor in memory', () => {
    const folder = tempFolder();
    const settings = open(folder);
    const strict = { ...dark, app: { ...dark.app, offline: true } };
    settings.write(strict);
    rmSync(join(folder, 'ochre.copy.json'));
    mkdirSync(join(folder, 'ochre.copy.json'));
    expect(failureThrown(() => settings.write(dark)).code).toBe('DISK_REFUSED');
    expect(settings.read()).toEqual(strict);
    expect(JSON.parse(readFileSync(join(folder, 'ochre.json'), 'utf8'))).toEqual(strict);
  });
});

/** What is written under each name, as it is before and after a start. */
const write = (folder: string, main: unknown, copy: unknown = null): void => {
  for (const [name, value] of [
    ['ochre.json', main],
    ['ochre.copy.json', copy],
  ] as const)
    if (value !== null)
      writeFileSync(join(folder, name), typeof value === 'string' ? value : JSON.stringify(value));
};
const strictApp = { ...emptySettings.app, offline: true, hideAmounts: true };
const wallet = emptyRecord({ name: 'Savings', id: 'a'.repeat(32) });
const other = emptyRecord({ name: 'Other', id: 'b'.repeat(32) });

// Newer files and copies in every combination: the table of a spoilt folder, test/faults/folder.ts.
const newer = { ...emptySettings, form: FORM + 1, wallets: [wallet] };
const besideBad = { ...emptySettings, wallets: [{ ...wallet, name: 7, sepia: 1 }] };
it.each<[string, unknown, unknown, string, string | null]>([
  ['a newer copy beside a good file', emptySettings, newer, 'ochre.copy.json', null],
  ['a form that is no number', { ...emptySettings, form: 'next' }, null, 'ochre.json', null],
  ['one more of a wallet, beside a bad value', besideBad, null, 'ochre.json', 'wallets.0.sepia'],
])('settings that this build does not know end the start: %s', (_name, main, copy, file, member) => {
  const folder = tempFolder();
  write(folder, main, copy);
  const before = treeHash(folder);
  const refused = { code: 'DATA_FOLDER_FORM', facts: { folder, file, member, isNewer: true } };
  expect(failureThrown(() => open(folder))).toEqual(refused);
  expect(treeHash(folder)).toBe(before);
});

it('two copies that differ are held to the stricter side, lose no wallet, and are said', () => {
  const folder = tempFolder();
  const host = { purpose: 'bitcoin', place: 'https://a.example', of: null } as const;
  write(
    folder,
    { ...dark, wallets: [other], hosts: [host], app: { ...dark.app, allowUnprovedAssets: true } },
    { ...dark, wallets: [wallet], app: { ...strictApp, theme: 'light' } },
  );
  const settings = open(folder);
  expect(settings.read()).toEqual({
    ...dark,
    app: { ...strictApp, theme: 'dark' },
    wallets: [other, wallet],
  });
  expect(settings.damage).toMatchObject([
    {
      file: 'ochre.json',
      recovered: 'merged',
      rows: {
        named: ['app.allowUnprovedAssets', 'app.hideAmounts', 'app.offline', 'hosts', 'wallet Savings'],
        inAll: 5,
      },
    },
  ]);
  expect(open(folder).damage).toEqual([]);
});

it('two copies that differ in nothing that matters are said nothing of', () => {
  const folder = tempFolder();
  write(folder, dark, { ...emptySettings, lastBackupAtMs: 7 });
  const before = treeHash(folder);
  const settings = open(folder);
  expect(settings.read()).toEqual(dark);
  expect(settings.damage).toEqual([]);
  expect(treeHash(folder)).toBe(before);
});
