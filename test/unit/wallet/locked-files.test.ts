import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { fails } from './fails.ts';
import { join } from 'node:path';
import type { BrowserWindow, Dialog } from 'electron';
import { describe, expect, it } from 'vitest';
import { createDialogFiles } from '../../../src-main/hosts/electron/files.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { openTestApp } from './app.ts';

const PASSWORD = 'correct horse battery';

/** Main with Electron's files, whose system dialog stands until `meanwhile` is done and then answers with this folder. */
function appWithDialog() {
  const folder = join(tempFolder(), 'out');
  mkdirSync(folder);
  const path = join(folder, 'file');
  let meanwhile = (): Promise<unknown> => Promise.resolve();
  const stands = async <T>(answer: T): Promise<T> => {
    await meanwhile();
    return answer;
  };
  const dialog = {
    showSaveDialog: () => stands({ canceled: false, filePath: path }),
    showOpenDialog: (_: unknown, { properties }: { properties: readonly string[] }) =>
      stands({ canceled: false, filePaths: [properties.includes('openDirectory') ? folder : path] }),
  } as unknown as Pick<Dialog, 'showSaveDialog' | 'showOpenDialog'>;
  const window = JSON.parse('{}') as BrowserWindow;
  const app = openTestApp('electron', { files: createDialogFiles({ dialog, window: () => window }) });
  return {
    app,
    path,
    folder,
    whileItStands: (act: () => Promise<unknown>) => void (meanwhile = act),
  };
}

describe('a system dialog that stands when Ochre locks', () => {
  it('writes nothing when it is answered, and something once Ochre is open', async () => {
    const { app, path, whileItStands } = appWithDialog();
    await app.get('lock.setPassword', { password: PASSWORD });
    whileItStands(() => app.get('lock.now', {}));
    await fails(app.failure('backup.make', { password: 'another password' }), 'APP_LOCKED');
    expect(existsSync(path)).toBe(false);

    await app.get('lock.unlock', { password: PASSWORD });
    whileItStands(async () => {
      await app.get('lock.now', {});
      await app.get('lock.unlock', { password: PASSWORD });
    });
    // Somebody else may sit here now, also where it is unlocked again.
    await fails(app.failure('backup.make', { password: 'another password' }), 'LOCKED_MEANWHILE');
    expect(existsSync(path)).toBe(false);
    expect(app.ports.settings.read().lastBackupAtMs).toBeNull();

    whileItStands(() => Promise.resolve());
    expect(await app.get('backup.make', { password: 'another password' })).toMatchObject({
      outcome: 'saved',
    });
    expect(existsSync(path)).toBe(true);
  });

  it('hands on nothing of a file that was chosen', async () => {
    const { app, path, folder, whileItStands } = appWithDialog();
    await app.get('lock.setPassword', { password: PASSWORD });
    writeFileSync(path, 'no account at all');
    whileItStands(async () => {
      await app.get('lock.now', {});
      await app.get('lock.unlock', { password: PASSWORD });
    });
    const read = { source: { from: 'file' } } as const;
    await fails(app.failure('watch.read', read), 'LOCKED_MEANWHILE');
    whileItStands(() => Promise.resolve());
    await fails(app.failure('watch.read', read), 'BROUGHT_REFUSED');
    expect(readdirSync(folder)).toEqual(['file']);
  });
});
