import { readdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { lived, newWallet, open, openFolder, PASSWORD, restored, type Folder } from './folder.ts';

const leftIn = ({ folder }: Folder) => readdirSync(folder).filter((name) => name.startsWith('restore.'));

/** A folder into which a backup was begun to be brought back, and the power failed. */
async function begun() {
  const made = await lived();
  const app = openFolder(2);
  app.powerFails(true);
  const { backupId } = await app.get('backup.open', open(made.file));
  await app.failure('backup.restore', { backupId, settings: true });
  const name = leftIn(app).find((one) => one.endsWith('.pieces')) ?? '';
  return { ...made, app, pieces: join(app.folder, name) };
}

describe('a backup that was begun to be brought back', () => {
  it('is left for the next start, and keeps its pieces, where they cannot be read at this one', async () => {
    const { app, pieces, walletId } = await begun();
    app.powerFails(false);
    renameSync(pieces, `${pieces}-held`);
    symlinkSync(pieces, pieces);
    app.restart();
    expect((await app.get('settings.about', {})).damage).toEqual([]);
    expect(leftIn(app)).toContain('restore.pending');
    rmSync(pieces);
    renameSync(`${pieces}-held`, pieces);
    app.restart();
    expect((await app.get('wallet.list', {})).wallets).toMatchObject([{ id: walletId }]);
    expect(leftIn(app)).toEqual([]);
  });

  it('is set aside with its pieces where it cannot be brought back', async () => {
    const { app } = await begun();
    app.restart();
    const { damage } = await app.get('settings.about', {});
    expect(damage).toMatchObject([{ file: 'restore.pending', recovered: 'nothing' }]);
    expect(leftIn(app)).toContain(damage[0]?.keptAs);
    app.restart();
    await app.get('settings.about', {});
    expect(leftIn(app)).toEqual([
      expect.stringMatching(/^restore\.[0-9a-f]+\.pieces\.corrupt-\d+$/),
      expect.stringMatching(/^restore\.pending\.corrupt-\d+$/),
    ]);
  });

  it('is brought to its end before another one is begun', async () => {
    const { app, walletId, flowId } = await begun();
    app.powerFails(false);
    const third = openFolder(3);
    const other = await newWallet(third);
    await third.get('backup.make', { password: PASSWORD });
    const { wallets } = await app.get('wallet.list', {});
    expect(wallets).toEqual([]);
    await restored(app, Buffer.from(third.fakes.saved.at(-1)?.bytes ?? []));
    const ids = (await app.get('wallet.list', {})).wallets.map(({ id }) => id);
    expect(ids).toEqual([walletId, other]);
    expect(app.journal.read(flowId)).not.toBeNull();
    expect(leftIn(app)).toEqual([]);
  });

  it('brings a wallet that was removed meanwhile without the key that went with it', async () => {
    const { app, walletId, file } = await lived();
    app.powerFails(true);
    const { backupId } = await app.get('backup.open', open(file));
    await app.failure('backup.restore', { backupId, settings: true });
    app.powerFails(false);
    await app.get('wallet.remove', { walletId });
    app.restart();
    expect((await app.get('wallet.list', {})).wallets).toMatchObject([{ id: walletId, keySource: 'none' }]);
  });

  it('is given up where its pieces are not there any more', async () => {
    const { app, pieces } = await begun();
    app.powerFails(false);
    rmSync(pieces);
    app.restart();
    expect((await app.get('settings.about', {})).damage).toMatchObject([{ file: 'restore.pending' }]);
  });
});
