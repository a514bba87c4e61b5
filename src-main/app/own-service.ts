import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ChainName } from '../domain/chain/rules.ts';
import { fail } from '../domain/errors.ts';
import { createKeyedMutex } from '../domain/keyed-mutex.ts';
import type { WalletKeys } from '../domain/keys/public-keys.ts';
import type { Network } from '../domain/network.ts';
import { BACKUP_LIMITS, folderOf, type StateFile } from '../domain/own-service/state.ts';
import { NO_CHAIN } from '../domain/rgb/history/chain-facts.ts';
import { findSeal } from '../domain/rgb/find-seal.ts';
import type { Doors, RunningService } from '../own-service/index.ts';
import type { ChildLink, Judging, OpenRgbProxy, OwnService, StateOf } from '../ports/index.ts';
import { explainDisk } from '../storage/disk-errors.ts';
import { listState, putState, readListed } from '../storage/own-state.ts';

/** The own service of each wallet, loaded with the first question: no list that is kept here waits for it. */
export function createOwnService(options: {
  readonly dataFolder: string;
  readonly startChild: () => ChildLink;
  readonly openRgbProxy: OpenRgbProxy;
  readonly judging: Pick<Judging, 'validateHistory'>;
  readonly onFault: (error: unknown) => void;
  /** There is an rgb-lib for one alone. */
  readonly system?: string;
}): OwnService {
  const isForThisSystem = (options.system ?? `${process.platform}-${process.arch}`) === 'linux-x64';
  const folderFor = (chain: ChainName): string => join(options.dataFolder, 'own-service', chain);
  const load = () => import('../own-service/index.ts');
  const running = new Map<string, { readonly as: string; readonly started: Promise<RunningService> }>();
  /** By wallet: what has to be over before its process is started. */
  const inTurn = createKeyedMutex();
  let isClosed = false;

  async function end(walletId: string | null): Promise<void> {
    if (walletId === null) {
      await Promise.all([...running.keys()].map(end));
      return;
    }
    await whileEnded(walletId, () => undefined);
  }

  /** Acts where no process of this wallet runs; whoever starts one meanwhile waits. */
  function whileEnded<T>(walletId: string, act: () => T | Promise<T>): Promise<T> {
    const was = running.get(walletId);
    running.delete(walletId);
    return inTurn(walletId, async () => {
      await (await was?.started.catch(() => null))?.stop();
      return act();
    });
  }

  async function readState({ walletId, chain, keys }: StateOf): ReturnType<OwnService['readState']> {
    const watched = watchedOf(keys);
    const folder = watched === null ? null : join(folderFor(chain), folderOf(watched));
    if (folder === null || !existsSync(folder)) return null;
    try {
      const { undoCutCall } = await load();
      return await whileEnded(walletId, async () => {
        await undoCutCall(folder, keys.fingerprint);
        const listed = await listState(folder, keys.fingerprint, BACKUP_LIMITS);
        if (listed === null) return null;
        const files: StateFile[] = [];
        for (const one of listed) files.push(await readListed(folder, one));
        return files;
      });
    } catch (error) {
      options.onFault(error);
      return 'unfit';
    }
  }

  async function look() {
    const { RGB_LIB, missingPackage } = await load();
    const missing = missingPackage() === null ? null : isForThisSystem ? 'package' : 'system';
    return { missing, version: RGB_LIB.version } as const;
  }

  return {
    look,
    serve: async ({ walletId, mayReach = () => true, ...at }) => {
      const { missing } = await look();
      if (isClosed || missing !== null) throw fail('NOT_HERE', { reason: 'noOwnService' });
      const as = JSON.stringify(at);
      const was = running.get(walletId);
      if (was?.as === as) return was.started;
      // Two processes of one wallet would each undo what the other wrote.
      const ended = end(walletId);
      const started = ended.then(async () =>
        (await load()).startOwnService({
          network: at.chain,
          indexerUrl: at.indexer,
          proxyEndpoint: at.rgbProxy,
          folder: folderFor(at.chain),
          maxWallets: MOST_WALLETS,
          startChild: options.startChild,
          doors: ownDoors(options, at.chain, mayReach),
          host: '127.0.0.1',
          port: 0,
          token: randomBytes(32).toString('hex'),
          onFault: (_path, error) => options.onFault(error),
        }),
      );
      running.set(walletId, { as, started });
      // The next call tries anew. Another one may have been started in its place meanwhile, which stays known.
      started.catch(() => {
        if (running.get(walletId)?.started === started) running.delete(walletId);
      });
      return started;
    },
    openSeal: async ({ chain, keys }, secretSeal) => {
      const watched = watchedOf(keys);
      if (watched === null) return null;
      const { readStash } = await load();
      const stash = await readStash(folderFor(chain), watched);
      return stash === null ? null : findSeal(stash, secretSeal);
    },
    refused: async ({ id, keys }) => {
      const watched = watchedOf(keys);
      const started = await running.get(id)?.started.catch(() => null);
      return started && watched ? started.refused(watched) : new Map();
    },
    end,
    readState,
    *putState({ chain, keys }, files) {
      const watched = watchedOf(keys);
      if (watched === null || !isForThisSystem) return 'notHere';
      const folder = join(folderFor(chain), folderOf(watched));
      try {
        return (yield* putState(folder, keys.fingerprint, files, BACKUP_LIMITS)) ? 'put' : 'here';
      } catch (error) {
        throw explainDisk(error, folder);
      }
    },
    close: async () => {
      isClosed = true;
      await end(null);
    },
  };
}

/** Null: there is no account for assets. */
function watchedOf({
  accountXpubVanilla: xpubVanilla,
  accountXpubColored: xpubColored,
  fingerprint,
}: WalletKeys) {
  return xpubColored === null ? null : { xpubVanilla, xpubColored, fingerprint };
}

/** How rgb-lib gets to proxies: by Ochre's client, and to no file before the rules of histories were applied to it. */
export function ownDoors(
  {
    openRgbProxy,
    judging,
  }: { readonly openRgbProxy: OpenRgbProxy; readonly judging: Pick<Judging, 'validateHistory'> },
  chain: ChainName,
  mayReach: (endpoint: string) => boolean = () => true,
): Doors {
  return {
    openRgbProxy: (at) => {
      if (!mayReach(at.endpoint)) throw fail('HOST_NOT_APPROVED', { origin: at.endpoint });
      return openRgbProxy(at);
    },
    refusalOf: async (recipientId, left) => {
      const { askedOf } = await import('../wallet/book/history-ask.ts');
      const ask = askedOf(networkOf(chain), { recipientId, ...left });
      const verdict = await judging.validateHistory(left.file, ask, NO_CHAIN);
      return verdict.outcome === 'refused' ? verdict.code : null;
    },
  };
}

const networkOf = (chain: ChainName): Network =>
  chain === 'testnet3' || chain === 'testnet4' ? 'testnet' : chain;

/** Each has a process only while it is used. */
const MOST_WALLETS = 1_000;
