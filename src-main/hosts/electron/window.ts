import type { BrowserWindow, BrowserWindowConstructorOptions, Session } from 'electron';

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
