import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../../scripts/lib/root.mjs';

const module = join(root, 'scripts/lib/quick-temp.mjs');
const code = `
  const { tmpdir } = await import('node:os');
  const { existsSync } = await import('node:fs');
  const { keepTemporaryFilesInMemory } = await import(${JSON.stringify(module)});
  keepTemporaryFilesInMemory();
  console.log(JSON.stringify([tmpdir(), existsSync(tmpdir())]));
`;

/** Where a program of that environment keeps its temporary files, and whether the folder is there. */
function folderUnder(env: Record<string, string>): [string, boolean] {
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    env: { PATH: process.env['PATH'], ...env },
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  return JSON.parse(stdout) as [string, boolean];
}

describe('temporary files of the tests', () => {
  it('lie in a folder of their own in memory or where the system has them, and are gone afterwards', () => {
    const [folder, isThere] = folderUnder({});
    expect(folder).toMatch(/^(\/dev\/shm\/ochre-tests-\w+|\/tmp)$/);
    expect(isThere).toBe(true);
    expect(folder !== '/tmp' && existsSync(folder)).toBe(false);
  });

  it('lie where TMPDIR says', () => expect(folderUnder({ TMPDIR: root })).toEqual([root, true]));
});
