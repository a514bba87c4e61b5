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
  nativeImage,
  Notification,
  powerMonitor,
  protocol,
  screen,
  session,
  systemPreferences,
  Tray,
  utilityProcess,
} from 'electron';
import type { MenuCommand } from '../src-preload/contract/index.ts';
import { language as spokenLanguage, say } from '../src-preload/messages/say.ts';
import { leaveNoCoreDump } from './hosts/core-dumps.ts';
import { APP_SCHEME } from './hosts/electron/app-origin.ts';
import { cleanEnvironment, dangerousSwitches, readDataFolder } from './hosts/electron/argv.ts';
import { createCameraGate } from './hosts/electron/camera.ts';
import { createSystemClipboard } from './hosts/electron/clipboard.ts';
import { createNativeConfirm } from './hosts/electron/confirm.ts';
import { createCollector } from './hosts/electron/collector.ts';
import { hearLinks, linksIn } from './hosts/electron/deep-links.ts';
import { refuseFileInputs } from './hosts/electron/file-inputs.ts';
import { createDialogFiles } from './hosts/electron/files.ts';
import { filesIn, hearFiles } from './hosts/electron/handed-files.ts';
import { openIpcHost } from './hosts/electron/ipc.ts';
import { forkUtility } from './hosts/electron/keyholder-child.ts';
import { createLastResort } from './hosts/electron/last-resort.ts';
import { createTrayStatus } from './hosts/electron/tray-status.ts';
import { loadPage } from './hosts/electron/load-page.ts';
import { menuFor } from './hosts/electron/menu.ts';
import { denyNavigation } from './hosts/electron/navigation.ts';
import { createNotifier } from './hosts/electron/notifier.ts';
import { healPage } from './hosts/electron/page-crash.ts';
import { keepWindowState } from './hosts/electron/window-state.ts';
import { createPresence } from './hosts/electron/presence.ts';
import { appScheme, createPageHandler } from './hosts/electron/protocol.ts';
import { createScreen } from './hosts/electron/screen.ts';
import { forgetPage, hardenSession, PAGE_PARTITION } from './hosts/electron/session.ts';
import { stopInOrder } from './hosts/electron/stop.ts';
import { createSystemSleep } from './hosts/electron/sleep.ts';
import { watchVisibility } from './hosts/electron/visibility.ts';
import { createSecureWindow } from './hosts/electron/window.ts';
import { createFileInbox, type HandedFile } from './hosts/opened-files.ts';
import { createLinkInbox } from './hosts/opened-links.ts';
import { openRendererFiles } from './hosts/renderer-files.ts';
import { explainStartFailure } from './hosts/start-failure.ts';
import { systemClock, systemName } from './hosts/system.ts';
import { startWorker } from './judging/start.ts';
import { speakFrom } from './app/language.ts';
import { openLazyCore, type App } from './app/lazy-core.ts';

// Computed here and nowhere else: a shared chunk may lie in another folder.
const here = dirname(fileURLToPath(import.meta.url));
/** Never in a package, whatever the environment says. */
const inDevelopment = !app.isPackaged && process.env['OCHRE_DEV'] === '1';
const resource = (...name: readonly string[]): string => join(here, '..', '..', 'resources', ...name);
const links = createCollector<string>();
const handedFiles = createCollector<HandedFile>();
let core: App | null = null;
let window: BrowserWindow | null = null;
/** There is something to be seen in it. */
let onScreen = false;
const lastResort = createLastResort({ app, dialog, core: () => core, explain: explainStartFailure });

/** What must be settled before Electron is ready. The exit code where this start ends here, else null. */
function prepare(): number | null {
  // Nothing that is written here is for other users, SQLite's own files among it.
  process.umask(0o077);
  leaveNoCoreDump('self');
  speakFrom(resource('messages'), 'en');
  process.on('uncaughtException', (error) => void lastResort(error));
  process.on('unhandledRejection', (error) => void lastResort(error));
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
  // Unpacked it would be called as the binary is.
  app.setName('Ochre');
  app.setAboutPanelOptions({
    applicationName: 'Ochre',
    applicationVersion: app.getVersion(),
    copyright: say('start-about'),
    iconPath: resource('window.png'),
  });
  app.enableSandbox();
  // Else Electron makes one of its own first, which nobody sees.
  Menu.setApplicationMenu(null);
  protocol.registerSchemesAsPrivileged([appScheme]);
  app.on('web-contents-created', (_event, contents) => {
    denyNavigation(contents);
  });
  hearLinks(app, links.offer, process.execPath);
  hearFiles(app, handedFiles.offer);
  // The one that runs already comes to the front instead, and is handed our links and files.
  if (!app.requestSingleInstanceLock()) return 0;
  links.offer(linksIn(process.argv));
  handedFiles.offer(filesIn(process.argv, process.cwd()));
  return null;
}

