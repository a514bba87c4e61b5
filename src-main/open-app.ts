import { randomBytes } from 'node:crypto';
import { parseBaseUrl } from './clients/http/base-url.ts';
import { openNodeApi } from './clients/node-api/client.ts';
import { reachService } from './clients/http/look.ts';
import { openWalletApi } from './clients/wallet-api/client.ts';
import { detectService } from './clients/wallet-api/detect.ts';
import { compose } from './compose.ts';
import { failed } from '../src-preload/contract/index.ts';
import type { Dispatch } from './dispatch.ts';
import { openLogFile } from './hosts/log-file.ts';
import { createNotices, type Notices } from './hosts/notices.ts';
import { systemClock, systemRandom, systemTimers } from './hosts/system.ts';
import type { ChildLink } from './keyholder/child-link.ts';
import { createSigner } from './keyholder/link.ts';
import { PATIENCE } from './keyholder/patience.ts';
import { createLogger } from './logger.ts';
import type { Ports, Tell } from './ports.ts';
import { createPractice } from './practice/index.ts';
import { lockFolder } from './storage/folder-lock.ts';
import { openFleet } from './storage/fleet.ts';
import { openHoldings } from './storage/holdings.ts';
import { openJournal } from './storage/journal.ts';
import { openSettings, type SettingsStore } from './storage/settings.ts';
import { tellPracticeWallets } from './use-cases/practice/use-practice.ts';

/** What each host has of its own: how it asks, proves, saves, copies, notifies, shows, hides, sleeps and is opened. */
export type HostPorts = Pick<
  Ports,
  | 'confirm'
  | 'presence'
  | 'files'
  | 'clipboard'
  | 'notifier'
  | 'lockedSign'
  | 'sleep'
  | 'screen'
  | 'camera'
  | 'links'
>;

export interface AppOptions<P extends HostPorts> {
  readonly host: Ports['host'];
  /** Opens settings.json of the data folder: electron-store in Electron, conf on the loopback host. */
  readonly openStore: (folder: string) => SettingsStore;
  readonly startKeyholder: () => ChildLink;
  readonly hostPorts: (tell: Tell) => P;
}

export interface App<P extends HostPorts = HostPorts> {
  readonly hostPorts: P;
  readonly dispatch: Dispatch;
  readonly notices: Notices;
  /** Logs a fault of ours, redacted, under a number of its own, which it answers. */
  readonly fault: (name: string, error: unknown) => string;
  /** At once: ends the keyholder's children, and with them every secret, and answers no call any more. */
  readonly seal: () => void;
  /** Ends the keyholder's children first, and with them every secret; then the rest. */
  readonly close: () => Promise<void>;
}

/**
 * Everything of main that both hosts share, over one data folder that is locked from here on.
 * Throws DATA_FOLDER_BUSY, STORAGE_DAMAGED, DISK_REFUSED.
 */
export function openApp<P extends HostPorts>(options: AppOptions<P>): App<P> {
  const { host } = options;
  const lock = lockFolder(host.dataFolder);
  const logger = createLogger(openLogFile(host.dataFolder));
  const fault = (name: string, error: unknown): string => {
    const incident = randomBytes(4).toString('hex');
    logger.fault(incident, name, error);
    return incident;
  };
  const notices = createNotices(fault);
  const { tell } = notices;
  const settings = openSettings(host.dataFolder, () => options.openStore(host.dataFolder), systemClock);
  const hasWallets = settings.read().wallets.length > 0;
  const journal = openJournal(host.dataFolder, systemClock, hasWallets);
  const holdings = openHoldings(host.dataFolder, systemClock);
  const fleet = openFleet(host.dataFolder, systemClock);
  const damage = [settings.damage, journal.damage, holdings.damage, fleet.damage].filter(
    (one) => one !== null,
  );
  const practice = createPractice({
    dataFolder: host.dataFolder,
    clock: systemClock,
    onBlock: (status) => {
      tell('practice.block', status);
      tellPracticeWallets({ settings, tell });
    },
    onFriend: (status) => {
      tell('practice.friendChanged', status);
      tellPracticeWallets({ settings, tell });
    },
    onDamaged: ({ file, keptAs }) => {
      damage.push({ file, keptAs, recovered: 'nothing' });
    },
    onFault: (error) => {
      fault('practice', error);
    },
  });
  const signer = createSigner({
    start: options.startKeyholder,
    clock: systemClock,
    onWaiting: (waiting, sinceMs) => {
      tell('vault.waiting', { waiting, sinceMs, giveUpSeconds: PATIENCE.giveUpAfterMs / 1000 });
    },
  });
  const hostPorts = options.hostPorts(tell);
  const { dispatch, close: closeUseCases } = compose(
    {
      ...hostPorts,
      clock: systemClock,
      timers: systemTimers,
      random: systemRandom,
      signer,
      tell,
      settings,
      journal,
      holdings,
      fleet,
      openNodeApi,
      openWalletApi,
      detectService,
      reachService,
      parseBaseUrl: (text, route) => parseBaseUrl(text, { loopbackOnly: host.kind === 'loopback', route }),
      practice,
      damage: () => damage,
      host,
    },
    logger,
  );
  let sealed = false;
  return {
    hostPorts,
    dispatch: (name, input) =>
      sealed ? Promise.resolve(failed({ code: 'APP_LOCKED', facts: {} })) : dispatch(name, input),
    notices,
    fault,
    seal: () => {
      sealed = true;
      signer.close();
    },
    close: async () => {
      signer.close();
      closeUseCases();
      await practice.close();
      fleet.close();
      holdings.close();
      journal.close();
      lock.release();
    },
  };
}
