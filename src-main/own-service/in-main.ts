import { randomBytes } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ChainName } from '../headers/rules.ts';
import { fail } from '../base/errors.ts';
import type { RouteWithPin } from '../base/service/route.ts';
import { createKeyedMutex } from '../base/keyed-mutex.ts';
import type { WalletKeys } from '../keys/account.ts';
import { DATABASE, folderOf, watchedKeys, type StateFile } from '../base/own-service-state.ts';
import { findSeal, type RevealedSeal } from '../verify/index.ts';
import type { ChildLink, RefusedFile } from '../ports/index.ts';
import { isForSystem } from './rgb-lib/build.ts';
import type { Doors, DrillReading, RunningService } from './service.ts';

export interface OwnServiceOptions {
  readonly dataFolder: string;
  readonly startChild: () => ChildLink;
  readonly system?: string;
  readonly onFault: (error: unknown) => void;
  readonly pass: (indexer: string, rgbProxy: string | null, way: RouteWithPin) => void;
  readonly onServed: (baseUrl: string) => void;
  readonly doorsOf: (chain: ChainName, indexer: string, way: RouteWithPin) => Doors;
  /** Called only while the wallet has no running process; null: there are no files. */
  readonly readFiles: (folder: string, fingerprint: string) => Promise<readonly StateFile[] | null>;
  /** Writes all or none; false: some exist already. Throws Node's errors. */
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

/** rgb-lib's files of a wallet after a call that may have changed them; `read` throws if they fit into no backup. */
export interface StandingState extends OfWallet {
  readonly read: () => Promise<readonly StateFile[] | null>;
}

export interface OwnWallet {
  readonly walletId: string;
  readonly chain: ChainName;
  readonly keys: WalletKeys;
  /** `ssl://`, `tcp://` or `https://`, as ChainAddress. */
  readonly indexer: string;
  /** `rpc://` or `rpcs://`; null: the wallet can't receive. */
  readonly rgbProxy: string | null;
  /** To the indexer and to RGB proxies. */
  readonly way: RouteWithPin;
}

type OwnState = readonly StateFile[] | 'unfit' | 'ahead' | null;

export type OwnService = ReturnType<typeof startOwnService>;

const load = () => import('./service.ts');

/** One rgb-lib service per wallet on this computer, loaded with its first call. */
export function startOwnService(options: OwnServiceOptions) {
  const { system = `${process.platform}-${process.arch}` } = options;
  const isForThisSystem = isForSystem(system);
  const running = createRunning();
  const listeners = new Set<(state: StandingState) => Promise<void>>();
  const tell = async (state: StandingState): Promise<void> => {
    for (const told of listeners) await told(state).catch(options.onFault);
  };
  const chainFolder = (chain: ChainName): string => join(options.dataFolder, 'own-service', chain);
  const folderFor = ({ chain, keys }: InChain): string | null => {
    const watched = watchedKeys(keys);
    return watched === null ? null : join(chainFolder(chain), folderOf(watched));
  };
  return {
    look: () => lookHere(system),
    /** Starts the service if needed, anew for another indexer, proxy or route. Throws NOT_HERE if it can't run. */
    serve: async ({ walletId, keys, ...at }: OwnWallet): Promise<{ baseUrl: string; token: string }> => {
      options.pass(at.indexer, at.rgbProxy, at.way);
      await requireHere(system);
      const { chain } = at;
      const folder = folderFor({ chain, keys });
      const read = async () => (folder === null ? null : readStanding(options, folder, keys));
      const onStanding = (): Promise<void> => tell({ walletId, chain, keys, read });
      return running.start(walletId, JSON.stringify(at), () =>
        startOne(options, chainFolder(chain), { ...at, onStanding }),
      );
    },
    /** Called after each call that may have changed a wallet's files; they don't change until the listener is done. */
    onStanding: (told: (state: StandingState) => Promise<void>): void => void listeners.add(told),
    /** The output behind a secret seal (32 bytes), which only rgb-lib knows; the answer hashes to it. Null: unknown. */
    openSeal: async ({ chain, keys }: InChain, secretSeal: Uint8Array): Promise<RevealedSeal | null> => {
      const watched = watchedKeys(keys);
      const stash = watched && (await (await load()).readStash(chainFolder(chain), watched));
      return stash && findSeal(stash, secretSeal);
    },
    /** Files that rgb-lib must not read, by recipient id; empty unless the service runs. */
    refused: async ({ id, keys }: OfRecord): Promise<ReadonlyMap<string, RefusedFile>> => {
      const watched = watchedKeys(keys);
      const service = await running.find(id);
      return service && watched ? service.refused(watched) : new Map();
    },
    /** Ends a wallet's service; null ends every wallet's. The files stay. */
    end: running.end,
    ...createStates(options, running, folderFor, isForThisSystem),
    ...createDrills(options, system),
    close: running.close,
  };
}

function createStates(
  options: OwnServiceOptions,
  running: ReturnType<typeof createRunning>,
  folderFor: (of: Omit<OfWallet, 'walletId'>) => string | null,
  isForThisSystem: boolean,
) {
  const { startChild, onFault } = options;
  return {
    /**
     * Ends the process, then reads rgb-lib's data, which no phrase restores. `unfit`: too large for a backup. `ahead`:
     * the chain may know a call that was undone, so another rgb-lib would refuse the data. Null: no data.
     */
    readState: async (of: OfWallet): Promise<OwnState> => {
      const folder = folderFor(of);
      return folder === null || !existsSync(folder) ? null : readState(options, running, folder, of);
    },
    /** False if a foreign database has a schema other than rgb-lib's. */
    isGenuine: async (database: Uint8Array): Promise<boolean> =>
      // On other systems nothing opens the database; `putState` reports that.
      !isForThisSystem ||
      isGenuine(join(options.dataFolder, 'own-service-check'), database, startChild, onFault),
    /** Writes all files or none. `here`: one exists and stays. `notHere`: for another system. Throws Node's errors. */
    putState: async (of: OfWallet, files: readonly StateFile[]): Promise<'put' | 'here' | 'notHere'> => {
      const folder = folderFor(of);
      const { fingerprint } = of.keys;
      if (folder === null || !isForThisSystem) return 'notHere';
      const { dropCutMaking } = await load();
      return running.whileEnded(of.walletId, async () => {
        await dropCutMaking(folder, fingerprint);
        return (await options.putFiles(folder, fingerprint, files)) ? 'put' : 'here';
      });
    },
  };
}

/**
 * A drill opens a copy of a wallet's files in a folder of its own, reads what could be spent, and deletes the copy. The
 * next start deletes the copies of an Ochre that was killed.
 */
function createDrills(
  { dataFolder, startChild, pass, putFiles, doorsOf }: OwnServiceOptions,
  system: string,
) {
  const folder = join(dataFolder, 'own-service-drill');
  const clear = (): void => rmSync(folder, { recursive: true, force: true });
  const alone = createKeyedMutex();
  clear();
  return {
    /** Throws NOT_HERE, what `pass` throws, and Error if rgb-lib or the indexer fails. */
    drill: (
      { chain, keys, indexer, way }: InChain & Pick<OwnWallet, 'indexer' | 'way'>,
      files: readonly StateFile[],
    ): Promise<DrillReading> =>
      alone('drill', async () => {
        pass(indexer, null, way);
        await requireHere(system);
        const watched = watchedKeys(keys);
        if (watched === null) throw fail('NOT_HERE', { reason: 'noOwnService' });
        try {
          const place = join(folder, folderOf(watched));
          await putFiles(place, keys.fingerprint, files);
          const { readRestored, RGB_LIB } = await load();
          const at = { build: RGB_LIB, startChild, network: chain, dataDir: place, keys: watched };
          return await readRestored({ ...at, doors: doorsOf(chain, indexer, way) });
        } finally {
          clear();
        }
      }),
  };
}

async function requireHere(system: string): Promise<void> {
  if ((await lookHere(system)).missing !== null) throw fail('NOT_HERE', { reason: 'noOwnService' });
}

async function lookHere(system: string) {
  const { RGB_LIB, missingHere } = await load();
  return { missing: missingHere(system), version: RGB_LIB.version } as const;
}

function createRunning() {
  const running = new Map<string, { readonly as: string; readonly started: Promise<RunningService> }>();
  /** Two processes of one wallet would undo each other's writes, so a start waits for the last end. */
  const inTurn = createKeyedMutex();
  let isClosed = false;

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
    start: (walletId: string, as: string, start: () => Promise<RunningService>): Promise<RunningService> => {
      if (isClosed) throw fail('NOT_HERE', { reason: 'noOwnService' });
      const was = running.get(walletId);
      if (was?.as === as) return was.started;
      const started = end(walletId).then(start);
      running.set(walletId, { as, started });
      // Forgets the failed start, so that the next call retries. A service started in its place stays.
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
): Promise<OwnState> {
  try {
    const { chainAhead, undoCutCall } = await load();
    return await running.whileEnded(walletId, async () => {
      await undoCutCall(folder, fingerprint);
      const files = await readFiles(folder, fingerprint);
      return files !== null && chainAhead(folder, fingerprint).isMarked() ? 'ahead' : files;
    });
  } catch (error) {
    onFault(error);
    return 'unfit';
  }
}

/** Null: the chain may know a call that was undone, so another rgb-lib would refuse the files. */
async function readStanding(
  { readFiles }: OwnServiceOptions,
  folder: string,
  { fingerprint }: WalletKeys,
): Promise<readonly StateFile[] | null> {
  const { chainAhead } = await load();
  return chainAhead(folder, fingerprint).isMarked() ? null : readFiles(folder, fingerprint);
}

const MOST_WALLETS = 1_000;

async function startOne(
  { startChild, doorsOf, onFault, onServed }: OwnServiceOptions,
  folder: string,
  {
    chain,
    indexer,
    rgbProxy,
    way,
    onStanding,
  }: Omit<OwnWallet, 'walletId' | 'keys'> & { readonly onStanding: () => Promise<void> },
): Promise<RunningService> {
  const { serveWallets } = await load();
  const service = await serveWallets({
    network: chain,
    indexerUrl: indexer,
    proxyEndpoint: rgbProxy,
    folder,
    maxWallets: MOST_WALLETS,
    startChild,
    doors: doorsOf(chain, indexer, way),
    onStanding,
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
