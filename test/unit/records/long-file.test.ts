import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { writeLongFile } from '../../../src-main/records/long-file.ts';
import { tempFolder } from '../../support/temp-folder.ts';

it('two that write the same long file leave one whole, and what lies beside it', async () => {
  const folder = tempFolder();
  const path = join(folder, 'mine.ochre-backup');
  writeFileSync(`${path}.part`, 'of the person');
  const texts = ['a'.repeat(1_000), 'b'.repeat(2_000)];
  await Promise.all(
    texts.map((text) =>
      writeLongFile(path, async (append) => {
        for (let at = 0; at < text.length; at += 100) await append(Buffer.from(text.slice(at, at + 100)));
      }),
    ),
  );
  expect(texts).toContain(readFileSync(path, 'utf8'));
  expect(readFileSync(`${path}.part`, 'utf8')).toBe('of the person');
  expect(readdirSync(folder)).toHaveLength(2);
});

it('a long file that is not written to its end leaves nothing', async () => {
  const folder = tempFolder();
  const cut = writeLongFile(join(folder, 'mine'), async (append) => {
    await append(Buffer.from('half'));
    throw new Error('the disk is full');
  });
  await expect(cut).rejects.toThrow('the disk is full');
  expect(readdirSync(folder)).toEqual([]);
});
