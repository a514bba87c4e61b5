import { expect, type Page } from '@playwright/test';
import { looksIn, picturesIn } from './support/look.ts';
import { beginBy, button, fund, test, title } from './support/practice.ts';

const look = looksIn('screens');

async function practise(page: Page): Promise<void> {
  await button(page, /^Try with practice coins/).click();
  await expect(title(page, 'Home')).toBeVisible();
}

test('every screen is readable by all, in light and dark', { tag: '@long' }, async ({ ochre: { page } }) => {
  test.setTimeout(150_000);
  await expect(page.getByRole('heading', { name: 'Know what you sign.' })).toBeVisible();
  await look(page, 'welcome');
  await button(page, /Create a wallet/).click();
  await look(page, 'create');
  await button(page, 'Back').click();
  await beginBy(page, 'Recovery phrase');
  await page.getByRole('textbox', { name: 'Recovery phrase' }).fill('abandon abuot zoo');
  await look(page, 'restore');
  await button(page, 'Back').click();

  await practise(page);
  await look(page, 'home-empty');
  await fund(page);
  await look(page, 'home-funded');
  await button(page, 'Bitcoin').first().click();
  await expect(page.getByText('Total')).toBeVisible();
  await look(page, 'slots-empty');
  await button(page, 'Review: create 5 slots').click();
  const sign = button(page, 'Sign and create 5 slots');
  await expect(sign).toBeVisible();
  await look(page, 'review');
  await sign.click();
  await expect(button(page, 'Sign')).toBeVisible();
  await look(page, 'confirm');
  await button(page, 'Sign').click();
  await expect(page.getByText(/^5\sslots created\. /)).toBeVisible();
  await expect(page.getByText(/^5 free · /)).toBeVisible();
  await look(page, 'slots-full');
  await button(page, 'Settings').click();
  await expect(title(page, 'Wallet')).toBeVisible();
  await look(page, 'settings');
});

test('a screen of half the width shows all of it without a sideways scroll', async ({ ochre: { page } }) => {
  await page.setViewportSize({ width: 640, height: 400 });
  await practise(page);
  await fund(page);
  for (const name of ['Home', 'Bitcoin', 'Settings']) {
    if (name === 'Settings') await button(page, 'More').click();
    await page.getByRole('button', { name }).first().click();
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
    await picturesIn('screens')(page, `narrow-${name.toLowerCase().replace(' ', '-')}`);
    const box = await page.locator('body').evaluate((body) => (body as { scrollWidth: number }).scrollWidth);
    expect(box).toBeLessThanOrEqual(640);
  }
});
