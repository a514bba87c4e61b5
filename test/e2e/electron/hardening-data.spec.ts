import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { ask, ochreOfTest } from './open-ochre.ts';

// Protections of data that is left behind: on the disk, in dumps, in captures, on the clipboard.

const CANARY = 'c4n4ry-0f-4-w1nd0w';
const ochre = ochreOfTest((title) =>
  title.startsWith('hardening 39') ? { env: { SSLKEYLOGFILE: join(tmpdir(), 'keys.log') } } : {},
);

const filesWith = (folder: string, text: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => {
      const bytes = readFileSync(path);
      return bytes.includes(text) || bytes.includes(Buffer.from(text, 'utf16le'));
    });

test('hardening 28: nothing that the page keeps reaches the disk', async () => {
  const { app, page, data } = ochre();
  await page.evaluate(`localStorage.setItem('canary', '${CANARY}');
    sessionStorage.setItem('canary', '${CANARY}');
    document.cookie = 'canary=${CANARY}'`);
  const cookies = await app.evaluate(async ({ session }) => {
    const page = await session.fromPartition('ochre-page').cookies.get({});
    return [...page, ...(await session.defaultSession.cookies.get({}))].length;
  });
  expect(cookies).toBe(0);
  await app.close();
  expect(filesWith(data, CANARY)).toEqual([]);
});

test('hardening 30: an aborted main leaves no dump of its memory', async () => {
  const pattern = '/proc/sys/kernel/core_pattern';
  const plain = existsSync(pattern) && /^[^|/]+$/.test(readFileSync(pattern, 'utf8').trim());
  const { app, folder, data } = ochre();
  await app.evaluate((_electron, canary) => {
    Object.assign(globalThis, { held: Buffer.from(`${canary} in memory`) });
  }, CANARY);
  const closed = app.waitForEvent('close');
  // The evaluation has no answer, because the process aborts.
  void app.evaluate(() => process.abort()).catch(() => undefined);
  await closed;
  expect(filesWith(folder, `${CANARY} in memory`)).toEqual([]);
  expect(filesWith(data, CANARY)).toEqual([]);
  test
    .info()
    .annotations.push({ type: 'dumps', description: plain ? 'beside the program' : 'elsewhere, or none' });
});

test("hardening 32: copied text is in the clipboard, and the page can't read it", async () => {
  const { app, page } = ochre();
  expect(await ask(page, 'settings.copy', { text: CANARY })).toMatchObject({ ok: true });
  expect(await app.evaluate(async ({ clipboard }) => clipboard.readText())).toBe(CANARY);
  const read = await page.evaluate("navigator.clipboard.readText().catch(() => 'refused')");
  expect(read).toBe('refused');
});

test('hardening 33: the window is kept out of captures while it shows words', async () => {
  test.skip(process.platform === 'linux', 'Linux offers nothing to keep a window out of captures');
  const { app, page } = ochre();
  const kept = () =>
    app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.isContentProtected());
  expect(await kept()).toBe(false);
  for (const shown of [true, false]) {
    await ask(page, 'vault.wordsOnScreen', { shown });
    expect(await kept()).toBe(shown);
  }
});

test('hardening 39: a variable that asks for TLS keys is ignored', async () => {
  const { app, page } = ochre();
  const left = await app.evaluate(() =>
    Object.keys(process.env).filter((name) => /^(?:ELECTRON_|NODE_|SSLKEYLOGFILE|https?_proxy)/i.test(name)),
  );
  expect(left).toEqual([]);
  await ask(page, 'settings.about');
  expect(existsSync(join(tmpdir(), 'keys.log'))).toBe(false);
});

test('hardening 40: an unhandled rejection ends Ochre, and its log holds no words', async () => {
  const { app, page, data } = ochre();
  // The log opens with the rest of main, behind the window.
  await ask(page, 'settings.about');
  const closed = app.waitForEvent('close');
  void app
    .evaluate(({ dialog }) => {
      // An error box would wait for a person.
      dialog.showErrorBox = () => undefined;
      const words = 'legal winner thank year wave sausage worth useful legal winner thank yellow';
      void Promise.reject(new Error(`choked on ${words}`));
    })
    .catch(() => undefined);
  await closed;
  const log = readFileSync(join(data, 'ochre.log'), 'utf8');
  expect(log).toMatch(/fault [0-9a-f]{8} in main: Error: choked on \[words\]/);
  expect(log).not.toContain('sausage');
});
