import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openConfStore } from '../../../../src-main/hosts/loopback/settings-store.ts';
import type * as Lane from '../../../../src-main/reader/lane.ts';
import { fakeContents, fakeSession, preventable, strict } from '../../../fakes/electron.ts';
import { bundleReader } from '../../../support/keyholder-bundle.ts';
import { writeRaw } from '../../../support/psbt/raw-psbt.ts';
import { genuineBtc } from '../../../support/psbt/send-btc.ts';
import { tempFolder } from '../../../support/temp-folder.ts';

// The Electron host's root over a strict stand-in for Electron: its acts and their order. No window opens here;
// test/e2e/electron has the real one.

// The first test loads all of main, which takes a busy machine long.
vi.setConfig({ testTimeout: 60_000 });

const INVOICE = 'rgb:~/~/~/bc:utxob:uUwwIzqD-e~5K6vT-EqZh7iV-gH4cRlh-7pGjyDi-_aEMO4O-C29uo';

type Listener = (...values: unknown[]) => unknown;
const done: string[] = [];
const appListeners = new Map<string, Listener[]>();
const windowListeners = new Map<string, Listener[]>();
const powerListeners = new Map<string, Listener[]>();
let exited: () => void = () => undefined;
let invoke: (event: object, name: string, input: unknown) => unknown = () => undefined;
let isFirst = true;
/** What the system does before Electron is ready. */
let early: () => void = () => undefined;
let folder = '';
const page = fakeSession();
const contents = fakeContents(3);

const hear = (listeners: Map<string, Listener[]>) => (name: string, listener: Listener) =>
  listeners.set(name, [...(listeners.get(name) ?? []), listener]);
const emit = (listeners: Map<string, Listener[]>, name: string, ...values: unknown[]) => {
  for (const listener of listeners.get(name) ?? []) listener(...values);
};

const note = (text: string) => done.push(text);

function fakeElectron() {
  const app = {
    isPackaged: true,
    commandLine: strict('commandLine', {}),
    setPath: (name: string, path: string) => note(`setPath ${name} ${path === folder ? '--data' : path}`),
    getPath: () => folder,
    getVersion: () => '0.1.0',
    getPreferredSystemLanguages: () => ['en-GB'],
    setName: (name: string) => note(`setName ${name}`),
    setAboutPanelOptions: ({
      applicationName: name,
      applicationVersion: of,
      iconPath,
    }: Record<string, string>) => note(`about ${String(name)} ${String(of)} ${basename(iconPath ?? '')}`),
    enableSandbox: () => note('enableSandbox'),
    setAsDefaultProtocolClient: (scheme: string, _: string, args: string[]) =>
      note(`open ${scheme}: ${args.join(' ')}`),
    requestSingleInstanceLock: () => note('requestSingleInstanceLock') > 0 && isFirst,
    whenReady: () => {
      note('whenReady');
      early();
      return promisify(setImmediate)();
    },
    on: hear(appListeners),
    setBadgeCount: () => true,
    dock: { setBadge: () => undefined },
    quit: () => note('quit'),
    exit: (code: number) => {
      note(`exit ${String(code)}`);
      exited();
    },
  };
  const window = strict<Record<string, unknown>>('window', {
    webContents: contents.contents,
    on: hear(windowListeners),
    once: hear(windowListeners),
    isDestroyed: () => false,
    isMinimized: () => true,
    isMaximized: () => true,
    getNormalBounds: () => ({ x: 30, y: 40, width: 900, height: 700 }),
    ...Object.fromEntries(['restore', 'focus', 'show'].map((name) => [name, () => note(name)])),
    loadURL: (url: string) => Promise.resolve(note(`loadURL ${url}`)),
  });
  const served = { registerBufferProtocol: (scheme: string) => note(`serve ${scheme}`) };
  return {
    app,
    BrowserWindow: function FakeWindow(options: { webPreferences: { preload: string; devTools: boolean } }) {
      const { preload, devTools } = options.webPreferences;
      note(`window, preload ${preload.split('/').slice(-2).join('/')}, devTools ${String(devTools)}`);
      return window;
    },
    ...Object.fromEntries(
      ['clipboard', 'nativeImage', 'Notification', 'systemPreferences', 'Tray'].map((name) => [
        name,
        strict(name, {}),
      ]),
    ),
    dialog: { showErrorBox: (title: string, text: string) => note(`${title}: ${text}`) },
    ipcMain: {
      handle: (channel: string, handler: typeof invoke) => {
        note(`handle ${channel}`);
        invoke = handler;
      },
      removeAllListeners: (channel: string) => note(`close ${channel}`),
    },
    Menu: {
      buildFromTemplate: (template: unknown) => template,
      setApplicationMenu: (menu: unknown) => note(`menu ${JSON.stringify(menu)}`),
    },
    nativeTheme: { shouldUseDarkColors: false },
    powerMonitor: { on: hear(powerListeners), off: () => undefined },
    protocol: {
      registerSchemesAsPrivileged: (schemes: unknown) => note(`schemes ${JSON.stringify(schemes)}`),
    },
    screen: { getAllDisplays: () => [{ workArea: { x: 0, y: 0, width: 1920, height: 1080 } }] },
    session: {
      defaultSession: fakeSession().session,
      fromPartition: (name: string, options: { cache: boolean }) => {
        note(`partition ${name}, cache ${String(options.cache)}`);
        return new Proxy(page.session, {
          get: (target, key) => (key === 'protocol' ? served : (Reflect.get(target, key) as unknown)),
        });
      },
    },
    utilityProcess: strict('utilityProcess', { fork: keyholderWithoutKeychain }),
  };
}

