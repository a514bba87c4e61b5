import { expect, type Locator, type Page } from '@playwright/test';
import { looksIn } from './support/look.ts';
import {
  assetCalled,
  go,
  goSettings,
  readFriendInvoice,
  refreshUntil,
  send,
  settle,
  test,
  transfer,
  walletWithSamples,
} from './support/practice.ts';

const look = looksIn('asset-history');
const region = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

test(
  'an asset’s history is walked from its genesis to what lies here, over a receive and a send',
  { tag: '@long' },
  async ({ ochre: { page } }) => {
    test.setTimeout(4 * 60_000);
    await walletWithSamples(page, 'Walker');
    await go(page, 'Transfers');
    await refreshUntil(page, transfer(page, /In/, /Done/).nth(3));
    const assetId = await assetCalled(page, 'PTUSD');
    const openAsset = async (): Promise<void> => {
      await go(page, 'Assets');
      await page.getByRole('button', { name: /Practice Dollar/ }).click();
    };
    await openAsset();
    await expect(region(page, 'Origin').getByText(/^Not verified: name/)).toBeVisible();
    await region(page, 'Origin').scrollIntoViewIfNeeded();
    await look(page, 'told');

    await goSettings(page, 'Service and network', 'Add: Bitcoin server');
    const source = page.getByRole('region', { name: 'Bitcoin server' });
    await source.getByRole('button', { name: 'Save server' }).click();
    await expect(page.getByRole('main').getByText(/^\d+, /)).toBeVisible();
    await readFriendInvoice(page, { assetId, amount: '100', to: 'A slot' });
    await send(page);
    await settle(page, /100\.00/);
    await openAsset();
    const origin = region(page, 'Origin');
    const verify = origin.getByRole('button', { name: 'Verify asset data' });
    if (await verify.isVisible()) await verify.click();
    await expect(origin.getByText(/^Verified from its issue/)).toBeVisible({ timeout: 30_000 });

    const history = region(page, 'History');
    const rows = history.getByRole('listitem');
    await expect(rows.first()).toContainText('Issued');
    await expect(rows.filter({ hasText: /You received .* from someone/ })).toHaveCount(1);
    await expect(rows.filter({ hasText: /You sent 100\.00.PTUSD to someone, .* change/ })).toHaveCount(1);
    await expect(rows.last()).toContainText('with you now');
    await rows.last().scrollIntoViewIfNeeded();
    await look(page, 'walked');

    // Down the lines from the genesis, into what the send shows, and back.
    await rows.first().getByRole('button').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    const sent = rows.filter({ hasText: /You sent/ }).getByRole('button');
    await expect(sent).toBeFocused();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(/100\.00.PTUSD, someone’s · open/)).toBeVisible();
    await look(page, 'details');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(sent).toBeFocused();
  },
);
