import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { writeLongFile } from '../../../src-main/records/long-file.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { fakePorts } from '../../fakes/ports.ts';
import { openMainHere } from '../../support/main-here.ts';
import type { Files } from '../../../src-main/ports/index.ts';

const NAME = 'mine.ochre-backup';

/** Each test ends it itself. */
function openQuitting(saveLong: Files['saveLong']) {
  const fakes = fakePorts(tempFolder(), 'electron', 1);
  return {
    ...openMainHere(fakes, { files: { ...fakes.ports.files, saveLong } }),
    settings: fakes.ports.settings,
  };
}

/** An app whose person saves into this file, the disk of which takes its time. */
function slowDisk(path: string) {
  let [begun, go] = [(): void => undefined, (): void => undefined];
  const hasBegun = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const mayGo = new Promise<void>((resolve) => {
    go = resolve;
  });
  const app = openQuitting(async (_, write) => {
    await writeLongFile(path, (append) =>
      write(async (bytes) => {
        await append(bytes);
        begun();
        await mayGo;
      }),
    );
    return path;
  });
  return { app, hasBegun, go };
}

it.each([[[]], [[NAME]]])(
  'quitting Ochre in the middle of a backup waits until nothing of it is left beside %j',
  async (before) => {
    const folder = tempFolder();
    for (const name of before) writeFileSync(join(folder, name), 'the backup of before');
    const { app, hasBegun, go } = slowDisk(join(folder, NAME));
    const making = app.failure('backup.make', { password: 'correct horse battery' });
    await hasBegun;
    let hasQuit = false;
    const quitting = app.close().then(() => void (hasQuit = true));
    await pause(50);
    expect(hasQuit).toBe(false);
    go();
    await quitting;
    expect(readdirSync(folder)).toEqual(before);
    for (const name of before) expect(readFileSync(join(folder, name), 'utf8')).toBe('the backup of before');
    expect((await making).code).toBe('APP_LOCKED');
    expect(app.settings.read().lastBackupAtMs).toBeNull();
  },
);

it('quitting Ochre while it asks for a place waits for nobody', async () => {
  const app = openQuitting(() => Promise.race<string>([]));
  void app.ask('backup.make', { password: 'correct horse battery' });
  await expect(app.close()).resolves.toBeUndefined();
});
