import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  app,
  BrowserWindow,
  clipboard,
  dialog,
  ipcMain,
  Menu,
  Notification,
  protocol,
  session,
  systemPreferences,
  utilityProcess,
} from 'electron';
import { APP_PAGE, APP_SCHEME } from './hosts/electron/app-origin.ts';
import { cleanEnvironment, dangerousSwitches, readDataFolder } from './hosts/electron/argv.ts';
import { createSystemClipboard } from './hosts/electron/clipboard.ts';
import { createNativeConfirm } from './hosts/electron/confirm.ts';
import { createDialogFiles } from './hosts/electron/files.ts';
import { openIpcHost } from './hosts/electron/ipc.ts';
import { forkUtility } from './hosts/electron/keyholder-child.ts';
import { menuFor } from './hosts/electron/menu.ts';
import { denyNavigation } from './hosts/electron/navigation.ts';
import { createNotifier } from './hosts/electron/notifier.ts';
import { createPresence } from './hosts/electron/presence.ts';
import { appScheme, createPageHandler } from './hosts/electron/protocol.ts';
import { hardenSession, PAGE_PARTITION } from './hosts/electron/session.ts';
import { openElectronStore } from './hosts/electron/settings-store.ts';
import { createSecureWindow } from './hosts/electron/window.ts';
import { openRendererFiles } from './hosts/renderer-files.ts';
import { onSignal, STOP_SIGNALS } from './hosts/signals.ts';
import { explainStartFailure } from './hosts/start-failure.ts';
import { openApp } from './open-app.ts';

// Computed here and nowhere else: a shared chunk may lie in another folder.
const here = dirname(fileURLToPath(import.meta.url));
/** Never in a package, whatever the environment says. */
const inDevelopment = !app.isPackaged && process.env['OCHRE_DEV'] === '1';

/** What must be settled before Electron is ready. The exit code where this start ends here, else null. */
function prepare(): number | null {
  // Nothing that is written here is for other users, SQLite's own files among it.
  process.umask(0o077);
  cleanEnvironment(process.env);
  const refused = inDevelopment ? [] : dangerousSwitches(process.argv);
  if (refused.length > 0) {
    process.stderr.write(`Ochre does not start with --${refused.join(', --')}.\n`);
    return 1;
  }
  const folder = readDataFolder(process.argv);
  if (folder !== null) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    app.setPath('userData', folder);
  }
  app.enableSandbox();
  protocol.registerSchemesAsPrivileged([appScheme]);
  app.on('web-contents-created', (_event, contents) => {
    denyNavigation(contents);
  });
  // The one that runs already comes to the front instead.
  return app.requestSingleInstanceLock() ? null : 0;
}

async function start(): Promise<void> {
  await app.whenReady();
  const files = openRendererFiles(join(here, '..', 'renderer'));
  const page = session.fromPartition(PAGE_PARTITION, { cache: false });
  hardenSession(page, { devTools: inDevelopment });
  hardenSession(session.defaultSession, { devTools: false });
  page.protocol.handle(APP_SCHEME, createPageHandler(files));
  Menu.setApplicationMenu(Menu.buildFromTemplate(menuFor(process.platform)));

  let window: BrowserWindow | null = null;
  const core = openApp({
    host: { kind: 'electron', version: app.getVersion(), dataFolder: app.getPath('userData') },
    openStore: openElectronStore,
    startKeyholder: () => forkUtility(utilityProcess, join(here, 'keyholder.js'), process.env),
    hostPorts: () => ({
      confirm: createNativeConfirm({ dialog, window: () => window }),
      presence: createPresence({ platform: process.platform, systemPreferences }),
      files: createDialogFiles({ dialog, window: () => window }),
      clipboard: createSystemClipboard(clipboard),
      notifier: createNotifier(Notification),
    }),
  });
  stopWith(core);
  const ipc = openIpcHost({ ipcMain, dispatch: core.dispatch, notices: core.notices });

  const shown = createSecureWindow({
    BrowserWindow,
    session: page,
    preload: join(here, '..', 'preload', 'index.cjs'),
    devTools: inDevelopment,
  });
  window = shown;
  ipc.trust(shown.webContents);
  shown.once('ready-to-show', () => {
    shown.show();
  });
  shown.once('closed', () => {
    window = null;
  });
  // What the second start has on its command line is not looked at: it may come from anybody.
  app.on('second-instance', () => {
    if (shown.isDestroyed()) return;
    if (shown.isMinimized()) shown.restore();
    shown.focus();
  });
  await shown.loadURL(APP_PAGE);
}

/** Closing the window ends Ochre, on a Mac too: a session-only secret must not outlive what shows it. */
function stopWith(core: { close: () => Promise<void>; fault: (name: string, error: unknown) => void }): void {
  let closed = false;
  app.on('window-all-closed', () => {
    app.quit();
  });
  for (const signal of STOP_SIGNALS) {
    onSignal(signal, () => {
      app.quit();
    });
  }
  app.on('will-quit', (event) => {
    if (closed) return;
    event.preventDefault();
    closed = true;
    void core.close().finally(() => {
      app.exit(0);
    });
  });
  // A state nobody thought of is no state to hold keys in: nothing goes on after it.
  const broken = (error: unknown): void => {
    core.fault('main', error);
    app.exit(1);
  };
  process.once('uncaughtException', broken);
  process.once('unhandledRejection', broken);
}

const exitCode = prepare();
if (exitCode === null) {
  start().catch((error: unknown) => {
    dialog.showErrorBox('Ochre cannot start', explainStartFailure(error));
    app.exit(1);
  });
} else {
  app.exit(exitCode);
}
