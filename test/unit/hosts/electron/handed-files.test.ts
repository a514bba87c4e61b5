import { promisify } from 'node:util';
import type { App } from 'electron';
import { describe, expect, it } from 'vitest';
import { filesIn, hearFiles } from '../../../../src-main/hosts/electron/handed-files.ts';
import { preventable, strict } from '../../../fakes/electron.ts';

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
    // Whoever wrote the link would have written the path.
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

  it('are looked for where the second start was, unless that is another machine', () => {
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

describe('the files that macOS hands over', () => {
  function fakeApp() {
    let openFile: (event: unknown, path: string) => void = () => undefined;
    const app = strict<App>('app', {
      on: (name: string, listener: typeof openFile) => {
        expect(name).toBe('open-file');
        openFile = listener;
      },
    });
    return { app, openFile: (path: string) => openFile(preventable({}), path) };
  }
  const aTurn = promisify(setImmediate);

  it('are taken as data, and those of one act together', async () => {
    const { app, openFile } = fakeApp();
    const offered: unknown[] = [];
    hearFiles(app, (files) => offered.push(files), 'darwin');
    openFile('/Users/a/send.psbt');
    openFile('/Users/a/other.psbt');
    await aTurn();
    openFile('/Users/a/third.psbt');
    await aTurn();
    expect(offered).toEqual([['/Users/a/send.psbt', '/Users/a/other.psbt'], ['/Users/a/third.psbt']]);
  });

  it('are not opened by Electron, and are PSBT files by name', async () => {
    let openFile: (event: unknown, path: string) => void = () => undefined;
    const app = strict<App>('app', {
      on: (_name: string, listener: typeof openFile) => {
        openFile = listener;
      },
    });
    const offered: unknown[] = [];
    hearFiles(app, (files) => offered.push(...files), 'darwin');
    const event = preventable({});
    openFile(event, '/etc/passwd');
    expect(event.defaultPrevented).toBe(true);
    await aTurn();
    expect(offered).toEqual([]);
  });
});
