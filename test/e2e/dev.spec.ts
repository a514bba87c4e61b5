import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';

const root = resolve(import.meta.dirname, '../..');
const NEEDED = [
  'src-main',
  'src-preload',
  'src-renderer',
  'scripts',
  'resources',
  'package.json',
  'package-lock.json',
  'electron.vite.config.ts',
  'svelte.config.js',
  'tsconfig.json',
];

// In a copy, so that nobody else sees what is edited here.
test('npm run dev keeps up with what is edited', { tag: '@long' }, async ({ page }) => {
  test.setTimeout(150_000);
  const copy = mkdtempSync(join(tmpdir(), 'ochre-dev-'));
  for (const name of NEEDED) cpSync(join(root, name), join(copy, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  mkdirSync(join(copy, 'home'));
  const dev = spawn(process.execPath, [join(copy, 'scripts/dev.mjs'), '--port', '0'], {
    cwd: copy,
    env: { PATH: process.env['PATH'], HOME: join(copy, 'home') },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(dev, 'exit');
  let said = '';
  for (const stream of [dev.stdout, dev.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  const edit = (file: string, from: string, to: string): void => {
    const text = readFileSync(join(copy, file), 'utf8');
    expect(text).toContain(from);
    writeFileSync(join(copy, file), text.replace(from, to));
  };
  try {
    await expect.poll(() => said, { timeout: 90_000 }).toMatch(/^Ochre is at http/m);
    await page.goto(/^Ochre is at (\S+)$/m.exec(said)?.[1] ?? '');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toContainText('you sign.', { timeout: 60_000 });

    // The page as it stands: what a reload would have cost is still there.
    await page.evaluate(() => ((globalThis as { kept?: string }).kept = 'here'));
    edit('src-renderer/welcome/Welcome.svelte', 'break: lineBreak }} />', 'break: lineBreak }} /> you edit.');
    await expect(heading).toContainText('you edit.');
    expect(await page.evaluate(() => (globalThis as { kept?: string }).kept)).toBe('here');

    // Main by a new start, and the page is let in by it.
    edit('package.json', '"version": "', '"version": "9.');
    await expect.poll(() => said, { timeout: 60_000 }).toMatch(/^Main was started anew/m);
    await expect(heading).toContainText('you edit.');
    await expect(page.getByRole('alert')).toHaveCount(0);

    // A mistake ends nothing.
    edit('src-main/loopback.ts', 'async function start', 'async funktion start');
    await expect.poll(() => said, { timeout: 60_000 }).toContain('Waiting for the next change.');
    await expect(heading).toContainText('you edit.');
  } finally {
    dev.kill('SIGTERM');
    const [code] = (await ended) as [number | null];
    expect(code).toBe(0);
    rmSync(copy, { recursive: true, force: true, maxRetries: 5 });
  }
});
