import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { payee } from '../support/psbt/send-btc.ts';
import {
  addWallet,
  agree,
  button,
  fund,
  go,
  goSettings,
  review,
  test,
  title,
} from '../e2e/support/practice.ts';
import { stand } from './stand.ts';

const PASSWORD = 'correct horse battery';

test('plain bitcoin, spending rules, backup and settings', async ({ ochre: { page, host } }) => {
  await addWallet(page, 'Careful');
  await fund(page);
  await button(page, /Details of your bitcoin$/).click();
  await button(page, 'Send bitcoin').click();
  await stand(page, 'send-bitcoin-empty', title(page, 'Send'));
  await page.getByLabel('Pay to').fill(payee().address);
  await page.getByLabel('Amount', { exact: true }).fill('25000');
  await stand(page, 'send-bitcoin', page.getByText('To this address'));
  await review(page);
  await stand(page, 'review-bitcoin');
  await button(page, /^Sign and send/).click();
  await agree(page, /^Send /, 'Sign');
  await expect(page.getByText(/^Sent\. /)).toBeVisible();
  await go(page, 'Settings');
  await stand(page, 'settings', 'everyColour');
  await goSettings(page, 'Service and network');
  await stand(page, 'settings-service');
  await button(page, 'Change: Wallet service').click();
  await button(page, 'Add: Bitcoin server').click();
  await stand(page, 'settings-service-forms');
  await goSettings(page, 'App', 'Show: Diagnostics');
  await stand(page, 'settings-app', page.getByRole('region', { name: 'Diagnostics' }));
  await goSettings(page, 'Security');
  await stand(page, 'settings-security');
  await button(page, 'Change: Spending rules').click();
  await stand(page, 'rules-none');
  const bitcoin = page.getByRole('region', { name: 'Bitcoin' });
  await bitcoin.getByLabel('At most per send').fill('20 000');
  await bitcoin.getByLabel('At most in 24 hours').fill('60000');
  await button(page, 'Save rules').click();
  await agree(page, 'Set these spending rules?', 'Agree');
  await stand(page, 'rules', page.getByText('60,000 sats').first());
  await go(page, 'Home');
  await button(page, /Details of your bitcoin$/).click();
  await button(page, 'Send bitcoin').click();
  await page.getByLabel('Pay to').fill(payee().address);
  await page.getByLabel('Amount', { exact: true }).fill('25000');
  await button(page, 'Review').click();
  await stand(page, 'review-stopped', page.getByText(/^Limit for one send/));
  await button(page, 'Cancel').click();
  await goSettings(page, 'Backup');
  await stand(page, 'backup');
  await button(page, 'Save backup: Backup').click();
  const restored = page.getByRole('region', { name: 'Restore backup' });
  const made = page.getByRole('region', { name: 'Backup', exact: true });
  await made.getByLabel('Backup password', { exact: true }).fill(PASSWORD);
  await made.getByLabel('Repeat the backup password').fill(PASSWORD);
  await button(page, 'Save backup').click();
  await stand(page, 'backup-saved', page.getByText('Backup saved'));
  const exports = join(host.exchanges, '../data/exports');
  const [saved = ''] = readdirSync(exports).filter((name) => name.endsWith('.ochre-backup'));
  await button(page, 'Restore: Restore backup').click();
  await page.getByLabel('Backup file').setInputFiles(join(exports, saved));
  await restored.getByLabel('Backup password').fill('another one');
  await button(page, 'Open backup').click();
  await stand(page, 'backup-wrong', page.getByRole('main').getByRole('alert').first());
  await restored.getByLabel('Backup password').fill(PASSWORD);
  await button(page, 'Open backup').click();
  await stand(page, 'backup-inside', page.getByRole('heading', { name: 'In this backup' }));
});

test('bitcoin in BTC: what is shown, and what is typed in sats', async ({ ochre: { page } }) => {
  await addWallet(page, 'Careful');
  await fund(page);
  await goSettings(page, 'App');
  await page.getByLabel('Show bitcoin in').selectOption('BTC');
  await goSettings(page, 'Security', 'Change: Spending rules');
  await stand(page, 'rules-btc', title(page, /^Spending rules/));
  await go(page, 'Home');
  await stand(page, 'home-btc');
  await button(page, /Details of your bitcoin$/).click();
  await button(page, 'Send bitcoin').click();
  await page.getByLabel('Pay to').fill(payee().address);
  await page.getByLabel('Amount', { exact: true }).fill('0.00025');
  await stand(page, 'send-bitcoin-btc');
  await go(page, 'Bitcoin');
  await stand(page, 'slots-btc', page.getByText('Total', { exact: true }));
  await button(page, /^Review: create/).click();
  await stand(page, 'review-slots-btc', button(page, /^Sign and create/));
});
