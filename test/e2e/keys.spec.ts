import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { startHost } from './support/host.ts';
import { lookInBothThemes } from './support/look.ts';

const pictures = join(import.meta.dirname, '../../test-results/keys');

test(
  'by its name every place is two keys away, and every key is listed',
  { tag: '@long' },
  async ({ page }) => {
    test.setTimeout(120_000);
    const folder = mkdtempSync(join(tmpdir(), 'ochre-keys-'));
    const host = await startHost(folder, {});
    const troubles: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') troubles.push(message.text());
    });
    try {
      await page.goto(host.address);
      await page.getByRole('button', { name: /Try practice mode/ }).click();
      await expect(page.getByRole('heading', { name: 'Home', level: 1 })).toBeVisible();
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('option', { name: 'Transfers' })).toBeVisible();
      await lookInBothThemes(page, pictures, 'palette');
      await page.keyboard.type('issue');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: /Issue/, level: 1 })).toBeVisible();
      await page.keyboard.press('Alt+ArrowLeft');
      await expect(page.getByRole('heading', { name: 'Home', level: 1 })).toBeVisible();
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
      await lookInBothThemes(page, pictures, 'keys');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    } finally {
      await page.close();
      await host.stop();
      rmSync(folder, { recursive: true, force: true });
    }
    expect(troubles).toEqual([]);
  },
);
