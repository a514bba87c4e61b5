import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { createExportFiles } from '../../../../src-main/hosts/loopback/weaker-ports.ts';
import { tempFolder } from '../../../support/temp-folder.ts';

describe('files on the loopback host', () => {
  let data: string;
  beforeEach(() => void (data = tempFolder()));

  it('saves in exports/, readable by the user alone', async () => {
    const path = await createExportFiles(data).save('slots.csv', new TextEncoder().encode('a,b'));
    expect(path).toBe(join(data, 'exports', 'slots.csv'));
    expect(readFileSync(path ?? '', 'utf8')).toBe('a,b');
    expect(statSync(path ?? '').mode & 0o777).toBe(0o600);
  });

  it('are never overwritten: the next of one name gets a number', async () => {
    const files = createExportFiles(data);
    await files.save('slots.csv', new Uint8Array([1]));
    await files.save('slots.csv', new Uint8Array([2]));
    expect(readdirSync(join(data, 'exports')).sort()).toEqual(['slots (2).csv', 'slots.csv']);
    expect([...readFileSync(join(data, 'exports', 'slots.csv'))]).toEqual([1]);
  });

  it.each(['../../etc/passwd', '..\\..\\x', '/etc/passwd', '.bashrc', 'a\0b', '', '....', 'x'.repeat(500)])(
    'keeps %j in its folder',
    async (name) => {
      const path = await createExportFiles(data).save(name, new Uint8Array());
      expect(dirname(path ?? '')).toBe(join(data, 'exports'));
      expect(readdirSync(join(data, 'exports'))[0]).toMatch(/^[\w][\w .-]*$/);
    },
  );

  it("report a folder that can't be written", async () => {
    writeFileSync(join(data, 'exports'), 'a file where the folder should be');
    await expect(createExportFiles(data).save('x', new Uint8Array())).rejects.toMatchObject({
      failure: { code: 'DISK_REFUSED', facts: { detail: 'EEXIST' } },
    });
  });

  it("can't be opened, because there is no dialog to choose one", () =>
    expect(createExportFiles(data).open(['csv'], 10)).rejects.toMatchObject({
      failure: { code: 'NOT_HERE', facts: { reason: 'noFileDialog' } },
    }));
});
