import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base, type Page } from '@playwright/test';
import { startHost } from './support/host.ts';
import { tabTo } from './support/keyboard.ts';
import { lookInBothThemes } from './support/look.ts';

/** A page on a host of its own, without a keychain: wallets last for the session. */
const test = base.extend<{ ochre: Page }>({
  ochre: async ({ page }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'ochre-screens-'));
    const host = await startHost(folder, {});
    const troubles: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') troubles.push(message.text());
    });
    page.on('pageerror', (error) => troubles.push(error.message));
    await page.goto(host.address);
    await use(page);
    await page.close();
    await host.stop();
    rmSync(folder, { recursive: true, force: true });
    expect(troubles, 'the console stays quiet, the content policy among it').toEqual([]);
  },
});

const pictures = join(import.meta.dirname, '../../test-results/screens');

const look = (page: Page, name: string): Promise<void> => lookInBothThemes(page, pictures, name);

async function practise(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Try practice mode/ }).click();
  await expect(page.getByRole('heading', { name: 'Home', level: 1 })).toBeVisible();
}

async function fund(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Get practice coins' }).click();
  await expect(page.getByText('One transaction arrives')).toBeVisible();
  await page.getByRole('button', { name: 'Mine a block now' }).click();
  await expect(page.getByText('Coins arrive with a block.')).toBeVisible();
}

test('every screen is readable by all, in light and dark', { tag: '@long' }, async ({ ochre: page }) => {
  test.setTimeout(150_000);
  await expect(page.getByRole('heading', { name: 'Know what you sign.' })).toBeVisible();
  await look(page, 'welcome');
  await page.getByRole('button', { name: /Create a wallet/ }).click();
  await look(page, 'create');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: /Restore from recovery phrase/ }).click();
  await page.getByRole('textbox', { name: 'Recovery phrase' }).fill('abandon abuot zoo');
  await look(page, 'restore');
  await page.getByRole('button', { name: 'Back', exact: true }).click();

  await practise(page);
  await look(page, 'home-empty');
  await fund(page);
  await look(page, 'home-funded');
  await page.getByRole('button', { name: 'Asset slots' }).first().click();
  await expect(page.getByText('Total')).toBeVisible();
  await look(page, 'slots-empty');
  await page.getByRole('button', { name: 'Review: create 5 slots' }).click();
  const sign = page.getByRole('button', { name: 'Sign and create 5 slots' });
  await expect(sign).toBeVisible();
  await look(page, 'review');
  await sign.click();
  await expect(page.getByRole('button', { name: 'Sign', exact: true })).toBeVisible();
  await look(page, 'confirm');
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(page.getByRole('heading', { name: '5 slots created' })).toBeVisible();
  await look(page, 'result');
  await page.getByRole('button', { name: 'Go to Asset slots' }).first().click();
  await expect(page.getByText('You can receive 5 more.')).toBeVisible();
  await look(page, 'slots-full');
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
  await look(page, 'settings');
});

test('a screen of half the width shows all of it without a sideways scroll', async ({ ochre: page }) => {
  await page.setViewportSize({ width: 640, height: 400 });
  await practise(page);
  await fund(page);
  for (const name of ['Home', 'Asset slots', 'Settings']) {
    await page.getByRole('button', { name }).first().click();
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
    mkdirSync(pictures, { recursive: true });
    await page.screenshot({
      path: join(pictures, `narrow-${name.toLowerCase().replace(' ', '-')}.png`),
      fullPage: true,
    });
    const box = await page.locator('body').evaluate((body) => (body as { scrollWidth: number }).scrollWidth);
    expect(box).toBeLessThanOrEqual(640);
  }
});

test('slots are created by the keyboard alone', { tag: '@long' }, async ({ ochre: page }) => {
  await expect(page.getByRole('heading', { name: 'Know what you sign.' })).toBeVisible();
  await tabTo(page, /^Try practice mode/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Home', level: 1 })).toBeFocused();
  await tabTo(page, /^Get practice coins/);
  await page.keyboard.press('Enter');
  await expect(page.getByText('One transaction arrives')).toBeVisible();
  await tabTo(page, /^Mine a block now/);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Coins arrive with a block.')).toBeVisible();
  await tabTo(page, /^Create slots/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Asset slots', level: 1 })).toBeVisible();
  await expect(page.getByText('Total')).toBeVisible();
  await tabTo(page, /^Review: create 5 slots/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Sign and create 5 slots' })).toBeVisible();
  await tabTo(page, /^Sign and create 5 slots/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Sign', exact: true })).toBeVisible();
  await tabTo(page, /^Sign$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '5 slots created' })).toBeFocused();
});
