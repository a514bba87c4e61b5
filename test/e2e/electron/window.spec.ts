import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { _electron, expect, test, type ElectronApplication, type Page } from '@playwright/test';
import { findElectron } from '../../../scripts/lib/electron-binary.mjs';
import { names } from '../../../src-preload/names.ts';

// A real window. It needs Electron's binary and a display: playwright.config.ts leaves this project out where there
// is none, and prints the reason. Not run on a machine without the binary, so nothing here is proved by a green run
// that did not print "[electron]".

const root = resolve(import.meta.dirname, '../../..');
let data = '';
let app: ElectronApplication;
let page: Page;

test.beforeEach(async () => {
  data = mkdtempSync(join(tmpdir(), 'ochre-window-'));
  // The runner itself drives the window by --remote-debugging-port, which a normal start refuses.
  const env = { ...process.env, OCHRE_DEV: '1' };
  const executablePath = findElectron(root);
  app = await _electron.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [root, '--data', data],
    env,
  });
  page = await app.firstWindow();
  await page.waitForLoadState('domcontentloaded');
});
test.afterEach(async () => {
  await app.close();
  rmSync(data, { recursive: true, force: true });
});

test('shows the app’s own page, sandboxed, without Node', async () => {
  expect(page.url()).toBe('ochre://app/');
  await expect(page.getByRole('heading').first()).toBeVisible();
  expect(
    await page.evaluate(() =>
      ['require', 'process', 'module', 'Buffer'].filter((name) => name in globalThis),
    ),
  ).toEqual([]);
});

test('offers the page one frozen object with the names of the contract', async () => {
  const shape = await page.evaluate(() => {
    const { ochre } = globalThis as unknown as { ochre: Record<string, object> };
    return Object.fromEntries(Object.entries(ochre).map(([group, members]) => [group, Object.keys(members)]));
  });
  expect(shape).toEqual(
    Object.fromEntries(Object.entries(names).map(([group, members]) => [group, Object.keys(members)])),
  );
});

test('stays where it is', async () => {
  await page.evaluate(() => {
    (globalThis as unknown as { location: { href: string } }).location.href = 'https://example.com/';
  });
  await expect.poll(() => page.url()).toBe('ochre://app/');
  expect(await page.evaluate('window.open("https://example.com/")')).toBeNull();
  expect(app.windows()).toHaveLength(1);
});

test('leaves the page no network, and no permission', async () => {
  let requests = 0;
  const server = createServer((_request, response) => {
    requests += 1;
    response.end();
  });
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  const url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/`;
  const refused = await page.evaluate(async (target) => {
    const failed = async (act: () => unknown): Promise<boolean> => {
      try {
        await act();
        return false;
      } catch {
        return true;
      }
    };
    const browser = globalThis as unknown as {
      Image: new () => { src: string; decode: () => Promise<void> };
      navigator: { mediaDevices: { getUserMedia: (wanted: object) => Promise<unknown> } };
    };
    return {
      fetch: await failed(() => fetch(target)),
      image: await failed(() => {
        const image = new browser.Image();
        image.src = target;
        return image.decode();
      }),
      camera: await failed(() => browser.navigator.mediaDevices.getUserMedia({ video: true })),
    };
  }, url);
  server.close();
  expect(refused).toEqual({ fetch: true, image: true, camera: true });
  expect(requests).toBe(0);
});

test('answers a call of its page, by the same contract as everywhere', async () => {
  const made = await page.evaluate(async () => {
    const { ochre } = globalThis as unknown as {
      ochre: Record<string, Record<string, (input: object) => Promise<{ ok: boolean }>>>;
    };
    const asked = { name: 'Window', network: 'regtest', keep: 'session', practice: true, wordCount: 12 };
    return [
      await ochre['settings']?.['about']?.({}),
      await ochre['vault']?.['create']?.(asked),
      await ochre['wallet']?.['list']?.({}),
      await ochre['wallet']?.['rename']?.({ walletId: 'nonsense', name: 'x' }),
    ];
  });
  expect(made).toMatchObject([
    { ok: true, value: { host: 'electron', confirm: 'native' } },
    { ok: true, value: { name: 'Window', keySource: 'session' } },
    { ok: true, value: { wallets: [{ name: 'Window' }] } },
    { ok: false, failure: { code: 'INVALID_INPUT' } },
  ]);
});

test('does not start with a switch that takes a protection away', async () => {
  const binary = findElectron(root);
  if (binary === undefined) throw new Error('the project file lets this run only where the binary is');
  const child = spawn(binary, [root, '--data', join(data, 'other'), '--remote-debugging-port=0'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  expect(code).toBe(1);
});
