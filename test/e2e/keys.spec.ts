import { expect } from '@playwright/test';
import { looksIn } from './support/look.ts';
import { button, test, title } from './support/practice.ts';

const look = looksIn('keys');

test(
  'by its name every place is two keys away, and every key is listed',
  { tag: '@long' },
  async ({ ochre: { page } }) => {
    test.setTimeout(120_000);
    await button(page, /^Try with practice coins/).click();
    await expect(title(page, 'Home')).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('option', { name: 'Transfers' })).toBeVisible();
    await look(page, 'palette');
    await page.keyboard.type('issue');
    await page.keyboard.press('Enter');
    await expect(title(page, /Issue/)).toBeVisible();
    await page.keyboard.press('Alt+ArrowLeft');
    await expect(title(page, 'Home')).toBeVisible();
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    await look(page, 'keys');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
);
