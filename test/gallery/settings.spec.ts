import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { payee } from '../support/psbt/send-btc.ts';
import { addWallet, agree, button, fund, go, test, title } from '../e2e/support/practice.ts';
import { stand } from './stand.ts';

const PASSWORD = 'correct horse battery';

test('plain bitcoin, spending rules, backup and settings', async ({ ochre: { page, host } }) => {
  await addWallet(page, 'Careful');
  await fund(page);
  await button(page, 'Send bitcoin').click();
  await expect(title(page, 'Send bitcoin')).toBeVisible();
  await stand(page, 'send-bitcoin-empty');
  await page.getByLabel('Address or payment link').fill(payee().address);
  await page.getByLabel('Amount', { exact: true }).fill('25000');
  await expect(page.getByText('You would pay')).toBeVisible();
  await stand(page, 'send-bitcoin');
  await button(page, /^Review: send/).click();
  await expect(title(page, 'You send')).toBeVisible();
  await stand(page, 'review-bitcoin');
  await button(page, /^Sign and send/).click();
  await agree(page, /^Sign and send/, 'Sign');
  await expect(title(page, 'Sent')).toBeVisible();
  await stand(page, 'result-bitcoin');
  await page.getByRole('main').getByRole('button', { name: 'Go to Home' }).click();
  await go(page, 'Settings');
  await button(page, 'Show diagnostics').click();
  await expect(page.getByLabel('Diagnostics', { exact: true })).toBeVisible();
  await stand(page, 'settings', 'everyColour');
  await button(page, 'Spending rules of Careful').click();
  await stand(page, 'rules-none');
  const bitcoin = page.getByRole('region', { name: 'Bitcoin' });
  await bitcoin.getByLabel('At most per send').fill('20 000');
  await bitcoin.getByLabel('At most in 24 hours').fill('60000');
  await button(page, 'Save the rules').click();
  await agree(page, 'Set these spending rules?', 'Set the rules');
  await expect(page.getByText('60 000 sats').first()).toBeVisible();
  await stand(page, 'rules');
  await go(page, 'Home');
  await button(page, 'Send bitcoin').click();
  await page.getByLabel('Address or payment link').fill(payee().address);
  await page.getByLabel('Amount', { exact: true }).fill('25000');
  await button(page, /^Review: send/).click();
  await expect(page.getByText(/More than your rule allows in one send/)).toBeVisible();
  await stand(page, 'review-stopped');
  await button(page, 'Cancel').click();
  await go(page, 'Settings');
  await button(page, 'Open Backup').click();
  await expect(title(page, 'Backup')).toBeVisible();
  await stand(page, 'backup');
  const restored = page.getByRole('region', { name: 'Restore a backup' });
  const made = page.getByRole('region', { name: 'Make a backup' });
  await made.getByLabel('Backup password', { exact: true }).fill(PASSWORD);
  await made.getByLabel('Repeat the backup password').fill(PASSWORD);
  await button(page, 'Save backup').click();
  await expect(page.getByText('The backup is saved')).toBeVisible();
  await stand(page, 'backup-saved');
  const exports = join(host.exchanges, '../data/exports');
  const [saved = ''] = readdirSync(exports).filter((name) => name.endsWith('.ochre-backup'));
  await page.getByLabel('Backup file').setInputFiles(join(exports, saved));
  await restored.getByLabel('Backup password').fill('another one');
  await button(page, 'Open backup').click();
  await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible();
  await stand(page, 'backup-wrong');
  await restored.getByLabel('Backup password').fill(PASSWORD);
  await button(page, 'Open backup').click();
  await expect(
    page
      .getByRole('region', { name: /^What is in/ })
      .or(page.getByText(/^Created /))
      .first(),
  ).toBeVisible();
  await stand(page, 'backup-inside');
});

test('bitcoin in BTC: what is shown, and what is typed in sats', async ({ ochre: { page } }) => {
  await addWallet(page, 'Careful');
  await fund(page);
  await go(page, 'Settings');
  await page.getByRole('radio', { name: 'BTC' }).check();
  await button(page, 'Spending rules of Careful').click();
  await expect(title(page, /^Spending rules/)).toBeVisible();
  await stand(page, 'rules-btc');
  await go(page, 'Home');
  await stand(page, 'home-btc');
  await button(page, 'Send bitcoin').click();
  await page.getByLabel('Address or payment link').fill(payee().address);
  await page.getByLabel('Amount', { exact: true }).fill('0.00025');
  await stand(page, 'send-bitcoin-btc');
  await go(page, 'Asset slots');
  await expect(page.getByText('Total', { exact: true })).toBeVisible();
  await stand(page, 'slots-btc');
  await button(page, /^Review: create/).click();
  await expect(button(page, /^Sign and create/)).toBeVisible();
  await stand(page, 'review-slots-btc');
});
