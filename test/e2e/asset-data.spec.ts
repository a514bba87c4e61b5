import { expect, type Locator, type Page } from '@playwright/test';
import { look, WALK, WALK_MS } from './support/look.ts';
import {
  assetCalled,
  button,
  go,
  goSettings,
  mine,
  readFriendInvoice,
  refreshUntil,
  send,
  test,
  title,
  transfer,
  unfold,
  walletWithSamples,
} from './support/practice.ts';

const region = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

async function open(page: Page, ...says: readonly RegExp[]): Promise<void> {
  await go(page, 'Transfers');
  // The oldest row, which is the first of two samples with one ticker.
  const row = transfer(page, ...says).last();
  await refreshUntil(page, row);
  await row.click();
  await expect(title(page, 'Transfer')).toBeVisible();
  await unfold(page, 'Details');
}

async function openAsset(page: Page): Promise<void> {
  await go(page, 'Assets');
  await page
    .getByRole('button', { name: /Practice Dollar/ })
    .first()
    .click();
}

async function verify(page: Page, says: string): Promise<void> {
  await button(page, 'Verify asset data').click();
  await expect(page.getByRole('main').getByText(says, { exact: true })).toBeVisible();
}

/** Sends to the friend, mines a block, and opens the transfer. */
async function sendOn(page: Page, assetId: string, amount: string, says: string): Promise<void> {
  const shown = new RegExp(`${amount}\\.00`);
  await readFriendInvoice(page, { assetId, amount, to: 'A slot' });
  await send(page);
  await refreshUntil(page, transfer(page, /Out/, shown, /Confirming/));
  await mine(page);
  await open(page, /Out/, shown, /Done/);
  await verify(page, says);
}

test(
  'an asset from the friend, and its change after a send, are verified with their history; without a chain neither is',
  WALK,
  async ({ ochre: { page } }) => {
    test.setTimeout(WALK_MS);
    await walletWithSamples(page, 'Verifier');

    // Without a Bitcoin server only the rules are checked, and nothing is called received.
    await open(page, /PTUSD/, /In/, /Done/);
    await verify(page, 'Not confirmed');
    await look(page, 'asset-data-received-chain-off');
    const assetId = await assetCalled(page, 'PTUSD');
    await openAsset(page);
    await expect(region(page, 'Origin').getByText(/^Not verified: name/)).toBeVisible();

    await goSettings(page, 'Service and network', 'Add: Bitcoin server');
    await page
      .getByRole('region', { name: 'Bitcoin server' })
      .getByRole('button', { name: 'Save server' })
      .click();
    await expect(page.getByRole('main').getByText(/^\d+, /)).toBeVisible();
    await look(page, 'settings-source-on');
    // Once there is a Bitcoin server, a refresh verifies automatically.
    await open(page, /PTUSD/, /In/, /Received/);
    await verify(page, 'Verified');
    await look(page, 'asset-data-received-verified');
    await sendOn(page, assetId, '100', 'Verified');
    await look(page, 'asset-data-change-verified');

    await test.step('the history goes from the genesis to what lies here', async () => {
      await openAsset(page);
      const origin = region(page, 'Origin');
      const byHand = origin.getByRole('button', { name: 'Verify asset data' });
      if (await byHand.isVisible()) await byHand.click();
      await expect(origin.getByText(/^Verified from its issue/)).toBeVisible({ timeout: 30_000 });
      const rows = region(page, 'History').getByRole('listitem');
      await expect(rows.first()).toContainText('Issued');
      await expect(rows.filter({ hasText: /You received .* from someone/ })).toHaveCount(1);
      await expect(rows.filter({ hasText: /You sent 100\.00.PTUSD to someone, .* change/ })).toHaveCount(1);
      await expect(rows.last()).toContainText('with you now');
      await look(page, 'asset-walked');
    });

    await goSettings(page, 'Service and network', 'Change: Bitcoin server');
    await page
      .getByRole('region', { name: 'Bitcoin server' })
      .getByRole('button', { name: 'Remove server' })
      .click();
    // Transactions in checked blocks stay verified; later sends are checked only by the rules.
    await open(page, /Out/, /100\.00/, /Done/);
    await verify(page, 'Verified');
    await sendOn(page, assetId, '40', 'Not confirmed');
  },
);
