import { expect } from '@playwright/test';
import {
  addWallet,
  agree,
  button,
  createInvoice,
  go,
  issue,
  readInvoices,
  readyWallet,
  refreshUntil,
  send,
  settle,
  switchTo,
  test,
  transfer,
} from './support/practice.ts';

const TEST = { ticker: 'TEST', name: 'End to end', decimals: 2, supply: '1000' };

test('an asset is issued, sent to a second wallet, settled on both sides, and a part comes back', async ({
  ochre: { page },
}) => {
  await readyWallet(page, 'Alice', 4);
  const assetId = await issue(page, TEST);
  await readyWallet(page, 'Bob', 3);
  const toBob = await createInvoice(page, assetId, '25000');

  await switchTo(page, 'Alice');
  await readInvoices(page, toBob);
  await send(page);
  await expect(transfer(page, /Out/, /250\.00/, /Waiting/)).toBeVisible();

  await switchTo(page, 'Bob');
  await go(page, 'Transfers');
  await refreshUntil(page, transfer(page, /In/, /250/, /Confirming|Waiting/));
  await switchTo(page, 'Alice');
  await go(page, 'Transfers');
  await settle(page, /250\.00/);
  await switchTo(page, 'Bob');
  await go(page, 'Transfers');
  await refreshUntil(page, transfer(page, /In/, /250\.00/, /Done/));

  await switchTo(page, 'Alice');
  const toAlice = await createInvoice(page, assetId, '100');
  await switchTo(page, 'Bob');
  await readInvoices(page, toAlice);
  await send(page);
  await switchTo(page, 'Alice');
  await go(page, 'Transfers');
  await refreshUntil(page, transfer(page, /In/, /100\.00/, /Confirming|Waiting/));
  await switchTo(page, 'Bob');
  await go(page, 'Transfers');
  await settle(page, /100\.00/);
  await switchTo(page, 'Alice');
  await go(page, 'Transfers');
  await refreshUntil(page, transfer(page, /In/, /100\.00/, /Done/));
  await go(page, 'Assets');
  await expect(page.getByText(/850\.00/).first()).toBeVisible();
});

test('six presses lead from an empty practice wallet to the first asset', async ({ ochre: { page } }) => {
  await addWallet(page, 'Carol');
  let presses = 0;
  const press = async (name: string | RegExp): Promise<void> => {
    presses += 1;
    await button(page, name).click();
  };
  await press('Get practice coins');
  await press('Receive');
  await page.getByLabel('Asset or bitcoin', { exact: true }).selectOption('any');
  await page.getByLabel('Amount', { exact: true }).fill('25');
  await press('Create slots and invoice');
  await press(/^Sign and create/);
  await agree(page, /^Create/, 'Sign');
  presses += 1;
  await expect(page.getByRole('img', { name: 'QR code of the invoice' })).toBeVisible();
  await press('Let your friend pay');
  expect(presses).toBe(6);
  await go(page, 'Home');
  await expect(page.getByRole('main').getByRole('button', { name: /^PTUSD Practice Dollar/ })).toBeVisible();
});
