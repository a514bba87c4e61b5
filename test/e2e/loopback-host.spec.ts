import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import type { LoopbackTransport } from '../../src-renderer/bridge/loopback-transport.ts';
import { openLoopbackPage } from '../support/loopback-page.ts';

// The built loopback host as a process: what it prints, how it refuses and how quickly it stops. No browser.

const root = resolve(import.meta.dirname, '../..');
const built = join(root, 'out/main/loopback.js');
const STOP_LIMIT_MS = 1_000;

interface Running {
  readonly child: ChildProcess;
  readonly stdout: () => string;
  readonly stderr: () => string;
  readonly line: (number: number) => Promise<string>;
  readonly ended: Promise<[number | null, NodeJS.Signals | null]>;
}

const started: ChildProcess[] = [];
let data = '';

test.beforeEach(() => void (data = mkdtempSync(join(tmpdir(), 'ochre-host-'))));
test.afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
  rmSync(data, { recursive: true, force: true });
});

const start = (...words: string[]): Running => run(built, {}, ...words);

function run(program: string, env: Readonly<Record<string, string>>, ...words: string[]): Running {
  const child = spawn(process.execPath, [program, ...words], {
    cwd: data,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'], HOME: data, ...env },
  });
  started.push(child);
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (part: Buffer) => (stdout += part.toString()));
  child.stderr.on('data', (part: Buffer) => (stderr += part.toString()));
  const ended = once(child, 'close') as Promise<[number | null, NodeJS.Signals | null]>;
  return {
    child,
    ended,
    stdout: () => stdout,
    stderr: () => stderr,
    line: async (number) => {
      await expect.poll(() => stdout.split('\n').length, { timeout: 15_000 }).toBeGreaterThan(number);
      return stdout.split('\n')[number - 1] ?? '';
    },
  };
}

const openPage = (line: string): Promise<LoopbackTransport> =>
  openLoopbackPage(line.replace('Ochre is at ', ''));

