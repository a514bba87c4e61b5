import { expect, test } from '@playwright/test';
import { button } from '../support/practice.ts';
import { answerQuestion, focusOchre, openWindows, press, type, windowCalled } from './desktop.ts';
import { agreeToQuestions, get, openOchre, type OpenOchre } from './open-ochre.ts';

// The app password, by real keys: those of the menu, those that type it, and those that go to another window.

test.describe.configure({ mode: 'serial' });
const PASSWORD = 'violet harbour ladder';
let ochre: OpenOchre;
test.beforeAll(async () => {
  ochre = await openOchre();
  const made = { name: 'Workshop', network: 'regtest', keep: 'keychain', practice: true } as const;
  await get(ochre.page, 'vault.create', { ...made, wordCount: 12 });
  await button(ochre.page, 'Back to your wallets').click();
});
test.afterAll(async () => {
  await ochre.close();
});

test('asks in main’s own window before a password is set', async () => {
  const { page } = ochre;
  const set = get(page, 'lock.setPassword', { password: PASSWORD });
  await expect.poll(() => openWindows().length).toBe(2);
  const [title = ''] = openWindows().filter((one) => !one.endsWith('Ochre'));
  await answerQuestion(new RegExp(`^${title.replaceAll('?', String.raw`\?`)}$`), 'agree');
  expect(await set).toMatchObject({ password: 'set' });
});

test('locks at the real keys of its menu', async () => {
  focusOchre();
  await press('ctrl+l');
  await windowCalled(/^Ochre is locked/);
});

test('stays locked at a wrong password, and says so', async () => {
  type('violet harbour');
  await press('Return');
  await expect
    .poll(() =>
      ochre.app.evaluate(({ BrowserWindow }) =>
        BrowserWindow.getAllWindows()[0]?.webContents.executeJavaScript('document.body.innerText'),
      ),
    )
    .toContain('Wrong app password');
  expect(openWindows()).toEqual([expect.stringMatching(/^Ochre is locked/)]);
});

test('opens at the right one, typed by real keys', async () => {
  await press('ctrl+a');
  type(PASSWORD);
  await press('Return');
  await windowCalled(/^(?!Ochre is locked).*Ochre$/);
});

test('is locked when it starts anew', async () => {
  await ochre.end();
  ochre = await openOchre({ again: ochre });
  await expect(ochre.page.getByRole('heading', { name: 'Ochre is locked' })).toBeVisible();
  await agreeToQuestions(ochre.app);
});
