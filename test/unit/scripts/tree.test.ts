import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ESLint } from 'eslint';
import { getFileInfo } from 'prettier';
import { beforeEach, describe, expect, it } from 'vitest';
import { root } from '../../../scripts/lib/root.mjs';
import { WRITABLE, watchTree } from '../../../scripts/lib/watch-tree.mjs';
import { tempFolder } from '../../support/temp-folder.ts';

let folder: string;
beforeEach(() => {
  folder = tempFolder();
});

/** Nothing but the packages is shared with the project, whose own build others use meanwhile. */
function copyProject(...names: readonly string[]): void {
  for (const name of names) cpSync(join(root, name), join(folder, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
}

function inTree(...command: readonly string[]): { status: number | null; stderr: string } {
  const args = [join(folder, 'scripts/tree.mjs'), process.execPath, ...command];
  const env = { ...process.env, NODE_ENV: undefined, VITEST: undefined };
  return spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8', env });
}

describe('the tree that steps of npm test read side by side', () => {
  it('is watched in every folder, even for a file that is gone at once', async () => {
    for (const name of ['src/deep', 'out', 'test/programs/node_modules'])
      mkdirSync(join(folder, name), { recursive: true });
    const changes = new Set<string>();
    const stop = watchTree(folder, (path) => changes.add(path));
    for (const name of [
      'config.mjs',
      'src/deep/a.ts',
      'out/a.js',
      'test-results',
      'test/programs/node_modules/a.js',
    ]) {
      writeFileSync(join(folder, name), '');
      rmSync(join(folder, name));
    }
    await stop();
    expect([...changes].toSorted()).toEqual(['config.mjs', 'src/deep/a.ts']);
  });

  it('is left as it is where the build reads its configuration', () => {
    copyProject('scripts', 'package.json', 'electron.vite.config.ts', 'svelte.config.js', 'tsconfig.json');
    const read = `import('./scripts/lib/build-config.mjs').then(({ buildConfig }) => buildConfig('production'))`;
    expect(inTree('-e', read)).toMatchObject({ status: 0, stderr: '' });
  });

  it('fails a command that writes there for a moment', () => {
    copyProject('scripts', 'package.json');
    const write = `fs.writeFileSync('scripts/a.mjs', ''); fs.unlinkSync('scripts/a.mjs')`;
    expect(inTree('-e', write)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('scripts/a.mjs') as string,
    });
    expect(inTree('-e', `fs.mkdirSync('out'); fs.writeFileSync('out/a.mjs', '')`)).toMatchObject({
      status: 0,
    });
    expect(inTree('-e', 'process.exit(7)')).toMatchObject({ status: 7 });
  });

  it.each(WRITABLE)('has no reader that lists %s', async (name) => {
    const path = join(root, name, 'a.mjs');
    const eslint = new ESLint({ cwd: root });
    expect(await eslint.isPathIgnored(path)).toBe(true);
    const ignorePath = join(root, '.prettierignore');
    expect(await getFileInfo(path, { ignorePath })).toMatchObject({ ignored: true });
    const ignored = readFileSync(join(root, '.gitignore'), 'utf8').split('\n');
    expect(ignored.some((line) => line === name || line === `${name}/`)).toBe(true);
  });
});
