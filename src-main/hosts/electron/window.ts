import type {
  BrowserWindow,
  BrowserWindowConstructorOptions,
  Session,
  App,
  RenderProcessGoneDetails,
} from 'electron';

/** As small as a window can be made, px: what every screen is laid out for. */
export const SMALLEST = { width: 420, height: 480 };
/** The page's ground (`--ground` in tokens.css): what is seen where the page has not painted yet. */
const GROUND = { light: '#eeece6', dark: '#13110e' };

/** The one place where a window is made. Every protection is written out, also where it is Electron's default. */
export function createSecureWindow(deps: {
  readonly BrowserWindow: new (options: BrowserWindowConstructorOptions) => BrowserWindow;
  readonly session: Session;
  readonly preload: string;
  /** A picture’s path; null: the program’s own. */
  readonly icon: string | null;
  /** The system's own wish: a page's is not known before it has loaded. */
  readonly dark: boolean;
  /** Development only: developer tools show everything that the page holds, words among it. */
  readonly devTools: boolean;
}): BrowserWindow {
  const window = new deps.BrowserWindow({
    title: 'Ochre',
    width: 1180,
    height: 800,
    minWidth: SMALLEST.width,
    minHeight: SMALLEST.height,
    show: false,
    backgroundColor: deps.dark ? GROUND.dark : GROUND.light,
    ...(deps.icon === null ? {} : { icon: deps.icon }),
    webPreferences: {
      session: deps.session,
      preload: deps.preload,
      contextIsolation: true,
      sandbox: true,
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      nodeIntegrationInSubFrames: false,
      webSecurity: true,
      webviewTag: false,
      // No dictionary download, and no typed word of a phrase to the OS's spell checker.
      spellcheck: false,
      disableDialogs: true,
      navigateOnDragDrop: false,
      // The page opens no file dialog of its own by script, and reads and writes no file that way.
      disableBlinkFeatures: 'FileSystemAccess,FileSystemAccessLocal',
      devTools: deps.devTools,
    },
  });
  // UDP would go past the session's proxy, which leads nowhere (session.ts).
  window.webContents.setWebRTCIPHandlingPolicy('disable_non_proxied_udp');
  return window;
}

/**
 * Tells when the window is out of sight and when it is back. The page tells it too (its visibility follows the window's,
 * and on macOS whether another covers it); but a page that has crashed tells nothing, and some Linux windows say only so.
 */
export function watchVisibility(window: Pick<BrowserWindow, 'on'>, tell: (visible: boolean) => void): void {
  const seen = (): void => tell(true);
  const unseen = (): void => tell(false);
  window.on('show', seen);
  window.on('restore', seen);
  window.on('hide', unseen);
  window.on('minimize', unseen);
}

/** A page that ends so often, so soon, would only do it again. */
const MOST_CRASHES = 3;
const WITHIN_MS = 60_000;

/**
 * A page whose process ended is loaded anew, from nothing: what it showed went with it, main and its flows stand.
 * `giveUp` is called where that does not help.
 */
export function healPage(deps: {
  readonly app: Pick<App, 'on'>;
  readonly nowMs: () => number;
  readonly fault: (name: string, error: unknown) => void;
  readonly reload: () => void;
  readonly giveUp: (error: Error) => void;
}): void {
  let crashes: readonly number[] = [];
  deps.app.on('render-process-gone', (_event, _contents, { reason, exitCode }: RenderProcessGoneDetails) => {
    // Its own end, as when the window is closed.
    if (reason === 'clean-exit') return;
    const nowMs = deps.nowMs();
    const error = new Error(`the page's process ended: ${reason}, ${exitCode}`);
    crashes = [...crashes.filter((atMs) => nowMs - atMs < WITHIN_MS), nowMs];
    if (crashes.length > MOST_CRASHES) {
      deps.giveUp(error);
      return;
    }
    deps.fault('page', error);
    deps.reload();
  });
}

/**
 * No `<input type=file>` of the page opens a dialog, in whatever frame and whoever clicked it: what Ochre reads of the
 * person's files it asks for in main (files.choose), where the page says neither which kinds nor what is done with them.
 * Chromium's own protocol is the only way to say so. Not awaited before the page is loaded: there is nobody to answer yet.
 */
export async function refuseFileInputs(window: Pick<BrowserWindow, 'on' | 'webContents'>): Promise<void> {
  const { debugger: protocol } = window.webContents;
  protocol.attach('1.3');
  const seen = { closing: false };
  window.on('close', () => {
    seen.closing = true;
  });
  try {
    await Promise.all([
      protocol.sendCommand('Page.enable'),
      // Told to us instead of shown, and nobody listens.
      protocol.sendCommand('Page.setInterceptFileChooserDialog', { enabled: true }),
    ]);
  } catch (error) {
    if (!seen.closing) throw error;
  }
}
