import { expect } from '@playwright/test';
import { enter, tabTo } from './support/keyboard.ts';
import {
  assetCalled,
  button,
  friendInvoice,
  go,
  mine,
  refreshUntil,
  test,
  title,
  transfer,
} from './support/practice.ts';

test(
  'by the keyboard alone: a look around, a wallet of one’s own, an asset in it, and a part of it sent on',
  { tag: '@long' },
  async ({ ochre: { page } }) => {
    test.setTimeout(210_000);
    const press = async (name: RegExp): Promise<void> => {
      await expect(button(page, name).first()).toBeEnabled();
      await enter(page, name);
    };
    const goTo = async (name: string): Promise<void> => {
      await page.keyboard.press('Control+k');
      await page.keyboard.type(name);
      await page.keyboard.press('Enter');
    };
    await test.step('looks around', async () => {
      await press(/^Try with practice coins/);
      await expect(title(page, 'Home')).toBeFocused();
    });
    await test.step('makes a wallet', async () => {
      await goTo('add a wallet');
      await press(/^Create a wallet/);
      await tabTo(page, /^Name/);
      await page.keyboard.press('Control+a');
      await page.keyboard.type('Mine');
      await press(/^Create wallet/);
      await press(/^Check later/);
      await expect(button(page, /^Wallet: Mine /)).toBeVisible();
    });
    await test.step('gets coins and makes slots', async () => {
      await expect(title(page, 'Home')).toBeVisible();
      await press(/^Practice tools/);
      await press(/^Get practice coins/);
      await expect(page.getByText(/^Transactions in the next block/)).toBeVisible();
      await press(/^Mine a block now/);
      await press(/^Create slots first/);
      await press(/^Review: create 5 slots/);
      await press(/^Sign and create 5 slots/);
      await press(/^Sign$/);
      await expect(page.getByText(/^5\sslots created\. /)).toBeVisible();
      await press(/^Practice tools/);
      await press(/^Mine a block now/);
      await press(/^Back to your friend/);
    });
    await test.step('receives an asset', async () => {
      await press(/^Practice tools/);
      await press(/^Send me samples/);
      await expect(
        page.getByText(/on (?:its|their|the) way|waiting for confirmations|reported as settled/).first(),
      ).toBeVisible();
      await press(/^Mine a block now/);
      await goTo('assets');
      await expect(title(page, 'Assets')).toBeFocused();
      await press(/Practice Dollar/);
      await expect(title(page, 'PTUSD')).toBeFocused();
    });
    await test.step('sends a part of it', async () => {
      const assetId = await assetCalled(page, 'PTUSD');
      await go(page, 'Transfers');
      await refreshUntil(page, transfer(page, /In/, /Confirming|Done/).nth(3));
      await mine(page);
      const invoice = await friendInvoice(page, { assetId, amount: '10', to: 'A slot' });
      await page.locator('h1').focus();
      await press(/^Send$/);
      await expect(title(page, 'Send')).toBeFocused();
      await tabTo(page, /^Pay to$/);
      await page.keyboard.insertText(invoice);
      await expect(page.getByLabel('Leaves your wallet')).toContainText('10.00');
      await press(/^Review$/);
      await expect(title(page, 'You send')).toBeFocused();
      await press(/^Sign and send 10\.00 PTUSD$/);
      await press(/^Sign$/);
      await expect(page.getByText(/^Submitted\. /)).toBeVisible();
      await expect(title(page, 'Transfers')).toBeFocused();
    });
  },
);
