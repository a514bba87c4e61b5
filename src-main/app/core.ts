import '../base/first-problem.ts';
import type { NoticePayload, StorageDamage } from '../../src-preload/contract/index.ts';
import { parseBaseUrl } from '../net/base-url.ts';
import { createNodeApi } from '../nodes/api/client.ts';
import { parseChainAddress } from '../services/chain/address.ts';
import { createOpenChain, createOpenIndexer } from '../services/chain/open.ts';
import { letLoopTurn, letLoopTurnWhole } from '../turns.ts';
import { createOpenRgbProxy } from '../services/rgb-proxy/client.ts';
import { openHeaderFiles } from '../records/header-file.ts';
import { createReachService } from '../net/probe-tls.ts';
import { createWalletApi } from '../services/wallet-api/client.ts';
import { createDetectService } from '../services/wallet-api/detect.ts';
import type { ChildLink, Dispatch, Tell } from '../ports/index.ts';
import type { Ports } from '../world/world.ts';
import { systemClock, systemRandom, systemTimers } from '../hosts/system.ts';
import { createReader } from '../reader/client.ts';
import type { WorkerLink } from '../reader/lane.ts';
import { createSigner } from '../keyholder/in-main/child-lifetime.ts';
import { KEYCHAIN_TIMEOUTS } from '../keyholder/in-main/conversation.ts';
import type { Practice } from '../practice/index.ts';
import { copyFolders } from '../records/copy-folders.ts';
import { openPendingRestore } from '../records/pending-restore.ts';
import { openNodeStore } from '../records/fleet.ts';
import { openHoldings } from '../records/holdings/holdings.ts';
import { openJournal } from '../records/journal/journal.ts';
import {
  openSettings,
  readSettings,
  type FoundSettings,
  type SettingsStore,
} from '../records/settings-file.ts';
import type { Notices } from '../hosts/notices.ts';
import { createQrAssembler } from '../wallet/context/qr-assembler.ts';
import { createShownQr } from '../wallet/context/shown-qr.ts';
import { createAppLock } from '../wallet/context/app-lock.ts';
import { createNodeRegistry } from '../nodes/registry/node-registry.ts';
import { createServiceClocks } from '../wallet/context/service-clocks.ts';
import { tellingSignings } from '../wallet/signing/unfinished.ts';
import { createWalletBook, applyLanguage } from '../wallet/context/wallet-list.ts';
import { createDoor, createNet } from '../net/door.ts';
import { openRooms } from './rooms.ts';
import { createOwnService } from './own-service.ts';
import type { Logger } from './logger.ts';
import type { Context } from '../backup/context.ts';
import { resumeRestore } from '../backup/bring-back.ts';

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
  | 'speech'
>;

export interface AppOptions {
  readonly host: Ports['host'];
  readonly openStore: (folder: string) => SettingsStore;
  readonly startKeyholder: () => ChildLink;
  readonly startRgbLib: () => ChildLink;
  readonly startReader: () => WorkerLink;
  readonly hostPorts: HostPorts;
}

export interface Bootstrap {
  readonly logger: Logger;
  /** Read before the folder was locked. */
  readonly found: FoundSettings;
  readonly notices: Notices;
  /** Returns the incident number. */
  readonly fault: (name: string, error: unknown) => string;
  readonly release: () => void;
  /** Throws DATA_FOLDER_GONE, and stops Ochre, if it is no longer the folder that was opened. */
  readonly refuseGone: () => void;
}

export interface Core {
  readonly dispatch: Dispatch;
  /** Ends the keyholder's children with their secrets at once; then no call is answered. */
  readonly seal: () => void;
  readonly close: () => Promise<void>;
}

