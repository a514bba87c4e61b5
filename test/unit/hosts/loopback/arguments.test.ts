import { homedir, userInfo } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { readArguments } from '../../../../src-main/hosts/loopback/arguments.ts';

describe('arguments of the loopback host', () => {
  it('takes a port and a folder', () =>
    expect(readArguments(['--port', '8787', '--data', '/tmp/ochre'], {})).toEqual({
      port: 8787,
      dataFolder: '/tmp/ochre',
    }));

  it('default to any free port and an own folder', () =>
    expect(readArguments([], { XDG_DATA_HOME: '/home/x/data' })).toEqual({
      port: 0,
      dataFolder: '/home/x/data/ochre-loopback',
    }));

  it.each(['', 'relative', './data'])(
    'ignore “%s” as a data folder, as the XDG specification says',
    (path) => {
      const { dataFolder } = readArguments([], { XDG_DATA_HOME: path, LOCALAPPDATA: path });
      expect(dataFolder).toBe(join(homedir(), '.local/share/ochre-loopback'));
    },
  );

  it.each(['', 'relative'])("use this user's home if HOME is “%s”", (home) => {
    vi.stubEnv('HOME', home);
    const { dataFolder } = readArguments([], {});
    expect(dataFolder).toBe(join(userInfo().homedir, '.local/share/ochre-loopback'));
  });

  it.each([
    ['a port that is no number', ['--port', 'http']],
    ['a port beyond 65535', ['--port', '65536']],
    ['a negative port', ['--port=-1']],
    ['an empty folder', ['--data', '']],
    ['a folder that is missing', ['--data']],
    ['an argument nobody knows', ['--host', '0.0.0.0']],
    ['a bare word', ['x']],
  ])('with %s are refused', (_, argv) => expect(() => readArguments(argv, {})).toThrow());
});
