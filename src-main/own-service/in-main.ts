import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ChainName } from '../headers/rules.ts';
import { fail } from '../base/errors.ts';
import { createKeyedMutex } from '../base/keyed-mutex.ts';
import type { WalletKeys } from '../keys/public-keys.ts';
import { DATABASE, folderOf, type StateFile } from '../base/own-service-state.ts';
import { findSeal, type RevealedSeal } from '../verify/index.ts';
import type { ChildLink, RefusedFile } from '../ports/index.ts';
import type { Doors, RunningService } from './service.ts';

export interface OwnServiceOptions {
  readonly dataFolder: string;
  readonly startChild: () => ChildLink;
  /** There is an rgb-lib for one alone. */
  readonly system?: string;
  readonly onFault: (error: unknown) => void;
  /** Throws where these are not to be reached. */
  readonly pass: (indexer: string, rgbProxy: string | null) => void;
  /** It answers there. */
  readonly onServed: (baseUrl: string) => void;
  readonly doorsOf: (chain: ChainName, indexer: string) => Doors;
  /** The files of a wallet whose process does not run; null: there are none. */
  readonly readFiles: (folder: string, fingerprint: string) => Promise<readonly StateFile[] | null>;
  /** Brings them back, all or none; false: there are some already. Throws DISK_REFUSED. */
  readonly putFiles: (folder: string, fingerprint: string, files: readonly StateFile[]) => Promise<boolean>;
}

interface InChain {
  readonly chain: ChainName;
  readonly keys: WalletKeys;
}

interface OfWallet extends InChain {
  readonly walletId: string;
}

interface OfRecord {
  readonly id: string;
  readonly keys: WalletKeys;
}

export interface OwnWallet {
  readonly walletId: string;
  readonly chain: ChainName;
  /** `ssl://`, `tcp://` or `https://`, as ChainAddress. */
  readonly indexer: string;
  /** `rpc://` or `rpcs://`; null: nothing can be received. */
  readonly rgbProxy: string | null;
}

export type OwnService = ReturnType<typeof startOwnService>;

const load = () => import('./service.ts');

/** The wallet service that Ochre runs on this computer, over rgb-lib: one a wallet, loaded with the first question to it. */
export function startOwnService(options: OwnServiceOptions) {
  const { system = `${process.platform}-${process.arch}` } = options;
  const isForThisSystem = system === 'linux-x64';
  const running = createRunning();
  const chainFolder = (chain: ChainName): string => join(options.dataFolder, 'own-service', chain);
  const folderFor = ({ chain, keys }: InChain): string | null => {
    const watched = watchedOf(keys);
    return watched === null ? null : join(chainFolder(chain), folderOf(watched));
  };
  return {
    /** Why it cannot run here (as in `wallet.ownService`), and which rgb-lib it is. */
    look: () => look(isForThisSystem),
    /**
     * Where the service of this wallet is now; started where it was not, and anew where the indexer or the proxy is
     * another. NOT_HERE where it cannot run.
     */
    serve: async ({ walletId, ...at }: OwnWallet): Promise<{ baseUrl: string; token: string }> => {
      options.pass(at.indexer, at.rgbProxy);
      const { missing } = await look(isForThisSystem);
      if (missing !== null) throw fail('NOT_HERE', { reason: 'noOwnService' });
      return running.start(walletId, JSON.stringify(at), () => startOne(options, chainFolder(at.chain), at));
    },
    /**
     * On which output an invoice of this wallet is paid, by its secret seal of 32 bytes: rgb-lib alone knows it. Null: not
     * known here. What comes back has that seal's hash.
     */
    openSeal: async ({ chain, keys }: InChain, secretSeal: Uint8Array): Promise<RevealedSeal | null> => {
      const watched = watchedOf(keys);
      const stash = watched && (await (await load()).readStash(chainFolder(chain), watched));
      return stash && findSeal(stash, secretSeal);
    },
    /** By recipient id: what was left for invoices of this wallet and is kept from rgb-lib. Empty where none runs. */
    refused: async ({ id, keys }: OfRecord): Promise<ReadonlyMap<string, RefusedFile>> => {
      const watched = watchedOf(keys);
      const service = await running.find(id);
      return service && watched ? service.refused(watched) : new Map();
    },
    /** Ends the service of a wallet, null: of each; what it keeps stays. Nothing where none runs. */
    end: running.end,
    ...createStates(options, running, folderFor, isForThisSystem),
    close: running.close,
  };
}

