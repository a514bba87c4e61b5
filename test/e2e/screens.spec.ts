import { expect } from '@playwright/test';
import { ask } from './support/ask.ts';
import { look, WALK, WALK_MS } from './support/look.ts';
import {
  addWallet,
  agree,
  assetCalled,
  beginBy,
  button,
  createInvoice,
  fund,
  go,
  goSettings,
  makeSlots,
  mine,
  openWallet,
  refreshUntil,
  test,
  title,
  transfer,
  unfold,
} from './support/practice.ts';
import { coldAccount } from './support/to-sign.ts';

/** Published by the programs that make them; nobody may fund them. */
const ELECTRUM = 'wild father tree among universe such mobile favorite target dynamic credit identify';
const AEZEED =
  'ability liquid travel stem barely drastic pact cupboard apple thrive morning oak feature tissue couch old math inform success suggest drink motion know royal';

test('the screens from the welcome to the first Home', WALK, async ({ ochre: { page } }) => {
  test.setTimeout(WALK_MS);
  await look(page, 'welcome', title(page, 'Know what you sign.'), 'everyColour');
  await beginBy(page, 'Recovery phrase');
  await look(page, 'restore-empty');
  await page.getByRole('textbox', { name: 'Recovery phrase' }).fill(`${'abandon '.repeat(10)}abuot zoo`);
  await button(page, 'Restore wallet').click();
  await look(page, 'restore-wrong', page.getByText(/abuot/).last());
  await button(page, 'Back').click();
  await beginBy(page, 'Backup file');
  await look(page, 'from-backup');
  await button(page, 'Back').click();
  await beginBy(page, 'Public account');
  await look(page, 'watch-empty');
  await button(page, 'Scan QR codes').click();
  await look(page, 'watch-no-camera', page.getByText(/camera/i).first());
  await button(page, 'Paste text').click();
  await page.getByLabel('The public account as text').fill(coldAccount);
  await button(page, 'Import').click();
  await expect(page.getByLabel('Name, only for you')).toHaveValue('Cold store');
  await look(page, 'watch-brought');
  await button(page, 'Back').click();
  await button(page, 'Back').click();
  await beginBy(page, 'Sign on');
  await look(page, 'begin-offline');
  await button(page, 'Back').click();
  await beginBy(page, 'Watch nodes');
  await look(page, 'nodes-none', title(page, 'Nodes'));
  await page.reload();
  await button(page, /^Create a wallet/).click();
  await look(page, 'create');
  await page.getByLabel('Name').fill('Savings');
  await button(page, 'Create wallet').click();
  await look(page, 'words-hidden');
  await button(page, 'Show recovery phrase').click();
  await agree(page, /^Show the recovery phrase of/, 'Agree');
  await look(page, 'words', page.getByRole('list', { name: 'The words of your recovery phrase, in order' }));
  await button(page, 'I have written it down').click();
  const paper = page.getByLabel('Recovery phrase, from your paper');
  await look(page, 'words-check', paper);
  await paper.fill('abandon '.repeat(12).trim());
  await button(page, 'Check recovery phrase').click();
  await look(page, 'words-check-wrong', page.getByRole('main').getByRole('alert').first());
});

test(
  'connecting a wallet to the built-in service whose indexer is missing',
  WALK,
  async ({ ochre: { page } }) => {
    test.setTimeout(WALK_MS);
    await button(page, /^Create a wallet/).click();
    await unfold(page, 'Test networks');
    await page.getByRole('radio', { name: 'Regtest' }).check();
    await expect(page.getByText('For this session only · 12 words')).toBeVisible();
    await button(page, 'Create wallet').click();
    await button(page, 'Check later').click();
    await look(page, 'connect', page.getByLabel('Service address'));
    await button(page, 'Run a service on this computer instead').click();
    await look(page, 'connect-own');
    await page.getByLabel(/^Bitcoin server:/).fill('tcp://127.0.0.1:9');
    await page.getByRole('checkbox', { name: /^Also verify/ }).uncheck();
    await button(page, 'Connect').click();
    await agree(page, /^Reach /, 'Agree');
    await expect(
      page.getByText('Your Bitcoin server tcp://127.0.0.1:9 doesn’t answer the built-in service'),
    ).toBeVisible();
    await look(page, 'connect-own-unreached');
    await button(page, 'Later').click();
    await look(page, 'home-own', page.getByRole('region', { name: 'Connect this wallet' }));
    await goSettings(page, 'Service and network', 'Change: Wallet service');
    await expect(page.getByRole('radio', { name: /^Built-in service/ })).toBeChecked();
    await look(page, 'settings-own');
  },
);

