import { describe, expect, it, vi } from 'vitest';
import { dataFolder } from '../../../scripts/lib/data-folder.mjs';
import { electronHopeless, electronTrouble } from '../../../scripts/lib/electron-trouble.mjs';
import { doorPage, openWindow, windowArgs } from '../../../scripts/lib/open-window.mjs';
import { startOptions } from '../../../scripts/lib/start-args.mjs';
import { addressWords } from '../../../scripts/lib/start-loopback.mjs';

const url = 'http://127.0.0.1:8787/#code=abc';

describe('npm start', () => {
  it.each([
    [[], { help: false, port: 0, open: true, served: false, data: null }],
    [
      ['--port', '8787', '--no-open', '--data', 'd'],
      { port: 8787, open: false, served: true, data: '/here/d' },
    ],
    [['--data', '/else/where'], { data: '/else/where', served: false }],
  ])('takes %j', (args, options) => expect(startOptions(args, '/here')).toMatchObject(options));

  it.each([
    [['--port', '65536']],
    [['--port', '80.5']],
    [['--port', '']],
    [['--data', '']],
    [['--no-sandbox']],
    [['8787']],
  ])('takes no %j', (args) => expect(startOptions(args, '/here')).toHaveProperty('problem'));

  it.each([
    ['linux', {}, '/home/ann', '/home/ann/.local/share/ochre'],
    ['linux', { XDG_DATA_HOME: '/data' }, '/home/ann', '/data/ochre'],
    ['linux', { XDG_DATA_HOME: 'relative' }, '/home/ann', '/home/ann/.local/share/ochre'],
    ['darwin', {}, '/Users/ann', '/Users/ann/Library/Application Support/Ochre'],
    ['win32', { APPDATA: 'C:\\Users\\ann\\Roaming' }, 'C:\\Users\\ann', 'C:\\Users\\ann\\Roaming\\Ochre'],
    ['win32', { APPDATA: '' }, 'C:\\Users\\ann', 'C:\\Users\\ann\\AppData\\Roaming\\Ochre'],
  ] as const)('keeps data, on %s with %j, in the place of that system', (platform, env, home, folder) => {
    expect(dataFolder({ platform, env, home })).toBe(folder);
  });

  it('opens its window on a file, so that the code is on no command line, and with its sandbox', () => {
    const args = windowArgs('file:///d/open.html', '/d/profile');
    expect(args.join(' ')).not.toContain('code');
    expect(args).not.toContain('--no-sandbox');
    expect(doorPage(url)).toContain(`location.replace("${url}")`);
  });

  it('sends the window on by a page that an address cannot break out of', () => {
    expect(doorPage('http://x/</script><script>alert(1)')).not.toContain('</script><script>');
  });

  it.skipIf(process.platform !== 'linux').each([
    ['root', 0, { DISPLAY: ':0' }, /no sandbox protects a program that runs as root/],
    ['nobody at a screen', 1000, {}, /there is no screen/],
    ['somebody without a browser', 1000, { DISPLAY: ':0' }, /Chromium and Chrome were not found/],
  ])('opens nothing for %s, and says why and the address', (_, uid, env, reason) => {
    const nowhere = { DISPLAY: '', WAYLAND_DISPLAY: '', OCHRE_CHROMIUM: '/nowhere/chromium', ...env };
    for (const [name, value] of Object.entries(nowhere)) vi.stubEnv(name, value);
    vi.spyOn(process, 'getuid').mockReturnValue(uid);
    const window = openWindow(url, '/nowhere');
    const words = addressWords(url, 'problem' in window ? window.problem : '', true);
    expect(words).toMatch(reason);
    expect(words).toContain(`Open this address in a browser on this computer: ${url}\n`);
  });
});

describe('an Electron that does not start is explained', () => {
  it.each([
    [
      '[1:1120/1.2:FATAL:setuid_sandbox_host.cc(163)] The SUID sandbox helper binary was found, but is not configured correctly',
      'namespaces',
    ],
    ['[1:FATAL:zygote_host_impl_linux.cc(128)] No usable sandbox! If you are running on', 'namespaces'],
    ['Failed to move to new namespace: PID namespaces supported, but failed', 'namespaces'],
    ['[FATAL:credentials.cc(131)] Check failed: . : Permission denied (13)', 'namespaces'],
    ['Running as root without --no-sandbox is not supported. See https://crbug.com/638180.', 'as root'],
    ['[ERROR:ozone_platform_x11.cc(250)] Missing X server or $DISPLAY', 'no screen'],
    ['electron: error while loading shared libraries: libnss3.so: cannot open shared', 'libnss3.so'],
    ['spawn /x/electron EACCES', 'may not be executed'],
  ])('%s', (stderr, words) => {
    const sentence = electronTrouble(stderr);
    expect(sentence).toContain(words);
    expect(sentence).not.toContain('--no-sandbox');
  });

  it.each([
    [{ platform: 'linux', uid: 0, env: { DISPLAY: ':0' } }, 'as root'],
    [{ platform: 'linux', uid: 1000, env: { DISPLAY: '' } }, 'no screen'],
    [{ platform: 'linux', uid: 1000, env: { WAYLAND_DISPLAY: 'wayland-0' } }, null],
    [{ platform: 'win32', uid: undefined, env: {} }, null],
  ] as const)('before it is fetched, for %j', (machine, words) => {
    const said = electronHopeless(machine);
    expect(words === null ? said : said?.includes(words)).toBe(words === null ? null : true);
  });
});
