import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { ask } from './support/ask.ts';
import { lookInBothThemes } from './support/look.ts';
import {
  addWallet,
  button,
  friendInvoice,
  fund,
  go,
  makeSlots,
  mine,
  readInvoices,
  refreshUntil,
  send,
  test,
  transfer,
} from './support/practice.ts';

const pictures = join(import.meta.dirname, '../../test-results/asset-history');
const region = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

test(
  'an asset’s history is walked from its genesis to what lies here, over a receive and a send',
  { tag: '@long' },
  async ({ ochre: { page } }) => {
    test.setTimeout(4 * 60_000);
    await addWallet(page, 'Walker');
    await fund(page);
    await makeSlots(page, 6);
    await go(page, 'Home');
    await button(page, 'Send me samples').click();
    await go(page, 'Transfers');
    await refreshUntil(page, transfer(page, /In/, /Confirming/).nth(3));
    await mine(page);
    await go(page, 'Transfers');
    await refreshUntil(page, transfer(page, /In/, /Reported by the service/).nth(3));
    const walletId = (await ask(page, 'wallet.list', {})).activeId ?? '';
    const { assets } = await ask(page, 'assets.list', { walletId });
    const assetId = assets.find(({ name }) => name === 'Practice Dollar')?.assetId ?? '';
    const openAsset = async (): Promise<void> => {
      await go(page, 'Assets');
      await page.getByRole('button', { name: /Practice Dollar/ }).click();
    };
    await openAsset();
    await expect(region(page, 'Origin').getByText(/^Not verified yet/)).toBeVisible();
    await region(page, 'Origin').scrollIntoViewIfNeeded();
    await lookInBothThemes(page, pictures, 'told');

    await go(page, 'Settings');
    const source = page.getByRole('region', { name: /^Bitcoin network source of/ });
    await source.getByRole('button', { name: 'Use this server' }).click();
    await expect(source.getByText(/^\d+, /)).toBeVisible();
    await readInvoices(page, await friendInvoice(page, { assetId, amount: '100', to: 'A slot' }));
    await send(page);
    await refreshUntil(page, transfer(page, /Out/, /100\.00/, /Confirming/));
    await mine(page);
    await go(page, 'Transfers');
    await refreshUntil(page, transfer(page, /Out/, /100\.00/, /Settled/));
    await openAsset();
    const origin = region(page, 'Origin');
    const verify = origin.getByRole('button', { name: 'Verify these transfers' });
    if (await verify.isVisible()) await verify.click();
    await expect(origin.getByText(/^Verified from its genesis/)).toBeVisible({ timeout: 30_000 });

    const history = region(page, 'History');
    const rows = history.getByRole('listitem');
    await expect(rows.first()).toContainText('Issued');
    await expect(rows.filter({ hasText: /You received .* from someone/ })).toHaveCount(1);
    await expect(rows.filter({ hasText: /You sent 100\.00.PTUSD to someone, .* came back/ })).toHaveCount(1);
    await expect(rows.last()).toContainText('with you now');
    await rows.last().scrollIntoViewIfNeeded();
    await lookInBothThemes(page, pictures, 'walked');

    // Down the lines from the genesis, into what the send shows, and back.
    await rows.first().getByRole('button').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    const sent = rows.filter({ hasText: /You sent/ }).getByRole('button');
    await expect(sent).toBeFocused();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(/100\.00.PTUSD, someone’s, not spent here/)).toBeVisible();
    await lookInBothThemes(page, pictures, 'details');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(sent).toBeFocused();
  },
);
