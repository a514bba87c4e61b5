import { expect } from '@playwright/test';
import { turnDishonest } from '../e2e/support/dishonest.ts';
import {
  agree,
  button,
  friendInvoice,
  go,
  openTools,
  issue,
  mine,
  readFriendInvoice,
  readInvoices,
  readyWallet,
  refreshUntil,
  review,
  send,
  test,
  title,
  transfer,
} from '../e2e/support/practice.ts';
import { stand } from './stand.ts';

test('issuing, sending and what becomes of it', async ({ ochre: { page, host } }) => {
  await readyWallet(page, 'Atelier', 6);
  await go(page, 'Assets');
  await button(page, 'Issue').click();
  await stand(page, 'issue');
  const assetId = await issue(page, {
    ticker: 'VINE',
    name: 'Vineyard share 2026',
    decimals: 2,
    supply: '12345.67',
  });
  await stand(page, 'issued');
  await stand(page, 'asset-own', transfer(page, /Done/));
  await go(page, 'Send');
  await stand(page, 'send-empty');
  await page.getByLabel('Pay to').fill('rgb:nothing-of-the-kind');
  await stand(page, 'send-unreadable', page.getByText(/^Can’t be read\./));
  await page.getByLabel('Pay to').fill('');
  await page.getByRole('main').getByText('More', { exact: true }).click();
  await stand(page, 'send-no-invoice');
  const onSlot = await friendInvoice(page, { assetId, amount: '10', to: 'A slot' });
  await stand(page, 'home-friend-invoice');
  const onAddress = await friendInvoice(page, { assetId, amount: '3.50', to: 'An address' });
  await readInvoices(page, onSlot, onAddress);
  await stand(page, 'send-two');
  await review(page);
  await stand(page, 'review-send');
  await button(page, 'Cancel').click();
  turnDishonest(host);
  await button(page, 'Review').click();
  await stand(page, 'contradiction', title(page, 'Don’t sign this'), 'everyColour');
  await button(page, 'Discard transaction').click();
  await button(page, 'Review').click();
  await button(page, /^Sign and send/).click();
  await agree(page, /^Send /, 'Sign');
  await expect(page.getByText(/^Submitted\. /)).toBeVisible();
  await refreshUntil(page, transfer(page, /Out/, /10\.00/, /Confirming|Done/));
  await stand(page, 'transfers-few');
  await mine(page);
  await go(page, 'Assets');
  await page.getByText('VINE').first().click();
  await stand(page, 'asset-plot');
  await go(page, 'Home');
  await openTools(page);
  await page.getByLabel('Make them silent').check();
  await readFriendInvoice(page, { assetId, amount: '250', to: 'A slot' });
  await send(page);
  await refreshUntil(page, transfer(page, /Out/, /250\.00/, /Waiting/));
  await stand(page, 'transfers-full', 'everyColour');
  await transfer(page, /Out/, /250\.00/).click();
  await stand(page, 'transfer-stuck', title(page, 'Transfer'));
  await go(page, 'Transfers');
  await transfer(page, /Out/, /10\.00/).click();
  await stand(page, 'transfer-settled', title(page, 'Transfer'));
  await go(page, 'Home');
  await stand(page, 'home-full');
  await button(page, /Details of your bitcoin$/).click();
  await button(page, 'Hide amounts').click();
  await stand(page, 'home-hidden');
  await button(page, 'Show amounts').click();
  await go(page, 'Bitcoin');
  await button(page, /^Review: create/).click();
  await expect(button(page, /^Sign and create/)).toBeVisible();
  await page.reload();
  await stand(page, 'home-unfinished', page.getByRole('region', { name: 'In progress' }));
});
