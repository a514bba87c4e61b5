import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  cleanEnvironment,
  dangerousSwitches,
  readDataFolder,
} from '../../../../src-main/hosts/electron/argv.ts';
import type { App } from 'electron';
import { createCollector } from '../../../../src-main/hosts/electron/collector.ts';
import { hearLinks, LINK_SCHEME, linksIn } from '../../../../src-main/hosts/electron/deep-links.ts';
import { preventable, strict } from '../../../fakes/electron.ts';
import { promisify } from 'node:util';
import { filesIn, hearFiles } from '../../../../src-main/hosts/electron/handed-files.ts';

describe('hardening 8: switches on the command line', () => {
  it.each([
    '--no-sandbox',
    '-no-sandbox',
    '--No-Sandbox',
    '/no-sandbox',
    '--disable-web-security',
    '--remote-debugging-port=9222',
    '--remote-debugging-pipe',
    '--ignore-certificate-errors',
    '--inspect',
    '--inspect-brk=0',
    '--js-flags=--expose-gc',
    '--load-extension=/tmp/x',
    '--renderer-cmd-prefix=/usr/bin/env',
    '--proxy-server=evil:1',
    '--ssl-key-log-file=/tmp/keys',
    '--host-resolver-rules=MAP * evil',
  ])('include %s, which is refused', (word) => expect(dangerousSwitches(['ochre', word])).toHaveLength(1));

  it('are accepted otherwise', () => {
    const argv = [
      'ochre',
      '--data',
      '/home/x/no-sandbox',
      'rgb:~/~/utxob:abc',
      '--no-sandboxes',
      '/inspect/me',
    ];
    expect(dangerousSwitches(argv)).toEqual([]);
  });
});

describe('the data folder', () => {
  const read = (argv: readonly string[], own = '/home/ann/.config/ochre') =>
    readDataFolder(argv, own, '/home/ann');

  it('is the path after --data, made absolute', () => {
    expect(read(['ochre', '--data', 'there'])).toBe(resolve('there'));
    expect(read(['ochre', '.', '--other', '--data=/there'])).toBe('/there');
  });

  it.each([[['ochre']], [['ochre', '--data']], [['ochre', '--data=']], [['ochre', '--', '--data', 'x']]])(
    'is the profile’s own for %j',
    (argv) => expect(read(argv)).toBe('/home/ann/.config/ochre'),
  );

  it("is in the home folder if the profile's own path is relative, which changes with each start", () =>
    expect(read(['ochre'], 'config/ochre')).toBe('/home/ann/.config/Ochre'));
});

it('hardening 39: variables that steer Electron, Node or the network are removed, others stay', () => {
  const env: Record<string, string | undefined> = {
    HOME: '/home/x',
    DBUS_SESSION_BUS_ADDRESS: 'unix:path=/run/bus',
    PATH: '/bin',
    NODE_OPTIONS: '--require x',
    NODE_EXTRA_CA_CERTS: 'x',
    ELECTRON_RUN_AS_NODE: '1',
    ELECTRON_ENABLE_LOGGING: '1',
    SSLKEYLOGFILE: '/tmp/keys',
    SSL_CERT_FILE: 'x',
    https_proxy: 'evil:1',
    HTTP_PROXY: 'evil:1',
    ALL_PROXY: 'evil:1',
    LD_PRELOAD: 'x.so',
    DYLD_INSERT_LIBRARIES: 'x',
  };
  cleanEnvironment(env);
  expect(Object.keys(env).sort()).toEqual(['DBUS_SESSION_BUS_ADDRESS', 'HOME', 'PATH']);
});

/** An app that gets macOS's links or files only by this event. Returns whether Electron's own act was prevented. */
function fakeApp(event: 'open-url' | 'open-file', isPackaged = false) {
  const registered: unknown[][] = [];
  let hear: (event: unknown, handed: string) => void = () => undefined;
  const app = strict<App>('app', {
    isPackaged,
    on: (name: string, listener: typeof hear) => {
      expect(name).toBe(event);
      hear = listener;
    },
    setAsDefaultProtocolClient: (...asked: unknown[]) => registered.push(asked),
  });
  const hand = (what: string): boolean => {
    const handed = preventable({});
    hear(handed, what);
    return handed.defaultPrevented;
  };
  return { app, registered, hand };
}

describe('hardening 27: deep links', () => {
  it('have one scheme, which only an installed Ochre registers, after --', () => {
    const { app, registered } = fakeApp('open-url', true);
    hearLinks(app, () => undefined, '/opt/ochre/ochre');
    expect(registered).toEqual([['rgb', '/opt/ochre/ochre', ['--']]]);
    expect(LINK_SCHEME).toBe('rgb');
    const development = fakeApp('open-url');
    hearLinks(development.app, () => undefined, '/x');
    expect(development.registered).toEqual([]);
  });

  it('that macOS hands over are read as data', () => {
    const { app, hand } = fakeApp('open-url');
    const offered: unknown[] = [];
    hearLinks(app, (links) => offered.push(links), '/x');
    expect(hand('rgb:x')).toBe(true);
    expect(offered).toEqual([['rgb:x']]);
  });

  it('are held until somebody takes them', () => {
    const { offer, handOver } = createCollector<string>();
    const taken: unknown[] = [];
    offer([]);
    offer(['rgb:a']);
    handOver((links) => taken.push(links));
    offer(['rgb:b']);
    expect(taken).toEqual([['rgb:a'], ['rgb:b']]);
  });
});

