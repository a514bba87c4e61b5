import { expect, type Locator, type Page } from '@playwright/test';
import { looksIn } from './support/look.ts';
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

const look = looksIn('asset-data');

const source = (page: Page): Locator => page.getByRole('region', { name: 'Bitcoin server' });

async function open(page: Page, ...says: readonly RegExp[]): Promise<void> {
  await go(page, 'Transfers');
  // The oldest: of two samples with one ticker, the first that came.
  const row = transfer(page, ...says).last();
  await refreshUntil(page, row);
  await row.click();
  await expect(title(page, 'Transfer')).toBeVisible();
  await unfold(page, 'Details');
}

async function verify(page: Page, says: string): Promise<void> {
  await button(page, 'Verify asset data').click();
  await expect(page.getByRole('main').getByText(says, { exact: true })).toBeVisible();
}

/** By its name, which the field has in it. */
async function useChain(page: Page): Promise<void> {
  await goSettings(page, 'Service and network', 'Add: Bitcoin server');
  await source(page).getByRole('button', { name: 'Save server' }).click();
  await expect(page.getByRole('main').getByText(/^\d+, /)).toBeVisible();
}

test(
  'what the friend gives is verified, and so is the change of what it is spent on; and neither where no chain is asked',
  { tag: '@long' },
  async ({ ochre: { page } }) => {
    test.setTimeout(3 * 60_000);
    await walletWithSamples(page, 'Verifier');

    // With the chain source off the rules are all there is, and nothing is called received.
    await open(page, /PTUSD/, /In/, /Done/);
    await verify(page, 'Not confirmed');
    await look(page, 'received-chain-off');

    await useChain(page);
    await look(page, 'source-on');
    // Once there is a chain to ask, a refresh verifies by itself.
    await open(page, /PTUSD/, /In/, /Received/);
    await verify(page, 'Verified');
    await look(page, 'received-verified');

    const assetId = await assetCalled(page, 'PTUSD');
    await readFriendInvoice(page, { assetId, amount: '100', to: 'A slot' });
    await send(page);
    await refreshUntil(page, transfer(page, /Out/, /100\.00/, /Confirming/));
    await mine(page);
    await open(page, /Out/, /100\.00/, /Done/);
    await verify(page, 'Verified');
    await look(page, 'change-verified');

    await goSettings(page, 'Service and network', 'Change: Bitcoin server');
    await source(page).getByRole('button', { name: 'Remove server' }).click();
    await look(page, 'source-off');
    // What was in a checked block stays verified; of what is sent from now on the rules are all there is.
    await open(page, /Out/, /100\.00/, /Done/);
    await verify(page, 'Verified');
    await readFriendInvoice(page, { assetId, amount: '40', to: 'A slot' });
    await send(page);
    await refreshUntil(page, transfer(page, /Out/, /40\.00/, /Confirming/));
    await mine(page);
    await open(page, /Out/, /40\.00/, /Done/);
    await verify(page, 'Not confirmed');
    await look(page, 'change-chain-off');
  },
);
