import { execFileSync } from 'node:child_process';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { createSystemClipboard } from '../../../../src-main/hosts/electron/clipboard.ts';
import { createDialogFiles } from '../../../../src-main/hosts/electron/files.ts';
import { createNotifier } from '../../../../src-main/hosts/electron/notifier.ts';
import { createPresence } from '../../../../src-main/hosts/electron/presence.ts';
import { fakeWindow, strict } from '../../../fakes/electron.ts';
import { tempFolder } from '../../../support/temp-folder.ts';

describe('presence', () => {
  const touchId = (can: boolean, accepts: boolean) => ({
    canPromptTouchID: () => can,
    promptTouchID: (reason: string) => {
      expect(reason).toBe('Show the words');
      return accepts ? Promise.resolve() : Promise.reject(new Error('Canceled by user.'));
    },
  });

  it('is proved by Touch ID, whose refusal is a no', async () => {
    const yes = createPresence({ platform: 'darwin', systemPreferences: touchId(true, true) });
    const no = createPresence({ platform: 'darwin', systemPreferences: touchId(true, false) });
    expect(await yes.prove('Show the words')).toBe(true);
    expect(await no.prove('Show the words')).toBe(false);
  });

  it('is taken as given without an OS proof, and no missing call is used', async () => {
    const nothing = strict<ReturnType<typeof touchId>>('systemPreferences', {});
    const linux = createPresence({ platform: 'linux', systemPreferences: nothing });
    const oldMac = createPresence({ platform: 'darwin', systemPreferences: touchId(false, false) });
    expect(await linux.prove('x')).toBe(true);
    expect(await oldMac.prove('x')).toBe(true);
  });
});

it('hardening 32: the clipboard is written and read back', async () => {
  let held = '';
  const clipboard = createSystemClipboard({
    writeText: (text) => {
      held = text;
      return Promise.resolve();
    },
    readText: () => Promise.resolve(held),
  });
  await clipboard.write('tb1p');
  expect(held).toBe('tb1p');
});

it('hardening 32: the clipboard reports that another program replaced the text', async () => {
  const clipboard = createSystemClipboard({
    writeText: () => Promise.resolve(),
    readText: () => Promise.resolve('tb1p-of-a-thief'),
  });
  await expect(clipboard.write('tb1p')).rejects.toMatchObject({ failure: { code: 'CLIPBOARD_CHANGED' } });
});

describe('files', () => {
  let folder: string;
  beforeEach(() => void (folder = tempFolder()));

  const choosing = (path: string | null) => {
    const asked: unknown[] = [];
    const files = createDialogFiles({
      window: () => fakeWindow(),
      dialog: {
        showSaveDialog: (_window: unknown, options?: unknown) => {
          asked.push(options);
          return Promise.resolve({ canceled: path === null, filePath: path ?? '' });
        },
        showOpenDialog: (_window: unknown, options?: unknown) => {
          asked.push(options);
          return Promise.resolve({ canceled: path === null, filePaths: path === null ? [] : [path] });
        },
      },
    });
    return { files, asked };
  };

  it('are saved where the user says, readable by the user alone, after a question before overwriting', async () => {
    const path = join(folder, 'slots.csv');
    const { files, asked } = choosing(path);
    expect(await files.save('slots.csv', new Uint8Array([1, 2]))).toBe(path);
    expect([...readFileSync(path)]).toEqual([1, 2]);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(asked[0]).toMatchObject({
      properties: expect.arrayContaining(['showOverwriteConfirmation']) as unknown,
    });
  });

  it.each(['../../etc/passwd', '/etc/passwd', String.raw`..\..\passwd`])(
    'suggest a bare name for %j, never a folder',
    async (name) => {
      const { files, asked } = choosing(null);
      expect(await files.save(name, new Uint8Array())).toBeNull();
      expect(asked[0]).toMatchObject({ defaultPath: 'passwd' });
    },
  );

  it('report a refusing disk', async () => {
    const { files } = choosing(join(folder, 'none', 'x'));
    const facts = { file: 'x', detail: 'ENOENT' };
    await expect(files.save('x', new Uint8Array())).rejects.toMatchObject({
      failure: { code: 'DISK_REFUSED', facts },
    });
    await expect(files.open(['csv'], 10)).rejects.toMatchObject({
      failure: { code: 'FILE_UNREADABLE', facts },
    });
  });

  it('are read up to the limit, and refused above it', async () => {
    const path = join(folder, 'in.csv');
    writeFileSync(path, 'x'.repeat(10));
    expect(await choosing(path).files.open(['csv'], 10)).toEqual({
      name: 'in.csv',
      bytes: new Uint8Array(10).fill(0x78),
    });
    await expect(choosing(path).files.open(['csv'], 9)).rejects.toMatchObject({
      failure: { code: 'INPUT_TOO_LARGE', facts: { bytes: 10, limitBytes: 9 } },
    });
  });

  it('are not read beyond the limit if their size is unknown', async () => {
    // The file reports size 0, and has content.
    await expect(choosing('/proc/self/status').files.open(['csv'], 100)).rejects.toMatchObject({
      failure: { code: 'INPUT_TOO_LARGE', facts: { bytes: 101 } },
    });
  });

  it.each([['/dev/zero'], ['pipe']])('are not waited for where they are none: %s', async (name) => {
    const path = resolve(folder, name);
    if (name === 'pipe') execFileSync('mkfifo', [path]);
    await expect(choosing(path).files.open(['csv'], 100)).rejects.toMatchObject({
      failure: { code: 'FILE_UNREADABLE', facts: { detail: 'NO_FILE' } },
    });
  });

  it('are as many as the user chose, if several are allowed', async () => {
    const path = join(folder, 'in.csv');
    writeFileSync(path, 'xx');
    const { files, asked } = choosing(path);
    expect(await files.openMany(['csv'], 2)).toEqual([
      { name: 'in.csv', bytes: new Uint8Array(2).fill(0x78) },
    ]);
    expect(asked[0]).toMatchObject({ properties: ['openFile', 'multiSelections', 'dontAddToRecent'] });
    await expect(files.openMany(['csv'], 1)).rejects.toMatchObject({ failure: { code: 'INPUT_TOO_LARGE' } });
  });

  it('are none if the user cancelled', async () => {
    expect(await choosing(null).files.open(['csv'], 10)).toBeNull();
    expect(await choosing(null).files.openMany(['csv'], 10)).toEqual([]);
  });
});

it('notifications are shown if the OS has them, and withdrawn', () => {
  let shown: unknown[] = [];
  const notifications = (supported: boolean) =>
    class {
      readonly #options: unknown;
      static isSupported = () => supported;
      constructor(options: unknown) {
        this.#options = options;
      }
      show = () => shown.push(this.#options);
      close = () => (shown = shown.filter((one) => one !== this.#options));
    };
  expect(createNotifier(notifications(false)).notify('a', 'b')).toBeUndefined();
  expect(shown).toEqual([]);
  const takeBack = createNotifier(notifications(true)).notify('a', 'b');
  expect(shown).toEqual([{ title: 'a', body: 'b' }]);
  takeBack?.();
  expect(shown).toEqual([]);
});
