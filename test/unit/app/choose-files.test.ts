import { describe, expect, it } from 'vitest';
import type { Files } from '../../../src-main/ports/index.ts';
import { inMemory } from '../../support/backup-file.ts';
import { openTestApp } from '../wallet/app.ts';

const bytes = new TextEncoder().encode('what is in it');

function choosing(...names: string[]) {
  const asked: (readonly string[])[] = [];
  const chosen = names.map((name) => ({ name, bytes }));
  const files: Files = {
    save: () => Promise.resolve(null),
    saveLong: () => Promise.resolve(null),
    saveMany: () => Promise.resolve(null),
    chooseFolder: () => Promise.resolve(null),
    openLong: (endings) => {
      asked.push(endings);
      const [first] = chosen;
      return Promise.resolve(first === undefined ? null : { ...inMemory(bytes), name: first.name });
    },
    open: (endings) => {
      asked.push(endings);
      return Promise.resolve(chosen[0] ?? null);
    },
    openMany: (endings) => {
      asked.push(endings);
      return Promise.resolve(chosen);
    },
  };
  return { asked, app: openTestApp('electron', { files }) };
}

describe('files that a page requests', () => {
  it("are chosen in main's dialog, by the endings of their kind", async () => {
    const { app, asked } = choosing('nodes.csv');
    const { files } = await app.get('files.choose', { kind: 'nodeList' });
    expect(files.map(({ name, base64 }) => [name, atob(base64)])).toEqual([['nodes.csv', 'what is in it']]);
    expect(asked).toEqual([['csv', 'json', 'txt']]);
  });

  it('are given to main alone if they are backups, which main reads in place', async () => {
    const { app, asked } = choosing('mine.ochre-backup');
    expect(await app.get('backup.choose', {})).toEqual({ file: { name: 'mine.ochre-backup' } });
    expect(asked).toEqual([['ochre-backup']]);
    const opened = await app.failure('backup.open', { password: 'any' });
    expect(opened).toMatchObject({ code: 'BACKUP_REFUSED', facts: { reason: 'foreign' } });
    const other = choosing('id_rsa');
    expect(await other.app.failure('backup.choose', {})).toMatchObject({ code: 'FILE_KIND' });
    const none = await other.app.failure('backup.open', { password: 'any' });
    expect(none).toMatchObject({ code: 'BACKUP_REFUSED', facts: { reason: 'gone' } });
  });

  it('are none if the person cancels', async () => {
    const { app } = choosing();
    for (const kind of ['toSign', 'nodeList'] as const)
      expect(await app.get('files.choose', { kind })).toEqual({ files: [] });
  });

  it.each(['id_rsa', 'wallet.dat', 'x.csv.pdf', '.ssh', 'csv', ''])(
    'are not given to the page if one is of another kind: %j',
    async (name) => {
      const { app } = choosing('list.csv', name);
      const facts = { file: name, endings: ['psbt', 'json', 'txt'] };
      expect(await app.failure('files.choose', { kind: 'toSign' })).toMatchObject({ code: 'FILE_KIND' });
      const other = choosing(name);
      expect(await other.app.failure('files.choose', { kind: 'toSign' })).toEqual({
        code: 'FILE_KIND',
        facts,
      });
    },
  );
});
