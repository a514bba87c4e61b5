import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { systemBrowser } from '../../../scripts/lib/browser.mjs';
import { buildProblem, stampOf } from '../../../scripts/lib/build.mjs';
import { downloadWatch } from '../../../scripts/lib/download-watch.mjs';
import { downloadProblem, ensureElectron, findElectron } from '../../../scripts/lib/electron-binary.mjs';
import { nodeProblem } from '../../../scripts/lib/node-version.mjs';
import { packagesProblem } from '../../../scripts/lib/packages.mjs';
import { planSteps, showStep } from '../../../scripts/lib/progress.mjs';
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
  it.each(['20.19.0', '20.20.1', '21.0.0', '24.1.0'])('%s will do', (version) => {
    expect(nodeProblem(version)).toBeNull();
  });
  it.each(['20.18.3', '18.20.0', '9.0.0'])('%s is refused with the version it takes', (version) => {
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
  beforeEach(() => {
    write('src-main/index.ts', 'one');
    write('package.json', '{}');
    write('out/main/index.js', 'ONE');
    write('out/stamp.json', JSON.stringify(stampOf(folder)));
  });

  it('is not repeated where nothing changed', () => expect(buildProblem(folder)).toBeNull());

  it('is not repeated for a changed test', () => {
    write('test/unit/a.test.ts', 'changed');
    expect(buildProblem(folder)).toBeNull();
  });

  it.each([
    ['a source changed', 'src-main/index.ts', 'two'],
    ['a source came', 'src-renderer/app/App.svelte', 'new'],
    ['a setting changed', 'package.json', '{ }'],
  ])('is stale where %s', (_, file, text) => {
    write(file, text);
    expect(buildProblem(folder)).toBe('the sources have changed');
  });

  it('is stale where a source was renamed, with the same bytes', () => {
    rmSync(join(folder, 'src-main/index.ts'));
    write('src-main/main.ts', 'one');
    expect(buildProblem(folder)).toBe('the sources have changed');
  });

  it('is stale where its output was touched or lost', () => {
    write('out/main/index.js', 'ONE?');
    expect(buildProblem(folder)).toBe('its output is not what was built');
    rmSync(join(folder, 'out/main'), { recursive: true });
    expect(buildProblem(folder)).toBe('its output is not what was built');
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

  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it('is found by its files', () => {
    expect(findElectron(folder, linux)).toBe(join(folder, 'node_modules/electron/dist/electron'));
  });

  it.each([
    ['path.txt is missing', 'path.txt'],
    ['its version is not said', 'dist/version'],
    ['the file itself is missing', 'dist/electron'],
    ['the package is missing', 'package.json'],
  ])('is not there where %s', (_, file) => {
    rmSync(join(folder, 'node_modules/electron', file));
    expect(findElectron(folder, linux)).toBeUndefined();
  });

  it('is not there where it is of another version', () => {
    write('node_modules/electron/dist/version', '44.0.0');
    expect(findElectron(folder, linux)).toBeUndefined();
  });

  it('is taken from ELECTRON_OVERRIDE_DIST_PATH, and from nowhere else once that is set', () => {
    write('elsewhere/electron', '');
    const env = { ELECTRON_OVERRIDE_DIST_PATH: join(folder, 'elsewhere') };
    expect(findElectron(folder, { ...linux, env })).toBe(join(folder, 'elsewhere/electron'));
    rmSync(join(folder, 'elsewhere/electron'));
    expect(findElectron(folder, { ...linux, env })).toBeUndefined();
  });

  it('is fetched by the bin of its package, and found then', async () => {
    rmSync(join(folder, 'node_modules/electron/dist'), { recursive: true });
    write(
      'node_modules/electron/install.js',
      `const fs = require('fs'); fs.mkdirSync(__dirname + '/dist'); fs.writeFileSync(__dirname + '/dist/version', '45.4.1'); fs.writeFileSync(__dirname + '/dist/electron', '');`,
    );
    expect(await ensureElectron(folder)).toEqual({
      path: join(folder, 'node_modules/electron/dist/electron'),
    });
  });

  it('is missed with one clause where that fails', async () => {
    rmSync(join(folder, 'node_modules/electron/dist'), { recursive: true });
    write(
      'node_modules/electron/install.js',
      `console.error('TypeError: fetch failed\\n  at x'); process.exit(1);`,
    );
    expect(await ensureElectron(folder)).toEqual({ problem: 'its download server cannot be reached' });
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
  const world = () => {
    const now = { ms: 0, bytes: 0 };
    const watch = downloadWatch('place', { now: () => now.ms, sizeOf: () => now.bytes });
    return { now, watch };
  };

  it('is stuck once nothing has come for 15 seconds', () => {
    const { now, watch } = world();
    now.ms = 14_999;
    expect(watch.isStalled()).toBe(false);
    now.ms = 15_000;
    expect(watch.isStalled()).toBe(true);
  });

  it('is not stuck while it grows, however slowly, and says how far it is', () => {
    const { now, watch } = world();
    for (let step = 1; step <= 20; step += 1) {
      now.ms += 10_000;
      now.bytes += 2 ** 20;
      expect(watch.isStalled()).toBe(false);
    }
    expect(watch.soFar()).toBe('20.0 MB so far');
  });

  it('has more time when all has come and is unpacked elsewhere', () => {
    const { now, watch } = world();
    now.bytes = 100 * 2 ** 20;
    expect(watch.isStalled()).toBe(false);
    now.ms = 60_000;
    expect(watch.isStalled()).toBe(false);
    now.ms = 90_000;
    expect(watch.isStalled()).toBe(true);
  });
});

describe('a step that takes long', () => {
  const terminal = { isTTY: true, columns: 60 };
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubEnv('TERM', 'xterm');
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllEnvs();
    planSteps(0);
  });

  /** What a step of so many seconds writes, and the longest silence from its begin to its end. */
  async function watched(seconds: number, out: { isTTY?: boolean; columns?: number } = {}) {
    const written: string[] = [];
    const at = [performance.now()];
    const write = (text: string) => at.push(performance.now()) + written.push(text);
    const work = async () => {
      await new Promise((resolve) => {
        setTimeout(resolve, seconds * 1000);
      });
      return 'done';
    };
    const step = showStep('Installing packages', () => 'usually about a minute', work, { ...out, write });
    await vi.advanceTimersByTimeAsync(seconds * 1000);
    expect(await step).toBe('done');
    return { written, silenceMs: Math.max(...at.slice(1).map((ms, index) => ms - (at[index] ?? 0))) };
  }

  it('is never silent for more than ten seconds, and on a terminal for more than one', async () => {
    expect((await watched(600)).silenceMs).toBeLessThanOrEqual(10_000);
    expect((await watched(600, terminal)).silenceMs).toBeLessThanOrEqual(1_000);
  });

  it('says which of how many it is, since when it runs and how long it usually takes, in lines', async () => {
    planSteps(3);
    expect((await watched(12)).written).toEqual([
      'Installing packages, 1 of 3 · 0 s, usually about a minute\n',
      'Installing packages, 1 of 3 · 10 s, usually about a minute\n',
      'Installing packages, 1 of 3 · took 12 s\n',
    ]);
    expect((await watched(1)).written[0]).toContain(', 2 of 3 ·');
  });

  it('writes over one line of a terminal, and never past its edge', async () => {
    planSteps(1);
    const { written } = await watched(2, { ...terminal, columns: 40 });
    expect(written).toEqual([
      '\r\u001b[KInstalling packages, 1 of 1 · 0 s, usua',
      '\r\u001b[KInstalling packages, 1 of 1 · 1 s, usua',
      '\r\u001b[KInstalling packages, 1 of 1 · 2 s, usua',
      '\r\u001b[KInstalling packages, 1 of 1 · took 2 s\n',
    ]);
  });

  it('writes lines on a terminal that cannot go back, and counts nothing where nobody planned', async () => {
    vi.stubEnv('TERM', 'dumb');
    const { written } = await watched(1, terminal);
    expect(written[0]).toBe('Installing packages · 0 s, usually about a minute\n');
  });

  it('ends its line where it fails', async () => {
    const written: string[] = [];
    const out = { ...terminal, write: (text: string) => written.push(text) };
    const step = showStep(
      'Building',
      () => '',
      () => Promise.reject(new Error('no')),
      out,
    );
    await expect(step).rejects.toThrow('no');
    expect(written.at(-1)).toBe('\r\u001b[KBuilding · took 0 s\n');
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('the browser of this system', () => {
  const machine = (there: readonly string[], env: Record<string, string> = {}) => ({
    env,
    platform: 'linux' as const,
    exists: (path: string) => there.includes(path),
    realPath: (path: string) =>
      path === '/usr/bin/chromium' && there.includes('snapped') ? '/usr/bin/snap' : path,
  });

  it('is the one that OCHRE_CHROMIUM names, and no other once it is set', () => {
    const there = ['/usr/bin/chromium', '/opt/mine'];
    expect(systemBrowser(machine(there, { OCHRE_CHROMIUM: '/opt/mine' }))).toBe('/opt/mine');
    expect(systemBrowser(machine(there, { OCHRE_CHROMIUM: '/opt/gone' }))).toBeUndefined();
  });

  it('is Chromium before Chrome', () => {
    expect(systemBrowser(machine(['/usr/bin/google-chrome', '/usr/bin/chromium']))).toBe('/usr/bin/chromium');
    expect(systemBrowser(machine(['/usr/bin/google-chrome']))).toBe('/usr/bin/google-chrome');
  });

  it('is no snap, which cannot read our files', () => {
    expect(systemBrowser(machine(['/snap/bin/chromium']))).toBeUndefined();
    expect(systemBrowser(machine(['/usr/bin/chromium', 'snapped']))).toBeUndefined();
    expect(systemBrowser(machine(['/usr/bin/chromium-browser', '/snap']))).toBeUndefined();
  });

  it('is none where there is none', () => expect(systemBrowser(machine([]))).toBeUndefined());
});