async function start(): Promise<void> {
  await app.whenReady();
  const files = openRendererFiles(join(here, '..', 'renderer'));
  const page = session.fromPartition(PAGE_PARTITION, { cache: false });
  const camera = createCameraGate();
  hardenSession(page, { devTools: inDevelopment, camera });
  hardenSession(session.defaultSession, { devTools: false, camera: null });
  page.protocol.handle(APP_SCHEME, createPageHandler(files));
  const showPage = async (): Promise<void> => {
    if (window === null) return;
    const fault = (name: string, error: unknown): string | undefined => core?.fault(name, error);
    await loadPage({ window, dialog, fault, quit });
  };
  const beginAnew = (): void => {
    camera.allow(false);
    void forgetPage(page).then(showPage).catch(lastResort);
  };
  const shown = createSecureWindow({
    BrowserWindow,
    session: page,
    preload: join(here, '..', 'preload', 'index.cjs'),
    // macOS and Windows take it of the program.
    icon: process.platform === 'linux' ? resource('window.png') : null,
    devTools: inDevelopment,
  });
  window = shown;
  const choose = (command: MenuCommand): void => {
    comeToFront();
    core?.notices.tell('menu.chosen', { command });
  };
  Menu.setApplicationMenu(Menu.buildFromTemplate(menuFor(process.platform, choose)));
  const opened = openLazyCore({
    host: {
      kind: 'electron',
      version: app.getVersion(),
      system: systemName(),
      dataFolder: app.getPath('userData'),
    },
    loadStore: async () => (await import('./hosts/electron/settings-store.ts')).openElectronStore,
    onBroken: (error) => {
      core = null;
      void lastResort(error);
    },
    startKeyholder: () => forkUtility(utilityProcess, join(here, 'keyholder.js'), process.env),
    startJudging: () => startWorker(join(here, 'judging.js')),
    hostPorts: (tell) => ({
      confirm: createNativeConfirm({ dialog, window: () => window }),
      presence: createPresence({ platform: process.platform, systemPreferences }),
      files: createDialogFiles({ dialog, window: () => window }),
      clipboard: createSystemClipboard(clipboard),
      notifier: createNotifier(Notification),
      lockedSign: createTrayStatus({
        app,
        Tray,
        Menu,
        platform: process.platform,
        window: () => window,
        load: (path) => nativeImage.createFromPath(path),
        picture: (name) => resource('tray', name),
        open: (nodeId) => {
          comeToFront();
          tell('nodes.wanted', { nodeId });
        },
        quit,
      }),
      screen: createScreen(() => window, beginAnew),
      camera,
      links: createLinkInbox(tell),
      openedFiles: createFileInbox(tell),
      speech: {
        ofTheSystem: app.getPreferredSystemLanguages(),
        speak: (language) => {
          if (language === spokenLanguage()) return;
          speakFrom(resource('messages'), language);
          Menu.setApplicationMenu(Menu.buildFromTemplate(menuFor(process.platform, choose)));
        },
      },
      sleep: createSystemSleep(powerMonitor, systemClock),
    }),
  });
  core = opened;
  stopInOrder(app, opened.close);
  const ipc = openIpcHost({ ipcMain, dispatch: opened.dispatch, notices: opened.notices });

  ipc.trust(shown.webContents);
  // What it must not open is settled before it is there; without that it is not to be there at all.
  refuseFileInputs(shown).catch(lastResort);
  const maximised = keepWindowState(shown, screen, app.getPath('userData'));
  shown.once('ready-to-show', () => {
    onScreen = true;
    if (maximised) shown.maximize();
    shown.show();
  });
  shown.once('closed', () => {
    window = null;
  });
  watchVisibility(shown, (visible) => void opened.dispatch('nodes.watched', { visible }));
  healPage({
    app,
    nowMs: systemClock.monotonicMs,
    fault: opened.fault,
    reload: beginAnew,
    giveUp: (error) => void lastResort(error),
  });
  links.handOver((handed) => {
    void opened.hostPorts.links.open(handed);
    comeToFront();
  });
  handedFiles.handOver((handed) => {
    opened.hostPorts.openedFiles.open(handed);
    comeToFront();
  });
  // What the second start has on its command line may come from anybody: links and paths are data, and the rest is not
  // looked at.
  app.on('second-instance', (_event, argv, folder) => {
    const handed = linksIn(argv);
    const files = filesIn(argv, folder);
    if (handed.length === 0 && files.length === 0) comeToFront();
    links.offer(handed);
    handedFiles.offer(files);
  });
  await showPage();
}

const quit = (): void => {
  app.quit();
};

function comeToFront(): void {
  if (!onScreen || window === null || window.isDestroyed()) return;
  if (window.isMinimized()) window.restore();
  else window.show();
  window.focus();
}

const exitCode = prepare();
if (exitCode === null) start().catch(lastResort);
else app.exit(exitCode);