/** As on a machine without a keychain. */
function keyholderWithoutKeychain() {
  const heard: ((message: unknown) => void)[] = [];
  return {
    pid: undefined,
    on: (event: string, listener: (message: unknown) => void) => {
      if (event === 'message') heard.push(listener);
    },
    postMessage: ({ id }: { id: number }) => {
      const facts = { cause: 'noSecretService', detail: 'not provided' };
      const failure = { code: 'KEYCHAIN_ABSENT', facts };
      queueMicrotask(() => {
        for (const listener of heard) listener({ kind: 'failure', id, failure });
      });
    },
    kill: () => true,
  };
}

vi.mock('electron', () => fakeElectron());
// The worker is a built file beside the built root; this test builds it separately.
const reader = { path: '', remove: (): void => undefined };
vi.mock('../../../../src-main/reader/lane.ts', async (original) => {
  const real = await original<typeof Lane>();
  return { ...real, startWorker: () => real.startWorker(reader.path) };
});

// In a build the catalogue is two folders up; here each start speaks English.
vi.mock('../../../../src-main/app/language.ts', () => ({ speakFrom: () => undefined }));
vi.mock('../../../../src-main/hosts/renderer-files.ts', () => ({ openRendererFiles: () => () => null }));
vi.mock('../../../../src-main/hosts/electron/settings-store.ts', () => ({
  openElectronStore: openConfStore,
}));