/** What rgb-lib keeps of wallets, for backups. */
function createStates(
  options: OwnServiceOptions,
  running: ReturnType<typeof createRunning>,
  folderFor: (of: Omit<OfWallet, 'walletId'>) => string | null,
  isForThisSystem: boolean,
) {
  const { startChild, onFault } = options;
  return {
    /**
     * What rgb-lib keeps of the assets of this wallet, which no phrase restores; its process is ended for that, and started
     * anew by the next call. Null: there is nothing. `unfit`: more or other than goes into a backup; the fault log has why.
     */
    readState: async (of: OfWallet): Promise<readonly StateFile[] | 'unfit' | null> => {
      const folder = folderFor(of);
      return folder === null || !existsSync(folder) ? null : readState(options, running, folder, of);
    },
    /** Whether a database from elsewhere is one that rgb-lib made, and does nothing but hold rows. */
    isGenuine: async (database: Uint8Array): Promise<boolean> =>
      // Elsewhere nobody opens it: putState says so.
      !isForThisSystem ||
      isGenuine(join(options.dataFolder, 'own-service-check'), database, startChild, onFault),
    /**
     * Brings it back, all of it or nothing. `here`: there is one already, which stays. `notHere`: the own service is for
     * another system. Throws DISK_REFUSED.
     */
    putState: async (of: OfWallet, files: readonly StateFile[]): Promise<'put' | 'here' | 'notHere'> => {
      const folder = folderFor(of);
      if (folder === null || !isForThisSystem) return 'notHere';
      return (await options.putFiles(folder, of.keys.fingerprint, files)) ? 'put' : 'here';
    },
  };
}

async function look(isForThisSystem: boolean) {
  const { RGB_LIB, missingPackage } = await load();
  const missing = missingPackage() === null ? null : isForThisSystem ? 'package' : 'system';
  return { missing, version: RGB_LIB.version } as const;
}

/** The services that run, by wallet. Two processes of one wallet would each undo what the other wrote. */
function createRunning() {
  const running = new Map<string, { readonly as: string; readonly started: Promise<RunningService> }>();
  /** By wallet: what has to be over before its process is started. */
  const inTurn = createKeyedMutex();
  let isClosed = false;

  /** Acts where no process of this wallet runs; whoever starts one meanwhile waits. */
  function whileEnded<T>(walletId: string, act: () => T | Promise<T>): Promise<T> {
    const was = running.get(walletId);
    running.delete(walletId);
    return inTurn(walletId, async () => {
      await (await was?.started.catch(() => null))?.stop();
      return act();
    });
  }

  async function end(walletId: string | null): Promise<void> {
    const ended = walletId === null ? [...running.keys()] : [walletId];
    await Promise.all(ended.map((one) => whileEnded(one, () => undefined)));
  }

  return {
    whileEnded,
    end,
    find: async (walletId: string) => running.get(walletId)?.started.catch(() => null),
    /** As it runs already, or anew where it runs as something else. */
    start: (walletId: string, as: string, start: () => Promise<RunningService>): Promise<RunningService> => {
      if (isClosed) throw fail('NOT_HERE', { reason: 'noOwnService' });
      const was = running.get(walletId);
      if (was?.as === as) return was.started;
      const started = end(walletId).then(start);
      running.set(walletId, { as, started });
      // The next call tries anew. Another one may have been started in its place meanwhile, which stays known.
      started.catch(() => {
        if (running.get(walletId)?.started === started) running.delete(walletId);
      });
      return started;
    },
    close: async (): Promise<void> => {
      isClosed = true;
      await end(null);
    },
  };
}

async function readState(
  { readFiles, onFault }: OwnServiceOptions,
  running: ReturnType<typeof createRunning>,
  folder: string,
  { walletId, keys: { fingerprint } }: OfWallet,
): Promise<readonly StateFile[] | 'unfit' | null> {
  try {
    const { undoCutCall } = await load();
    return await running.whileEnded(walletId, async () => {
      await undoCutCall(folder, fingerprint);
      return readFiles(folder, fingerprint);
    });
  } catch (error) {
    onFault(error);
    return 'unfit';
  }
}

/** Each has a process only while it is used. */
const MOST_WALLETS = 1_000;

async function startOne(
  { startChild, doorsOf, onFault, onServed }: OwnServiceOptions,
  folder: string,
  { chain, indexer, rgbProxy }: Omit<OwnWallet, 'walletId'>,
): Promise<RunningService> {
  const { serveWallets } = await load();
  const service = await serveWallets({
    network: chain,
    indexerUrl: indexer,
    proxyEndpoint: rgbProxy,
    folder,
    maxWallets: MOST_WALLETS,
    startChild,
    doors: doorsOf(chain, indexer),
    host: '127.0.0.1',
    port: 0,
    token: randomBytes(32).toString('hex'),
    onFault: (_path, error) => onFault(error),
  });
  onServed(service.baseUrl);
  return service;
}

async function isGenuine(
  folder: string,
  database: Uint8Array,
  startChild: () => ChildLink,
  onFault: (error: unknown) => void,
): Promise<boolean> {
  try {
    const file = join(folder, DATABASE);
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(file, database, { mode: 0o600 });
    await (await load()).requireGenuine(startChild, file);
    return true;
  } catch (error) {
    onFault(error);
    return false;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Null: there is no account for assets. */
function watchedOf({
  accountXpubVanilla: xpubVanilla,
  accountXpubColored: xpubColored,
  fingerprint,
}: WalletKeys) {
  return xpubColored === null ? null : { xpubVanilla, xpubColored, fingerprint };
}
