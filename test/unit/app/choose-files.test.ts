import { describe, expect, it } from 'vitest';
import type { Files } from '../../../src-main/ports/index.ts';
import { openTestApp } from '../wallet/app.ts';

const bytes = new TextEncoder().encode('what is in it');

function choosing(...names: string[]) {
  const asked: (readonly string[])[] = [];
  const chosen = names.map((name) => ({ name, bytes }));
  const files: Files = {
    save: () => Promise.resolve(null),
    saveMany: () => Promise.resolve(null),
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

describe('files that a screen reads', () => {
  it('are asked for by main, by the endings of their kind', async () => {
    const { app, asked } = choosing('mine.ochre-backup');
    const { files } = await app.get('files.choose', { kind: 'backup' });
    expect(files.map(({ name, base64 }) => [name, atob(base64)])).toEqual([
      ['mine.ochre-backup', 'what is in it'],
    ]);
    expect(asked).toEqual([['ochre-backup']]);
  });

  it('may be several where several are signed or scanned', async () => {
    const { app } = choosing('a.psbt', 'b.PSBT');
    expect((await app.get('files.choose', { kind: 'toSign' })).files.map(({ name }) => name)).toEqual([
      'a.psbt',
      'b.PSBT',
    ]);
  });

  it('are none where the person turns back', async () => {
    const { app } = choosing();
    for (const kind of ['toSign', 'nodeList'] as const)
      expect(await app.get('files.choose', { kind })).toEqual({ files: [] });
  });

  it.each(['id_rsa', 'wallet.dat', 'x.csv.pdf', '.ssh', 'csv', ''])(
    'are not handed to the page where one is of another kind: %j',
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

  it('are of the kinds that there are', async () => {
    const { app, asked } = choosing('passwd');
    expect(await app.failure('files.choose', { kind: 'any' as 'backup' })).toMatchObject({
      code: 'INVALID_INPUT',
    });
    expect(asked).toEqual([]);
  });
});
