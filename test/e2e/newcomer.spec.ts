import { expect } from '@playwright/test';
import { enter, tabTo } from './support/keyboard.ts';
import { button, test, title } from './support/practice.ts';

const LIMIT_MS = 180_000;

test(
  'by the keyboard alone a newcomer looks around, makes a wallet and receives an asset in it',
  { tag: '@long' },
  async ({ ochre: { page } }) => {
    test.setTimeout(LIMIT_MS + 30_000);
    const startedAt = Date.now();
    await test.step('looks around', async () => {
      await expect(button(page, /^Try with practice coins/)).toBeVisible();
      await enter(page, /^Try with practice coins/);
      await expect(title(page, 'Home')).toBeFocused();
    });
    await test.step('makes a wallet', async () => {
      await page.keyboard.press('Control+k');
      await page.keyboard.type('add a wallet');
      await page.keyboard.press('Enter');
      await expect(button(page, /^Create a wallet/)).toBeVisible();
      await enter(page, /^Create a wallet/);
      await expect(page.getByLabel('Name')).toBeVisible();
      await tabTo(page, /^Name/);
      await page.keyboard.press('Control+a');
      await page.keyboard.type('Mine');
      await enter(page, /^Create wallet/);
      await expect(button(page, 'Check later')).toBeVisible();
      await enter(page, /^Check later/);
      await expect(button(page, /^Wallet: Mine /)).toBeVisible();
    });
    await test.step('gets coins and makes slots', async () => {
      await expect(title(page, 'Home')).toBeVisible();
      await enter(page, /^Practice tools/);
      await enter(page, /^Get practice coins/);
      await expect(page.getByText(/^Transactions in the next block/)).toBeVisible();
      await enter(page, /^Mine a block now/);
      await expect(button(page, 'Create slots first')).toBeVisible();
      await enter(page, /^Create slots first/);
      await expect(button(page, 'Review: create 5 slots')).toBeEnabled();
      await enter(page, /^Review: create 5 slots/);
      await expect(button(page, 'Sign and create 5 slots')).toBeVisible();
      await enter(page, /^Sign and create 5 slots/);
      await expect(button(page, 'Sign')).toBeVisible();
      await enter(page, /^Sign$/);
      await expect(page.getByText(/^5\sslots created\. /)).toBeVisible();
      await enter(page, /^Practice tools/);
      await enter(page, /^Mine a block now/);
      await enter(page, /^Back to your friend/);
    });
    await test.step('receives an asset', async () => {
      await enter(page, /^Practice tools/);
      await expect(button(page, 'Send me samples')).toBeEnabled();
      await enter(page, /^Send me samples/);
      await expect(
        page.getByText(/on (?:its|their|the) way|waiting for confirmations|reported as settled/).first(),
      ).toBeVisible();
      await enter(page, /^Mine a block now/);
      await page.keyboard.press('Control+k');
      await page.keyboard.type('assets');
      await page.keyboard.press('Enter');
      await expect(title(page, 'Assets')).toBeFocused();
      await enter(page, /Practice Dollar/);
      await expect(title(page, 'PTUSD')).toBeFocused();
    });
    expect(Date.now() - startedAt, 'under three minutes').toBeLessThan(LIMIT_MS);
  },
);
