import { expect, type Page } from '@playwright/test';
import { enter, tabTo } from './support/keyboard.ts';
import { agree, button, test, title } from './support/practice.ts';

/** From nothing to an asset that was received: a person who has never seen Ochre, on the practice service. */

const LIMIT_MS = 180_000;
const settled = (page: Page) => page.getByRole('heading', { name: 'PTUSD', level: 1 });

/** A word list that a person has written down, as the screen shows it. */
async function wordsOn(page: Page): Promise<string> {
  const list = page.getByRole('list', { name: 'The words of your recovery phrase, in order' });
  await expect(list.getByRole('listitem')).toHaveCount(12);
  return (await list.locator('b').allInnerTexts()).join(' ');
}

test('by mouse: a look around, then a wallet of one’s own, then an asset in it', async ({
  ochre: { page },
}) => {
  test.setTimeout(LIMIT_MS + 30_000);
  const startedAt = Date.now();
  await test.step('looks around', async () => {
    await button(page, /^Try practice mode/).click();
    await expect(title(page, 'Home')).toBeVisible();
    await expect(page.getByText('Your first asset takes three steps')).toBeVisible();
  });
  await test.step('makes a wallet and checks its words', async () => {
    await button(page, /^Wallet: /).click();
    await page.getByRole('menuitem', { name: 'Add a wallet' }).click();
    await button(page, /^Create a wallet/).click();
    await page.getByLabel('Name').fill('Mine');
    await button(page, 'Create recovery phrase').click();
    await button(page, 'Show recovery phrase').click();
    await agree(page, /Show the recovery phrase/, 'Show recovery phrase');
    const words = await wordsOn(page);
    await button(page, 'I have written it down').click();
    await page.getByLabel('Recovery phrase, from your paper').fill(words);
    await button(page, 'Check recovery phrase').click();
    await button(page, 'Connect and go Home').click();
    await expect(button(page, /^Wallet: Mine /)).toBeVisible();
  });
  await test.step('gets coins and makes slots', async () => {
    await button(page, 'Get practice coins').click();
    await expect(page.getByText('One transaction arrives')).toBeVisible();
    await button(page, 'Mine a block now').click();
    await button(page, 'Create slots first').click();
    await button(page, 'Review: create 5 slots').click();
    await button(page, 'Sign and create 5 slots').click();
    await agree(page, /Sign and create 5 slots/, 'Sign');
    await expect(page.getByRole('heading', { name: '5 slots created' })).toBeVisible();
    await button(page, 'Mine a block now').click();
    await expect(page.getByText('They are in a block and ready to receive assets.')).toBeVisible();
    await button(page, 'Back to your friend').click();
  });
  await test.step('receives an asset', async () => {
    await button(page, 'Send me samples').click();
    await expect(page.getByText(/on (?:its|their|the) way|reports .* as settled/).first()).toBeVisible();
    await button(page, 'Mine a block now').click();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Assets' }).click();
    await page
      .getByRole('button', { name: /Practice Dollar/ })
      .first()
      .click();
    await expect(settled(page)).toBeVisible();
  });
  expect(Date.now() - startedAt, 'under three minutes').toBeLessThan(LIMIT_MS);
});

test('by the keyboard alone: the same way', { tag: '@long' }, async ({ ochre: { page } }) => {
  test.setTimeout(LIMIT_MS + 30_000);
  const startedAt = Date.now();
  await test.step('looks around', async () => {
    await expect(button(page, /^Try practice mode/)).toBeVisible();
    await enter(page, /^Try practice mode/);
    await expect(title(page, 'Home')).toBeFocused();
  });
  await test.step('makes a wallet', async () => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type('add a wallet');
    await page.keyboard.press('Enter');
    await expect(button(page, /^Create a wallet/)).toBeVisible();
    await enter(page, /^Create a wallet/);
    await expect(page.getByLabel('Name')).toBeVisible();
    await tabTo(page, /^Name/);
    await page.keyboard.press('Control+a');
    await page.keyboard.type('Mine');
    await enter(page, /^Create recovery phrase/);
    await expect(button(page, 'Check later')).toBeVisible();
    await enter(page, /^Check later/);
    await expect(button(page, 'Connect and go Home')).toBeVisible();
    await enter(page, /^Connect and go Home/);
    await expect(button(page, /^Wallet: Mine /)).toBeVisible();
  });
  await test.step('gets coins and makes slots', async () => {
    await expect(title(page, 'Home')).toBeVisible();
    await enter(page, /^Get practice coins/);
    await expect(page.getByText('One transaction arrives')).toBeVisible();
    await enter(page, /^Mine a block now/);
    await expect(button(page, 'Create slots first')).toBeVisible();
    await enter(page, /^Create slots first/);
    await expect(button(page, 'Review: create 5 slots')).toBeEnabled();
    await enter(page, /^Review: create 5 slots/);
    await expect(button(page, 'Sign and create 5 slots')).toBeVisible();
    await enter(page, /^Sign and create 5 slots/);
    await expect(button(page, 'Sign')).toBeVisible();
    await enter(page, /^Sign$/);
    await expect(page.getByRole('heading', { name: '5 slots created' })).toBeFocused();
    await enter(page, /^Mine a block now/);
    await expect(page.getByText('They are in a block and ready to receive assets.')).toBeVisible();
    await enter(page, /^Back to your friend/);
  });
  await test.step('receives an asset', async () => {
    await expect(button(page, 'Send me samples')).toBeEnabled();
    await enter(page, /^Send me samples/);
    await expect(page.getByText(/on (?:its|their|the) way|reports .* as settled/).first()).toBeVisible();
    await enter(page, /^Mine a block now/);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('assets');
    await page.keyboard.press('Enter');
    await expect(title(page, 'Assets')).toBeFocused();
    await enter(page, /Practice Dollar/);
    await expect(settled(page)).toBeFocused();
  });
  expect(Date.now() - startedAt, 'under three minutes').toBeLessThan(LIMIT_MS);
});
