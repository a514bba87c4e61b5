import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { ask, inPage, openOchre, type OpenOchre } from './open-ochre.ts';

let ochre: OpenOchre;
test.beforeEach(async () => {
  ochre = await openOchre();
});
test.afterEach(async () => {
  await ochre.close();
});

test('shows the app’s own page', async () => {
  expect(ochre.page.url()).toBe('ochre://app/');
  await expect(ochre.page.getByRole('heading').first()).toBeVisible();
});

test('answers a call of its page, by the same contract as everywhere', async () => {
  const { page } = ochre;
  expect(await ask(page, 'settings.about')).toMatchObject({
    ok: true,
    value: { host: 'electron', confirm: 'native' },
  });
  const made = { name: 'Window', network: 'regtest', keep: 'session', practice: true, wordCount: 12 };
  expect(await ask(page, 'vault.create', made)).toMatchObject({
    value: { name: 'Window', keySource: 'session' },
  });
  expect(await ask(page, 'wallet.list')).toMatchObject({ value: { wallets: [{ name: 'Window' }] } });
  expect(await ask(page, 'wallet.rename', { walletId: 'nonsense', name: 'x' })).toMatchObject({
    ok: false,
    failure: { code: 'INVALID_INPUT' },
  });
});

test('loads its page anew where the page’s process ended, and main stands', async () => {
  const { app, page } = ochre;
  const made = { name: 'Stays', network: 'regtest', keep: 'session', practice: true, wordCount: 12 };
  await ask(page, 'vault.create', made);
  await app.evaluate(({ BrowserWindow }) => {
    BrowserWindow.getAllWindows()[0]?.webContents.forcefullyCrashRenderer();
  });
  await expect
    .poll(() =>
      app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.isCrashed()),
    )
    .toBe(false);
  await expect
    .poll(() => inPage(app, 'ochre.wallet.list({})'))
    .toMatchObject({ value: { wallets: [{ name: 'Stays' }] } });
});

test('has a menu that neither reloads, nor opens developer tools, nor prints', async () => {
  const roles = await ochre.app.evaluate(({ Menu }) =>
    (Menu.getApplicationMenu()?.items ?? []).flatMap(({ submenu }) =>
      (submenu?.items ?? []).map(({ role, label }) => `${role ?? ''} ${label}`.toLowerCase()),
    ),
  );
  expect(roles.length).toBeGreaterThan(5);
  expect(roles.filter((one) => /reload|devtools|developer|print/.test(one))).toEqual([]);
});

test('writes down where its window was when it closes', async () => {
  await ochre.app.evaluate(({ BrowserWindow }) => {
    const [window] = BrowserWindow.getAllWindows();
    window?.setSize(900, 700);
    window?.close();
  });
  const file = join(ochre.data, 'window.json');
  await expect.poll(() => existsSync(file)).toBe(true);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ width: 900, height: 700, maximised: false });
});
