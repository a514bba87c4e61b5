import { expect } from '@playwright/test';
import { turnDishonest } from './support/dishonest.ts';
import { askedOf, readExchanges } from './support/exchanges.ts';
import { look, WALK, WALK_MS } from './support/look.ts';
import {
  agree,
  button,
  createInvoice,
  friendInvoice,
  go,
  goSettings,
  issue,
  mine,
  openTools,
  readFriendInvoice,
  readInvoices,
  readyWallet,
  refreshUntil,
  review,
  send,
  test,
  title,
  transfer,
} from './support/practice.ts';

test(
  'issues, sends, a lying service and a silent friend each end as they should',
  WALK,
  async ({ ochre: { page, host } }) => {
    test.setTimeout(WALK_MS);
    await readyWallet(page, 'Atelier', 6);
    await go(page, 'Assets');
    await button(page, 'Issue').click();
    await look(page, 'issue');
    const assetId = await issue(page, {
      ticker: 'VINE',
      name: 'Vineyard share 2026',
      decimals: 2,
      supply: '12345.67',
    });
    await look(page, 'issued');
    await look(page, 'asset-own', transfer(page, /Done/));
    await go(page, 'Send');
    await look(page, 'send-empty');
    await page.getByLabel('Pay to').fill('rgb:nothing-of-the-kind');
    await look(page, 'send-unreadable', page.getByText(/^Can’t be read\./));
    await page.getByLabel('Pay to').fill('');
    await page.getByRole('main').getByText('More', { exact: true }).click();
    await look(page, 'send-no-invoice');
    const onSlot = await friendInvoice(page, { assetId, amount: '10', to: 'A slot' });
    await look(page, 'home-friend-invoice');
    const onAddress = await friendInvoice(page, { assetId, amount: '3.50', to: 'An address' });
    await readInvoices(page, onSlot, onAddress);
    await look(page, 'send-two');
    await review(page);
    await look(page, 'review-send');
    await button(page, 'Cancel').click();
    turnDishonest(host);
    await button(page, 'Review').click();
    await look(page, 'contradiction', title(page, 'Don’t sign this'), 'everyColour');
    await expect(page.getByText('Nothing was signed.')).toBeVisible();
    await expect(button(page, /^Sign/)).toHaveCount(0);
    await button(page, 'Discard transaction').click();
    await send(page);
    expect(askedOf(host, 'sendend')).toHaveLength(1);
    await refreshUntil(page, transfer(page, /Out/, /10\.00/, /Confirming|Done/));
    await look(page, 'transfers-few');
    await mine(page);
    await go(page, 'Assets');
    await page.getByText('VINE').first().click();
    await look(page, 'asset-plot');
    await go(page, 'Home');
    await openTools(page);
    await page.getByLabel('Make them silent').check();
    await readFriendInvoice(page, { assetId, amount: '250', to: 'A slot' });
    await send(page);
    await refreshUntil(page, transfer(page, /Out/, /250\.00/, /Waiting/));
    await look(page, 'transfers-full', 'everyColour');
    await go(page, 'Transfers');
    await transfer(page, /Out/, /10\.00/).click();
    await look(page, 'transfer-settled', title(page, 'Transfer'));
    await go(page, 'Home');
    await look(page, 'home-full');
    await button(page, /Details of your bitcoin$/).click();
    await button(page, 'Hide amounts').click();
    await look(page, 'home-hidden');
    await button(page, 'Show amounts').click();

    await go(page, 'Asset slots');
    await button(page, 'Leaves with a send').click();
    const reserved = page.getByText(/^Reserves 12,332\.17\sVINE/);
    await look(page, 'transfer-stuck', title(page, 'Transfer'), reserved);
    await expect(page.getByText(/^The recipient has until .* to accept\./)).toBeVisible();
    await button(page, 'Cancel transfer').click();
    await agree(page, 'Cancel this transfer?', 'Cancel transfer');
    await expect(page.getByText(/^You cancelled this .*could still broadcast it\.$/)).toBeVisible();
    await expect(reserved).toBeHidden();
    await go(page, 'Home');
    await openTools(page);
    await page.getByLabel('Make them silent').uncheck();
    await readFriendInvoice(page, { assetId, amount: '12', to: 'A slot' });
    await send(page);
    await refreshUntil(page, transfer(page, /Out/, /12\.00/, /Confirming/));

    await go(page, 'Asset slots');
    await button(page, /^Review: create/).click();
    await expect(button(page, /^Sign and create/)).toBeVisible();
    await page.reload();
    const card = page.getByRole('region', { name: 'In progress' });
    await look(page, 'home-unfinished', card);
    await expect(card).toContainText('Still only on this computer');
    await button(page, 'Prepare it again').click();
    await button(page, /^Sign and create/).click();
    await agree(page, /^Create/, 'Sign');
    await expect(page.getByText(/^\d+\sslots? created\. /)).toBeVisible();

    await test.step('each of the 18 endpoints of the service was asked by a screen', async () => {
      await go(page, 'Receive');
      await page.getByLabel('Asset or bitcoin', { exact: true }).selectOption('bitcoin');
      await button(page, /new address/i).click();
      await createInvoice(page, assetId, '5');
      await button(page, 'Cancel invoice').click();
      await agree(page, 'Cancel this invoice?', 'Cancel invoice');
      await expect(page.getByText('You cancelled this invoice. It reserves no slot.')).toBeVisible();
      await goSettings(page, 'Wallet', 'Show: Keys from the service');
      await page.getByRole('checkbox', { name: /The service can spend/ }).check();
      await button(page, 'Let service create keys').click();
      await agree(page, 'Let the service create your recovery phrase?', 'Agree');
      await expect(title(page, 'Home')).toBeVisible();
      const asked = (): string[] => {
        const paths = readExchanges(host.exchanges).map(({ path }) => path);
        const ours = paths.flatMap((path) => /^\/api\/(?:wallet\/)?([\w/]+)/.exec(path)?.[1] ?? []);
        return [...new Set(ours)].toSorted();
      };
      await expect.poll(asked).toEqual(ENDPOINTS.toSorted());
    });
  },
);

/** The endpoints of sections 2 and 4 of the interface document. */
const ENDPOINTS = [
  ...['generate_keys', 'register', 'listassets', 'address', 'assetbalance', 'btcbalance'],
  ...['createutxosbegin', 'createutxosend', 'listunspends', 'sendbegin', 'sendend', 'listtransfers'],
  ...['failtransfers', 'issueassetnia', 'decodergbinvoice', 'refresh', 'invoice/create', 'invoice/status'],
];
