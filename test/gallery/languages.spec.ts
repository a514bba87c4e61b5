import { expect, type Locator, type Page } from '@playwright/test';
import { say } from '../../src-preload/messages/say.ts';
import { ask } from '../e2e/support/ask.ts';
import {
  assetCalled,
  button,
  go as goInEnglish,
  openWallet,
  readyWallet,
  receiveSamples,
  test,
} from '../e2e/support/practice.ts';
import { speakOn, SPOKEN } from './spoken.ts';
import { NOTHING_SAID, look } from '../e2e/support/look.ts';

// The main screens in every language: `npm run -s gallery -- languages`.

/** By the palette, which names a place in every language. */
async function go(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill(name);
  await page.keyboard.press('Enter');
  await arrived(page);
}

async function arrived(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

const primary = (inside: Page | Locator): Locator =>
  inside.locator('button.btn.primary, button.btn.sign').last();

const signs = (page: Page): Locator => page.locator('button.btn.sign');
const asked = (page: Page): Locator => page.getByRole('dialog').or(page.getByRole('alertdialog'));

async function toReview(page: Page): Promise<void> {
  await primary(page.getByRole('main')).click();
  await expect(signs(page)).toBeVisible();
}

async function sign(page: Page, meanwhile?: () => Promise<void>): Promise<void> {
  await signs(page).click();
  await expect(asked(page)).toBeVisible();
  await meanwhile?.();
  await primary(asked(page)).click();
  await expect(asked(page)).toBeHidden();
  await expect(signs(page)).toBeHidden();
  await arrived(page);
}

/** Until a send can be made again: what was sent before is in a block. */
async function settle(page: Page, walletId: string, assetId: string): Promise<void> {
  await expect(async () => {
    await ask(page, 'wallet.refresh', { walletId });
    await ask(page, 'practice.mine', { blocks: 1 });
    await ask(page, 'wallet.refresh', { walletId });
    const { assets } = await ask(page, 'assets.list', { walletId });
    const balance = assets.find((asset) => asset.assetId === assetId)?.balance;
    expect(Number(balance?.spendable)).toBeGreaterThan(100);
  }).toPass({ timeout: 60_000 });
}

test('the main screens in every language', async ({ ochre: { page } }) => {
  test.setTimeout(30 * 60_000);
  await ask(page, 'practice.makeNodes', { count: 40, plan: 'node', state: 'unlocked' });
  await ask(page, 'practice.makeNodes', { count: 6, plan: 'scale', state: 'locked' });
  await ask(page, 'practice.makeNodes', { count: 3, plan: 'node', state: 'outdated' });
  await button(page, 'Try with practice coins').click();
  await goInEnglish(page, 'Nodes');
  await button(page, 'Try practice nodes').click();
  await readyWallet(page, 'Atelier', 20);
  await receiveSamples(page);
  const walletId = await openWallet(page);
  const assetId = await assetCalled(page, 'PTUSD');

  for (const spoken of SPOKEN) {
    await settle(page, walletId, assetId);
    await speakOn(page, spoken);
    await arrived(page);
    const take = async (name: string): Promise<void> => {
      await page.evaluate(NOTHING_SAID);
      await look(page, `language-${name}-${spoken}`, 'largeLight');
    };
    const takeAt = async (place: string, name: string): Promise<void> => {
      await go(page, place);
      await take(name);
    };
    await take('home');
    await page.keyboard.press('Control+k');
    await take('palette');
    await page.keyboard.press('Escape');
    await takeAt(say('app-wallets-add'), 'welcome');
    await page.getByRole('button', { name: say('welcome-create') }).click();
    await arrived(page);
    await take('create');
    await page.keyboard.press('Alt+ArrowLeft');
    await page.keyboard.press('Alt+ArrowLeft');
    await takeAt(say('app-place-assets'), 'assets');
    await page.getByText('PTUSD').first().click();
    await arrived(page);
    await take('asset');
    await takeAt(say('asset-issue-title'), 'issue');
    await go(page, say('app-place-slots'));
    await page.getByRole('button', { name: say('slots-yours'), exact: true }).click();
    await take('slots');
    await toReview(page);
    await take('review-slots');
    await page.getByRole('button', { name: say('app-question-no'), exact: true }).click();
    // A review is left by its own buttons alone: until it is gone, no key opens the palette.
    await expect(signs(page)).toBeHidden();
    await arrived(page);
    await go(page, say('app-place-send'));
    const [blinded, witness] = await Promise.all([
      ask(page, 'practice.friendInvoice', { assetId, amount: '100', kind: 'blinded' }),
      ask(page, 'practice.friendInvoice', { assetId, amount: '250', kind: 'witness' }),
    ]);
    await page.getByLabel(say('send-whom')).fill(`${blinded.invoice}\n${witness.invoice}`);
    await expect(page.getByLabel(say('send-leaves'))).toBeVisible();
    await arrived(page);
    await take('send');
    await toReview(page);
    await take('review-send');
    await sign(page, () => take('question'));
    await expect(page.getByText(`${say('review-done-handed-over')}. `)).toBeVisible();
    await arrived(page);
    await take('transfers');
    await page.getByRole('grid').getByRole('row').nth(1).click();
    await arrived(page);
    await take('transfer');
    await takeAt(say('app-place-receive'), 'receive');
    await page.getByLabel(say('receive-what'), { exact: true }).selectOption(assetId);
    await page.getByLabel(say('transfer-column-amount'), { exact: true }).fill('25');
    await primary(page.getByRole('main')).click();
    await expect(page.getByRole('button', { name: say('receive-copy') })).toBeVisible();
    await arrived(page);
    await take('invoice');
    await takeAt(say('app-place-signOffline'), 'sign-offline');
    await takeAt(say('app-place-nodes'), 'nodes');
    await page
      .getByRole('grid')
      .getByRole('row')
      .nth(1)
      .getByText(/practice-/)
      .click();
    await arrived(page);
    await take('node');
    await takeAt(say('app-place-settings'), 'settings');
    const pages = page.getByRole('navigation', { name: say('settings-title') }).getByRole('button');
    for (const [at, name] of ['service', 'security', 'backup', 'app'].entries()) {
      await pages.nth(at + 1).click();
      await arrived(page);
      await take(`settings-${name}`);
    }
    await takeAt(say('recovery-title'), 'recovery');
    await go(page, say('app-place-settings'));
    await pages.nth(2).click();
    const [act, name] = [say('settings-change'), say('settings-rules')];
    await page.getByRole('button', { name: say('settings-act-of', { act, name }) }).click();
    await arrived(page);
    await take('rules');
    await takeAt(say('glossary-title'), 'glossary');
    await go(page, say('app-place-home'));
  }
});
