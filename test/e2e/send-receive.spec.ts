import { expect } from '@playwright/test';
import {
  addWallet,
  createInvoice,
  fund,
  go,
  issue,
  makeSlots,
  mine,
  readInvoices,
  refreshUntil,
  send,
  switchTo,
  test,
  transfer,
} from './support/practice.ts';

const TEST = { ticker: 'TEST', name: 'End to end', decimals: 2, supply: '1000' };

test('an asset is issued, sent to a second wallet, settled on both sides, and a part comes back', async ({
  ochre: { page },
}) => {
  await addWallet(page, 'Alice');
  await fund(page);
  await makeSlots(page, 4);
  const assetId = await issue(page, TEST);
  await addWallet(page, 'Bob');
  await fund(page);
  await makeSlots(page, 3);
  const toBob = await createInvoice(page, assetId, '25000');

  await switchTo(page, 'Alice');
  await readInvoices(page, toBob);
  await send(page);
  await expect(transfer(page, /Out/, /250\.00/, /Waiting for the other side/)).toBeVisible();

  await switchTo(page, 'Bob');
  await go(page, 'Transfers');
  await refreshUntil(page, transfer(page, /In/, /250/, /Confirming|Waiting/));
  await switchTo(page, 'Alice');
  await go(page, 'Transfers');
  await refreshUntil(page, transfer(page, /Out/, /250\.00/, /Confirming/));
  await mine(page);
  await go(page, 'Transfers');
  await refreshUntil(page, transfer(page, /Out/, /250\.00/, /Settled/));
  await switchTo(page, 'Bob');
  await go(page, 'Transfers');
  await refreshUntil(page, transfer(page, /In/, /250\.00/, /Reported by the service/));

  await switchTo(page, 'Alice');
  const toAlice = await createInvoice(page, assetId, '100');
  await switchTo(page, 'Bob');
  await readInvoices(page, toAlice);
  await send(page);
  await switchTo(page, 'Alice');
  await go(page, 'Transfers');
  await refreshUntil(page, transfer(page, /In/, /100\.00/, /Confirming|Waiting for the other side/));
  await switchTo(page, 'Bob');
  await go(page, 'Transfers');
  await refreshUntil(page, transfer(page, /Out/, /100\.00/, /Confirming/));
  await mine(page);
  await go(page, 'Transfers');
  await refreshUntil(page, transfer(page, /Out/, /100\.00/, /Settled/));
  await switchTo(page, 'Alice');
  await go(page, 'Transfers');
  await refreshUntil(page, transfer(page, /In/, /100\.00/, /Reported by the service/));
  await go(page, 'Assets');
  await expect(page.getByText(/850\.00/).first()).toBeVisible();
});
