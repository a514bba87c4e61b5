import { expect } from '@playwright/test';
import { ask } from '../e2e/support/ask.ts';
import {
  agree,
  assetCalled,
  button,
  createInvoice,
  fund,
  go,
  makeSlots,
  mine,
  openWallet,
  refreshUntil,
  test,
  title,
  transfer,
} from '../e2e/support/practice.ts';
import { stand } from './stand.ts';

test('a practice wallet, from empty to full', async ({ ochre: { page } }) => {
  await button(page, /Try with practice coins/).click();
  await stand(page, 'home-empty', title(page, 'Home'));
  for (const place of ['Assets', 'Send', 'Receive', 'Transfers', 'Bitcoin'] as const) {
    await go(page, place);
    await stand(page, `${place.toLowerCase().replace(' ', '-')}-empty`);
  }
  await fund(page);
  await stand(page, 'home-funded', 'everyColour');
  await go(page, 'Bitcoin');
  await stand(page, 'slots-none-yet', page.getByText('Total', { exact: true }));
  await button(page, 'Review: create 5 slots').click();
  await stand(page, 'review-slots', button(page, 'Sign and create 5 slots'), 'everyColour');
  await button(page, 'Sign and create 5 slots').click();
  await stand(page, 'question-sign', button(page, 'Sign'), 'everyColour');
  await agree(page, /^Create/, 'Sign');
  await expect(page.getByText(/slots created\. /)).toBeVisible();
  await mine(page);
  await makeSlots(page, 6);
  await stand(page, 'slots-free');
  const walletId = await openWallet(page);
  await ask(page, 'practice.giveSamples', { walletId });
  await go(page, 'Transfers');
  await refreshUntil(page, transfer(page, /In/).first());
  await stand(page, 'transfers-coming');
  await mine(page);
  await ask(page, 'wallet.refresh', { walletId });
  await refreshUntil(page, page.getByText('PTUSD').first());
  await stand(page, 'home-samples');
  await go(page, 'Assets');
  await stand(page, 'assets-full');
  await page.getByText('PTUSD').first().click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Assets');
  await stand(page, 'asset-sample');
  await go(page, 'Receive');
  await stand(page, 'receive');
  const assetId = await assetCalled(page, 'PTUSD');
  await createInvoice(page, assetId, '25.00');
  await stand(page, 'invoice');
  await ask(page, 'practice.setInvoiceSeconds', { seconds: 3 });
  await createInvoice(page, assetId, '7.00');
  await stand(page, 'invoice-expired', page.getByText(/^Expired\. Check for a payment/));
  await go(page, 'Bitcoin');
  await stand(page, 'slots-full', page.getByText(/expired .*: cancel it/).first(), 'everyColour');
  await button(page, /^Wallet: /).click();
  await stand(page, 'wallet-menu');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await stand(page, 'palette', page.getByRole('dialog'), 'everyColour');
  await page.keyboard.type('zzz');
  await stand(page, 'palette-none');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('glossary');
  await page.keyboard.press('Enter');
  await stand(page, 'glossary', title(page, 'Glossary'), 'everyColour');
  await page.getByLabel('Find a word').fill('zzz');
  await stand(page, 'glossary-none');
  await go(page, 'Bitcoin');
  await button(page, 'Asset slots').click();
  await button(page, 'All terms').click();
  await stand(page, 'glossary-at-a-word', title(page, 'Glossary'));
  await go(page, 'Home');
  await page.keyboard.press('?');
  await stand(page, 'keys');
});
