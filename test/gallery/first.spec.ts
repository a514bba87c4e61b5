import { expect } from '@playwright/test';
import { derivePublicKeys } from '../../src-main/domain/keys/derive.ts';
import { entropyToWords, phraseToSeed } from '../../src-main/domain/keys/phrase.ts';
import { writeAccount } from '../../src-main/domain/offline/account-file.ts';
import { agree, button, test, title } from '../e2e/support/practice.ts';
import { stand } from './stand.ts';

const seed = phraseToSeed(entropyToWords(new Uint8Array(16).fill(0x42)));
const account = writeAccount({ name: 'Cold store', keys: derivePublicKeys(seed, 'regtest') });

test('the ways in, from the welcome to the first Home', async ({ ochre: { page } }) => {
  await expect(title(page, 'Know what you sign.')).toBeVisible();
  await stand(page, 'welcome', 'everyColour');
  await button(page, /^Restore from recovery phrase/).click();
  await stand(page, 'restore-empty');
  await page.getByRole('textbox', { name: 'Recovery phrase' }).fill(`${'abandon '.repeat(10)}abuot zoo`);
  await button(page, 'Restore wallet').click();
  await expect(page.getByText(/abuot/).last()).toBeVisible();
  await stand(page, 'restore-wrong');
  await button(page, 'Back').click();
  await button(page, /^I have a backup file/).click();
  await stand(page, 'from-backup');
  await button(page, 'Back').click();
  await button(page, /^Add a watch-only wallet/).click();
  await stand(page, 'watch-empty');
  await button(page, 'Scan QR codes').click();
  await expect(page.getByText(/camera/i).first()).toBeVisible();
  await stand(page, 'watch-no-camera');
  await button(page, 'Paste text').click();
  await page.getByLabel('The public account as text').fill(account);
  await button(page, 'Import').click();
  await expect(page.getByLabel('Name of the wallet here')).toHaveValue('Cold store');
  await stand(page, 'watch-brought');
  await button(page, 'Another account').click();
  await button(page, 'Back').click();
  await button(page, /^Sign on a computer without a network/).click();
  await stand(page, 'begin-offline');
  await button(page, 'Back').click();
  await button(page, /^Watch nodes/).click();
  await expect(title(page, 'Nodes')).toBeVisible();
  await stand(page, 'nodes-none');
  await page.reload();
  await button(page, /^Create a wallet/).click();
  await stand(page, 'create');
  await page.getByLabel('Name').fill('Savings');
  await button(page, 'Create recovery phrase').click();
  await stand(page, 'words-hidden');
  await button(page, 'Show recovery phrase').click();
  await agree(page, 'Show the recovery phrase?', 'Show recovery phrase');
  await expect(page.getByRole('list', { name: 'The words of your recovery phrase, in order' })).toBeVisible();
  await stand(page, 'words');
  await button(page, 'I have written it down').click();
  const paper = page.getByLabel('Recovery phrase, from your paper');
  await expect(paper).toBeVisible();
  await stand(page, 'words-check');
  await paper.fill('abandon '.repeat(12).trim());
  await button(page, 'Check recovery phrase').click();
  await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible();
  await stand(page, 'words-check-wrong');
});

test('a wallet that is not connected yet', async ({ ochre: { page } }) => {
  await button(page, /^Create a wallet/).click();
  await page.getByLabel('Name').fill('Savings');
  await button(page, 'Create recovery phrase').click();
  await button(page, 'Check later').click();
  await expect(button(page, 'Connect and go Home')).toBeVisible();
  await stand(page, 'connect');
});

test('a wallet that is to be connected to a service of one’s own', async ({ ochre: { page } }) => {
  await button(page, /^Create a wallet/).click();
  await page.getByRole('radio', { name: 'Regtest' }).check();
  await button(page, 'Create recovery phrase').click();
  await button(page, 'Check later').click();
  await expect(page.getByRole('radio', { name: /^Ochre’s own service/ })).toBeChecked();
  await stand(page, 'connect-own');
  await page.getByRole('radio', { name: /^A remote service/ }).check();
  await expect(page.getByLabel('Service address')).toBeVisible();
  await stand(page, 'connect-remote');
});

test('a wallet whose own service finds no indexer', async ({ ochre: { page } }) => {
  await button(page, /^Create a wallet/).click();
  await page.getByRole('radio', { name: 'Regtest' }).check();
  await button(page, 'Create recovery phrase').click();
  await button(page, 'Check later').click();
  await page.getByLabel(/^Indexer/).fill('tcp://127.0.0.1:9');
  await page.getByRole('checkbox', { name: /^Also verify/ }).uncheck();
  await button(page, 'Connect and register').click();
  await expect(page.getByText('Nothing answers at 127.0.0.1:9.')).toBeVisible();
  await stand(page, 'connect-own-unreached');
  await button(page, 'Connect later').click();
  await expect(button(page, 'Register wallet')).toBeVisible();
  await stand(page, 'home-own');
  await page.getByRole('link', { name: 'Settings' }).or(button(page, 'Settings')).first().click();
  await expect(page.getByRole('radio', { name: /^Ochre’s own service/ })).toBeChecked();
  await stand(page, 'settings-own');
});
