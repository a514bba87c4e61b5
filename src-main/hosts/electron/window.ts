import type {
  BrowserWindow,
  BrowserWindowConstructorOptions,
  Session,
  App,
  RenderProcessGoneDetails,
} from 'electron';

/** In px: every screen is laid out for it. */
export const SMALLEST = { width: 420, height: 480 };
/** `--ground` in tokens.css, seen before the first paint. */
const GROUND = { light: '#eeece6', dark: '#13110e' };

/** Every protection is written out, even if it is Electron's default. */
export function createSecureWindow(deps: {
  readonly BrowserWindow: new (options: BrowserWindowConstructorOptions) => BrowserWindow;
  readonly session: Session;
  readonly preload: string;
  readonly icon: string | null;
  /** The page's theme isn't known before it has loaded. */
  readonly dark: boolean;
  /** Development only: developer tools show words, too. */
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
      // No dictionary download, and no phrase word goes to the OS's spell checker.
      spellcheck: false,
      disableDialogs: true,
      navigateOnDragDrop: false,
      // The page must not open, read or write files by script.
      disableBlinkFeatures: 'FileSystemAccess,FileSystemAccessLocal',
      devTools: deps.devTools,
    },
  });
  // UDP would bypass the session's proxy (session.ts).
  window.webContents.setWebRTCIPHandlingPolicy('disable_non_proxied_udp');
  return window;
}

/** A crashed page reports no visibility, and some Linux windows only report it here. */
export function watchVisibility(window: Pick<BrowserWindow, 'on'>, tell: (visible: boolean) => void): void {
  const seen = (): void => tell(true);
  const unseen = (): void => tell(false);
  window.on('show', seen);
  window.on('restore', seen);
  window.on('hide', unseen);
  window.on('minimize', unseen);
}

/** A page that crashes so often would only crash again. */
const MOST_CRASHES = 3;
const WITHIN_MS = 60_000;

export function healPage(deps: {
  readonly app: Pick<App, 'on'>;
  readonly nowMs: () => number;
  readonly fault: (name: string, error: unknown) => void;
  readonly reload: () => void;
  readonly giveUp: (error: Error) => void;
}): void {
  let crashes: readonly number[] = [];
  deps.app.on('render-process-gone', (_event, _contents, { reason, exitCode }: RenderProcessGoneDetails) => {
    // The window was closed.
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

/** Main chooses files (files.choose), not the page. Not awaited before the load: only a loaded page answers. */
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
      // Events replace the dialog, and nobody listens.
      protocol.sendCommand('Page.setInterceptFileChooserDialog', { enabled: true }),
    ]);
  } catch (error) {
    if (!seen.closing) throw error;
  }
}
