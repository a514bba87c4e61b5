import type { WebContents, WebFrameMain } from 'electron';
import { describe, expect, it } from 'vitest';
import { openIpcHost } from '../../../../src-main/hosts/electron/ipc.ts';
import { createNotices } from '../../../../src-main/hosts/notices.ts';
import { fakeContents, fakeFrame, fakeIpcMain, strict } from '../../../fakes/electron.ts';

function setUp() {
  const dispatched: unknown[][] = [];
  const faults: unknown[] = [];
  const notices = createNotices((_, error) => faults.push(error));
  const ipc = fakeIpcMain();
  const host = openIpcHost({
    ipcMain: ipc.ipcMain,
    dispatch: (name, input) => {
      dispatched.push([name, input]);
      return Promise.resolve({ ok: true, value: 1 });
    },
    notices,
  });
  const window = fakeContents(7);
  host.trust(window.contents);
  const call = (from: { sender?: WebContents; senderFrame?: WebFrameMain | null }, ...sent: unknown[]) =>
    ipc.invoke(
      { sender: window.contents, senderFrame: window.contents.mainFrame, ...from },
      'ochre:call',
      ...sent,
    );
  return { ipc, window, call, dispatched, notices, faults, host };
}

describe('hardening 16: the one channel', () => {
  it('is the only channel', () => expect(setUp().ipc.channels()).toEqual(['ochre:call']));

  it('carries a call of the window’s main frame', async () => {
    const { call, dispatched } = setUp();
    expect(await call({}, 'wallet.list', {})).toEqual({ ok: true, value: 1 });
    expect(dispatched).toEqual([['wallet.list', {}]]);
  });

  it('carries calls after a crash of the page, whose frame Electron 33 then calls detached', async () => {
    const { call, window } = setUp();
    window.show(fakeFrame({ detached: true }));
    expect(await call({}, 'wallet.list', {})).toEqual({ ok: true, value: 1 });
  });

  it('refuses the frame of the page before, for that reason alone', async () => {
    const { call, window, dispatched } = setUp();
    const before = window.contents.mainFrame;
    window.show(fakeFrame());
    await expect(call({ senderFrame: before }, 'wallet.list', {})).rejects.toThrow('refused');
    expect(dispatched).toEqual([]);
  });

  const disposed = strict<WebFrameMain>('frame', {
    get parent(): never {
      throw new Error('Render frame was disposed before WebFrameMain could be accessed');
    },
    detached: false,
  });

  it.each<[string, WebFrameMain | null]>([
    ['a sub-frame', fakeFrame({ parent: fakeFrame() })],
    ['no frame, since it has gone', null],
    ['a disposed frame', disposed],
    ['about:blank, with our origin', fakeFrame({ url: 'about:blank' })],
    ['about:srcdoc, with our origin', fakeFrame({ url: 'about:srcdoc' })],
    ['our page in an opaque origin', fakeFrame({ origin: 'null' })],
    ['another host of our scheme', fakeFrame({ url: 'ochre://apple/', origin: 'ochre://apple' })],
    ['our host in another scheme', fakeFrame({ url: 'https://app/', origin: 'https://app' })],
    ['a file', fakeFrame({ url: 'file:///tmp/a.html', origin: 'file://' })],
    ['a page served on loopback', fakeFrame({ url: 'http://127.0.0.1/', origin: 'http://127.0.0.1' })],
    ['a URL with a user', fakeFrame({ url: 'ochre://u@app/', origin: 'ochre://app' })],
  ])('refuses %s', async (_, senderFrame) => {
    const { call, window, dispatched } = setUp();
    // Tried as the main frame too, so that only the frame itself is refused.
    if (senderFrame !== null && senderFrame !== disposed && senderFrame.parent === null)
      window.show(senderFrame);
    await expect(call({ senderFrame }, 'wallet.list', {})).rejects.toThrow();
    expect(dispatched).toEqual([]);
  });

  it('refuses an untrusted window, even with the same number', async () => {
    const { call, dispatched } = setUp();
    await expect(call({ sender: fakeContents(8).contents }, 'wallet.list', {})).rejects.toThrow('refused');
    await expect(call({ sender: fakeContents(7).contents }, 'wallet.list', {})).rejects.toThrow('refused');
    expect(dispatched).toEqual([]);
  });

  it('refuses a window that was destroyed', async () => {
    const { call, window, dispatched } = setUp();
    window.dieQuietly();
    await expect(call({}, 'wallet.list', {})).rejects.toThrow('refused');
    window.destroy();
    await expect(call({}, 'wallet.list', {})).rejects.toThrow('refused');
    expect(dispatched).toEqual([]);
  });

  it.each([[[]], [['wallet.list']], [['wallet.list', {}, {}]], [[7, {}]], [[{ name: 'wallet.list' }, {}]]])(
    'refuses what is not a name and an input: %j',
    async (sent) => {
      const { call, dispatched } = setUp();
      await expect(call({}, ...sent)).rejects.toThrow('refused');
      expect(dispatched).toEqual([]);
    },
  );
});

it('notices go to the trusted window, under one channel', () => {
  const { notices, window } = setUp();
  notices.tell('wallet.listChanged', {});
  expect(window.sent).toEqual([['ochre:notice', 'wallet.listChanged', {}]]);
});

it('notices to a window that has gone are dropped without a fault', () => {
  const { notices, window, faults, host } = setUp();
  const second = fakeContents(9);
  host.trust(second.contents);
  window.dieQuietly();
  notices.tell('wallet.listChanged', {});
  expect(window.sent).toEqual([]);
  expect(second.sent).toHaveLength(1);
  expect(faults).toEqual([]);
});
