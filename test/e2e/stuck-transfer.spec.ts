import { expect } from '@playwright/test';
import {
  agree,
  button,
  friendInvoice,
  go,
  openTools,
  closeTools,
  issue,
  readFriendInvoice,
  readInvoices,
  readyWallet,
  refreshUntil,
  send,
  test,
  title,
  transfer,
} from './support/practice.ts';

const TEST = { ticker: 'TEST', name: 'End to end', decimals: 2, supply: '1000' };

test(
  'a send to somebody who stays silent is understood and given up, and what was held can be sent again',
  { tag: '@long' },
  async ({ ochre: { page } }) => {
    await readyWallet(page, 'Alice', 4);
    const assetId = await issue(page, TEST);
    await go(page, 'Home');
    const toFriend = await friendInvoice(page, { assetId, amount: '250', to: 'A slot' });
    await openTools(page);
    await page.getByLabel('Make them silent').check();
    await closeTools(page);
    await readInvoices(page, toFriend);
    await send(page);

    await transfer(page, /Out/, /250\.00/, /Waiting/).click();
    await expect(title(page, 'Transfer')).toBeVisible();
    await expect(page.getByText(/^The recipient has until .* to accept\./)).toBeVisible();
    const reserved = page.getByText(/^Reserves 1,000\.00\sTEST/);
    await expect(reserved).toBeVisible();

    await go(page, 'Bitcoin');
    await expect(button(page, 'Leaves with a send')).toBeVisible();
    await button(page, 'Leaves with a send').click();

    await button(page, 'Cancel transfer').click();
    await agree(page, 'Cancel this transfer?', 'Cancel transfer');
    await expect(
      page.getByText(
        /^You cancelled this .*\. Anyone who has the signed transaction could still broadcast it\.$/,
      ),
    ).toBeVisible();
    await expect(reserved).toBeHidden();
    await go(page, 'Assets');
    await expect(page.getByRole('grid').or(page.locator('main'))).toContainText(/1,000\.00/);
    await go(page, 'Home');
    await button(page, 'Refresh the wallet').click();
    await expect(page.getByRole('region', { name: 'Bitcoin', exact: true })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Discrepancies' })).toBeHidden();

    await openTools(page);
    await page.getByLabel('Make them silent').uncheck();
    await closeTools(page);
    await readFriendInvoice(page, { assetId, amount: '12', to: 'A slot' });
    await send(page);
    await refreshUntil(page, transfer(page, /Out/, /12\.00/, /Confirming/));
  },
);
