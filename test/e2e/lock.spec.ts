import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { missingForKeyring, startKeyring } from '../support/keyring.ts';
import { ask } from './support/ask.ts';
import { onHost } from './support/host.ts';
import { looksIn } from './support/look.ts';
import { button, title } from './support/practice.ts';

const look = looksIn('lock');

// The app password over a real keyring, by keyboard alone once the wallets are there.

const noKeyring = missingForKeyring();
if (noKeyring !== null) console.warn(`SKIPPED: the lock is not tried on screen: ${noKeyring}`);

const PASSWORD = 'violet harbour ladder';
const OTHER = 'seven quiet lanterns';
const WORDS = `${'abandon '.repeat(11)}about`;
const NEW = { network: 'regtest', keep: 'keychain', practice: true } as const;

const field = (page: Page, name: string): Locator => page.getByLabel(name, { exact: true });

/** Presses Tab until it is there, as a person without a mouse does. */
async function press(page: Page, wanted: Locator): Promise<void> {
  // What is busy with what was asked of it before says so, and takes no key.
  await expect(wanted).toBeEnabled();
  for (let tabs = 0; tabs < 80; tabs += 1) {
    if ((await wanted.and(page.locator(':focus')).count()) > 0) break;
    await page.keyboard.press('Tab');
  }
  await expect(wanted).toBeFocused();
  await page.keyboard.press('Enter');
}

async function type(page: Page, into: Locator, text: string): Promise<void> {
  await expect(into).toBeFocused();
  await page.keyboard.type(text);
}

async function withWallets(page: Page, act: (again: () => Promise<void>) => Promise<void>): Promise<void> {
  const keyring = await startKeyring();
  try {
    await onHost(page, keyring.env, async ({ folder, host, restart }) => {
      await expect(button(page, /^Create a wallet/)).toBeVisible();
      await ask(page, 'vault.create', { ...NEW, name: 'Workshop', wordCount: 12 });
      await ask(page, 'vault.restore', { ...NEW, name: 'Atelier', words: WORDS });
      await page.reload();
      await expect(title(page, 'Home')).toBeVisible();
      await act(restart);
      const written = readdirSync(join(folder, 'data'), { recursive: true, withFileTypes: true }).filter(
        (entry) => entry.isFile(),
      );
      expect(written.length).toBeGreaterThan(2);
      for (const entry of written)
        for (const secret of [PASSWORD, OTHER, WORDS])
          expect(readFileSync(join(entry.parentPath, entry.name)).includes(secret), entry.name).toBe(false);
      expect(host().output()).not.toContain(PASSWORD);
    });
  } finally {
    await keyring.stop();
  }
}

const inMenu = (page: Page, menu: 'Main' | 'Settings', name: string): Promise<void> =>
  press(page, page.getByRole('navigation', { name: menu }).getByRole('button', { name }));

async function toSettings(page: Page, name: string): Promise<void> {
  await inMenu(page, 'Main', 'Settings');
  await inMenu(page, 'Settings', name);
}

async function setPassword(page: Page): Promise<void> {
  await toSettings(page, 'Security');
  await press(page, button(page, 'Set: App password'));
  await type(page, field(page, 'New app password'), PASSWORD);
  await page.keyboard.press('Tab');
  await type(page, field(page, 'Repeat the new app password'), PASSWORD);
  await page.keyboard.press('Enter');
  await press(page, page.getByRole('dialog').getByRole('button', { name: 'Set', exact: true }));
  await expect(button(page, 'Change: App password')).toBeVisible();
}

const isLocked = (page: Page): Promise<void> => expect(title(page, 'Ochre is locked')).toBeVisible();

async function unlock(page: Page, password: string): Promise<void> {
  await type(page, field(page, 'App password'), password);
  await page.keyboard.press('Enter');
}

