import { expect } from '@playwright/test';
import {
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

test('an asset is issued, sent to a second wallet, settled on both sides, and partly sent back', async ({
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
