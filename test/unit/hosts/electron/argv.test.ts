import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  cleanEnvironment,
  dangerousSwitches,
  readDataFolder,
} from '../../../../src-main/hosts/electron/argv.ts';

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

  it('are fine otherwise', () => {
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

  it('is what --data says, made absolute', () => {
    expect(read(['ochre', '--data', 'there'])).toBe(resolve('there'));
    expect(read(['ochre', '.', '--other', '--data=/there'])).toBe('/there');
  });

  it.each([[['ochre']], [['ochre', '--data']], [['ochre', '--data=']], [['ochre', '--', '--data', 'x']]])(
    'is the profile’s own for %j',
    (argv) => expect(read(argv)).toBe('/home/ann/.config/ochre'),
  );

  it('lies in the person’s home where the profile’s own would be relative, and so another one at each start', () => {
    expect(read(['ochre'], 'config/ochre')).toBe('/home/ann/.config/Ochre');
  });
});

describe('hardening 39: the environment', () => {
  it('loses what steers Electron, Node or the network, and keeps the rest', () => {
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
});
