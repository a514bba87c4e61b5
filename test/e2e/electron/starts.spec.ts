import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { settingsWithNulls } from '../../support/settings-nulls.ts';
import { picture } from './desktop.ts';
import { openOchre, type OpenOchre } from './open-ochre.ts';

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
