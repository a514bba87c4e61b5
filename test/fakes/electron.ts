import { EventEmitter } from 'node:events';
import type {
  BrowserWindow,
  BrowserWindowConstructorOptions,
  IpcMainInvokeEvent,
  Menu,
  MenuItemConstructorOptions,
  MessageBoxOptions,
  Session,
  Tray,
  WebContents,
  WebFrameMain,
} from 'electron';

/** Promises, matchers and debuggers look for these in anything: that is no use of the API. */
const alwaysAsked = new Set<string | symbol>(['then', 'toJSON', 'asymmetricMatch', 'nodeType', '$$typeof']);

/**
 * A stand-in for part of Electron that throws at any member it wasn't given. Code under test can't rely on a method
 * that nobody considered, and a renamed one shows.
 */
export const strict = <T extends object>(what: string, members: Partial<Record<keyof T, unknown>>): T =>
  new Proxy(members, {
    get: (target, key, receiver) => {
      if (Reflect.has(target, key) || typeof key === 'symbol' || alwaysAsked.has(key))
        return Reflect.get(target, key, receiver) as unknown;
      throw new Error(`the fake ${what} has no ${key}`);
    },
    set: (_target, key) => {
      throw new Error(`nobody may set ${what}.${String(key)}`);
    },
  }) as T;

/** One of Electron's preventable events, with its outcome. */
export function preventable<T extends object>(members: T) {
  const event = {
    ...members,
    defaultPrevented: false,
    preventDefault: () => void (event.defaultPrevented = true),
  };
  return event;
}

type Listener = (...values: never[]) => void;

/** `on`, `once` and nothing else; `names` are the events that exist. */
function events(what: string, names: readonly string[]) {
  const emitter = new EventEmitter();
  // All starts in a test file share one session and one page.
  emitter.setMaxListeners(100);
  const known = (name: string): string => {
    if (!names.includes(name)) throw new Error(`the fake ${what} never emits ${name}`);
    return name;
  };
  return {
    on: (name: string, listener: Listener) => emitter.on(known(name), listener as never),
    once: (name: string, listener: Listener) => emitter.once(known(name), listener as never),
    emit: (name: string, ...values: unknown[]) => emitter.emit(known(name), ...values),
    heard: (name: string) => emitter.listenerCount(known(name)) > 0,
  };
}

export function fakeSession() {
  const emitted = events('session', [
    'select-hid-device',
    'select-serial-port',
    'select-usb-device',
    'will-download',
  ]);
  const handlers: Record<string, ((...values: never[]) => unknown) | undefined> = {};
  const set = (name: string) => (handler: (...values: never[]) => unknown) => void (handlers[name] = handler);
  let spellChecker = true;
  const proxies: unknown[] = [];
  const session = strict<Session>('session', {
    on: emitted.on,
    setPermissionRequestHandler: set('permissionRequest'),
    setPermissionCheckHandler: set('permissionCheck'),
    setDevicePermissionHandler: set('devicePermission'),
    setDisplayMediaRequestHandler: set('displayMedia'),
    setBluetoothPairingHandler: set('bluetoothPairing'),
    setProxy: (config: unknown) => {
      proxies.push(config);
      return Promise.resolve();
    },
    setSpellCheckerEnabled: (enabled: boolean) => void (spellChecker = enabled),
    webRequest: strict('webRequest', { onBeforeRequest: set('beforeRequest') }),
  });
  return {
    session,
    emit: emitted.emit,
    spellChecker: () => spellChecker,
    proxies,
    /** Calls the handler, as Electron would; throws if none was set. */
    call: (name: string, ...values: unknown[]): unknown => {
      const handler = handlers[name];
      if (handler === undefined) throw new Error(`no handler for ${name}`);
      return handler(...(values as never[]));
    },
  };
}

export interface FakeFrame {
  url: string;
  origin: string;
  parent: WebFrameMain | null;
  detached: boolean;
}

/** A main frame on the app's page, changed as told. A getter may throw, as on a disposed frame. */
export const fakeFrame = (change: Partial<FakeFrame> = {}): WebFrameMain =>
  strict<WebFrameMain>('frame', {
    url: 'ochre://app/',
    origin: 'ochre://app',
    parent: null,
    detached: false,
    ...change,
  });

