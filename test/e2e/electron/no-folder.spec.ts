import { chmodSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { errorWindows, picture, press, windowCalled } from './desktop.ts';
import { ask, openOchre, startOchre } from './open-ochre.ts';

// Without a data folder, Ochre ends with a sentence in a box and on the terminal, and with an exit code.

let folder: string;
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ochre-no-folder-'));
  writeFileSync(join(folder, 'file'), '');
  mkdirSync(join(folder, 'read-only'), { mode: 0o500 });
});
test.afterEach(() => {
  chmodSync(join(folder, 'read-only'), 0o700);
  rmSync(folder, { recursive: true });
});

const homes: readonly (readonly [string, () => string])[] = [
  ['is a file', () => join(folder, 'file')],
  ['is read-only', () => join(folder, 'read-only')],
  ['is missing, where the system makes nothing', () => '/proc/nohome'],
];
for (const [how, home] of homes) {
  const ends = async (args: readonly string[]): Promise<void> => {
    const ended = startOchre(args, { HOME: home(), XDG_CONFIG_HOME: undefined, XDG_CACHE_HOME: undefined });
    await expect.poll(errorWindows, { timeout: 15_000 }).toHaveLength(1);
    await windowCalled(/^(?:Error|Ochre can’t start)$/);
    picture(`no folder, home ${how}`);
    await press('Return');
    const { code, stderr } = await ended;
    expect(code).toBe(1);
    expect(stderr).toMatch(/^The disk refused .*: E[A-Z]+: .*check this user’s rights\.$/m);
  };
  test(`a start whose home ${how} says so and ends`, () => ends([]));
  test(`a start with --data in a home that ${how} says so and ends`, () =>
    ends(['--data', join(home(), 'data')]));
}

test('moving the data folder ends Ochre with a sentence on the screen', async () => {
  const { page, data, app, stderr, close } = await openOchre();
  try {
    const ended = new Promise((resolve) => {
      app.process().once('exit', resolve);
    });
    // The window appears before main has opened the folder.
    expect(await ask(page, 'settings.get')).toMatchObject({ ok: true });
    renameSync(data, `${data}-elsewhere`);
    await ask(page, 'settings.get').catch(() => undefined);
    await expect.poll(errorWindows, { timeout: 15_000 }).toHaveLength(1);
    await press('Return');
    expect(await ended).toBe(1);
    expect(stderr()).toMatch(/The data folder .* was moved, removed or replaced/);
    expect(existsSync(join(data, 'ochre.json'))).toBe(false);
  } finally {
    await close();
  }
});
