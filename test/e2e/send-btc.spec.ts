import { expect, type Page } from '@playwright/test';
import { payee } from '../support/psbt/send-btc.ts';
import { ask } from './support/ask.ts';
import { turnDishonest } from './support/dishonest.ts';
import { readExchanges } from './support/exchanges.ts';
import { looksIn } from './support/look.ts';
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

const look = looksIn('send-btc');

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

const asked = (host: { readonly exchanges: string }, endpoint: string) =>
  readExchanges(host.exchanges).filter(({ path }) => path.endsWith(`/${endpoint}`));

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
    const [begun] = asked(host, 'sendbtcbegin');
    expect(JSON.parse(begun?.asked ?? '')).toEqual({ address, amount: 12_345, fee_rate: 2 });
    expect(asked(host, 'sendbtcend')).toHaveLength(1);
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
    await look(page, 'blocked');
    await button(page, 'Discard transaction').click();
    expect(asked(host, 'sendbtcend')).toEqual([]);
  },
);

test(
  'the way of a payment is readable by all, in light and dark, and at half the width',
  { tag: '@long' },
  async ({ ochre: { page } }) => {
    test.setTimeout(150_000);
    await addWallet(page, 'Looking');
    await openForm(page);
    await look(page, 'form-empty');
    await fund(page);
    await look(page, 'home');
    await openForm(page);
    await page.getByLabel('Pay to').fill(payee('p2tr', 'mainnet').address);
    await expect(page.getByText('An address of another network than this wallet’s.')).toBeVisible();
    await look(page, 'form-refused');
    await fill(page, `bitcoin:${payee('p2tr').address}?amount=0.0004&label=Luke&message=Rent%20for%20June`);
    await page.getByText('Options', { exact: true }).click();
    await expect(page.getByText(/left over$/)).toBeVisible();
    await look(page, 'form');
    await page.setViewportSize({ width: 560, height: 780 });
    const width = await page
      .locator('body')
      .evaluate((body) => (body as { scrollWidth: number }).scrollWidth);
    expect(width).toBeLessThanOrEqual(560);
    await look(page, 'form-narrow');
    await page.setViewportSize({ width: 1120, height: 780 });
    await button(page, 'All').click();
    await expect(page.getByText('No plain bitcoin will be left')).toBeVisible();
    await look(page, 'form-all');
    await page.getByLabel('Amount', { exact: true }).fill('40000');
    await review(page);
    await look(page, 'review');
    await button(page, /^Sign and send/).click();
    await expect(button(page, 'Sign')).toBeVisible();
    await look(page, 'confirm');
    await agree(page, /^Send /, 'Sign');
    await expect(page.getByText(/^Sent\. /)).toBeVisible();
  },
);
