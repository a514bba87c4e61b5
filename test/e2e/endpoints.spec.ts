import { expect } from '@playwright/test';
import { asTable, endpointRows, readExchanges } from './support/exchanges.ts';
import {
  addWallet,
  agree,
  button,
  createInvoice,
  friendInvoice,
  fund,
  go,
  goSettings,
  issue,
  makeSlots,
  readInvoices,
  refreshUntil,
  send,
  test,
  title,
  transfer,
} from './support/practice.ts';

test(
  'each of the 18 endpoints is called from a screen, as the interface document writes it',
  { tag: '@long' },
  async ({ ochre: { page, host } }) => {
    // It walks through every screen that calls one.
    test.setTimeout(3 * 60_000);
    await addWallet(page, 'First');
    await goSettings(page, 'Wallet', 'Show: Keys from the service');
    await page.getByRole('checkbox', { name: /The service can spend/ }).check();
    const make = button(page, 'Let service create keys');
    await expect(make).not.toHaveAttribute('aria-disabled');
    await make.click();
    await agree(page, 'Let the service create your recovery phrase?', 'Agree');
    await expect(title(page, 'Home')).toBeVisible();
    await addWallet(page, 'Second');
    await fund(page);
    await go(page, 'Receive');
    await page.getByLabel('Asset or bitcoin', { exact: true }).selectOption('bitcoin');
    await expect(page.getByRole('img', { name: 'QR code of the address' })).toBeVisible();
    await button(page, /new address/i).click();
    await makeSlots(page, 5);
    const assetId = await issue(page, { ticker: 'ROW', name: 'One row each', decimals: 0, supply: '1000' });
    await createInvoice(page, assetId, '5');
    await button(page, 'Refresh the wallet').click();
    await button(page, 'Cancel invoice').click();
    await agree(page, 'Cancel this invoice?', 'Cancel invoice');
    await expect(page.getByText('You cancelled this invoice. It reserves no slot.')).toBeVisible();
    const onSlot = await friendInvoice(page, { assetId, amount: '7', to: 'A slot' });
    const onAddress = await friendInvoice(page, { assetId, amount: '8', to: 'An address' });
    await readInvoices(page, onSlot, onAddress);
    await send(page);
    await refreshUntil(page, transfer(page, /Out/, /−8\sROW/, /Confirming/));

    const rows = endpointRows(readExchanges(host.exchanges));
    console.log(`\n${asTable(rows)}\n`);
    expect(rows).toHaveLength(18);
    expect(rows.filter(({ problems }) => problems.length > 0)).toEqual([]);
  },
);

test('the table tells what is missing, surplus or of another type', () => {
  const by = { screen: 'Receive', call: 'invoices.create' };
  const headers = ['xpub', 'tpubD6Nz'];
  const asked = '{"asset_id":"rgb:a","amount":"5","memo":1}';
  const one = { by, method: 'POST', path: '/api/invoice/create', headers, asked, status: 200, answer: '{}' };
  const rows = endpointRows([one]);
  const created = rows.find(({ path }) => path === '/invoice/create')?.problems.join('\n') ?? '';
  for (const what of [/asks amount: /, /asks memo: /, /answers invoice: /, /answers recipient_id: /])
    expect(created).toMatch(what);
  expect(rows.filter(({ problems }) => problems.includes('never answered'))).toHaveLength(17);
});
