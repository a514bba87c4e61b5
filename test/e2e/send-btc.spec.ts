import { expect, type Page } from '@playwright/test';
import { payee } from '../support/psbt/send-btc.ts';
import { ask } from './support/ask.ts';
import { turnDishonest } from './support/dishonest.ts';
import { askedOf } from './support/exchanges.ts';
import {
  addWallet,
  agree,
  button,
  fund,
  go,
  mine,
  openWallet,
  review,
  switchTo,
  test,
  title,
} from './support/practice.ts';

async function openForm(page: Page): Promise<void> {
  await go(page, 'Home');
  await button(page, /Details of your bitcoin$/).click();
  await button(page, 'Send bitcoin').click();
  await expect(title(page, 'Send')).toBeVisible();
}

async function fill(page: Page, to: string, sats?: string): Promise<void> {
  await page.getByLabel('Pay to').fill(to);
  if (sats !== undefined) await page.getByLabel('Amount', { exact: true }).fill(sats);
  await expect(page.getByText('To this address')).toBeVisible();
}

async function sign(page: Page): Promise<void> {
  await review(page);
  await button(page, /^Sign and send/).click();
  await agree(page, /^Send /, 'Sign');
  await expect(page.getByText(/^Sent\. /)).toBeVisible();
}

test(
  'bitcoin goes to another wallet by the link that it was asked with, and arrives there',
  { tag: '@long' },
  async ({ ochre: { page, host } }) => {
    await addWallet(page, 'Bob');
    const { address } = await ask(page, 'wallet.newAddress', { walletId: await openWallet(page) });
    await addWallet(page, 'Alice');
    await fund(page);
    await openForm(page);
    await fill(page, `bitcoin:${address.toUpperCase()}?amount=0.00012345&label=Bob`);
    await expect(page.getByRole('group', { name: 'Leaves your wallet' })).toContainText(
      /12,345\ssats \+ \d+/,
    );
    await sign(page);
    const [begun] = askedOf(host, 'sendbtcbegin');
    expect(JSON.parse(begun?.asked ?? '')).toEqual({ address, amount: 12_345, fee_rate: 2 });
    expect(askedOf(host, 'sendbtcend')).toHaveLength(1);
    await mine(page);
    await switchTo(page, 'Bob');
    await expect(page.getByRole('region', { name: 'Bitcoin', exact: true })).toContainText(/12,345\s*sats/);
  },
);

test('all of it goes, and the wallet is empty after it', { tag: '@long' }, async ({ ochre: { page } }) => {
  await addWallet(page, 'Leaving');
  await fund(page);
  await openForm(page);
  await fill(page, payee('p2pkh').address);
  await button(page, 'All').click();
  await expect(page.getByText('No plain bitcoin will be left')).toBeVisible();
  await sign(page);
  await expect(page.getByRole('region', { name: 'Bitcoin', exact: true })).toContainText(/^0\s*sats/);
});

test(
  'a service that pays somebody else is stopped, and nothing is signed',
  { tag: '@long' },
  async ({ ochre: { page, host } }) => {
    await addWallet(page, 'Wary');
    await fund(page);
    await openForm(page);
    await fill(page, payee().address, '20000');
    await review(page);
    await button(page, 'Back').click();
    turnDishonest(host, 'sendbtcbegin');
    await button(page, 'Review').click();
    await expect(title(page, 'Don’t sign this')).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('Blocked:');
    await expect(button(page, /^Sign/)).toHaveCount(0);
    await button(page, 'Discard transaction').click();
    expect(askedOf(host, 'sendbtcend')).toEqual([]);
  },
);