export function fakeContents(id: number, mainFrame = fakeFrame()) {
  const emitted = events('webContents', [
    'destroyed',
    'will-navigate',
    'will-frame-navigate',
    'will-redirect',
    'will-attach-webview',
    'select-bluetooth-device',
  ]);
  const sent: unknown[][] = [];
  const sendListeners = new Set<(...values: unknown[]) => void>();
  let destroyed = false;
  let webRtc = 'default';
  let openHandler: ((details: { url: string }) => unknown) | undefined;
  let frame = mainFrame;
  const commands: string[] = [];
  const contents = strict<WebContents>('webContents', {
    id,
    get mainFrame() {
      return frame;
    },
    on: emitted.on,
    once: emitted.once,
    isDestroyed: () => destroyed,
    send: (...values: unknown[]) => {
      if (destroyed) throw new TypeError('Object has been destroyed');
      sent.push(values);
      for (const listener of sendListeners) listener(...values);
    },
    setWindowOpenHandler: (handler: (details: { url: string }) => unknown) => void (openHandler = handler),
    setWebRTCIPHandlingPolicy: (policy: string) => void (webRtc = policy),
    debugger: {
      attach: (version: string) => commands.push(version),
      sendCommand: (command: string, given?: object) => {
        commands.push(`${command} ${JSON.stringify(given ?? {})}`);
        return Promise.resolve({});
      },
    },
  });
  return {
    contents,
    sent,
    webRtc: () => webRtc,
    /** Commands by Chromium’s own protocol. */
    commands,
    /** Hears messages as a preload would. Returns a function that stops it. */
    onSend: (listener: (...values: unknown[]) => void) => {
      sendListeners.add(listener);
      return () => sendListeners.delete(listener);
    },
    emit: emitted.emit,
    /** Another document replaces the window's, which becomes invalid. */
    show: (next: WebFrameMain) => void (frame = next),
    destroy: () => {
      destroyed = true;
      emitted.emit('destroyed');
    },
    /** Destroyed, with the event still on its way. */
    dieQuietly: () => void (destroyed = true),
    open: (url: string): unknown => {
      if (openHandler === undefined) throw new Error('no window open handler');
      return openHandler({ url });
    },
  };
}

export function fakeIpcMain() {
  const handlers = new Map<string, (event: IpcMainInvokeEvent, ...sent: unknown[]) => unknown>();
  return {
    ipcMain: {
      handle: (channel: string, handler: (event: IpcMainInvokeEvent, ...sent: unknown[]) => unknown) => {
        if (handlers.has(channel)) throw new Error(`a second handler for ${channel}`);
        handlers.set(channel, handler);
      },
      removeAllListeners: () => undefined,
    },
    channels: () => [...handlers.keys()],
    /** The result of `ipcRenderer.invoke`: an error that a handler throws is a rejection. */
    invoke: async (
      from: { sender: WebContents; senderFrame: WebFrameMain | null },
      channel: string,
      ...sent: unknown[]
    ): Promise<unknown> => {
      const handler = handlers.get(channel);
      if (handler === undefined) throw new Error(`no handler for ${channel}`);
      return await handler(strict<IpcMainInvokeEvent>('event', from), ...sent);
    },
  };
}

export function fakeBrowserWindow() {
  const made: BrowserWindowConstructorOptions[] = [];
  const page = fakeContents(1);
  return {
    made,
    webRtc: page.webRtc,
    BrowserWindow: function FakeBrowserWindow(options: BrowserWindowConstructorOptions) {
      made.push(options);
      return strict<BrowserWindow>('window', { webContents: page.contents });
    } as unknown as new (options: BrowserWindowConstructorOptions) => BrowserWindow,
  };
}

/** A window that is only passed on, as the parent of a dialog. */
export const fakeWindow = (destroyed = false): BrowserWindow =>
  strict<BrowserWindow>('window', { isDestroyed: () => destroyed });

/** A dialog whose user presses the button with that label, or closes it. */
export function fakeMessageBox(press: string | null) {
  const shown: { window: BrowserWindow; options: MessageBoxOptions }[] = [];
  return {
    shown,
    dialog: {
      showMessageBox: (window: unknown, options?: unknown) => {
        const asked = options as MessageBoxOptions;
        shown.push({ window: window as BrowserWindow, options: asked });
        const pressed = press === null ? asked.cancelId : asked.buttons?.indexOf(press);
        if (pressed === undefined || pressed < 0) throw new Error(`no button ${String(press)}`);
        return Promise.resolve({ response: pressed, checkboxChecked: false });
      },
    },
  };
}

/** A tray with the members that Electron's has on this platform; its picture file must exist. */
export function fakeTrays(platform: NodeJS.Platform, exists: (path: string) => boolean) {
  const made: {
    image: string;
    toolTip: string;
    title: string | null;
    menu: MenuItemConstructorOptions[];
    destroyed: boolean;
    emit: (name: string) => void;
    hears: (name: string) => boolean;
  }[] = [];
  const picture = (path: string): string => {
    if (!exists(path)) throw new Error(`Failed to load image from path '${path}'`);
    return path;
  };
  function FakeTray(image: string): Tray {
    const emitted = events('tray', ['click', 'right-click', 'double-click']);
    const state = {
      image: picture(image),
      toolTip: '',
      title: null as string | null,
      menu: [] as MenuItemConstructorOptions[],
      destroyed: false,
      emit: (name: string) => emitted.emit(name),
      hears: emitted.heard,
    };
    made.push(state);
    const alive =
      <A extends unknown[]>(act: (...values: A) => void) =>
      (...values: A): void => {
        if (state.destroyed) throw new TypeError('Object has been destroyed');
        act(...values);
      };
    return strict<Tray>('tray', {
      on: emitted.on,
      setImage: alive((path: string) => void (state.image = picture(path))),
      setToolTip: alive((text: string) => void (state.toolTip = text)),
      setContextMenu: alive((menu: MenuItemConstructorOptions[]) => void (state.menu = menu)),
      destroy: alive(() => void (state.destroyed = true)),
      ...(platform === 'darwin'
        ? {
            setTitle: alive((text: string) => void (state.title = text)),
          }
        : {}),
    });
  }
  return {
    made,
    Tray: FakeTray as unknown as new (image: string) => Tray,
    /** A menu is its template: tests read its clicks there. */
    Menu: { buildFromTemplate: (template: unknown) => template as Menu },
  };
}
