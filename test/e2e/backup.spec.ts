import { copyFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { ask } from './support/ask.ts';
import { onHost } from './support/host.ts';
import { looksIn } from './support/look.ts';
import {
  agree,
  beginBy,
  button,
  go,
  goSettings,
  mine,
  openWallet,
  readyWallet,
  title,
} from './support/practice.ts';

const look = looksIn('backup');

const PASSWORD = 'correct horse battery';

async function openFile(page: Page, file: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Backup file').setInputFiles(file);
  const restored = page.getByRole('region', { name: 'Restore backup' });
  await restored.getByLabel('Backup password').fill(password);
  await button(page, 'Open backup').click();
}

async function wordsOf(page: Page): Promise<string> {
  const shown = ask(page, 'vault.reveal', { walletId: await openWallet(page) });
  await agree(page, /^Show the recovery phrase of/, 'Agree');
  const answer = await shown;
  await ask(page, 'vault.wordsOnScreen', { shown: false });
  return answer.outcome === 'shown' ? answer.words.join(' ') : '';
}

/** A label on the first transfer that the samples brought. */
async function labelOne(page: Page): Promise<void> {
  const walletId = await openWallet(page);
  await ask(page, 'practice.giveSamples', { walletId });
  await mine(page);
  await ask(page, 'wallet.refresh', { walletId });
  const filter = { assetId: null, states: [], direction: null, text: '' };
  const { rows } = await ask(page, 'transfers.page', { walletId, filter, offset: 0, limit: 1 });
  await ask(page, 'transfers.label', { walletId, key: rows[0]?.key ?? '', label: 'Rent of May' });
}

test(
  'what only the file holds comes back from it after the folder is gone, and the words bring the key',
  { tag: '@long' },
  async ({ page }) => {
    page.setDefaultTimeout(10_000);
    await onHost(page, {}, async ({ folder, host, restart }) => {
      const data = join(folder, 'data');
      const file = join(folder, 'mine.ochre-backup');
      await readyWallet(page, 'Savings', 6);
      await labelOne(page);
      const words = await wordsOf(page);
      await goSettings(page, 'Backup', 'Save backup: Backup');
      await page
        .getByRole('region', { name: 'Backup', exact: true })
        .getByLabel('Backup password', { exact: true })
        .fill(PASSWORD);
      await page.getByLabel('Repeat the backup password').fill(PASSWORD);
      await button(page, 'Save backup').click();
      await expect(page.getByText('Backup saved')).toBeVisible();
      const [saved = ''] = readdirSync(join(data, 'exports')).filter((name) =>
        name.endsWith('.ochre-backup'),
      );
      copyFileSync(join(data, 'exports', saved), file);
      await host().stop();

      // All of Ochre's own. The practice service stands for one elsewhere, which outlives this folder.
      for (const name of readdirSync(data))
        if (!name.startsWith('practice')) rmSync(join(data, name), { recursive: true });
      await restart();
      await beginBy(page, 'Backup file');
      await expect(title(page, 'Restore backup')).toBeVisible();

      const torn = join(folder, 'torn.ochre-backup');
      writeFileSync(torn, 'OCHRE BACKUP\n and no more');
      await openFile(page, torn);
      await expect(page.getByText('The backup is damaged')).toBeVisible();
      await openFile(page, file, 'another password');
      await expect(page.getByText('Wrong backup password')).toBeVisible();
      expect((await ask(page, 'wallet.list', {})).wallets).toEqual([]);

      await openFile(page, file);
      await expect(page.getByRole('region', { name: 'In this backup' })).toContainText('Savings');
      await button(page, 'Restore backup').click();
      await agree(page, 'Restore from this backup?', 'Agree');
      // Home says what is here again, what is not, and leads on.
      await expect(title(page, 'Backup restored')).toBeVisible();
      const main = page.getByRole('main');
      await expect(main).toContainText('Next: restore the key of “Savings”');
      await expect(main).toContainText('You can’t sign until you enter its recovery phrase.');
      await expect(main).not.toContainText('Needs you');
      await expect(page.getByRole('grid', { name: 'Transfers in the backup' })).toBeVisible();
      await expect(main.locator('.btn.primary:visible')).toHaveText(['Enter recovery phrase']);
      await look(page, 'restored-home');
      // Labels have a column where there is room for one.
      await page.setViewportSize({ width: 1280, height: 780 });
      await go(page, 'Transfers');
      await expect(page.getByText('Rent of May').first()).toBeVisible();
      await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Home' }).click();
      await button(page, 'Enter recovery phrase').click();
      await expect(title(page, 'Restore “Savings”')).toBeVisible();
      await expect(page.getByLabel(/^Name/)).toHaveCount(0);
      await expect(page.getByRole('group', { name: 'Coins' })).toHaveCount(0);
      await look(page, 'restored-words');
      await page.getByRole('textbox').first().fill(words);
      await button(page, /^Restore/)
        .last()
        .click();
      // Whom to show the public keys to is asked anew: that is nothing a file decides.
      await expect(title(page, 'Home')).toBeVisible();
      const { wallets, activeId } = await ask(page, 'wallet.list', {});
      expect(wallets).toMatchObject([{ name: 'Savings', keySource: 'session' }]);
      // Labels have a column where there is room for one.
      await page.setViewportSize({ width: 1280, height: 780 });
      await go(page, 'Transfers');
      await expect(page.getByText('Rent of May').first()).toBeVisible();
      const { flows } = await ask(page, 'signing.unfinished', { walletId: activeId ?? '' });
      expect(flows).toEqual([]);
    });
  },
);
