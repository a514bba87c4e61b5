import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { systemBrowser } from '../../../scripts/lib/browser.mjs';
import { buildProblem, stampOf } from '../../../scripts/lib/build.mjs';
import { downloadWatch } from '../../../scripts/lib/download-watch.mjs';
import { downloadProblem, ensureElectron, findElectron } from '../../../scripts/lib/electron-binary.mjs';
import { nodeProblem } from '../../../scripts/lib/node-version.mjs';
import { packagesProblem } from '../../../scripts/lib/packages.mjs';
import { tempFolder } from '../../support/temp-folder.ts';

let folder: string;
beforeEach(() => {
  folder = tempFolder();
});

function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

describe('Node', () => {
  it.each(['20.19.0', '21.0.0'])('%s will do', (version) => expect(nodeProblem(version)).toBeNull());
  it.each(['20.18.3', '9.0.0'])('%s is refused with the version it takes', (version) => {
    expect(nodeProblem(version)).toContain(`needs Node 20.19 or newer; this is Node ${version}`);
  });
});

describe('packages', () => {
  const a = { version: '1.0.0', integrity: 'sha512-a' };
  const wanted = { packages: { '': {}, 'node_modules/a': a, 'node_modules/b': { ...a, optional: true } } };

  it('are left alone where npm installed what the lock file says, save what is for another system', () => {
    expect(packagesProblem(wanted, { packages: { 'node_modules/a': a } })).toBeNull();
    expect(packagesProblem(wanted, { packages: { 'node_modules/a': a, 'node_modules/b': a } })).toBeNull();
  });

  it.each([
    ['nothing is there', null, 'nothing is installed yet'],
    ['the record of them is empty', {}, 'nothing is installed yet'],
    ['one is missing', { packages: {} }, 'a is not installed'],
    ['one is older', { packages: { 'node_modules/a': { ...a, version: '0.9.0' } } }, 'a is not the version'],
    [
      'one has other bytes',
      { packages: { 'node_modules/a': { ...a, integrity: 'x' } } },
      'a is not the version',
    ],
    [
      'one is left over',
      { packages: { 'node_modules/a': a, 'node_modules/@s/old': a } },
      '@s/old is no longer wanted',
    ],
  ])('are installed where %s', (_, installed, problem) => {
    expect(packagesProblem(wanted, installed)).toContain(problem);
  });
});

describe('the build', () => {
  const source = 'src-main/index.ts';
  const isStale = 'the sources have changed';
  const isTouched = 'its output is not what was built';

  it.each<[string, () => void, string | null]>([
    ['stands where nothing changed', () => undefined, null],
    ['stands where a test changed', () => write('test/unit/a.test.ts', 'changed'), null],
    ['is stale where a source changed', () => write(source, 'two'), isStale],
    ['is stale where a source came', () => write('src-renderer/app/App.svelte', 'new'), isStale],
    ['is stale where a setting changed', () => write('package.json', '{ }'), isStale],
    [
      'is stale where a source was renamed, with the same bytes',
      () => {
        rmSync(join(folder, source));
        write('src-main/main.ts', 'one');
      },
      isStale,
    ],
    ['is stale where its output was touched', () => write('out/main/index.js', 'ONE?'), isTouched],
    ['is stale where its output is lost', () => rmSync(join(folder, 'out/main/index.js')), isTouched],
  ])('%s', (_, change, problem) => {
    write(source, 'one');
    write('package.json', '{}');
    write('out/main/index.js', 'ONE');
    write('out/stamp.json', JSON.stringify(stampOf(folder)));
    change();
    expect(buildProblem(folder)).toBe(problem);
  });

  it.each(['', '{', 'null'])('is made where its stamp cannot be read (%j)', (text) => {
    write('out/stamp.json', text);
    expect(buildProblem(folder)).not.toBeNull();
  });
});

