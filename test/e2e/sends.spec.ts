import { expect } from '@playwright/test';
import { ask } from './support/ask.ts';
import { turnDishonest } from './support/dishonest.ts';
import { askedOf } from './support/exchanges.ts';
import {
  agree,
  button,
  closeTools,
  createInvoice,
  friendInvoice,
  go,
  issue,
  mine,
  openTools,
  readFriendInvoice,
  readyWallet,
  refreshUntil,
  review,
  send,
  sign,
  signSlots,
  test,
  title,
  transfer,
} from './support/practice.ts';

const ONE = { ticker: 'ONE', name: 'The first', decimals: 2, supply: '1000' };
const TWO = { ticker: 'TWO', name: 'The second', decimals: 0, supply: '500' };

test(
  'three recipients of two assets, one of them on an address, are paid by one transaction',
  { tag: '@long' },
  async ({ ochre: { page, host } }) => {
    await readyWallet(page, 'Payer', 4);
    const one = await issue(page, ONE);
    const two = await issue(page, TWO);
    const rows = [
      await friendInvoice(page, { assetId: one, amount: '10.50', to: 'A slot' }),
      await friendInvoice(page, { assetId: two, amount: '7', to: 'A slot' }),
      await friendInvoice(page, { assetId: one, amount: '3', to: 'An address' }),
    ];
    await go(page, 'Send');
    await page.getByLabel('File with invoices').setInputFiles({
      name: 'pay.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(['invoice,asset,amount,sats', ...rows.map((row) => `${row},,,`)].join('\n')),
    });
    const leaves = page.getByLabel('Leaves your wallet');
    await expect(leaves).toContainText('13.50');
    await expect(leaves).toContainText(/1,000/);
    await button(page, 'Review').click();
    await expect(title(page, /^You send/)).toBeVisible();
    await sign(page);
    const begun = askedOf(host, 'sendbegin');
    expect(begun).toHaveLength(1);
    const asked = JSON.parse(begun[0]?.asked ?? '') as { recipient_map: Record<string, unknown[]> };
    expect([asked.recipient_map[one]?.length, asked.recipient_map[two]?.length]).toEqual([2, 1]);
    const amounts = [/10\.50/, /−7\s/, /−3\.00/];
    for (const amount of amounts) await refreshUntil(page, transfer(page, /Out/, amount, /Confirming/));
    await mine(page);
    await go(page, 'Transfers');
    for (const amount of amounts) await refreshUntil(page, transfer(page, /Out/, amount, /Done/));
  },
);

test(
  'an invoice that expires keeps its slot held until it is freed, and the slot is used again',
  { tag: '@long' },
  async ({ ochre: { page } }) => {
    await readyWallet(page, 'Slow', 2);
    const assetId = await issue(page, TWO);
    // Shorter than Home offers: nobody waits half a minute here.
    await ask(page, 'practice.setInvoiceSeconds', { seconds: 3 });
    await createInvoice(page, assetId, '5');
    const held = page.getByText(/^Slot \S+( · .*)?$/);
    const slot = (await held.innerText()).split(' ')[1] ?? '';
    await expect(page.getByText(/^Expired\. Check for a payment/)).toBeVisible();
    await expect(page.getByText('The slot stays reserved until you cancel the invoice.')).toBeVisible();
    await go(page, 'Bitcoin');
    await expect(page.getByText(/^0 free · /)).toBeVisible();
    await expect(page.getByText('Reserved', { exact: true })).toBeVisible();
    await go(page, 'Receive');
    await button(page, /^TWO.*Expired|5.*TWO.*Expired/).click();
    await button(page, 'Cancel invoice').click();
    await agree(page, 'Cancel this invoice?', 'Cancel invoice');
    await expect(page.getByText('You cancelled this invoice. It reserves no slot.')).toBeVisible();
    await ask(page, 'practice.setInvoiceSeconds', { seconds: 1_500 });
    await createInvoice(page, assetId, '6');
    await expect(held).toHaveText(`Slot ${slot} · The slot stays reserved until you cancel the invoice.`);
  },
);

test(
  'where a slot is short it is made first, and the send is found again as it was left',
  { tag: '@long' },
  async ({ ochre: { page } }) => {
    await readyWallet(page, 'Short', 1);
    const assetId = await issue(page, ONE);
    await readFriendInvoice(page, { assetId, amount: '10', to: 'A slot' });
    // What the asset's own slot holds does not pay for this, so a second one must go in.
    await page.getByLabel('Fee rate').fill('5');
    await button(page, 'Review').click();
    await expect(page.getByText('Your change needs a free slot')).toBeVisible();
    await button(page, 'Create slots').click();
    await page.getByLabel('How many').fill('1');
    await signSlots(page, 1);
    await openTools(page);
    await button(page, 'Mine a block now').click();
    await closeTools(page);
    await button(page, 'Back to your send').first().click();
    await expect(page.getByLabel('Leaves your wallet')).toContainText('10.00');
    await send(page);
  },
);

test(
  'a service that sends what comes back to a stranger is contradicted, and nothing is signed',
  { tag: '@long' },
  async ({ ochre: { page, host } }) => {
    await readyWallet(page, 'Wary', 3);
    const assetId = await issue(page, ONE);
    await readFriendInvoice(page, { assetId, amount: '10', to: 'A slot' });
    await review(page);
    await button(page, 'Cancel').click();
    await expect(title(page, 'Send')).toBeVisible();
    turnDishonest(host);

    await button(page, 'Review').click();
    await expect(title(page, 'Don’t sign this')).toBeVisible();
    await expect(page.getByText('Nothing was signed.')).toBeVisible();
    await expect(button(page, /^Sign/)).toHaveCount(0);
    await button(page, 'Discard transaction').click();
    await expect(title(page, 'Send')).toBeVisible();
    await send(page);
    expect(askedOf(host, 'sendend')).toHaveLength(1);
  },
);
