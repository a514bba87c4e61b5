import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ChainName } from '../domain/chain/rules.ts';
import { fail } from '../domain/errors.ts';
import { createKeyedMutex } from '../domain/keyed-mutex.ts';
import type { WalletKeys } from '../domain/keys/public-keys.ts';
import type { Network } from '../domain/network.ts';
import { BACKUP_LIMITS, DATABASE, folderOf, type StateFile } from '../domain/own-service/state.ts';
import { NO_CHAIN, type ChainFacts, type WitnessFact } from '../domain/rgb/history/chain-facts.ts';
import { findSeal } from '../domain/rgb/find-seal.ts';
import { STRAIGHT } from '../domain/services/route.ts';
import { reach } from '../domain/services/reach.ts';
import type { Gate } from '../net/gate.ts';
import type { Doors, RunningService } from '../own-service/index.ts';
import type { ChainApi, ChildLink, OpenChain, OwnService, StateOf } from '../ports/index.ts';
import type { OpenRgbProxy } from '../services/rgb-proxy/client.ts';
import type { Reader } from '../reader/client.ts';
import { explainDisk } from '../records/disk-errors.ts';
import { listState, putState, readListed } from '../records/own-state.ts';
import { askedOf } from '../wallet/book/history-ask.ts';
import { atMost } from '../wallet/connection/service-reading.ts';
import { orElse, orElseNow } from '../wallet/failures.ts';

/** The own service of each wallet, loaded with the first question to it. */
export function createOwnService(options: {
  readonly dataFolder: string;
  readonly startChild: () => ChildLink;
  readonly gate: Gate;
  readonly openRgbProxy: OpenRgbProxy;
  readonly openChain: OpenChain;
  readonly reader: Pick<Reader, 'validateHistory'>;
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

  async function isGenuine(database: Uint8Array): Promise<boolean> {
    // Nobody opens it: putState says so.
    if (!isForThisSystem) return true;
    const folder = join(options.dataFolder, 'own-service-check');
    try {
      const file = join(folder, DATABASE);
      await rm(folder, { recursive: true, force: true });
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(file, database, { mode: 0o600 });
      await (await load()).requireGenuine(options.startChild, file);
      return true;
    } catch (error) {
      options.onFault(error);
      return false;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  return {
    look,
    isGenuine,
    serve: async ({ walletId, ...at }) => {
      // Its processes ask the indexer themselves, and the RGB proxies by the client that the gate is in.
      options.gate.pass([
        reach('bitcoin', at.indexer),
        ...(at.rgbProxy === null ? [] : [reach('rgbProxy', at.rgbProxy)]),
      ]);
      const { missing } = await look();
      if (isClosed || missing !== null) throw fail('NOT_HERE', { reason: 'noOwnService' });
      const as = JSON.stringify(at);
      const was = running.get(walletId);
      if (was?.as === as) return was.started;
      // Two processes of one wallet would each undo what the other wrote.
      const ended = end(walletId);
      const started = ended.then(async () => {
        const { startOwnService } = await load();
        const service = await startOwnService({
          network: at.chain,
          indexerUrl: at.indexer,
          proxyEndpoint: at.rgbProxy,
          folder: folderFor(at.chain),
          maxWallets: MOST_WALLETS,
          startChild: options.startChild,
          doors: ownDoors(options, at.chain, at.indexer),
          host: '127.0.0.1',
          port: 0,
          token: randomBytes(32).toString('hex'),
          onFault: (_path, error) => options.onFault(error),
        });
        options.gate.serve(service.baseUrl);
        return service;
      });
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
    putState: async ({ chain, keys }, files) => {
      const watched = watchedOf(keys);
      if (watched === null || !isForThisSystem) return 'notHere';
      const folder = join(folderFor(chain), folderOf(watched));
      try {
        return (await putState(folder, keys.fingerprint, files, BACKUP_LIMITS)) ? 'put' : 'here';
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

/**
 * How rgb-lib gets to proxies: by Ochre's client, and to no file before it was followed from its genesis by the rules of
 * histories. What it only names of its transactions is asked of the indexer.
 */
export function ownDoors(
  {
    openRgbProxy,
    openChain,
    reader,
  }: {
    readonly openRgbProxy: OpenRgbProxy;
    readonly openChain: OpenChain;
    readonly reader: Pick<Reader, 'validateHistory'>;
  },
  chain: ChainName,
  indexer: string,
): Doors {
  return {
    openRgbProxy,
    refusalOf: async (recipientId, left) => {
      const ask = askedOf(networkOf(chain), { recipientId, ...left });
      // Of whom nobody can read nobody knows whether it pays.
      if (ask.recipient === null) return 'RECIPIENT';
      let verdict = await reader.validateHistory(left.file, ask, NO_CHAIN);
      if (verdict.outcome === 'notMined' && verdict.content === null) {
        const facts = await shownBy(() => openChain(chainAddress(indexer)), new Set(verdict.named));
        verdict = await reader.validateHistory(left.file, ask, facts);
      }
      if (verdict.outcome === 'refused') return verdict.code;
      return verdict.content === null ? 'WITNESS_UNKNOWN' : null;
    },
  };
}

const chainAddress = (address: string): Parameters<OpenChain>[0] => ({
  kind: address.startsWith('http') ? 'esplora' : 'electrum',
  address,
  way: STRAIGHT,
});

/** No wallet writes a file that names them; one that does is paid for by whoever reads it. */
const MOST_NAMED = 1_000;
const MOST_NAMED_BYTES = 32 * 1024 * 1024;
const ASKED_AT_ONCE = 8;

/** As the indexer has them. After the first that it has not nothing could be followed, so no other is asked for. */
async function shownBy(
  open: () => Pick<ChainApi, 'transaction'>,
  txids: ReadonlySet<string>,
): Promise<ChainFacts> {
  const witnesses = new Map<string, WitnessFact>();
  const api = orElseNow(open, null);
  let [bytes, isOver] = [0, txids.size > MOST_NAMED];
  await atMost(ASKED_AT_ONCE, [...txids], async (txid) => {
    if (api === null || isOver) return;
    const raw = await orElse(api.transaction(txid), null);
    bytes += raw?.length ?? 0;
    isOver ||= raw === null || bytes > MOST_NAMED_BYTES;
    if (raw !== null) witnesses.set(txid, { raw, height: null });
  });
  return { ...NO_CHAIN, witnesses };
}

const networkOf = (chain: ChainName): Network =>
  chain === 'testnet3' || chain === 'testnet4' ? 'testnet' : chain;

/** Each has a process only while it is used. */
const MOST_WALLETS = 1_000;
