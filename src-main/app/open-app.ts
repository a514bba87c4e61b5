import { parseBaseUrl } from '../services/http/base-url.ts';
import { openNodeApi } from '../nodes/api/client.ts';
import { reachService } from '../services/http/probe-tls.ts';
import { openWalletApi } from '../services/wallet-api/client.ts';
import { detectService } from '../services/wallet-api/detect.ts';
import { compose } from './compose.ts';
import type { Dispatch } from '../ports.ts';
import type { Bootstrap } from './bootstrap.ts';
import { systemClock, systemRandom, systemTimers } from '../hosts/system.ts';
import { createJudging } from '../judging/client.ts';
import type { WorkerLink } from '../judging/start.ts';
import type { ChildLink } from '../keyholder/child-link.ts';
import { createSigner } from '../keyholder/link.ts';
import { KEYCHAIN_TIMEOUTS } from '../keyholder/keychain-timeouts.ts';
import type { Ports } from '../ports.ts';
import { createPracticeLate } from '../practice/late.ts';
import { openArchive } from '../storage/archive.ts';
import { openFleet } from '../nodes/storage/fleet.ts';
import { openHoldings } from '../storage/holdings.ts';
import { openJournal } from '../storage/journal.ts';
import { openSettings, type SettingsStore } from '../storage/settings.ts';
import { tellPracticeWallets } from './practice/tell-wallets.ts';

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
  | 'openedFiles'
>;

export interface AppOptions {
  readonly host: Ports['host'];
  /** Opens settings.json of the data folder: electron-store in Electron, conf on the loopback host. */
  readonly openStore: (folder: string) => SettingsStore;
  readonly startKeyholder: () => ChildLink;
  /** Called at the first use, not before. */
  readonly startJudging: () => WorkerLink;
  readonly hostPorts: HostPorts;
}

/** All of main but its ground. */
export interface Core {
  readonly dispatch: Dispatch;
  /** At once: ends the keyholder's children, and with them every secret. */
  readonly seal: () => void;
  /** Ends the keyholder's children first, and with them every secret; then the rest. */
  readonly close: () => Promise<void>;
}

/** Everything of main that both hosts share. Throws STORAGE_DAMAGED, DISK_REFUSED. */
export function openCore({ logger, notices, fault }: Bootstrap, options: AppOptions): Core {
  const { host, hostPorts } = options;
  const { tell } = notices;
  const settings = openSettings(host.dataFolder, () => options.openStore(host.dataFolder), systemClock);
  const hasWallets = settings.read().wallets.length > 0;
  const journal = openJournal(host.dataFolder, systemClock, hasWallets);
  const holdings = openHoldings(host.dataFolder, systemClock);
  const fleet = openFleet(host.dataFolder, systemClock);
  const damage = [settings, journal, { damage: journal.broughtDamage }, holdings, fleet].flatMap(
    (one) => one.damage ?? [],
  );
  const practice = createPracticeLate({
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
      tell('vault.waiting', { waiting, sinceMs, giveUpSeconds: KEYCHAIN_TIMEOUTS.giveUpAfterMs / 1000 });
    },
  });
  const judging = createJudging({ start: options.startJudging });
  const {
    dispatch,
    isLocked,
    close: closeUseCases,
  } = compose(
    {
      ...hostPorts,
      clock: systemClock,
      timers: systemTimers,
      random: systemRandom,
      signer,
      judging,
      tell,
      settings,
      signings: journal,
      holdings,
      archive: openArchive(host.dataFolder, systemClock.nowMs),
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
  notices.hush(isLocked);
  // Everything was read by this version: of the files of the one before nothing is needed any more.
  journal.migrated.done();
  return {
    dispatch,
    seal: signer.close,
    close: async () => {
      signer.close();
      judging.close();
      closeUseCases();
      await practice.close();
      fleet.close();
      holdings.close();
      journal.close();
    },
  };
}
