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

test.use({ keychain: 'real' });

test(
  'an app password is set by keyboard, asked for before words, and opens what is locked',
  WALK,
  async ({ ochre }) => {
    test.setTimeout(WALK_MS);
    const { page, folder } = ochre;
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

    const written = readdirSync(join(folder, 'data'), { recursive: true, withFileTypes: true });
    const files = written.filter((entry) => entry.isFile());
    expect(files.length).toBeGreaterThan(2);
    const read = files.map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'));
    for (const secret of [PASSWORD, OTHER, WORDS])
      expect([...read, ochre.host.output()].filter((text) => text.includes(secret))).toEqual([]);
  },
);