it.each<[readonly string[], readonly string[]]>([
  [['ochre', 'rgb:a'], ['rgb:a']],
  [['ochre', '--', 'rgb:a'], ['rgb:a']],
  [['ochre', '--original-process-start-time=1', '--allow-file-access-from-files', 'rgb:a'], ['rgb:a']],
  [['ochre', 'RGB:A'], ['RGB:A']],
  [
    ['ochre', 'rgb:a', 'rgb:b'],
    ['rgb:a', 'rgb:b'],
  ],
  [['rgb:ochre'], []],
  [['ochre'], []],
  [['ochre', '--data', '/tmp/x', '--no-sandbox', 'file:///etc/passwd', 'bitcoin:x', '--rgb:a', ' rgb:a'], []],
])(
  "hardening 26: a second start's command line %j has the links %j, and nothing else is read",
  (argv, links) => expect(linksIn(argv)).toEqual(links),
);

describe('the files on a command line', () => {
  it.each<[readonly string[], readonly (string | null)[]]>([
    [['ochre', '/home/a/send.psbt'], ['/home/a/send.psbt']],
    [['ochre', '--', 'send.psbt'], ['/here/send.psbt']],
    [['ochre', '../there/SEND.PSBT'], ['/there/SEND.PSBT']],
    [['ochre', 'file:///home/a/my%20send.psbt'], ['/home/a/my send.psbt']],
    [['ochre', '--original-process-start-time=1', '/home/a/send.psbt'], ['/home/a/send.psbt']],
    [
      ['ochre', '/a.psbt', '/b.psbt'],
      ['/a.psbt', '/b.psbt'],
    ],
  ])('%j holds %j', (argv, files) => expect(filesIn(argv, '/here', 'linux')).toEqual(files));

  it.each([
    [['/opt/ochre.psbt']],
    [['ochre', '--data', '/tmp/x', '/etc/passwd', 'file:///etc/passwd']],
    [['ochre', '--load=/a.psbt', '-a.psbt', '--a.psbt']],
    [['ochre', '/a.psbt.exe', '/a.psbt ', '/a.psbt\n', 'psbt', 'https://evil.example/a.psbt?x']],
    [['ochre', `/${'a'.repeat(4_096)}.psbt`]],
    // The link's author would also have written the path.
    [['ochre', '--', 'rgb:a', '/home/a/send.psbt']],
    [['ochre', '/home/a/send.psbt', 'RGB:A']],
  ])('%j holds none', (argv) => expect(filesIn(argv, '/here', 'linux')).toEqual([]));

  it.each([
    String.raw`\\evil.example\share\a.psbt`,
    '//evil.example/share/a.psbt',
    String.raw`\\?\UNC\evil.example\share\a.psbt`,
    String.raw`\\.\pipe\a.psbt`,
    'file://evil.example/share/a.psbt',
    'file:////evil.example/share/a.psbt',
    'file:///C:/a%2Fb.psbt',
  ])('asks no other machine for %s', (word) => {
    expect(filesIn(['ochre', word], String.raw`C:\here`, 'win32')).toEqual([null]);
  });

  it("are resolved in the second start's folder, except on another machine", () => {
    expect(filesIn(['ochre', 'a.psbt'], String.raw`C:\here`, 'win32')).toEqual([String.raw`C:\here\a.psbt`]);
    expect(filesIn(['ochre', 'a.psbt'], String.raw`\\evil.example\share`, 'win32')).toEqual([null]);
    expect(filesIn(['ochre', 'file:///C:/a.psbt'], String.raw`C:\here`, 'win32')).toEqual([
      String.raw`C:\a.psbt`,
    ]);
  });

  it.each([
    'https://evil.example/a.psbt',
    'smb://evil.example/a.psbt',
    'file://evil.example/a.psbt',
    'file:///a%2Fb.psbt',
    'file:///%ff.psbt',
  ])('reads no path out of the address %s', (address) => {
    expect(filesIn(['ochre', address], '/here', 'linux')).toEqual([null]);
  });
});

const aTurn = promisify(setImmediate);

it('files that macOS hands over are read as data, and those of one act together', async () => {
  const { app, hand } = fakeApp('open-file');
  const offered: unknown[] = [];
  hearFiles(app, (files) => offered.push(files), 'darwin');
  hand('/Users/a/send.psbt');
  hand('/Users/a/other.psbt');
  await aTurn();
  hand('/Users/a/third.psbt');
  await aTurn();
  expect(offered).toEqual([['/Users/a/send.psbt', '/Users/a/other.psbt'], ['/Users/a/third.psbt']]);
});

it("files that macOS hands over aren't opened by Electron, and must be named as PSBT files", async () => {
  const { app, hand } = fakeApp('open-file');
  const offered: unknown[] = [];
  hearFiles(app, (files) => offered.push(...files), 'darwin');
  expect(hand('/etc/passwd')).toBe(true);
  await aTurn();
  expect(offered).toEqual([]);
});
