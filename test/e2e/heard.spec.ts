import { Listener } from './support/heard.ts';
import { friendInvoice, go, mine, openWallet, refreshUntil, test, transfer } from './support/practice.ts';
import { ask } from './support/ask.ts';
import { expect } from '@playwright/test';

test('a wallet is created, receives and sends by what the accessibility tree says, in its order', async ({
  ochre: { page },
}) => {
  const reader = new Listener(page);
  await reader.press(/^Create a wallet/);
  await reader.arrive('Create a wallet');
  await reader.fill(/^Name/, 'Heard');
  await reader.press('Create wallet');
  await reader.arrive(/^Write down/);
  await reader.press('Check later');
  await reader.arrive('Home');
  const before = reader.presses();
  await reader.press('Get practice coins');

  await reader.arrive('Home');
  await reader.press('Receive');
  await reader.arrive('Receive');
  await reader.choose('Asset or bitcoin', 'any');
  await reader.fill('Amount', '2500');
  await reader.press('Create slots and invoice');
  await reader.arrive(/^You create/);
  await reader.press(/^Sign and create/);
  await reader.asked(/^Create/);
  await reader.press('Sign');
  await reader.arrive(/^Receive /);
  await reader.press('Let your friend pay');
  expect(reader.presses() - before, 'presses to the first asset').toBe(6);

  // Time passes, which nobody hears.
  await go(page, 'Transfers');
  await refreshUntil(page, transfer(page, /In/, /Confirming/));
  await mine(page);
  await go(page, 'Transfers');
  await refreshUntil(page, transfer(page, /In/, /Done/));
  const { assets } = await ask(page, 'assets.list', { walletId: await openWallet(page) });
  const assetId = assets[0]?.assetId ?? '';
  const invoice = await friendInvoice(page, { assetId, amount: '10', to: 'A slot' });
  await go(page, 'Home');

  await reader.arrive('Home');
  await reader.press('Send');
  await reader.arrive('Send');
  await reader.fill('Pay to', invoice);
  await reader.press('Review');
  await reader.arrive(/^You send/);
  await reader.press(/^Sign and send/);
  await reader.asked(/^Send /);
  await reader.press(/^(Sign|Send)/);
  await reader.arrive('Transfers');
  await expect(page.getByText(/^Submitted\. /)).toBeVisible();
});
