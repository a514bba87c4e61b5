import { expect, type Page } from '@playwright/test';
import { button, closeTools, go, openTools, title } from './practice.ts';

// The first steps of somebody who is new, by the mouse. Main's own question is answered by whoever calls.

export async function lookAround(page: Page): Promise<void> {
  await button(page, /^Try with practice coins/).click();
  await expect(title(page, 'Home')).toBeVisible();
  await expect(button(page, 'Get practice coins')).toBeVisible();
}

/** To the words of a new wallet, which are still hidden. `choose` fills the form further. */
export async function toWords(page: Page, choose?: () => Promise<void>): Promise<void> {
  await button(page, /^Wallet: /).click();
  await page.getByRole('menuitem', { name: 'Add a wallet' }).click();
  await button(page, /^Create a wallet/).click();
  await page.getByLabel('Name').fill('Mine');
  await choose?.();
  await button(page, 'Create wallet').click();
}

/** The words that are shown are written down and typed back; then the wallet is connected. Answers them. */
export async function checkWords(page: Page): Promise<string[]> {
  const list = page.getByRole('list', { name: 'The words of your recovery phrase, in order' });
  await expect(list.getByRole('listitem')).toHaveCount(12);
  const words = await list.locator('b').allInnerTexts();
  await button(page, 'I have written it down').click();
  await page.getByLabel('Recovery phrase, from your paper').fill(words.join(' '));
  await button(page, 'Check recovery phrase').click();
  await expect(button(page, /^Wallet: Mine /)).toBeVisible();
  return words;
}

export async function makeFirstSlots(page: Page, answer: () => Promise<void>): Promise<void> {
  await openTools(page);
  await button(page, 'Get practice coins').click();
  await expect(page.getByText(/^Transactions in the next block/)).toBeVisible();
  await button(page, 'Mine a block now').click();
  await button(page, 'Create slots first').click();
  await button(page, 'Review: create 5 slots').click();
  await button(page, 'Sign and create 5 slots').click();
  await answer();
  await expect(page.getByText(/^5\sslots created\. /)).toBeVisible();
  await openTools(page);
  await button(page, 'Mine a block now').click();
  await closeTools(page);
  await button(page, 'Back to your friend').click();
}

export async function receiveSamples(page: Page): Promise<void> {
  await openTools(page);
  await button(page, 'Send me samples').click();
  await expect(
    page.getByText(/on the way|waiting for confirmations|reported as settled/).first(),
  ).toBeVisible();
  await button(page, 'Mine a block now').click();
  await closeTools(page);
  await go(page, 'Assets');
  await page
    .getByRole('button', { name: /Practice Dollar/ })
    .first()
    .click();
  await expect(title(page, 'PTUSD')).toBeVisible();
}
