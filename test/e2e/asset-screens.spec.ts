import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { turnDishonest } from './support/dishonest.ts';
import { laidOut, looksIn } from './support/look.ts';
import {
  agree,
  button,
  createInvoice,
  friendInvoice,
  go,
  issue,
  readInvoices,
  readyWallet,
  review,
  test,
  title,
  transfer,
} from './support/practice.ts';
import { enter, tabTo } from './support/keyboard.ts';

const pictures = join(import.meta.dirname, '../../test-results/asset-screens');
const WIDE = { width: 1120, height: 780 };
const HALF = { width: 640, height: 400 };

/** Runs in the page: cards whose content is wider than they are. */
function wideCards(body: unknown): string[] {
  interface Box {
    readonly scrollWidth: number;
    readonly clientWidth: number;
    readonly innerText: string;
  }
  const { querySelectorAll } = body as { querySelectorAll: (selector: string) => Iterable<Box> };
  return [...querySelectorAll.call(body, '.card')]
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    .map(({ innerText }) => innerText.slice(0, 40));
}

/** Pictures in both themes, axe on both, and nothing to scroll sideways at half the width. */
async function look(page: Page, name: string): Promise<void> {
  await looksIn('asset-screens')(page, name);
  expect.soft(await page.locator('body').evaluate(wideCards), `cards of ${name}`).toEqual([]);
  await page.setViewportSize(HALF);
  await page.locator('body').evaluate(laidOut);
  const width = await page.locator('body').evaluate((body) => (body as { scrollWidth: number }).scrollWidth);
  expect.soft(width, `${name} at half the width`).toBeLessThanOrEqual(HALF.width);
  await page.screenshot({ path: join(pictures, `narrow-${name}.png`), fullPage: true });
  await page.setViewportSize(WIDE);
}

test(
  'every screen of assets, sends, invoices and transfers is readable by all, in light and dark',
  { tag: '@long' },
  async ({ ochre: { page, host } }) => {
    test.setTimeout(150_000);
    await readyWallet(page, 'Looks', 5);
    await go(page, 'Assets');
    await look(page, 'assets-none');
    await button(page, 'Issue').click();
    await look(page, 'issue');
    const assetId = await issue(page, {
      ticker: 'LOOK',
      name: 'To be seen',
      decimals: 2,
      supply: '12345.67',
    });
    await look(page, 'issued');
    await expect(transfer(page, /Done/)).toBeVisible();
    await look(page, 'asset');
    await go(page, 'Assets');
    await look(page, 'assets');
    await go(page, 'Receive');
    await look(page, 'receive');
    await createInvoice(page, assetId, '25.00');
    await look(page, 'invoice');
    const onSlot = await friendInvoice(page, { assetId, amount: '10', to: 'A slot' });
    const onAddress = await friendInvoice(page, { assetId, amount: '3.50', to: 'An address' });
    await go(page, 'Send');
    await look(page, 'send-empty');
    await readInvoices(page, onSlot, onAddress);
    await look(page, 'send');
    await review(page);
    await look(page, 'review');
    await button(page, 'Cancel').click();
    turnDishonest(host);
    await button(page, 'Review').click();
    await expect(title(page, 'Don’t sign this')).toBeVisible();
    await look(page, 'contradiction');
    await button(page, 'Discard transaction').click();
    await button(page, 'Review').click();
    await button(page, /^Sign and send/).click();
    await agree(page, /^Send /, 'Sign');
    await expect(page.getByText(/^Submitted\. /)).toBeVisible();
    await expect(transfer(page, /Out/, /10\.00/)).toBeVisible();
    await look(page, 'transfers');
    await transfer(page, /Out/, /10\.00/).click();
    await expect(title(page, 'Transfer')).toBeVisible();
    await look(page, 'transfer');
    await go(page, 'Home');
    await look(page, 'home');
  },
);

test('a send is done by the keyboard alone', { tag: '@long' }, async ({ ochre: { page } }) => {
  await readyWallet(page, 'Keys', 3);
  const assetId = await issue(page, { ticker: 'KEY', name: 'By keyboard', decimals: 2, supply: '100' });
  const invoice = await friendInvoice(page, { assetId, amount: '10', to: 'A slot' });

  await page.locator('h1').focus();
  await enter(page, /^Send$/);
  await expect(title(page, 'Send')).toBeFocused();
  await tabTo(page, /^Pay to$/);
  await page.keyboard.insertText(invoice);
  await expect(page.getByLabel('Leaves your wallet')).toContainText('10.00');
  await enter(page, /^Review$/);
  await expect(title(page, 'You send')).toBeFocused();
  await enter(page, /^Sign and send 10\.00 KEY$/);
  await expect(page.getByRole('button', { name: 'Sign', exact: true })).toBeVisible();
  await enter(page, /^Sign$/);
  await expect(page.getByText(/^Submitted\. /)).toBeVisible();
  await expect(title(page, 'Transfers')).toBeFocused();
});