test.describe('the app password', () => {
  test.skip(noKeyring !== null, noKeyring ?? '');

  test(
    'is set and locks with Ctrl+L; a wrong one opens nothing, the right one everything; changed, the old one opens nothing after a kill',
    { tag: '@long' },
    async ({ page }) => {
      test.setTimeout(150_000);
      await withWallets(page, async (again) => {
        await setPassword(page);
        await page.keyboard.press('Control+l');
        await isLocked(page);
        expect(await page.locator('body').innerText()).not.toMatch(/Atelier|Workshop|regtest|sats/);
        for (const wrong of [OTHER, PASSWORD.toUpperCase(), `${PASSWORD} `]) await unlockWrong(page, wrong);
        await expect(page.getByText(/Try again in/)).toBeVisible();
        await expect(page.getByText(/Try again in/)).toBeHidden();
        await unlock(page, PASSWORD);
        await expect(title(page, 'Home')).toBeVisible();

        await toSettings(page, 'Security');
        await press(page, button(page, 'Change: App password'));
        await type(page, field(page, 'Current app password'), PASSWORD);
        await page.keyboard.press('Tab');
        await type(page, field(page, 'New app password'), OTHER);
        await page.keyboard.press('Tab');
        await type(page, field(page, 'Repeat the new app password'), OTHER);
        await page.keyboard.press('Enter');
        await expect(page.getByText('App password changed')).toBeVisible();

        await again();
        await isLocked(page);
        await unlockWrong(page, PASSWORD);
        await unlock(page, OTHER);
        await expect(title(page, 'Home')).toBeVisible();
        const { wallets } = await ask(page, 'wallet.list', {});
        expect(wallets.map(({ name, keySource }) => [name, keySource])).toEqual([
          ['Workshop', 'keychain'],
          ['Atelier', 'keychain'],
        ]);
      });
    },
  );

  test(
    'is asked for again before words are shown and above a chosen sum, and signs then',
    { tag: '@long' },
    async ({ page }) => {
      await withWallets(page, async () => {
        await setPassword(page);
        await inMenu(page, 'Settings', 'Wallet');
        await press(page, button(page, 'Show: Recovery phrase'));
        await press(page, button(page, 'Show recovery phrase'));
        await unlock(page, PASSWORD);
        await press(page, page.getByRole('dialog').getByRole('button', { name: 'Agree' }));
        await expect(
          page.getByRole('list', { name: 'The words of your recovery phrase, in order' }),
        ).toContainText('about');
        await press(page, button(page, 'Done'));

        const wallet = (await ask(page, 'wallet.list', {})).wallets.find(({ name }) => name === 'Atelier');
        const walletId = wallet?.id ?? '';
        await ask(page, 'wallet.register', { walletId });
        await ask(page, 'practice.faucet', { walletId, amountSats: 100_000 });
        await ask(page, 'practice.mine', { blocks: 1 });
        await ask(page, 'lock.askAbove', { walletId, sats: 10, password: PASSWORD });
        await page.reload();
        await inMenu(page, 'Main', 'Bitcoin');
        await press(page, button(page, /^Review: create/));
        await press(page, button(page, /^Sign and create/));
        await unlock(page, PASSWORD);
        await press(page, page.getByRole('dialog').getByRole('button', { name: 'Sign', exact: true }));
        await expect(title(page, /slots/)).toBeVisible();
      });
    },
  );

  test(
    'that is forgotten gives way to the words of a wallet: nothing but closed secrets is lost',
    { tag: '@long' },
    async ({ page }) => {
      await withWallets(page, async () => {
        await setPassword(page);
        await page.keyboard.press('Control+l');
        await isLocked(page);
        await press(page, button(page, 'Forgot the app password?'));
        await type(page, field(page, 'Recovery phrase of one wallet'), WORDS);
        await press(page, button(page, 'Restore and unlock'));
        const dialog = page.getByRole('alertdialog');
        await expect(dialog).toContainText('deletes the key of 1 other');
        await look(page, 'forgot-question');
        await press(page, dialog.getByRole('button', { name: 'Cancel' }));
        await expect(dialog).toBeHidden();
        await expect(field(page, 'Recovery phrase of one wallet')).toHaveValue(WORDS);
        await press(page, button(page, 'Restore and unlock'));
        await press(page, dialog.getByRole('button', { name: 'Delete and unlock' }));
        await expect(title(page, 'Home')).toBeVisible();
        const { wallets } = await ask(page, 'wallet.list', {});
        expect(wallets.map(({ name, keySource }) => [name, keySource])).toEqual([
          ['Workshop', 'none'],
          ['Atelier', 'keychain'],
        ]);
        expect(await ask(page, 'lock.state', {})).toMatchObject({ password: 'none', locked: false });
      });
    },
  );
});

async function unlockWrong(page: Page, password: string): Promise<void> {
  await unlock(page, password);
  await expect(page.getByText('Wrong app password', { exact: false })).toBeVisible();
  await expect(field(page, 'App password')).toHaveValue('');
  await field(page, 'App password').focus();
}
