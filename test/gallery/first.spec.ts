import { expect } from '@playwright/test';
import { agree, beginBy, button, goSettings, test, title, unfold } from '../e2e/support/practice.ts';
import { stand } from './stand.ts';
import { coldAccount } from '../e2e/support/to-sign.ts';

test('the ways in, from the welcome to the first Home', async ({ ochre: { page } }) => {
  await stand(page, 'welcome', title(page, 'Know what you sign.'), 'everyColour');
  await beginBy(page, 'Recovery phrase');
  await stand(page, 'restore-empty');
  await page.getByRole('textbox', { name: 'Recovery phrase' }).fill(`${'abandon '.repeat(10)}abuot zoo`);
  await button(page, 'Restore wallet').click();
  await stand(page, 'restore-wrong', page.getByText(/abuot/).last());
  await button(page, 'Back').click();
  await beginBy(page, 'Backup file');
  await stand(page, 'from-backup');
  await button(page, 'Back').click();
  await beginBy(page, 'Public account');
  await stand(page, 'watch-empty');
  await button(page, 'Scan QR codes').click();
  await stand(page, 'watch-no-camera', page.getByText(/camera/i).first());
  await button(page, 'Paste text').click();
  await page.getByLabel('The public account as text').fill(coldAccount);
  await button(page, 'Import').click();
  await expect(page.getByLabel('Name, only for you')).toHaveValue('Cold store');
  await stand(page, 'watch-brought');
  await button(page, 'Back').click();
  await button(page, 'Back').click();
  await beginBy(page, 'Sign on');
  await stand(page, 'begin-offline');
  await button(page, 'Back').click();
  await beginBy(page, 'Watch nodes');
  await stand(page, 'nodes-none', title(page, 'Nodes'));
  await page.reload();
  await button(page, /^Create a wallet/).click();
  await stand(page, 'create');
  await page.getByLabel('Name').fill('Savings');
  await button(page, 'Create wallet').click();
  await stand(page, 'words-hidden');
  await button(page, 'Show recovery phrase').click();
  await agree(page, /^Show the recovery phrase of/, 'Agree');
  await stand(page, 'words', page.getByRole('list', { name: 'The words of your recovery phrase, in order' }));
  await button(page, 'I have written it down').click();
  const paper = page.getByLabel('Recovery phrase, from your paper');
  await stand(page, 'words-check', paper);
  await paper.fill('abandon '.repeat(12).trim());
  await button(page, 'Check recovery phrase').click();
  await stand(page, 'words-check-wrong', page.getByRole('main').getByRole('alert').first());
});

test('a wallet that is to be connected to a service of one’s own, which finds no indexer', async ({
  ochre: { page },
}) => {
  await button(page, /^Create a wallet/).click();
  await unfold(page, 'Test networks');
  await page.getByRole('radio', { name: 'Regtest' }).check();
  await expect(page.getByText('For this session only · 12 words')).toBeVisible();
  await button(page, 'Create wallet').click();
  await button(page, 'Check later').click();
  await stand(page, 'connect', page.getByLabel('Service address'));
  await button(page, 'Run a service on this computer instead').click();
  await stand(page, 'connect-own');
  await page.getByLabel(/^Bitcoin server:/).fill('tcp://127.0.0.1:9');
  await page.getByRole('checkbox', { name: /^Also verify/ }).uncheck();
  await button(page, 'Connect').click();
  await agree(page, /^Reach /, 'Agree');
  await expect(
    page.getByText('Your Bitcoin server tcp://127.0.0.1:9 doesn’t answer the built-in service'),
  ).toBeVisible();
  await stand(page, 'connect-own-unreached');
  await button(page, 'Later').click();
  await stand(page, 'home-own', page.getByRole('region', { name: 'Connect this wallet' }));
  await goSettings(page, 'Service and network', 'Change: Wallet service');
  await expect(page.getByRole('radio', { name: /^Built-in service/ })).toBeChecked();
  await stand(page, 'settings-own');
});
