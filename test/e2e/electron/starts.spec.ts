import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { emptySettings } from '../../../src-main/records/settings.ts';
import { settingsWithNulls } from '../../support/settings-nulls.ts';
import { errorWindows, picture, press } from './desktop.ts';
import { ask, openOchre, type OpenOchre } from './open-ochre.ts';

// Every start shows something: with each member of the settings that may be null or left out, by the schema's own list.

const { documents, forgotten } = settingsWithNulls();

test('every member of the settings that may be nothing is walked', () => {
  expect(forgotten).toEqual([]);
});

let ochre: OpenOchre | undefined;
test.afterAll(async () => {
  await ochre?.close();
});

for (const [name, document] of documents)
  test(`a start without ${name} shows a title and what is below it`, async () => {
    const write = (data: string): void => {
      mkdirSync(data, { recursive: true });
      for (const file of ['ochre.json', 'ochre.copy.json'])
        writeFileSync(join(data, file), JSON.stringify(document));
    };
    await ochre?.end();
    ochre = await openOchre({ ...(ochre === undefined ? {} : { again: ochre }), prepare: write });
    const { page } = ochre;
    await expect(page).toHaveTitle(/^.+ · Ochre$/);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    await expect(page.getByRole('main')).toHaveText(/\S[\s\S]{20,}/);
    await expect(page.getByRole('main').getByRole('button').first()).toBeVisible();
    if (name === 'settings.activeWalletId') picture('no wallet open');
    expect(ochre.errors()).toEqual([]);
  });

test('a setting that can’t be used takes its strictest value, and Ochre names it', async () => {
  const app = { ...emptySettings.app, offline: 'no' };
  await ochre?.close();
  ochre = await openOchre({
    prepare: (data) => {
      mkdirSync(data, { recursive: true });
      for (const file of ['ochre.json', 'ochre.copy.json'])
        writeFileSync(join(data, file), JSON.stringify({ ...emptySettings, app }));
    },
  });
  await expect(ochre.page.getByText('app.offline')).toBeVisible();
  await expect(ochre.page.getByText('Strictest value used for each.')).toBeVisible();
  expect(await ask(ochre.page, 'settings.get')).toMatchObject({ value: { offline: true } });
  picture('Strictest value');
});

test('a data folder that is moved ends Ochre, with a sentence on the screen', async () => {
  await ochre?.close();
  ochre = await openOchre();
  const { page, data, app } = ochre;
  const ended = new Promise((resolve) => {
    app.process().once('exit', resolve);
  });
  // The window stands before main has opened the folder.
  expect(await ask(page, 'settings.get')).toMatchObject({ ok: true });
  renameSync(data, `${data}-elsewhere`);
  await ask(page, 'settings.get').catch(() => undefined);
  await expect.poll(errorWindows, { timeout: 15_000 }).toHaveLength(1);
  picture('folder moved');
  await press('Return');
  expect(await ended).toBe(1);
  expect(ochre.stderr()).toMatch(/The data folder .* was moved, removed or replaced/);
  expect(existsSync(join(data, 'ochre.json'))).toBe(false);
});