test('recovery phrases of other kinds, and places to compare', WALK, async ({ ochre: { page } }) => {
  test.setTimeout(WALK_MS);
  await beginBy(page, 'Recovery phrase');
  const field = page.getByRole('textbox', { name: 'Recovery phrase' });
  const note = page.getByRole('main').getByRole('alert').first();
  const refused = async (words: string, said: string, name: string): Promise<void> => {
    await field.fill(words);
    await button(page, 'Restore wallet').click();
    await expect(note).toContainText(said);
    await look(page, name);
  };
  await refused(ELECTRUM, 'An Electrum phrase', 'restore-electrum');
  await refused(AEZEED, 'An LND phrase', 'restore-aezeed');
  await refused(`${'abandon '.repeat(11)}about satoshi`, 'One word too many', 'restore-one-more');
  await refused('ábaco '.repeat(11) + 'abierta', 'Spanish', 'restore-spanish');
  await refused(
    'letter advice cage absurd amount doctor acoustic avoid letter advice cage abuse',
    'two are swapped',
    'restore-checksum',
  );
  await button(page, 'Scan a SeedQR').click();
  await look(page, 'restore-scan', page.getByText(/camera/i).first());
});

test('the settings, and recovery in them', WALK, async ({ ochre: { page } }) => {
  test.setTimeout(WALK_MS);
  await addWallet(page, 'Careful');
  for (const name of ['Wallet', 'Service and network', 'Security', 'App'] as const) {
    await goSettings(page, name);
    await look(page, `settings-${name.toLowerCase().replaceAll(' ', '-')}`);
  }
  await goSettings(page, 'Security', 'Change: Spending rules');
  await look(page, 'rules-none', title(page, 'Spending rules of “Careful”'));
  await goSettings(page, 'Backup', 'Open: Recovery');
  await look(page, 'recovery', title(page, 'Recovery'), 'everyColour');
});

test('a practice wallet, from empty to full', WALK, async ({ ochre: { page } }) => {
  test.setTimeout(WALK_MS);
  await button(page, /Try with practice coins/).click();
  await look(page, 'home-empty', title(page, 'Home'));
  for (const place of ['Assets', 'Send', 'Receive', 'Transfers', 'Bitcoin'] as const) {
    await go(page, place);
    await look(page, `${place.toLowerCase().replace(' ', '-')}-empty`);
  }
  await fund(page);
  await look(page, 'home-funded', 'everyColour');
  await go(page, 'Asset slots');
  await look(page, 'slots-none-yet', page.getByText('Total', { exact: true }));
  await button(page, 'Review: create 5 slots').click();
  await look(page, 'review-slots', button(page, 'Sign and create 5 slots'), 'everyColour');
  await button(page, 'Sign and create 5 slots').click();
  await look(page, 'question-sign', button(page, 'Sign'), 'everyColour');
  await agree(page, /^Create/, 'Sign');
  await expect(page.getByText(/slots created\. /)).toBeVisible();
  await mine(page);
  await makeSlots(page, 6);
  await look(page, 'slots-free');
  const walletId = await openWallet(page);
  await ask(page, 'practice.giveSamples', { walletId });
  await go(page, 'Transfers');
  await refreshUntil(page, transfer(page, /In/).first());
  await look(page, 'transfers-coming');
  await mine(page);
  await ask(page, 'wallet.refresh', { walletId });
  await refreshUntil(page, page.getByText('PTUSD').first());
  await look(page, 'home-samples');
  await go(page, 'Assets');
  await look(page, 'assets-full');
  await page.getByText('PTUSD').first().click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Assets');
  await look(page, 'asset-sample');
  await go(page, 'Receive');
  await look(page, 'receive');
  const assetId = await assetCalled(page, 'PTUSD');
  await createInvoice(page, assetId, '25.00');
  await look(page, 'invoice');
  await ask(page, 'practice.setInvoiceSeconds', { seconds: 3 });
  await createInvoice(page, assetId, '7.00');
  await look(page, 'invoice-expired', page.getByText(/^Expired\. Check for a payment/));
  await go(page, 'Asset slots');
  await look(page, 'slots-full', page.getByText(/expired .*: cancel it/).first(), 'everyColour');
  await button(page, 'Transactions').click();
  await look(page, 'bitcoin-transactions', button(page, 'Export as CSV'));
  await button(page, 'Coins').click();
  await look(page, 'bitcoin-coins', page.getByRole('switch').first());
  await button(page, /^Wallet: /).click();
  await look(page, 'wallet-menu');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await look(page, 'palette', page.getByRole('dialog'), 'everyColour');
  await page.keyboard.type('zzz');
  await look(page, 'palette-none');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('glossary');
  await page.keyboard.press('Enter');
  await look(page, 'glossary', title(page, 'Glossary'), 'everyColour');
  await page.getByLabel('Find a word').fill('zzz');
  await look(page, 'glossary-none');
  await go(page, 'Asset slots');
  await button(page, /^What does .*slot/i).click();
  await button(page, 'All terms').click();
  await look(page, 'glossary-at-a-word', title(page, 'Glossary'));
  await go(page, 'Home');
  await page.keyboard.press('?');
  await look(page, 'keys');
});