describe('the root of the Electron host', () => {
  const argv = process.argv;
  const environment = { ...process.env };
  const FAULTS = ['uncaughtException', 'unhandledRejection'] as const;
  const listening = FAULTS.map((name) => process.listeners(name as 'uncaughtException'));

  beforeAll(async () => {
    Object.assign(reader, await bundleReader());
  }, 120_000);
  afterAll(() => reader.remove());

  let umask = 0;

  beforeEach(() => {
    umask = process.umask(0o022);
    folder = tempFolder();
    done.length = 0;
    appListeners.clear();
    windowListeners.clear();
    powerListeners.clear();
    isFirst = true;
    early = () => undefined;
    vi.resetModules();
  });
  afterEach(() => {
    process.argv = argv;
    Object.assign(process.env, environment);
    process.umask(umask);
    FAULTS.forEach((name, at) => {
      for (const listener of process.listeners(name as 'uncaughtException'))
        if (!listening[at]?.includes(listener)) process.removeListener(name, listener);
    });
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.removeAllListeners(signal);
  });

  const start = async (...words: string[]) => {
    process.argv = ['ochre', ...words];
    await import('../../../support/in-english.ts');
    await import('../../../../src-main/index.ts');
  };
  /** Waits until the page loads and, once it is visible, the rest of main is read. */
  const opened = async () => {
    await vi.waitFor(() => expect(done).toContain('loadURL ochre://app/'));
    emit(windowListeners, 'ready-to-show');
    await vi.waitFor(() => expect(done.some((one) => /^menu .*editMenu/.test(one))).toBe(true), {
      timeout: 8_000,
    });
  };
  const stopped = async () => {
    const exit = untilExit();
    const quit = preventable({});
    emit(appListeners, 'will-quit', quit);
    await exit;
    return quit;
  };
  const untilExit = () =>
    new Promise<void>((resolve) => {
      exited = resolve;
    });

  it('hardening 2, 15, 27: sets every protection before `ready`, and loads only the app’s own page', async () => {
    await start('--data', folder);
    await opened();
    expect(done).toEqual([
      'setPath userData --data',
      'setName Ochre',
      'about Ochre 0.1.0 window.png',
      'enableSandbox',
      'menu null',
      'schemes [{"scheme":"ochre","privileges":{"standard":true,"secure":true}}]',
      'open rgb: --',
      'requestSingleInstanceLock',
      'whenReady',
      'partition ochre-page, cache false',
      'serve ochre',
      'window, preload preload/index.cjs, devTools false',
      'loadURL ochre://app/',
      'close electron-store-get-data',
      'handle ochre:call',
      'show',
      expect.stringMatching(/^menu .*editMenu/),
    ]);
    expect(contents.commands).toContain('Page.setInterceptFileChooserDialog {"enabled":true}');
    // The page's session denies from the start. Heavy parts wait for the page's first question.
    expect([...powerListeners.keys()]).toEqual([]);
    expect(await ask('wallet.list')).toMatchObject({ ok: true });
    expect([...powerListeners.keys()]).toEqual(['suspend', 'resume', 'lock-screen']);
    expect(page.call('permissionCheck', null, 'media', 'ochre://app', {})).toBe(false);
    const other = fakeContents(4);
    emit(appListeners, 'web-contents-created', {}, other.contents);
    expect(other.open('https://evil.example')).toEqual({ action: 'deny' });

    emit(appListeners, 'second-instance', {}, ['ochre', '--data', '/other', '--no-sandbox'], '/', null);
    expect(done.slice(-2)).toEqual(['restore', 'focus']);

    process.emit('SIGTERM');
    expect(done.at(-1)).toBe('quit');
    emit(appListeners, 'window-all-closed');
    expect((await stopped()).defaultPrevented).toBe(true);
    expect(done.slice(-2)).toEqual(['quit', 'exit 0']);
  });

  const shownOf = async () => {
    await start('--data', folder, '--', INVOICE);
    await opened();
  };
  const ask = (name: string, input: object = {}) =>
    invoke({ sender: contents.contents, senderFrame: contents.contents.mainFrame }, name, input);

  it('hardening 26: reads the links of a second start as data, and obeys nothing on its command line', async () => {
    await shownOf();
    await vi.waitFor(async () => {
      expect(await ask('links.take')).toEqual({ ok: true, value: { kind: 'invoice', text: INVOICE } });
    });
    const second = ['ochre', '--data', '/other', '--no-sandbox', 'rgb:broken'];
    emit(appListeners, 'second-instance', {}, second, '/', null);
    expect(done.slice(-2)).toEqual(['restore', 'focus']);
    await vi.waitFor(async () => {
      expect(await ask('links.take')).toEqual({ ok: true, value: { kind: 'refused' } });
    });
    expect(contents.sent.at(-1)).toEqual(['ochre:notice', 'links.opened', {}]);
    expect(done.filter((one) => one.startsWith('setPath'))).toHaveLength(1);
    await stopped();
  });

  it('hardening 26: keeps a file that macOS hands over before there is a window', async () => {
    const psbt = writeRaw(genuineBtc().raw);
    const path = join(folder, 'early.psbt');
    writeFileSync(path, Buffer.from(psbt, 'base64'));
    const event = preventable({});
    early = () => emit(appListeners, 'open-file', event, path);
    await start('--data', folder);
    await opened();
    expect(event.defaultPrevented).toBe(true);
    expect(await ask('offline.openedFile')).toEqual({
      ok: true,
      value: { file: { openedId: 1, name: 'early.psbt', base64: psbt } },
    });
    await stopped();
  });

  it.each(FAULTS)(
    'hardening 40: ends at an %s, logged without its content, and answers nothing afterwards',
    async (name) => {
      await shownOf();
      const exit = untilExit();
      const words = 'legal winner thank year wave sausage worth useful legal winner thank yellow';
      process.emit(name as 'uncaughtException', new Error(`choked on ${words}`));
      expect(await ask('wallet.list')).toEqual({ ok: false, failure: { code: 'APP_LOCKED', facts: {} } });
      await exit;
      const log = readFileSync(join(folder, 'ochre.log'), 'utf8');
      expect(log).toMatch(/fault [0-9a-f]{8} in main: Error: choked on \[words\]/);
      expect(log).not.toContain('sausage');
      expect(done.slice(-2)).toEqual([expect.stringMatching(/^Ochre had to stop: /), 'exit 1']);
    },
  );

  it('hardening 26: starts no second time beside a first', async () => {
    isFirst = false;
    await start('--data', folder);
    expect(done).not.toContain('whenReady');
    expect(done.at(-1)).toBe('exit 0');
  });

  it("hardening 8: doesn't start with a switch that removes a protection, whatever the environment says", async () => {
    process.env['OCHRE_DEV'] = '1';
    const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    await start('--remote-debugging-port=9222', '--no-sandbox');
    expect(said).toHaveBeenCalledWith('Ochre does not start with --no-sandbox, --remote-debugging-port.\n');
    said.mockRestore();
    expect(done).toEqual(['exit 1']);
  });

  it('says in one sentence why it cannot start, and ends', async () => {
    const { lockFolder } = await import('../../../../src-main/records/folder-lock.ts');
    const held = lockFolder(folder);
    const exit = untilExit();
    await start('--data', folder);
    await exit;
    held.release();
    expect(done.slice(-2)).toEqual([
      `Ochre can’t start: Another Ochre uses the data folder ${folder}. Close it, or choose another with --data.`,
      'exit 1',
    ]);
  });
});
