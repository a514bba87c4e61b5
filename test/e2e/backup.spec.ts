import { copyFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { ask } from './support/ask.ts';
import { look, WALK, WALK_MS } from './support/look.ts';
import {
  agree,
  beginBy,
  button,
  go,
  goSettings,
  openWallet,
  test,
  title,
  walletWithSamples,
} from './support/practice.ts';

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

test(
  'a backup brings back what only it holds after the folder is lost, and the words bring the key',
  WALK,
  async ({ ochre }) => {
    test.setTimeout(WALK_MS);
    const { page, folder, host, restart } = ochre;
    const data = join(folder, 'data');
    const file = join(folder, 'mine.ochre-backup');
    await walletWithSamples(page, 'Savings');
    const walletId = await openWallet(page);
    const filter = { assetId: null, states: [], direction: null, text: '' };
    const { rows } = await ask(page, 'transfers.page', { walletId, filter, offset: 0, limit: 1 });
    await ask(page, 'transfers.label', { walletId, key: rows[0]?.key ?? '', label: 'Rent of May' });
    const words = await wordsOf(page);
    await goSettings(page, 'Backup');
    await look(page, 'backup');
    await button(page, 'Save backup: Backup').click();
    const made = page.getByRole('region', { name: 'Backup', exact: true });
    await made.getByLabel('Backup password', { exact: true }).fill(PASSWORD);
    await made.getByLabel('Repeat the backup password').fill(PASSWORD);
    await button(page, 'Save backup').click();
    await look(page, 'backup-saved', page.getByText('Backup saved'));
    const [saved = ''] = readdirSync(join(data, 'exports')).filter((name) => name.endsWith('.ochre-backup'));
    copyFileSync(join(data, 'exports', saved), file);
    await host.stop();

    // Deletes all of Ochre's data. The practice service stays, as a service elsewhere would.
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
    await look(page, 'backup-wrong', page.getByText('Wrong backup password'));
    expect((await ask(page, 'wallet.list', {})).wallets).toEqual([]);
    await openFile(page, file);
    await expect(page.getByRole('region', { name: 'In this backup' })).toContainText('Savings');
    await look(page, 'backup-inside');
    await button(page, 'Restore backup').click();
    await agree(page, 'Restore from this backup?', 'Agree');
    // Home says what is restored and what isn't, and leads on.
    await expect(title(page, 'Backup restored')).toBeVisible();
    const main = page.getByRole('main');
    await expect(main).toContainText('Next: restore the key of “Savings”');
    await expect(main).toContainText('You can’t sign until you enter its recovery phrase.');
    await expect(main).not.toContainText('Needs you');
    await expect(page.getByRole('grid', { name: 'Transfers in the backup' })).toBeVisible();
    await expect(main.locator('.btn.primary:visible')).toHaveText(['Enter recovery phrase']);
    await look(page, 'restored-home');
    await button(page, 'Enter recovery phrase').click();
    await expect(title(page, 'Restore “Savings”')).toBeVisible();
    await expect(page.getByLabel(/^Name/)).toHaveCount(0);
    await expect(page.getByRole('group', { name: 'Coins' })).toHaveCount(0);
    await look(page, 'restored-words');
    await page.getByRole('textbox').first().fill(words);
    await button(page, /^Restore/)
      .last()
      .click();
    // The person is asked again who gets the public keys, because no file decides that.
    await expect(title(page, 'Home')).toBeVisible();
    const { wallets, activeId } = await ask(page, 'wallet.list', {});
    expect(wallets).toMatchObject([{ name: 'Savings', keySource: 'session' }]);
    // A wide window has a column for labels.
    await page.setViewportSize({ width: 1280, height: 780 });
    await go(page, 'Transfers');
    await expect(page.getByText('Rent of May').first()).toBeVisible();
    const { flows } = await ask(page, 'signing.unfinished', { walletId: activeId ?? '' });
    expect(flows).toEqual([]);
  },
);
