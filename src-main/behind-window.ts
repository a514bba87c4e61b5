import { join } from 'node:path';
import {
  app,
  type BrowserWindow,
  clipboard,
  dialog,
  Menu,
  nativeImage,
  Notification,
  powerMonitor,
  systemPreferences,
  Tray,
  utilityProcess,
} from 'electron';
import type { MenuCommand } from '../src-preload/contract/index.ts';
import { speakFrom } from './app/language.ts';
import { openApp, type App } from './app/app.ts';
import type { CameraGate } from './hosts/electron/camera.ts';
import { createSystemClipboard } from './hosts/electron/clipboard.ts';
import type { Collector } from './hosts/electron/collector.ts';
import { createNativeConfirm } from './hosts/electron/confirm.ts';
import { createDialogFiles } from './hosts/electron/files.ts';
import { forkUtility } from './hosts/electron/keyholder-child.ts';
import { menuFor } from './hosts/electron/menu.ts';
import { createNotifier } from './hosts/electron/notifier.ts';
import { createPresence } from './hosts/electron/presence.ts';
import { createScreen } from './hosts/electron/screen.ts';
import { createSystemSleep } from './hosts/electron/sleep.ts';
import { createTrayStatus } from './hosts/electron/tray-status.ts';
import { createFileInbox, type HandedFile } from './hosts/opened-files.ts';
import { createLinkInbox } from './hosts/opened-links.ts';
import { systemClock, systemName } from './hosts/system.ts';
import { startWorker } from './reader/lane.ts';

/** Imported only while the page loads. Throws DATA_FOLDER_FORM, DATA_FOLDER_BUSY, DISK_REFUSED. */
export function openBehindWindow(deps: {
  readonly window: () => BrowserWindow | null;
  readonly here: string;
  readonly resource: (...name: readonly string[]) => string;
  readonly camera: CameraGate;
  readonly links: Collector<string>;
  readonly handedFiles: Collector<HandedFile>;
  readonly comeToFront: () => void;
  readonly beginAnew: () => void;
  readonly quit: () => void;
  readonly onBroken: (error: unknown) => void;
}): App {
  const { window, here, resource, camera, comeToFront, beginAnew, quit } = deps;
  const choose = (command: MenuCommand): void => {
    comeToFront();
    opened.notices.tell('menu.chosen', { command });
  };
  const showMenu = (): void => {
    Menu.setApplicationMenu(Menu.buildFromTemplate(menuFor(process.platform, choose)));
  };
  const opened = openApp({
    host: {
      kind: 'electron',
      version: app.getVersion(),
      system: systemName(),
      dataFolder: app.getPath('userData'),
    },
    loadStore: async () => (await import('./hosts/electron/settings-store.ts')).openElectronStore,
    onBroken: deps.onBroken,
    startKeyholder: () =>
      forkUtility(utilityProcess, {
        path: join(here, 'keyholder.js'),
        env: process.env,
        serviceName: 'Ochre keyholder',
      }),
    startRgbLib: () =>
      forkUtility(utilityProcess, {
        path: join(here, 'rgb-lib.js'),
        env: {},
        serviceName: 'Ochre own service',
      }),
    startReader: () => startWorker(join(here, 'reader.js')),
    hostPorts: (tell) => ({
      confirm: createNativeConfirm({ dialog, window }),
      presence: createPresence({ platform: process.platform, systemPreferences }),
      files: createDialogFiles({ dialog, window }),
      clipboard: createSystemClipboard(clipboard),
      notifier: createNotifier(Notification),
      lockedSign: createTrayStatus({
        app,
        Tray,
        Menu,
        platform: process.platform,
        window,
        load: (path) => nativeImage.createFromPath(path),
        picture: (name) => resource('tray', name),
        open: (nodeId) => {
          comeToFront();
          tell('nodes.wanted', { nodeId });
        },
        quit,
      }),
      screen: createScreen(window, beginAnew),
      camera,
      links: createLinkInbox(tell),
      openedFiles: createFileInbox(tell),
      speech: {
        ofTheSystem: app.getPreferredSystemLanguages(),
        speak: (language) => {
          speakFrom(here, language);
          showMenu();
        },
      },
      sleep: createSystemSleep(powerMonitor, systemClock),
    }),
  });
  opened.open();
  showMenu();
  deps.links.handOver((handed) => {
    void opened.hostPorts.links.open(handed);
    comeToFront();
  });
  deps.handedFiles.handOver((handed) => {
    opened.hostPorts.openedFiles.open(handed);
    comeToFront();
  });
  return opened;
}
