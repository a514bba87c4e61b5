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

/** The core loads after this at the latest: nodes must be watched, even if no page asks. */
const LATEST_MS = 3_000;
/** Lets the page show why Ochre stops. */
const ANSWERED_MS = 200;

export interface OpenOptions<P extends HostPorts> extends Omit<AppOptions, 'hostPorts' | 'openStore'> {
  readonly loadStore: () => Promise<AppOptions['openStore']>;
  readonly hostPorts: (tell: Tell) => P;
  /** Called with STORAGE_DAMAGED or DISK_REFUSED. */
  readonly onBroken: (error: unknown) => void;
  readonly load?: (ground: Bootstrap, options: AppOptions) => Promise<Core>;
}

export interface App<P extends HostPorts = HostPorts> extends Core, Pick<Bootstrap, 'notices' | 'fault'> {
  readonly hostPorts: P;
  readonly open: () => void;
}

/** Loads the core when the host asks, at a call, or later. Throws DATA_FOLDER_FORM, DATA_FOLDER_BUSY, DISK_REFUSED. */
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
  /** The keyholder's first answer takes longest, so it starts while the page loads. */
  let ahead: ChildLink | null = null;

  const begin = (): void => {
    clearTimeout(soon);
    if (begun) return;
    begun = true;
    try {
      ahead = options.startKeyholder();
    } catch {
      // `startKeyholder` below tries again and reports the failure.
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

/** In two files, since the build makes one of each import, and a file is compiled in one turn of main's loop. */
async function readCore() {
  await import('../wallet/calls.ts');
  return (await import('./core.ts')).openCore;
}

/** Throws DATA_FOLDER_FORM, DATA_FOLDER_BUSY, DISK_REFUSED. */
function bootstrap(dataFolder: string, onGone: (error: unknown) => void): Bootstrap {
  // First: a folder of another form must stay unchanged, to the byte.
  refuseOtherForm(dataFolder);
  const found = readSettings(dataFolder);
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
  return { logger, found, notices: createNotices(fault), fault, release: lock.release, refuseGone };
}
