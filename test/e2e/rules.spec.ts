import { expect, type Page } from '@playwright/test';
import { payee } from '../support/psbt/send-btc.ts';
import { looksIn } from './support/look.ts';
import { addWallet, agree, button, fund, go, goSettings, review, test, title } from './support/practice.ts';

const look = looksIn('rules');

async function openRules(page: Page): Promise<void> {
  await goSettings(page, 'Security', 'Change: Spending rules');
  await expect(title(page, 'Spending rules of “Careful”')).toBeVisible();
}

async function pay(page: Page, amount: string): Promise<void> {
  await go(page, 'Home');
  await button(page, /Details of your bitcoin$/).click();
  await button(page, 'Send bitcoin').click();
  const kept = button(page, 'Remove');
  if (await kept.isVisible()) await kept.click();
  await page.getByLabel('Pay to').fill(payee().address);
  await page.getByLabel('Amount', { exact: true }).fill(amount);
  await review(page);
}

test(
  'a rule is set, stops what is above it, lets pass what is within it, and loosens a day later',
  { tag: '@long' },
  async ({ ochre: { page } }) => {
    await addWallet(page, 'Careful');
    await fund(page);
    await openRules(page);
    const bitcoin = page.getByRole('region', { name: 'Bitcoin' });
    await bitcoin.getByLabel('At most per send').fill('20 000');
    await bitcoin.getByLabel('At most in 24 hours').fill('30000');
    await button(page, 'Save rules').click();
    await agree(page, 'Set these spending rules?', 'Agree');
    await expect(page.getByText('30,000 sats').first()).toBeVisible();

    await pay(page, '25000');
    await expect(page.getByText(/^Limit for one send/)).toBeVisible();
    await expect(button(page, /^Sign and send/)).toHaveAttribute('aria-disabled', 'true');
    await button(page, 'Cancel').click();

    await pay(page, '15000');
    await button(page, /^Sign and send/).click();
    await agree(page, /^Send /, 'Sign');
    await expect(page.getByText(/^Sent\. /)).toBeVisible();

    await openRules(page);
    await expect(page.getByRole('region', { name: 'Left for today' })).toContainText(/14,\d{3}\ssats of/);
    await bitcoin.getByLabel('At most in 24 hours').fill('90000');
    await page.getByLabel('Hours a new recipient waits').fill('12');
    await button(page, 'Save rules').click();
    await agree(page, 'Loosen the spending rules?', 'Agree');
    await expect(page.getByText(/^Looser rules take effect/)).toBeVisible();
    await look(page, 'loosening');
    await button(page, 'Keep the stricter rules').click();
    await agree(page, 'Set these spending rules?', 'Agree');
    await expect(page.getByText(/^Looser rules take effect/)).toBeHidden();
  },
);