/** Finishes a begun restore first. Throws STORAGE_DAMAGED, DISK_REFUSED. */
export async function openCore(
  { logger, found: before, notices, fault, refuseGone }: Bootstrap,
  options: AppOptions,
): Promise<Core> {
  const { host, hostPorts } = options;
  const readingCoins: ReadingCoins = new Map();
  const tell = forgettingReadings(notices.tell, readingCoins);
  // These parts and the evaluated modules keep main busy for long, so other work gets its turn first.
  await letLoopTurnWhole();
  const found = readSettings(host.dataFolder, before);
  applyLanguage(found.document.app.language, hostPorts.speech);
  const journal = openJournal(host.dataFolder, systemClock, found.document.wallets.length > 0, refuseGone);
  await letLoopTurn();
  const holdings = openHoldings(host.dataFolder, systemClock);
  await letLoopTurn();
  const fleet = openNodeStore(host.dataFolder, systemClock);
  // Written last: a refused database leaves the settings unchanged.
  const openStore = () => options.openStore(host.dataFolder);
  const kept = openSettings(host.dataFolder, openStore, systemClock, found);
  const settings: typeof kept = {
    ...kept,
    write: (next) => {
      refuseGone();
      kept.write(next);
    },
  };
  await letLoopTurn();
  const damage = [settings, journal, holdings, fleet].flatMap((one) => one.damage ?? []);
  const reader = createReader({ start: options.startReader });
  const net = createNet(settings, reader.readSent);
  let practice: Promise<Practice> | null = null;
  const openPractice = async (): Promise<Practice> => {
    // Large, and only for practice.
    const { startPractice } = await import('../practice/index.ts');
    return startPractice({
      dataFolder: host.dataFolder,
      clock: systemClock,
      onServed: net.serve,
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
  };
  const loopbackOnly = host.kind === 'loopback';
  const openRgbProxy = createOpenRgbProxy(net, { loopbackOnly });
  const openChain = createOpenChain(net);
  const ownService = createOwnService({
    dataFolder: host.dataFolder,
    startChild: options.startRgbLib,
    gate: net,
    openRgbProxy,
    openChain,
    openIndexer: createOpenIndexer(net),
    reader,
    onFault: (error) => {
      fault('own-service', error);
    },
  });
  const signer = createSigner({
    start: options.startKeyholder,
    clock: systemClock,
    onWaiting: (waiting, sinceMs) => {
      tell('vault.waiting', { waiting, sinceMs, giveUpSeconds: KEYCHAIN_TIMEOUTS.giveUpAfterMs / 1000 });
    },
  });
  const {
    begun,
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
      reader,
      tell: notices.tell,
      settings,
      signings: journal,
      holdings,
      pendingRestore: openPendingRestore(host.dataFolder, systemClock.nowMs),
      copyFolders,
      fleet,
      openNodeApi: createNodeApi(net),
      openWalletApi: createWalletApi(net),
      openRgbProxy,
      detectService: createDetectService(net),
      reachService: createReachService(net),
      parseBaseUrl: (text, route) => parseBaseUrl(text, { loopbackOnly, route }),
      openChain,
      openHeaderFile: openHeaderFiles(host.dataFolder),
      parseChainAddress: (text, route) => parseChainAddress(text, { loopbackOnly, route }),
      practice: () =>
        (practice ??= openPractice().catch((error: unknown) => {
          practice = null;
          throw error;
        })),
      ownService,
      damage: () => damage,
      host,
    },
    logger,
    readingCoins,
  );
  notices.hush(isLocked);
  await begun;
  return {
    dispatch,
    seal: signer.close,
    close: async () => {
      signer.close();
      reader.close();
      const closing = closeUseCases();
      await Promise.all([
        closing,
        practice?.then((started) => started.close()).catch(() => undefined),
        ownService.close(),
      ]);
      fleet.close();
      holdings.close();
      journal.close();
    },
  };
}

type ReadingCoins = Context['readingCoins'];

function forgettingReadings(tell: Tell, readingCoins: ReadingCoins): Tell {
  return (name, payload) => {
    if (name === 'wallet.changed') readingCoins.delete((payload as NoticePayload<'wallet.changed'>).walletId);
    tell(name, payload);
  };
}

export function compose(given: Ports, logger: Logger, readingCoins: ReadingCoins = new Map()) {
  const ports: Ports = { ...given, tell: forgettingReadings(given.tell, readingCoins) };
  const lock = createAppLock(ports);
  const asides: StorageDamage[] = [];
  const ending = new AbortController();
  const context: Context = {
    ...ports,
    ended: ending.signal,
    damage: () => [...ports.damage(), ...asides, ...ports.fleet.unreadable(), ...ports.holdings.unreadable()],
    ...lock.guarded,
    lock,
    door: createDoor(ports.settings, lock.guarded.confirm),
    signings: tellingSignings(ports.signings, ports.tell),
    wallets: createWalletBook(ports),
    registry: createNodeRegistry(ports),
    clocks: createServiceClocks(ports.clock),
    codes: { ...createShownQr(ports.random), ...createQrAssembler(ports.random) },
    held: new Map(),
    combined: new Map(),
    begunAtMs: new Map(),
    checkedTips: new Map(),
    registering: new Map(),
    refreshFailures: new Map(),
    excluded: new Set(),
    readingCoins,
    coinsTold: new Map(),
    refreshing: new Map(),
  };
  // Nothing is answered before the keychain has said whether there is a lock.
  void lock.look(context.wallets.list().length > 0 || context.registry.clouds().length > 0);
  const faultOf = (name: string) => (error: unknown) => {
    logger.fault(context.random.id().slice(0, 8), name, error);
  };
  // A begun restore ends before anything is watched, followed or answered.
  const resumed = context.pendingRestore.isBegun()
    ? resumeRestore(context, faultOf('backup')).then((aside) => {
        asides.push(...aside);
        return openRooms(context, lock, logger, faultOf);
      })
    : openRooms(context, lock, logger, faultOf);
  let rooms = resumed instanceof Promise ? null : resumed;
  return {
    /** Rejects with STORAGE_DAMAGED. */
    begun: Promise.resolve(resumed).then((opened) => {
      rooms = opened;
    }),
    dispatch: (async (...asked) => (await resumed).dispatch(...asked)) satisfies Dispatch,
    isLocked: lock.isLocked,
    /** Resolves once nothing of a backup is being written any more. */
    close: async (): Promise<void> => {
      ending.abort();
      lock.close();
      const written = rooms?.close();
      context.registry.close();
      await written;
    },
  };
}

function tellPracticeWallets({ settings, tell }: Pick<Context, 'settings' | 'tell'>): void {
  for (const wallet of settings.read().wallets) {
    if (wallet.connection.kind === 'practice') tell('wallet.changed', { walletId: wallet.id });
  }
}
