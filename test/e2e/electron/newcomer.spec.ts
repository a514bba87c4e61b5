import { expect, test, type Page } from '@playwright/test';
import { button, friendInvoice, readInvoices, settle, title } from '../support/practice.ts';
import { answerQuestion, openWindows, picture } from './desktop.ts';
import { get, openOchre, type OpenOchre } from './open-ochre.ts';
import { checkWords, lookAround, makeFirstSlots, receiveSamples, toWords } from '../support/newcomer.ts';

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

test('a newcomer looks around in practice', () => lookAround(page));

test('shows the words of a new wallet after main’s own question alone, and not where it is turned back', async () => {
  await toWords(page);
  await button(page, 'Show recovery phrase').click();
  await answerQuestion(/Show the recovery phrase/, 'turn back');
  await expect(page.getByRole('list', { name: 'The words of your recovery phrase, in order' })).toHaveCount(
    0,
  );
  await button(page, 'Show recovery phrase').click();
  await answerQuestion(/Show the recovery phrase/, 'agree');
  await checkWords(page);
});

test('makes asset slots with a signature that real keys agree to', () =>
  makeFirstSlots(page, () => answerQuestion(/^Create 5.slots/, 'agree')));

let assetId = '';
test('receives an asset', async () => {
  await receiveSamples(page);
  const { activeId } = await get(page, 'wallet.list', {});
  const { assets } = await get(page, 'assets.list', { walletId: activeId ?? '' });
  assetId = assets.find(({ ticker }) => ticker === 'PTUSD')?.assetId ?? '';
});

test('signs nothing of a send whose question is turned back by Escape, and keeps it to go on', async () => {
  const invoice = await friendInvoice(page, { assetId, amount: '1', to: 'A slot' });
  await readInvoices(page, invoice);
  await button(page, 'Review').click();
  await expect(title(page, 'You send')).toBeVisible();
  await button(page, /^Sign and send/).click();
  await expect.poll(openWindows).toContainEqual(expect.stringMatching(/^Send /));
  picture('native question');
  await answerQuestion(/^Send /, 'turn back');
  await expect(button(page, /^Sign and send/)).toBeVisible();
  const { activeId } = await get(page, 'wallet.list', {});
  const { flows } = await get(page, 'signing.unfinished', { walletId: activeId ?? '' });
  expect(flows).toMatchObject([{ state: 'notSigned' }]);
});

test('sends it once real keys agree, and it settles', async () => {
  await button(page, /^Sign and send/).click();
  await answerQuestion(/^Send /, 'agree');
  await expect(page.getByText(/^Submitted\. /)).toBeVisible();
  await settle(page);
});
