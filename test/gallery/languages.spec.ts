import { expect, type Locator, type Page } from '@playwright/test';
import { say } from '../../src-preload/messages/say.ts';
import { ask } from '../e2e/support/ask.ts';
import { assetCalled, test } from '../e2e/support/practice.ts';
import { speakOn, SPOKEN } from './spoken.ts';
import { NOTHING_SAID, stand } from './stand.ts';

// The main screens in every language: `npm run -s gallery -- languages`.

type Place = 'home' | 'assets' | 'send' | 'receive' | 'transfers' | 'slots' | 'signOffline' | 'nodes';

async function go(page: Page, place: Place | 'settings'): Promise<void> {
  await expect(page.getByRole('navigation', { name: say('app-places') })).toBeVisible();
  if (place === 'assets' || place === 'send' || place === 'receive') {
    await goByName(page, say(`app-place-${place}`));
    return;
  }
  const places = page.getByRole('navigation', { name: say('app-places') });
  await places.getByTitle(say(`app-place-${place}`), { exact: true }).click();
  await arrived(page);
}

async function goByName(page: Page, name: string): Promise<void> {
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

async function sign(page: Page, look?: () => Promise<void>): Promise<void> {
  await signs(page).click();
  await expect(asked(page)).toBeVisible();
  await look?.();
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
  const { id: walletId } = await ask(page, 'vault.create', {
    name: 'Atelier',
    network: 'regtest',
    keep: 'session',
    practice: true,
    wordCount: 12,
  });
  await speakOn(page, 'en');
  await arrived(page);
  await go(page, 'nodes');
  await page.getByRole('button', { name: say('nodes-first.practise') }).click();
  await arrived(page);
  await ask(page, 'practice.faucet', { walletId, amountSats: 2_000_000 });
  await ask(page, 'practice.mine', { blocks: 1 });
  await ask(page, 'wallet.refresh', { walletId });
  await go(page, 'slots');
  await page.getByLabel(say('slots-num')).fill('20');
  await toReview(page);
  await sign(page);
  await ask(page, 'practice.mine', { blocks: 1 });
  await ask(page, 'wallet.refresh', { walletId });
  await ask(page, 'practice.giveSamples', { walletId });
  await ask(page, 'practice.mine', { blocks: 1 });
  await ask(page, 'wallet.refresh', { walletId });
  const assetId = await assetCalled(page, 'PTUSD');
  await page.reload();

  for (const spoken of SPOKEN) {
    await settle(page, walletId, assetId);
    await speakOn(page, spoken);
    await arrived(page);
    const look = async (name: string): Promise<void> => {
      await page.evaluate(NOTHING_SAID);
      await stand(page, `language-${name}-${spoken}`, 'largeLight');
    };
    await look('home');
    await page.keyboard.press('Control+k');
    await look('palette');
    await page.keyboard.press('Escape');
    await goByName(page, say('app-wallets-add'));
    await look('welcome');
    await page.getByRole('button', { name: say('welcome-create') }).click();
    await arrived(page);
    await look('create');
    await page.keyboard.press('Alt+ArrowLeft');
    await page.keyboard.press('Alt+ArrowLeft');
    await go(page, 'assets');
    await look('assets');
    await page.getByText('PTUSD').first().click();
    await arrived(page);
    await look('asset');
    await goByName(page, say('asset-issue-title'));
    await look('issue');
    await go(page, 'slots');
    await look('slots');
    await toReview(page);
    await look('review-slots');
    await page.getByRole('button', { name: say('app-question-no'), exact: true }).click();
    await go(page, 'send');
    const [blinded, witness] = await Promise.all([
      ask(page, 'practice.friendInvoice', { assetId, amount: '100', kind: 'blinded' }),
      ask(page, 'practice.friendInvoice', { assetId, amount: '250', kind: 'witness' }),
    ]);
    await page.getByLabel(say('send-whom')).fill(`${blinded.invoice}\n${witness.invoice}`);
    await expect(page.getByLabel(say('send-leaves'))).toBeVisible();
    await arrived(page);
    await look('send');
    await toReview(page);
    await look('review-send');
    await sign(page, () => look('question'));
    await expect(page.getByText(`${say('review-done-handed-over')}. `)).toBeVisible();
    await arrived(page);
    await look('transfers');
    await page.getByRole('grid').getByRole('row').nth(1).click();
    await arrived(page);
    await look('transfer');
    await go(page, 'receive');
    await look('receive');
    await page.getByLabel(say('receive-what'), { exact: true }).selectOption(assetId);
    await page.getByLabel(say('transfer-column-amount'), { exact: true }).fill('25');
    await primary(page.getByRole('main')).click();
    await expect(page.getByRole('button', { name: say('receive-copy') })).toBeVisible();
    await arrived(page);
    await look('invoice');
    await go(page, 'signOffline');
    await look('sign-offline');
    await go(page, 'nodes');
    await look('nodes');
    await page
      .getByRole('grid')
      .getByRole('row')
      .nth(1)
      .getByText(/practice-/)
      .click();
    await arrived(page);
    await look('node');
    await go(page, 'settings');
    await look('settings');
    const pages = page.getByRole('navigation', { name: say('settings-title') }).getByRole('button');
    for (const [at, name] of ['service', 'security', 'backup', 'app'].entries()) {
      await pages.nth(at + 1).click();
      await arrived(page);
      await look(`settings-${name}`);
    }
    await goByName(page, say('recovery-title'));
    await look('recovery');
    await go(page, 'settings');
    await pages.nth(2).click();
    const [act, name] = [say('settings-change'), say('settings-rules')];
    await page.getByRole('button', { name: say('settings-act-of', { act, name }) }).click();
    await arrived(page);
    await look('rules');
    await goByName(page, say('glossary-title'));
    await look('glossary');
    await go(page, 'home');
  }
});