test('prints its address and nothing else, and writes for its user alone', async () => {
  const host = start('--port', '0', '--data', data);
  const line = await host.line(1);
  expect(line).toMatch(/^Ochre is at http:\/\/127\.0\.0\.1:\d+\/#code=[\w-]{43}$/);
  const page = await openPage(line);
  expect(await page.ask('settings.set', { theme: 'dark' })).toMatchObject({ ok: true });
  page.close();
  host.child.kill('SIGTERM');
  expect(await host.ended).toEqual([0, null]);
  expect(host.stdout()).toBe(`${line}\n`);
  expect(host.stderr()).toBe('');
  const files = readdirSync(data);
  expect(files).toEqual(expect.arrayContaining(['ochre.json', 'journal.sqlite', 'lock']));
  expect(files.filter((file) => (statSync(join(data, file)).mode & 0o077) !== 0)).toEqual([]);
});

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  test(`stops at once on ${signal}, with a page still listening and the practice service running`, async () => {
    const host = start('--data', data);
    const page = await openPage(await host.line(1));
    expect(await page.ask('practice.status', {})).toMatchObject({ ok: true });
    const startMs = performance.now();
    host.child.kill(signal);
    expect(await host.ended).toEqual([0, null]);
    expect(performance.now() - startMs).toBeLessThan(STOP_LIMIT_MS);
    page.close();
  });

test('refuses a data folder whose Ochre gives no address, and a taken port, in one sentence each', async () => {
  const first = start('--data', data);
  const { port } = new URL((await first.line(1)).replace('Ochre is at ', ''));
  first.child.kill('SIGSTOP');
  const second = start('--data', data);
  expect(await second.ended).toEqual([1, null]);
  first.child.kill('SIGCONT');
  expect(readdirSync(data).filter((file) => file.startsWith('address'))).toEqual([]);
  expect(second.stdout()).toBe('');
  expect(second.stderr()).toBe(
    `Another Ochre uses the data folder ${data}. Close it, or choose another with --data.\n`,
  );
  const third = start('--port', port, '--data', join(data, 'other'));
  expect(await third.ended).toEqual([1, null]);
  expect(third.stdout()).toBe('');
  expect(third.stderr()).toBe('Port in use. Choose another with --port, or leave it out.\n');
});

test('ends with a sentence when its data folder is moved, and writes nothing in the old place', async () => {
  const folder = join(data, 'folder');
  const host = start('--data', folder);
  const page = await openPage(await host.line(1));
  expect(await page.ask('settings.set', { theme: 'dark' })).toMatchObject({ ok: true });
  renameSync(folder, `${folder}-elsewhere`);
  expect(await page.ask('settings.set', { theme: 'light' })).toEqual({
    ok: false,
    failure: { code: 'DATA_FOLDER_GONE', facts: { folder } },
  });
  expect(await host.ended).toEqual([1, null]);
  expect(host.stderr()).toContain(`The data folder ${folder} was moved, removed or replaced`);
  expect(existsSync(folder)).toBe(false);
  const again = start('--data', `${folder}-elsewhere`);
  const found = await openPage(await again.line(1));
  expect(await found.ask('settings.get', {})).toMatchObject({ ok: true, value: { theme: 'dark' } });
  page.close();
  found.close();
});

for (const path of ['', 'relative'])
  test(`writes nothing into the working folder with XDG_DATA_HOME=${path}`, async () => {
    const host = run(built, { XDG_DATA_HOME: path });
    await host.line(1);
    host.child.kill('SIGTERM');
    expect(await host.ended).toEqual([0, null]);
    expect(readdirSync(data)).toEqual(['.local']);
    expect(readdirSync(join(data, '.local/share'))).toEqual(['ochre-loopback']);
  });

for (const home of ['/dev/null', '/proc/nohome'])
  for (const [what, program, ...words] of [
    ['the host', built],
    ['npm start', join(root, 'scripts/start.mjs'), '--no-open'],
  ] as const)
    test(`${what} ends with a sentence where its home is ${home}, in which no folder can be made`, async () => {
      const host = run(program, { HOME: home }, ...words);
      const late = setTimeout(() => host.child.kill('SIGKILL'), 20_000);
      expect(await host.ended).toEqual([1, null]);
      clearTimeout(late);
      expect(host.stderr()).toMatch(/^The disk refused .*check this user’s rights\.\n$/m);
    });

test('leaves only the documented files in its folder', async () => {
  const host = start('--data', data);
  const page = await openPage(await host.line(1));
  const wallet = { name: 'A', network: 'regtest', keep: 'session', practice: true, wordCount: 12 };
  expect(await page.ask('practice.status', {})).toMatchObject({ ok: true });
  expect(await page.ask('vault.create', wallet)).toMatchObject({ ok: true });
  page.close();
  host.child.kill('SIGTERM');
  await host.ended;
  const table = readFileSync(resolve(import.meta.dirname, '../../docs/data-folder.md'), 'utf8');
  const named = [...table.matchAll(/^\| (`[^|]+`) +\|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file.replace(/\/$/, '')),
  );
  const files = readdirSync(data).map((file) =>
    file.replace(/\.sqlite-(?:wal|shm)$/, '.sqlite').replace(/^\w+(?=\.sqlite-checked$)/, 'NAME'),
  );
  expect(files.filter((file) => !named.includes(file))).toEqual([]);
  // Files of windows, faults, exports, restores, Bitcoin servers and the built-in service don't exist yet.
  const later = [
    'window.json',
    'ochre.log',
    'exports',
    'restore.pending',
    'restore.given',
    'restore.ID.pieces',
    'ochre.copy.json',
    'headers-NAME.bin',
    'own-service',
    'own-service-check',
    'own-service-drill',
    'address.wanted',
    'address.given',
  ];
  expect(named.filter((file) => !files.includes(file) && !later.includes(file))).toEqual([]);
});

test('gives a second start on its data folder a new address, after which the old code is invalid', async () => {
  const host = start('--data', data);
  const first = await host.line(1);
  const second = start('--data', data);
  expect(await second.ended).toEqual([0, null]);
  expect(second.stderr()).toBe('');
  const address = /once: (http\S+)\n$/.exec(second.stdout())?.[1] ?? '';
  expect(address).not.toBe(first.replace('Ochre is at ', ''));
  await expect(openPage(first)).rejects.toThrow('the page was refused');
  (await openPage(address)).close();
  expect(host.stdout()).toBe(`${first}\n`);
  expect(readdirSync(data).filter((file) => file.startsWith('address'))).toEqual([]);
});
