import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { ask } from './support/ask.ts';
import { enter } from './support/keyboard.ts';
import { look, WALK, WALK_MS } from './support/look.ts';
import { beginBy, button, test, title } from './support/practice.ts';

// The app password with a real keyring, by keyboard once there are wallets. What it opens and refuses:
// test/contract/lock.test.ts.

const PASSWORD = 'violet harbour ladder';
const OTHER = 'seven quiet lanterns';
const WORDS = `${'abandon '.repeat(11)}about`;
const NEW = { network: 'regtest', keep: 'keychain', practice: true } as const;

const field = (page: Page, name: string): Locator => page.getByLabel(name, { exact: true });

async function type(page: Page, into: string, text: string): Promise<void> {
  await expect(field(page, into)).toBeFocused();
  await page.keyboard.type(text);
}

const inMenu = (page: Page, menu: 'Main' | 'Settings', name: string): Promise<void> =>
  enter(page, page.getByRole('navigation', { name: menu }).getByRole('button', { name }));

async function unlock(page: Page, password: string): Promise<void> {
  await type(page, 'App password', password);
  await page.keyboard.press('Enter');
}

async function unlockWrong(page: Page, password: string): Promise<void> {
  await unlock(page, password);
  await expect(page.getByText('Wrong app password', { exact: false })).toBeVisible();
  await expect(field(page, 'App password')).toHaveValue('');
  await field(page, 'App password').focus();
}

const keySources = async (page: Page): Promise<string[][]> =>
  (await ask(page, 'wallet.list', {})).wallets.map(({ name, keySource }) => [name, keySource]);

test.use({ keychain: 'real' });

test(
  'an app password is set, asked for, changed, and replaced by words when forgotten',
  WALK,
  async ({ ochre }) => {
    test.setTimeout(WALK_MS);
    const { page, folder, restart } = ochre;
    const inDialog = (name: string) =>
      page.getByRole('dialog').or(page.getByRole('alertdialog')).getByRole('button', { name, exact: true });
    await beginBy(page, 'Wallets in this keychain');
    await look(page, 'look-in-keychain');
    await ask(page, 'vault.create', { ...NEW, name: 'Workshop of the family', wordCount: 12 });
    await ask(page, 'vault.restore', { ...NEW, name: 'Atelier', words: WORDS });
    await page.reload();
    await expect(title(page, 'Home')).toBeVisible();

    await inMenu(page, 'Main', 'Settings');
    await inMenu(page, 'Settings', 'Security');
    await enter(page, button(page, 'Set: App password'));
    await look(page, 'lock-set');
    await type(page, 'New app password', PASSWORD);
    await page.keyboard.press('Tab');
    await type(page, 'Repeat the new app password', PASSWORD);
    await page.keyboard.press('Enter');
    await enter(page, inDialog('Set'));
    await look(page, 'settings-full', button(page, 'Change: App password'));

    await test.step('is asked for again before words are shown', async () => {
      await inMenu(page, 'Settings', 'Wallet');
      await enter(page, button(page, 'Show: Recovery phrase'));
      await look(page, 'words-before');
      await enter(page, button(page, 'Show recovery phrase'));
      await unlock(page, PASSWORD);
      await enter(page, inDialog('Agree'));
      await expect(
        page.getByRole('list', { name: 'The words of your recovery phrase, in order' }),
      ).toContainText('about');
      await enter(page, button(page, 'Done'));
    });

    await test.step('a wrong one opens nothing, the right one everything', async () => {
      await page.keyboard.press('Control+l');
      await look(page, 'locked', title(page, 'Ochre is locked'));
      expect(await page.locator('body').innerText()).not.toMatch(/Atelier|Workshop|regtest|sats/);
      await field(page, 'App password').focus();
      for (const wrong of [OTHER, PASSWORD.toUpperCase(), `${PASSWORD} `]) await unlockWrong(page, wrong);
      await expect(page.getByText(/Try again in/)).toBeVisible();
      await look(page, 'locked-wrong', 'everyColour');
      await expect(page.getByText(/Try again in/)).toBeHidden();
      await field(page, 'App password').focus();
      await unlock(page, PASSWORD);
      await expect(title(page, 'Home')).toBeVisible();
    });

    await test.step('changed, the old one opens nothing after a kill', async () => {
      await inMenu(page, 'Main', 'Settings');
      await inMenu(page, 'Settings', 'Security');
      await enter(page, button(page, 'Change: App password'));
      await type(page, 'Current app password', PASSWORD);
      await page.keyboard.press('Tab');
      await type(page, 'New app password', OTHER);
      await page.keyboard.press('Tab');
      await type(page, 'Repeat the new app password', OTHER);
      await page.keyboard.press('Enter');
      await expect(page.getByText('App password changed')).toBeVisible();
      await restart();
      await expect(title(page, 'Ochre is locked')).toBeVisible();
      await unlockWrong(page, PASSWORD);
      await unlock(page, OTHER);
      await expect(title(page, 'Home')).toBeVisible();
      expect(await keySources(page)).toEqual([
        ['Workshop of the family', 'keychain'],
        ['Atelier', 'keychain'],
      ]);
    });

    await test.step('forgotten, it gives way to the words of a wallet: nothing but closed secrets is lost', async () => {
      await page.keyboard.press('Control+l');
      await expect(title(page, 'Ochre is locked')).toBeVisible();
      await enter(page, button(page, 'Forgot the app password?'));
      await look(page, 'locked-forgot');
      const words = field(page, 'Recovery phrase of one wallet');
      await words.focus();
      await type(page, 'Recovery phrase of one wallet', WORDS);
      await enter(page, button(page, 'Restore and unlock'));
      const dialog = page.getByRole('alertdialog');
      await expect(dialog).toContainText('deletes the key of 1 other');
      await look(page, 'forgot-question');
      await enter(page, inDialog('Cancel'));
      await expect(dialog).toBeHidden();
      await expect(words).toHaveValue(WORDS);
      await enter(page, button(page, 'Restore and unlock'));
      await enter(page, inDialog('Delete and unlock'));
      await expect(title(page, 'Home')).toBeVisible();
      expect(await keySources(page)).toEqual([
        ['Workshop of the family', 'none'],
        ['Atelier', 'keychain'],
      ]);
      expect(await ask(page, 'lock.state', {})).toMatchObject({ password: 'none', locked: false });
    });

    const written = readdirSync(join(folder, 'data'), { recursive: true, withFileTypes: true });
    const files = written.filter((entry) => entry.isFile());
    expect(files.length).toBeGreaterThan(2);
    const read = files.map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'));
    for (const secret of [PASSWORD, OTHER, WORDS])
      expect([...read, ochre.host.output()].filter((text) => text.includes(secret))).toEqual([]);
  },
);
