import { userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { app, BrowserWindow, dialog, ipcMain, Menu, nativeTheme, protocol, screen, session } from 'electron';
import { say } from '../src-preload/messages/say.ts';
import { leaveNoCoreDump } from './hosts/core-dumps.ts';
import type { openBehindWindow } from './behind-window.ts';
import { cleanEnvironment, dangerousSwitches, readDataFolder } from './hosts/electron/argv.ts';
import { createCameraGate } from './hosts/electron/camera.ts';
import { createCollector } from './hosts/electron/collector.ts';
import { hearLinks, linksIn } from './hosts/electron/deep-links.ts';
import { refuseFileInputs, healPage, watchVisibility, createSecureWindow } from './hosts/electron/window.ts';
import { filesIn, hearFiles } from './hosts/electron/handed-files.ts';
import { openIpcHost } from './hosts/electron/ipc.ts';
import { createLastResort } from './hosts/electron/last-resort.ts';
import { loadPage } from './hosts/electron/load-page.ts';
import { denyNavigation } from './hosts/electron/navigation.ts';
import { keepWindowState } from './hosts/electron/window-state.ts';
import { appScheme, servePage } from './hosts/electron/protocol.ts';
import { forgetPage, hardenSession, PAGE_PARTITION } from './hosts/electron/session.ts';
import { stopInOrder } from './hosts/electron/stop.ts';
import type { HandedFile } from './hosts/opened-files.ts';
import { openRendererFiles } from './hosts/renderer-files.ts';
import { explainStartFailure } from './hosts/start-failure.ts';
import { systemClock } from './hosts/system.ts';
import { speakFrom } from './app/language.ts';
import type { App } from './app/app.ts';
import type { Dispatch } from './ports/index.ts';
import { explainDisk, refuseUnwritable } from './records/disk-errors.ts';
import { makeFolder } from './records/make-folder.ts';
import { letLoopTurnWhole } from './turns.ts';

// Computed only here: a shared chunk may lie in another folder.
const here = dirname(fileURLToPath(import.meta.url));
/** A package is never in development, whatever the environment says. */
const inDevelopment = !app.isPackaged && process.env['OCHRE_DEV'] === '1';
const resource = (...name: readonly string[]): string => join(here, '..', '..', 'resources', ...name);
const links = createCollector<string>();
const handedFiles = createCollector<HandedFile>();
/** A window that has no content by then isn't waited for. */
const UNSEEN_MS = 500;
let core: App | null = null;
let window: BrowserWindow | null = null;
let onScreen = false;
let noFolder: unknown = null;
const lastResort = createLastResort({
  app,
  dialog,
  terminal: process.stderr,
  core: () => core,
  explain: explainStartFailure,
});

function prepare(): number | null {
  // No other user may read what is written here, SQLite's files included.
  process.umask(0o077);
  leaveNoCoreDump('self');
  process.on('uncaughtException', (error) => void lastResort(error));
  process.on('unhandledRejection', (error) => void lastResort(error));
  speakFrom(here, 'en');
  cleanEnvironment(process.env);
  const refused = inDevelopment ? [] : dangerousSwitches(process.argv);
  if (refused.length > 0) {
    process.stderr.write(`Ochre does not start with --${refused.join(', --')}.\n`);
    return 1;
  }
  const folder = readDataFolder(process.argv, app.getPath('userData'), userInfo().homedir);
  try {
    makeFolder(folder);
    refuseUnwritable(join(folder, 'lock'));
    app.setPath('userData', folder);
  } catch (error) {
    noFolder = explainDisk(error, folder);
  }
  // Otherwise an unpacked Ochre has the binary's name.
  app.setName('Ochre');
  app.setAboutPanelOptions({
    applicationName: 'Ochre',
    applicationVersion: app.getVersion(),
    copyright: say('start-about'),
    iconPath: resource('window.png'),
  });
  app.enableSandbox();
  // Otherwise Electron first makes its own, which nobody sees.
  Menu.setApplicationMenu(null);
  protocol.registerSchemesAsPrivileged([appScheme]);
  app.on('web-contents-created', (_event, contents) => denyNavigation(contents));
  hearLinks(app, links.offer, process.execPath);
  hearFiles(app, handedFiles.offer);
  // Without a folder Electron would assume another instance, and Ochre would end silently.
  if (noFolder !== null) return null;
  if (!app.requestSingleInstanceLock()) return 0;
  links.offer(linksIn(process.argv));
  handedFiles.offer(filesIn(process.argv, process.cwd()));
  return null;
}

async function start(): Promise<void> {
  await app.whenReady();
  if (noFolder !== null) return lastResort(noFolder);
  const files = openRendererFiles(join(here, '..', 'renderer'));
  const page = session.fromPartition(PAGE_PARTITION, { cache: false });
  const camera = createCameraGate();
  hardenSession(page, { devTools: inDevelopment, camera });
  hardenSession(session.defaultSession, { devTools: false, camera: null });
  servePage(page, files);
  const showPage = async (): Promise<void> => {
    if (window === null) return;
    const fault = async (name: string, error: unknown): Promise<string> => (await behind).fault(name, error);
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
    icon: process.platform === 'linux' ? resource('window.png') : null,
    dark: nativeTheme.shouldUseDarkColors,
    devTools: inDevelopment,
  });
  window = shown;
  const maximised = keepWindowState(shown, screen, app.getPath('userData'));
  const isSeen = new Promise<void>((resolve) => {
    shown.once('ready-to-show', () => {
      onScreen = true;
      if (maximised) shown.maximize();
      shown.show();
      resolve();
    });
  });
  shown.once('closed', () => {
    window = null;
  });
  // The window must not exist without this refusal.
  refuseFileInputs(shown).catch(lastResort);
  const loaded = showPage();
  // Reading the rest and starting the keyholder would delay the first paint.
  const behind = Promise.race([isSeen, delay(UNSEEN_MS)]).then(() => openBehind({ camera, beginAnew }));
  const dispatch: Dispatch = async (name, input) => (await behind).dispatch(name, input);
  const ipc = openIpcHost({
    ipcMain,
    dispatch,
    notices: { listen: (heard) => behind.then(({ notices }) => notices.listen(heard), lastResort) },
  });
  ipc.trust(shown.webContents);
  stopInOrder(app, async () => core?.close());
  watchVisibility(shown, (visible) => void dispatch('nodes.watched', { visible }));
  healPage({
    app,
    nowMs: systemClock.monotonicMs,
    fault: (name, error) => core?.fault(name, error),
    reload: beginAnew,
    giveUp: (error) => void lastResort(error),
  });
  // Anybody can write the second start's command line: only links and paths are read, as data.
  app.on('second-instance', (_event, argv, folder) => {
    const handed = linksIn(argv);
    const files = filesIn(argv, folder);
    if (handed.length === 0 && files.length === 0) comeToFront();
    links.offer(handed);
    handedFiles.offer(files);
  });
  await Promise.all([loaded, behind]);
}

async function openBehind(
  deps: Pick<Parameters<typeof openBehindWindow>[0], 'camera' | 'beginAnew'>,
): Promise<App> {
  const behind = await import('./behind-window.ts');
  // The page is served between reading the modules and opening.
  await letLoopTurnWhole();
  core = behind.openBehindWindow({
    ...deps,
    window: () => window,
    here,
    resource,
    links,
    handedFiles,
    comeToFront,
    quit,
    onBroken: (error) => {
      core = null;
      void lastResort(error);
    },
  });
  return core;
}

const quit = (): void => app.quit();

function comeToFront(): void {
  if (!onScreen || window === null || window.isDestroyed()) return;
  if (window.isMinimized()) window.restore();
  else window.show();
  window.focus();
}

const exitCode = prepare();
if (exitCode === null) start().catch(lastResort);
else app.exit(exitCode);
