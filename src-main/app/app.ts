import { randomBytes } from 'node:crypto';
import { failed } from '../../src-preload/contract/index.ts';
import { WalletError } from '../base/errors.ts';
import type { ChildLink, Tell } from '../ports/index.ts';
import { createNotices } from '../hosts/notices.ts';
import { openLogFile } from '../hosts/log-file.ts';
import { lockFolder } from '../records/folder-lock.ts';
import { refuseOtherForm } from '../records/form.ts';
import { readSettings } from '../records/settings-file.ts';
import type { AppOptions, Bootstrap, Core, HostPorts } from './core.ts';
import { createLogger } from './logger.ts';

/** Without a page that asks, the core is opened after this time, so that nodes are watched. */
const LATEST_MS = 3_000;
/** Until the page has the answer that says why Ochre stops. */
const ANSWERED_MS = 200;

export interface OpenOptions<P extends HostPorts> extends Omit<AppOptions, 'hostPorts' | 'openStore'> {
  /** What reads the settings file is loaded late, too. */
  readonly loadStore: () => Promise<AppOptions['openStore']>;
  readonly hostPorts: (tell: Tell) => P;
  /** The rest of main could not be opened: STORAGE_DAMAGED, DISK_REFUSED. There is nothing that could answer. */
  readonly onBroken: (error: unknown) => void;
  /** Stands in for the rest of main in tests. */
  readonly load?: (ground: Bootstrap, options: AppOptions) => Promise<Core>;
}

export interface App<P extends HostPorts = HostPorts> extends Core, Pick<Bootstrap, 'notices' | 'fault'> {
  readonly hostPorts: P;
  /** Reads and opens the core: the page has painted, and will ask in a moment. */
  readonly open: () => void;
}

/**
 * The app of both hosts: the ground, which stands at once over one data folder that is locked from here on, and the core
 * (core.ts), which is read whole and once: when the host says so, at the first call, or by itself. Throws
 * DATA_FOLDER_FORM, DATA_FOLDER_BUSY and DISK_REFUSED.
 */
export function openApp<P extends HostPorts>(options: OpenOptions<P>): App<P> {
  const ground = bootstrap(options.host.dataFolder, (error) => {
    seal();
    setTimeout(() => options.onBroken(error), ANSWERED_MS);
  });
  const hostPorts = options.hostPorts(ground.notices.tell);
  let core: Core | null = null;
  let opening: Promise<Core | null> | null = null;
  let sealed = false;
  let begun = false;
  /** Started while the page is read: it is the first to be asked, whether there is a lock, and takes longest to answer. */
  let ahead: ChildLink | null = null;

  const begin = (): void => {
    clearTimeout(soon);
    if (begun) return;
    begun = true;
    try {
      ahead = options.startKeyholder();
    } catch {
      // Whoever needs one starts it, and says why it cannot be.
    }
  };
  const startKeyholder = (): ChildLink => {
    const started = ahead;
    ahead = null;
    return started ?? options.startKeyholder();
  };
  const open = async (): Promise<Core | null> => {
    begin();
    try {
      // Read side by side.
      const [openStore, load] = await Promise.all([options.loadStore(), options.load ?? readCore()]);
      core = await load(ground, { ...options, hostPorts, openStore, startKeyholder });
      if (sealed) core.seal();
      return core;
    } catch (error) {
      options.onBroken(error);
      return null;
    }
  };
  const opened = (): Promise<Core | null> => {
    clearTimeout(latest);
    opening ??= open();
    return opening;
  };
  // Once the host has done what it was at.
  const soon = setTimeout(begin);
  const latest = setTimeout(() => void opened(), LATEST_MS);
  const isSealed = (): boolean => sealed;
  const seal = (): void => {
    sealed = true;
    clearTimeout(soon);
    ahead?.kill();
    core?.seal();
  };

  return {
    hostPorts,
    open: () => {
      if (!isSealed()) void opened();
    },
    dispatch: async (name, input) => {
      const ready = isSealed() ? null : (core ?? (await opened()));
      if (ready === null || isSealed()) return failed({ code: 'APP_LOCKED', facts: {} });
      try {
        ground.refuseGone();
      } catch (error) {
        if (error instanceof WalletError) return failed(error.failure);
        throw error;
      }
      return ready.dispatch(name, input);
    },
    notices: ground.notices,
    fault: ground.fault,
    seal,
    close: async () => {
      sealed = true;
      clearTimeout(soon);
      clearTimeout(latest);
      const last = await opening;
      await last?.close();
      ahead?.kill();
      ground.release();
    },
  };
}

const readCore = async () => (await import('./core.ts')).openCore;

/**
 * Locks the data folder and opens its log; `onGone` is called once the folder is no longer the same. Throws
 * DATA_FOLDER_FORM, DATA_FOLDER_BUSY, DISK_REFUSED.
 */
function bootstrap(dataFolder: string, onGone: (error: unknown) => void): Bootstrap {
  // First of all: a folder of another form stays as it is, to the byte.
  refuseOtherForm(dataFolder);
  readSettings(dataFolder);
  const lock = lockFolder(dataFolder);
  const logger = createLogger(openLogFile(dataFolder));
  const fault = (name: string, error: unknown): string => {
    const incident = randomBytes(4).toString('hex');
    logger.fault(incident, name, error);
    return incident;
  };
  let isGone = false;
  const refuseGone = (): void => {
    try {
      lock.refuseGone();
    } catch (error) {
      if (!isGone) onGone(error);
      isGone = true;
      throw error;
    }
  };
  return { logger, notices: createNotices(fault), fault, release: lock.release, refuseGone };
}
