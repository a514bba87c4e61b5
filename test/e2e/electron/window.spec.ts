import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { focusOchre, idOf, openWindows, picture, press, windowCalled } from './desktop.ts';
import { inPage, ochreOfFile } from './open-ochre.ts';

// Properties of the window, tested by real keys where a person uses keys. All tests share one start.

const PRELOAD = join(import.meta.dirname, '../../../out/preload/index.cjs');

const { ochre } = ochreOfFile();

test("the desktop's list of windows shows Ochre's name and icon", () => {
  const told = execFileSync('xprop', ['-id', idOf(/Ochre$/), 'WM_CLASS', '_NET_WM_ICON'], {
    encoding: 'utf8',
  });
  expect(told).toContain('"Ochre"');
  expect(told).toContain('Icon (128 x 128)');
});

test('opens its menus by real keys, and says under Help whose program it is', async () => {
  focusOchre();
  await press('alt+f');
  picture('menu');
  await press('Escape', 'Escape', 'alt+h', 'Up', 'Return');
  await windowCalled(/^About Ochre$/);
  picture('about');
  await press('Escape');
  await expect.poll(openWindows).toHaveLength(1);
});

test('goes to the settings by the real keys that its menu shows for them', async () => {
  focusOchre();
  await press('ctrl+comma');
  await expect(ochre().page.getByRole('heading', { level: 1, name: 'Wallet' })).toBeVisible();
});

for (const keys of ['ctrl+p', 'F12', 'ctrl+shift+i', 'ctrl+o', 'ctrl+s', 'ctrl+u', 'ctrl+n', 'ctrl+t']) {
  test(`opens no window at the real keys ${keys}`, async () => {
    focusOchre();
    await press(keys);
    // A GTK dialog would appear within this time.
    const untilMs = Date.now() + 400;
    await expect
      .poll(
        () => {
          expect(openWindows()).toEqual([expect.stringMatching(/Ochre$/)]);
          return Date.now() > untilMs;
        },
        { intervals: [50] },
      )
      .toBe(true);
    expect(
      await ochre().app.evaluate(({ BrowserWindow }) =>
        BrowserWindow.getAllWindows().map((window) => window.webContents.isDevToolsOpened()),
      ),
    ).toEqual([false]);
  });
}

test('real keys that reload a browser change nothing', async () => {
  await ochre().page.evaluate('globalThis.before = "here"');
  focusOchre();
  await press('ctrl+r', 'F5', 'ctrl+shift+r');
  expect(await ochre().page.evaluate('globalThis.before')).toBe('here');
});

test('refuses every call of a foreign window, in one line each', async () => {
  const { app, stderr } = ochre();
  const before = stderr().length;
  const answers = await app.evaluate(async ({ BrowserWindow, session }, preload) => {
    const page = session.fromPartition('ochre-page');
    const other = new BrowserWindow({
      show: false,
      webPreferences: { preload, session: page, sandbox: true },
    });
    await other.loadURL('ochre://app/');
    const said: unknown[] = [];
    for (let calls = 0; calls < 3; calls += 1)
      said.push(
        await other.webContents.executeJavaScript('ochre.wallet.list({}).then(() => "answered", String)'),
      );
    other.destroy();
    return said;
  }, PRELOAD);
  expect(answers).toEqual(Array<unknown>(3).fill(expect.stringContaining('refused')));
  await expect.poll(() => stderr().slice(before)).toContain('[Error: refused]');
  expect(stderr().slice(before)).not.toMatch(/^\s+at /m);
});

test('an unloadable page is reported in an empty window, and loaded again on request', async () => {
  const { app, data } = ochre();
  await app.evaluate(({ BrowserWindow, session }) => {
    session.fromPartition('ochre-page').webRequest.onBeforeRequest((_request, answer) => {
      answer({ cancel: true });
    });
    BrowserWindow.getAllWindows()[0]?.webContents.forcefullyCrashRenderer();
  });
  await windowCalled(/^Ochre can’t show its page$/);
  picture('page not loaded');
  expect(readFileSync(join(data, 'ochre.log'), 'utf8')).toMatch(/in page: Error: ERR_/);
  // The failed load doesn't block main.
  await app.evaluate(({ session }) => session.fromPartition('ochre-page').webRequest.onBeforeRequest(null));
  await press('Return');
  await expect.poll(() => inPage(app, 'ochre.wallet.list({})')).toMatchObject({ ok: true });
});

test("stores the window's place when it closes", async () => {
  await ochre().app.evaluate(({ BrowserWindow }) => {
    const [window] = BrowserWindow.getAllWindows();
    window?.setSize(900, 700);
    window?.close();
  });
  const file = join(ochre().data, 'window.json');
  await expect.poll(() => existsSync(file)).toBe(true);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ width: 900, height: 700, maximised: false });
});
