import { once } from 'node:events';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { dataFolder } from '../../../scripts/lib/data-folder.mjs';
import { electronHopeless, electronTrouble } from '../../../scripts/lib/electron-trouble.mjs';
import { foreground } from '../../../scripts/lib/foreground.mjs';
import { doorPage, openWindow, windowArgs } from '../../../scripts/lib/open-window.mjs';
import { startOptions } from '../../../scripts/lib/start-args.mjs';
import { addressWords } from '../../../scripts/lib/start-loopback.mjs';
import { chosenSteps } from '../../../scripts/lib/test-steps.mjs';

describe('npm start takes', () => {
  it('nothing, and then opens its own window', () => {
    expect(startOptions([], '/here')).toEqual({
      help: false,
      port: 0,
      open: true,
      served: false,
      data: null,
    });
  });

  it.each([
    [['--port', '8787'], { port: 8787, served: true, open: true }],
    [['--port=0'], { port: 0, served: true }],
    [['--no-open'], { served: true, open: false }],
    [['--data', 'mine'], { data: '/here/mine', served: false }],
    [['--data', '/else/where'], { data: '/else/where' }],
    [['--port', '8787', '--no-open', '--data', 'd'], { port: 8787, open: false, data: '/here/d' }],
    [['--help'], { help: true }],
  ])('%j', (args, options) => expect(startOptions(args, '/here')).toMatchObject(options));

  it.each([
    [['--port', '65536']],
    [['--port', '-1']],
    [['--port', '80.5']],
    [['--port', 'http']],
    [['--port', '']],
    [['--port']],
    [['--data', '']],
    [['--no-sandbox']],
    [['8787']],
  ])('no %j', (args) => expect(startOptions(args, '/here')).toHaveProperty('problem'));
});

describe('data is kept', () => {
  it.each([
    ['linux', {}, '/home/ann', '/home/ann/.local/share/ochre'],
    ['linux', { XDG_DATA_HOME: '/data' }, '/home/ann', '/data/ochre'],
    ['linux', { XDG_DATA_HOME: 'relative' }, '/home/ann', '/home/ann/.local/share/ochre'],
    ['linux', { XDG_DATA_HOME: '' }, '/home/ann', '/home/ann/.local/share/ochre'],
    ['win32', { APPDATA: '' }, 'C:\\Users\\ann', 'C:\\Users\\ann\\AppData\\Roaming\\Ochre'],
    ['darwin', {}, '/Users/ann', '/Users/ann/Library/Application Support/Ochre'],
    ['win32', { APPDATA: 'C:\\Users\\ann\\Roaming' }, 'C:\\Users\\ann', 'C:\\Users\\ann\\Roaming\\Ochre'],
    ['win32', {}, 'C:\\Users\\ann', 'C:\\Users\\ann\\AppData\\Roaming\\Ochre'],
  ] as const)('on %s with %j in the place of that system', (platform, env, home, folder) => {
    expect(dataFolder({ platform, env, home })).toBe(folder);
  });
});

describe('an Electron that does not start is explained', () => {
  it.each([
    [
      "[1:1120/1.2:FATAL:setuid_sandbox_host.cc(163)] The SUID sandbox helper binary was found, but is not configured correctly. Rather than run without sandboxing I'm aborting now.",
      'user namespaces',
    ],
    [
      '[1:FATAL:zygote_host_impl_linux.cc(128)] No usable sandbox! If you are running on Ubuntu 23.10+',
      'user namespaces',
    ],
    [
      'Failed to move to new namespace: PID namespaces supported, but failed: errno = Operation not permitted',
      'user namespaces',
    ],
    ['[FATAL:credentials.cc(131)] Check failed: . : Permission denied (13)', 'user namespaces'],
    ['Running as root without --no-sandbox is not supported. See https://crbug.com/638180.', 'as root'],
    ['[ERROR:ozone_platform_x11.cc(250)] Missing X server or $DISPLAY', 'no screen'],
    [
      'electron: error while loading shared libraries: libnss3.so: cannot open shared object file',
      'libnss3.so',
    ],
    ['spawn /x/electron EACCES', 'may not be executed'],
  ])('%s', (stderr, words) => {
    const sentence = electronTrouble(stderr);
    expect(sentence).toContain(words);
    expect(sentence).toMatch(/\.$/);
    expect(sentence).not.toContain('--no-sandbox');
  });

  it('not by a guess, where its words are unknown', () => {
    expect(electronTrouble('[ERROR:gpu_init.cc] Passthrough is not supported')).toBeNull();
  });

  it.each([
    [{ platform: 'linux', uid: 0, env: { DISPLAY: ':0' } }, 'as root'],
    [{ platform: 'linux', uid: 1000, env: {} }, 'no screen'],
    [{ platform: 'linux', uid: 1000, env: { DISPLAY: '' } }, 'no screen'],
  ] as const)('before it is fetched, for %j', (machine, words) => {
    expect(electronHopeless(machine)).toContain(words);
  });

  it.each([
    { platform: 'linux', uid: 1000, env: { DISPLAY: ':0' } },
    { platform: 'linux', uid: 1000, env: { WAYLAND_DISPLAY: 'wayland-0' } },
    { platform: 'darwin', uid: 501, env: {} },
    { platform: 'win32', uid: undefined, env: {} },
  ] as const)('and is not given up beforehand for %j', (machine) => {
    expect(electronHopeless(machine)).toBeNull();
  });
});

