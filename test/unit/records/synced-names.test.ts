import type * as Promises from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { writeLongFile, replaceLongFile } from '../../../src-main/records/long-file.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const opened = vi.hoisted(() => [] as unknown[]);
vi.mock('node:fs/promises', async (importOriginal) => {
  const real = await importOriginal<typeof Promises>();
  const open: typeof real.open = (path, ...given) => {
    opened.push(path);
    return real.open(path, ...given);
  };
  return { ...real, open };
});

it.skipIf(process.platform === 'win32')(
  'the folder of a long file is opened last, to have the disk hold its name',
  async () => {
    const folder = tempFolder();
    await replaceLongFile(join(folder, 'restore.pending'), 'text');
    expect(opened.at(-1)).toBe(folder);
    opened.length = 0;
    await writeLongFile(join(folder, 'restore.pieces'), (append) => append(Buffer.from('text')));
    expect(opened.at(-1)).toBe(folder);
  },
);
