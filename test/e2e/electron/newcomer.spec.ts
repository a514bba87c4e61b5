import { expect, test, type Page } from '@playwright/test';
import { button, friendInvoice, go, readInvoices, settle, title } from '../support/practice.ts';
import { answerQuestion, openWindows, picture } from './desktop.ts';
import { get, openOchre, type OpenOchre } from './open-ochre.ts';

// From nothing to an asset that was received and sent on, in one window: what main asks is answered by real keys.

test.describe.configure({ mode: 'serial' });
let ochre: OpenOchre;
let page: Page;
test.beforeAll(async () => {
  ochre = await openOchre();
  ({ page } = ochre);
});
test.afterAll(async () => {
  await ochre.close();
});

test('a newcomer looks around in practice', async () => {
  await button(page, /^Try practice mode/).click();
  await expect(title(page, 'Home')).toBeVisible();
  await expect(page.getByText('Your first asset takes three steps')).toBeVisible();
});

test('shows the words of a new wallet after main’s own question alone, and not where it is turned back', async () => {
  await button(page, /^Wallet: /).click();
  await page.getByRole('menuitem', { name: 'Add a wallet' }).click();
  await button(page, /^Create a wallet/).click();
  await page.getByLabel('Name').fill('Mine');
  await button(page, 'Create recovery phrase').click();
  await button(page, 'Show recovery phrase').click();
  await answerQuestion(/Show the recovery phrase/, 'turn back');
  await expect(page.getByRole('list', { name: 'The words of your recovery phrase, in order' })).toHaveCount(
    0,
  );
  await button(page, 'Show recovery phrase').click();
  await answerQuestion(/Show the recovery phrase/, 'agree');
  const list = page.getByRole('list', { name: 'The words of your recovery phrase, in order' });
  await expect(list.getByRole('listitem')).toHaveCount(12);
  const words = (await list.locator('b').allInnerTexts()).join(' ');
  await button(page, 'I have written it down').click();
  await page.getByLabel('Recovery phrase, from your paper').fill(words);
  await button(page, 'Check recovery phrase').click();
  await button(page, 'Connect and go Home').click();
  await expect(button(page, /^Wallet: Mine /)).toBeVisible();
});

test('makes asset slots with a signature that real keys agree to', async () => {
  await button(page, 'Get practice coins').click();
  await expect(page.getByText('One transaction arrives')).toBeVisible();
  await button(page, 'Mine a block now').click();
  await button(page, 'Create slots first').click();
  await button(page, 'Review: create 5 slots').click();
  await button(page, 'Sign and create 5 slots').click();
  await answerQuestion(/^Sign and create 5.slots/, 'agree');
  await expect(title(page, /^5.slots created$/)).toBeVisible();
  await button(page, 'Mine a block now').click();
  await expect(page.getByText('They are in a block and ready to receive assets.')).toBeVisible();
  await button(page, 'Back to your friend').click();
});

let assetId = '';
test('receives an asset', async () => {
  await button(page, 'Send me samples').click();
  await expect(page.getByText(/on (?:its|their|the) way|reports .* as settled/).first()).toBeVisible();
  await button(page, 'Mine a block now').click();
  await go(page, 'Assets');
  const row = page.getByRole('button', { name: /Practice Dollar/ }).first();
  await row.click();
  await expect(title(page, 'PTUSD')).toBeVisible();
  const { activeId } = await get(page, 'wallet.list', {});
  const { assets } = await get(page, 'assets.list', { walletId: activeId ?? '' });
  assetId = assets.find(({ ticker }) => ticker === 'PTUSD')?.assetId ?? '';
});

test('signs nothing of a send whose question is turned back by Escape, and keeps it to go on', async () => {
  const invoice = await friendInvoice(page, { assetId, amount: '1', to: 'A slot' });
  await readInvoices(page, invoice);
  await button(page, /^Review: send/).click();
  await expect(title(page, 'You send')).toBeVisible();
  await button(page, /^Sign and send/).click();
  await expect.poll(openWindows).toContainEqual(expect.stringMatching(/^Sign and send/));
  picture('native question');
  await answerQuestion(/^Sign and send/, 'turn back');
  await expect(button(page, /^Sign and send/)).toBeVisible();
  const { activeId } = await get(page, 'wallet.list', {});
  const { flows } = await get(page, 'signing.unfinished', { walletId: activeId ?? '' });
  expect(flows).toMatchObject([{ state: 'notSigned' }]);
});

test('sends it once real keys agree, and it settles', async () => {
  await button(page, /^Sign and send/).click();
  await answerQuestion(/^Sign and send/, 'agree');
  await expect(title(page, 'Submitted, waiting for the recipient')).toBeVisible();
  await button(page, 'Go to Transfers').first().click();
  await settle(page);
});