describe('the window', () => {
  const url = 'http://127.0.0.1:8787/#code=abc';

  it('is opened on a file, so that the code is on no command line', () => {
    expect(windowArgs('file:///d/open.html', '/d/profile').join(' ')).not.toContain('code');
    expect(doorPage(url)).toContain(`location.replace("${url}")`);
  });

  it('never loses its sandbox', () => {
    expect(windowArgs('file:///d/open.html', '/d/profile')).not.toContain('--no-sandbox');
  });

  it('is sent on by a page that an address cannot break out of', () => {
    expect(doorPage('http://x/</script><script>alert(1)')).not.toContain('</script><script>');
  });
});

describe('where nothing is opened, a person is told', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  });
  const url = 'http://127.0.0.1:8787/#code=abc';

  it.skipIf(process.platform !== 'linux').each([
    [
      'root',
      0,
      { DISPLAY: ':0' },
      'no sandbox protects a program that runs as root; start Ochre as an ordinary user.',
    ],
    ['nobody at a screen', 1000, {}, 'there is no screen to open a window on.'],
    ['somebody without a browser', 1000, { DISPLAY: ':0' }, 'Chromium and Chrome were not found.'],
  ])('the reason and what to do, for %s', (_, uid, env, reason) => {
    const nowhere = { DISPLAY: '', WAYLAND_DISPLAY: '', OCHRE_CHROMIUM: '/nowhere/chromium', ...env };
    for (const [name, value] of Object.entries(nowhere)) vi.stubEnv(name, value);
    vi.spyOn(process, 'getuid').mockReturnValue(uid);
    const window = openWindow(url, '/nowhere');
    expect(addressWords(url, 'problem' in window ? window.problem : '', true)).toBe(
      `No browser is opened: ${reason} Open this address in a browser on this computer: ${url}\n` +
        'It opens one page, once. For another address, run the same command again. Ctrl-C here ends Ochre.',
    );
  });

  it('the same way to another address with a terminal and without one', () => {
    const without = addressWords(url, '', false);
    expect(without).toBe(
      `Open this address in a browser on this computer: ${url}\nIt opens one page, once. For another address, run the same command again.`,
    );
    expect(addressWords(url, '', true)).toBe(`${without} Ctrl-C here ends Ochre.`);
  });
});

describe('a child in the foreground', () => {
  const node = (script: string) => foreground([process.execPath, '-e', script]);
  const ready = (child: ReturnType<typeof node>['child']) => once(child.stdout, 'data');

  it('gives its exit code', async () => {
    expect(await node('process.exit(3)').ended).toEqual({ code: 3, asked: false });
  });

  it('ends with 0 where it was asked to end and did', async () => {
    const { child, ended, stop } = node('console.log("up"); setInterval(() => {}, 1000)');
    await ready(child);
    stop();
    expect(await ended).toEqual({ code: 0, asked: true });
  });

  it('is asked again, and then not asked, where it does not listen', async () => {
    const { child, ended, stop } = node(
      'process.on("SIGTERM", () => console.log("no")); console.log("up"); setInterval(() => {}, 1000)',
    );
    await ready(child);
    const refused = ready(child);
    stop();
    await refused;
    stop();
    expect(await ended).toEqual({ code: 1, asked: true });
  });

  it('fails where it crashes, asked or not', async () => {
    expect(await node('process.kill(process.pid, "SIGKILL")').ended).toEqual({ code: 1, asked: false });
  });

  it('fails where there is no such program', async () => {
    expect((await foreground(['/nowhere/ochre']).ended).code).toBe(127);
  });
});

describe('npm test takes', () => {
  const stepsOf = (...args: string[]) => {
    const chosen = chosenSteps(args, '/reports');
    return 'steps' in chosen ? chosen.steps : [];
  };

  it('nothing, and then tells each step to leave out what takes long', () => {
    expect(stepsOf().map(({ env }) => env)).toEqual(stepsOf().map(() => ({ OCHRE_LANE: 'short' })));
    expect(stepsOf().length).toBeGreaterThan(9);
  });

  it('--all, and then the same steps leave out nothing', () => {
    expect(stepsOf('--all').map(({ name }) => name)).toEqual(stepsOf().map(({ name }) => name));
    expect(stepsOf('--all').filter(({ env }) => env !== undefined)).toEqual([]);
    expect(stepsOf('--all', '--only', 'lint')[0]?.command).not.toContain('--cache');
  });

  it.each([[['--only', 'unit,lint']], [['--only=lint,unit']]])('%j, in its own order', (args) => {
    expect(stepsOf(...args).map(({ name }) => name)).toEqual(['lint', 'unit']);
  });

  it.each([
    [['--only']],
    [['--all', 'unit']],
    [['--only', 'unit', 'lint']],
    [['unit']],
    [['--only', 'units']],
    [['--only', '']],
  ])('no %j', (args) => expect(chosenSteps(args, '/reports')).toHaveProperty('problem'));
});
