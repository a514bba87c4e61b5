import { expect, type Page } from '@playwright/test';
import { payee } from '../support/psbt/send-btc.ts';
import { turnDishonest } from './support/dishonest.ts';
import { askedOf } from './support/exchanges.ts';
import { look, WALK, WALK_MS } from './support/look.ts';
import { addWallet, agree, button, fund, go, goSettings, review, test, title } from './support/practice.ts';

async function fill(page: Page, to: string, amount?: string): Promise<void> {
  await go(page, 'Home');
  await button(page, /Details of your bitcoin$/).click();
  await button(page, 'Send bitcoin').click();
  await expect(title(page, 'Send')).toBeVisible();
  const kept = button(page, 'Remove');
  if (await kept.isVisible()) await kept.click();
  await page.getByLabel('Pay to').fill(to);
  if (amount !== undefined) await page.getByLabel('Amount', { exact: true }).fill(amount);
  await expect(page.getByText('To this address')).toBeVisible();
}

async function sign(page: Page): Promise<void> {
  await button(page, /^Sign and send/).click();
  await agree(page, /^Send /, 'Sign');
  await expect(page.getByText(/^Sent\. /)).toBeVisible();
}

test(
  'plain bitcoin, a service that pays somebody else, spending rules, and settings',
  WALK,
  async ({ ochre: { page, host } }) => {
    test.setTimeout(WALK_MS);
    await addWallet(page, 'Careful');
    await fund(page);
    await button(page, /Details of your bitcoin$/).click();
    await button(page, 'Send bitcoin').click();
    await look(page, 'send-bitcoin-empty', title(page, 'Send'));
    await fill(page, payee().address, '25000');
    await look(page, 'send-bitcoin');
    await review(page);
    await look(page, 'review-bitcoin');
    await button(page, 'Back').click();
    turnDishonest(host, 'sendbtcbegin');
    await button(page, 'Review').click();
    await expect(title(page, 'Don’t sign this')).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('Blocked:');
    await expect(button(page, /^Sign/)).toHaveCount(0);
    await button(page, 'Discard transaction').click();
    expect(askedOf(host, 'sendbtcend')).toEqual([]);

    await go(page, 'Settings');
    await look(page, 'settings', 'everyColour');
    await button(page, 'Show: Public account').click();
    await look(page, 'account', page.getByRole('img', { name: 'The public account as a QR code' }));
    await button(page, 'Back').click();
    await goSettings(page, 'Service and network');
    await look(page, 'settings-service');
    await button(page, 'Change: Wallet service').click();
    await button(page, 'Add: Bitcoin server').click();
    await look(page, 'settings-service-forms');
    await goSettings(page, 'App', 'Show: Diagnostics');
    await look(page, 'settings-app', page.getByRole('region', { name: 'Diagnostics' }));
    await goSettings(page, 'Security');
    await look(page, 'settings-security');
    await button(page, 'Change: Spending rules').click();
    await look(page, 'rules-none', title(page, 'Spending rules of “Careful”'));
    const bitcoin = page.getByRole('region', { name: 'Bitcoin' });
    await bitcoin.getByLabel('At most per send').fill('20 000');
    await bitcoin.getByLabel('At most in 24 hours').fill('30000');
    await button(page, 'Save rules').click();
    await agree(page, 'Set these spending rules?', 'Agree');
    await look(page, 'rules', page.getByText('30,000 sats').first());

    await fill(page, payee().address, '25000');
    await review(page);
    await look(page, 'review-stopped', page.getByText(/^Limit for one send/));
    await expect(button(page, /^Sign and send/)).toHaveAttribute('aria-disabled', 'true');
    await button(page, 'Cancel').click();
    await fill(page, payee().address, '15000');
    await review(page);
    await sign(page);

    await goSettings(page, 'Security', 'Change: Spending rules');
    await expect(page.getByRole('region', { name: 'Left for today' })).toContainText(/14,\d{3}\ssats of/);
    await bitcoin.getByLabel('At most in 24 hours').fill('90000');
    await page.getByLabel('Hours a new recipient waits').fill('12');
    await button(page, 'Save rules').click();
    await agree(page, 'Loosen the spending rules?', 'Agree');
    const later = page.getByText(/^Looser rules take effect/);
    await look(page, 'rules-loosening', later);
    await button(page, 'Keep the stricter rules').click();
    await agree(page, 'Set these spending rules?', 'Agree');
    await expect(later).toBeHidden();

    await goSettings(page, 'App');
    await page.getByLabel('Show bitcoin in').selectOption('BTC');
    await goSettings(page, 'Security', 'Change: Spending rules');
    await look(page, 'rules-btc', title(page, /^Spending rules/));
    await go(page, 'Home');
    await look(page, 'home-btc');
    await fill(page, payee().address, '0.00015');
    await look(page, 'send-bitcoin-btc');
    await go(page, 'Asset slots');
    await look(page, 'slots-btc', page.getByText('Total', { exact: true }));
    await button(page, /^Review: create/).click();
    await look(page, 'review-slots-btc', button(page, /^Sign and create/));
  },
);