describe("Electron's binary", () => {
  const linux = { env: {}, platform: 'linux' } as const;
  beforeEach(() => {
    write(
      'node_modules/electron/package.json',
      '{"version":"45.4.1","bin":{"install-electron":"install.js"}}',
    );
    write('node_modules/electron/path.txt', 'electron');
    write('node_modules/electron/dist/version', 'v45.4.1\n');
    write('node_modules/electron/dist/electron', '');
  });

  it('is found by its files', () => {
    expect(findElectron(folder, linux)).toBe(join(folder, 'node_modules/electron/dist/electron'));
  });

  it.each([
    ['path.txt is missing', 'path.txt', null],
    ['its version is not said', 'dist/version', null],
    ['its version is another one', 'dist/version', '44.0.0'],
    ['the file itself is missing', 'dist/electron', null],
    ['the package is missing', 'package.json', null],
  ])('is not there where %s', (_, file, text) => {
    rmSync(join(folder, 'node_modules/electron', file));
    if (text !== null) write(`node_modules/electron/${file}`, text);
    expect(findElectron(folder, linux)).toBeUndefined();
  });

  it('is taken from ELECTRON_OVERRIDE_DIST_PATH, and from nowhere else once that is set', () => {
    write('elsewhere/electron', '');
    const env = { ELECTRON_OVERRIDE_DIST_PATH: join(folder, 'elsewhere') };
    expect(findElectron(folder, { ...linux, env })).toBe(join(folder, 'elsewhere/electron'));
    rmSync(join(folder, 'elsewhere/electron'));
    expect(findElectron(folder, { ...linux, env })).toBeUndefined();
  });

  it.each([
    [
      'is fetched by the bin of its package, and found then',
      `const fs = require('fs'); const dist = __dirname + '/dist'; fs.mkdirSync(dist); fs.writeFileSync(dist + '/version', '45.4.1'); fs.writeFileSync(dist + '/electron', '');`,
      () => ({ path: join(folder, 'node_modules/electron/dist/electron') }),
    ],
    [
      'is missed with one clause where that fails',
      `console.error('TypeError: fetch failed\\n  at x'); process.exit(1);`,
      () => ({ problem: 'its download server cannot be reached' }),
    ],
  ])('%s', async (_, install, ended) => {
    rmSync(join(folder, 'node_modules/electron/dist'), { recursive: true });
    write('node_modules/electron/install.js', install);
    expect(await ensureElectron(folder)).toEqual(ended());
  });

  it.each([
    ['HTTPError: Response code 404 (Not Found) for https://x', 'its download server answered 404'],
    ['TypeError: fetch failed', 'its download server cannot be reached'],
    ['Error: Generated checksum for "x" did not match', 'what was downloaded is not what Electron published'],
    ['Error: ENOSPC: no space left on device', 'the disk is full'],
    ['\nError: something new\n  at y', 'its download failed (Error: something new)'],
  ])('tells from "%s" what went wrong', (output, problem) => {
    expect(downloadProblem({ output, timedOut: false, stalled: false })).toBe(problem);
  });

  it('tells of a server that accepts and is silent', () => {
    expect(downloadProblem({ output: '', timedOut: false, stalled: true })).toBe(
      'its download server stopped answering',
    );
  });
});

describe('a download', () => {
  it.each<[string, readonly (readonly [ms: number, bytes: number])[], readonly boolean[]]>([
    [
      'is stuck once nothing has come for 15 seconds',
      [
        [14_999, 0],
        [15_000, 0],
      ],
      [false, true],
    ],
    [
      'is not stuck while it grows, however slowly',
      [
        [10_000, 1],
        [20_000, 2],
        [30_000, 3],
      ],
      [false, false, false],
    ],
    [
      'has more time when all has come',
      [
        [0, 100 * 2 ** 20],
        [60_000, 100 * 2 ** 20],
        [90_000, 100 * 2 ** 20],
      ],
      [false, false, true],
    ],
  ])('%s', (_, seen, stalled) => {
    let [ms, bytes] = [0, 0];
    const watch = downloadWatch('place', { now: () => ms, sizeOf: () => bytes });
    const found = seen.map((next) => {
      [ms, bytes] = next;
      return watch.isStalled();
    });
    expect(found).toEqual(stalled);
  });
});

describe('the browser of this system', () => {
  const machine = (there: readonly string[], env: Record<string, string>) => ({
    env,
    platform: 'linux' as const,
    exists: (path: string) => there.includes(path),
    realPath: (path: string) =>
      path === '/usr/bin/chromium' && there.includes('snapped') ? '/usr/bin/snap' : path,
  });

  it.each<[string, readonly string[], Record<string, string>, string | undefined]>([
    [
      'is the one that OCHRE_CHROMIUM names',
      ['/usr/bin/chromium', '/opt/mine'],
      { OCHRE_CHROMIUM: '/opt/mine' },
      '/opt/mine',
    ],
    ['is no other once that is set', ['/usr/bin/chromium'], { OCHRE_CHROMIUM: '/opt/gone' }, undefined],
    ['is Chromium before Chrome', ['/usr/bin/google-chrome', '/usr/bin/chromium'], {}, '/usr/bin/chromium'],
    ['is Chrome where it is alone', ['/usr/bin/google-chrome'], {}, '/usr/bin/google-chrome'],
    ['is no snap, which cannot read our files', ['/usr/bin/chromium', 'snapped'], {}, undefined],
    ['is none where there is none', [], {}, undefined],
  ])('%s', (_, there, env, found) => expect(systemBrowser(machine(there, env))).toBe(found));
});
