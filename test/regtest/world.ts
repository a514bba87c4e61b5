import type { Build } from '../../src-main/own-service/rgb-lib/build.ts';
import { documentEndpoints } from '../../src-main/own-service/http/document.ts';
import { defaultSettings, type OwnServiceSettings } from '../../src-main/own-service/http/endpoint.ts';
import {
  startServiceServer,
  type Served as Asked,
  type ServiceServer,
} from '../../src-main/own-service/http/server.ts';
import { openWallets } from '../../src-main/own-service/http/wallets.ts';
import { forkHere } from '../../src-main/own-service/rgb-lib/fork-here.ts';
import type { Numbering } from '../../src-main/base/service/numbering.ts';
import type { Dialect } from '../../src-preload/contract/connection.ts';
import { startBitcoind, type BitcoinNode } from './node/bitcoind.ts';
import { startEsploraStandIn } from '../chain-lane/esplora-stand-in.ts';
import { fetchElectrumX, startElectrumX } from './node/electrumx.ts';
import { fetchBitcoind, type Bitcoind } from './node/fetch-bitcoind.ts';
import { openEnding } from './parts/ending.ts';
import { openFetchLimit, type Say } from './parts/needs.ts';
import type { RunFolder } from './parts/run-folder.ts';
import { startRgbProxy } from './proxy/rgb-proxy.ts';
import { startReleaseService, type ServedRelease } from './releases/release-service.ts';
import { lyingWallets, openLies, type Lies } from './service/lies.ts';
import { openSignedPsbts, type SignedPsbts } from './service/signed-psbts.ts';

/** A real node, a real ElectrumX or a stand-in for Esplora over it, a proxy for consignments, and a wallet service over one rgb-lib. */
export interface World {
  /** Of rgb-lib; numbering: null where this wallet cannot work with it. */
  readonly build: { readonly name: string; readonly version: string; readonly numbering: Numbering | null };
  readonly speaks: Dialect;
  readonly node: BitcoinNode;
  /** As rgb-lib takes it. */
  readonly indexerUrl: string;
  /** Where the service has consignments left. */
  readonly proxyEndpoint: string;
  readonly folder: RunFolder;
  readonly service: {
    readonly settings: OwnServiceSettings;
    readonly signed: SignedPsbts;
    readonly lies: Lies;
  };
  readonly server: { readonly baseUrl: string; readonly log: RequestLog };
  readonly stop: () => Promise<void>;
}

/** Everything that was asked, in order: what never left a wallet is not in it. */
interface RequestLog {
  readonly add: (request: Asked) => void;
  readonly all: () => readonly Asked[];
  /** From here on: what was asked since. */
  readonly mark: () => () => readonly Asked[];
}

/** What a service is made of, whatever it speaks. */
export interface ServiceParts extends Pick<World, 'indexerUrl' | 'proxyEndpoint' | 'folder' | 'service'> {
  readonly log: RequestLog;
  /** 0: any that is free. */
  readonly port: number;
  readonly onFault: (path: string, error: unknown) => void;
}

/** A build of rgb-lib behind the own service's document, or a release behind a server of its time. */
export type ServedBy = Build | ServedRelease;

export const INDEXERS = ['electrumx', 'esplora'] as const;
export type IndexerName = (typeof INDEXERS)[number];

/** What every world is started from. */
export interface Parts {
  readonly bitcoind: Bitcoind;
  /** The folder of ElectrumX. */
  readonly indexer: string;
}

/** Throws NotHere. */
export async function fetchParts(say: Say, limit = openFetchLimit()): Promise<Parts> {
  return { bitcoind: await fetchBitcoind(say, limit), indexer: await fetchElectrumX(say, limit) };
}

export async function startWorld(
  servedBy: ServedBy,
  { bitcoind, indexer }: Parts,
  how: Pick<ServiceParts, 'folder' | 'onFault'> & {
    readonly port?: number;
    readonly isPrompt?: boolean;
    readonly over?: IndexerName;
  },
): Promise<World> {
  const { folder, onFault, port = 0, isPrompt = false, over = 'electrumx' } = how;
  const { kept, stop } = openEnding();
  try {
    const bare = kept(await startBitcoind(bitcoind, folder));
    const asked = kept(
      await (over === 'esplora' ? startEsplora(bare) : startElectrumX(bare, indexer, folder, isPrompt)),
    );
    const node = {
      ...bare,
      // A block is there once the indexer tells of it.
      mine: async (blocks: number): Promise<number> => {
        const height = await bare.mine(blocks);
        await asked.reached(height);
        return height;
      },
    };
    const [indexerUrl, proxyEndpoint] = [asked.url, kept(await startRgbProxy()).endpoint];
    const service = { settings: defaultSettings(), lies: openLies(), signed: openSignedPsbts(node) };
    const log = openRequestLog();
    const parts = { indexerUrl, proxyEndpoint, folder, service, log, port, onFault };
    const isRelease = 'release' in servedBy;
    const { baseUrl } = kept(
      await (isRelease ? startReleaseService(servedBy, parts) : startBuildService(servedBy, parts, kept)),
    );
    const build = isRelease ? { ...servedBy.release, version: servedBy.release.name } : servedBy;
    const speaks = isRelease ? servedBy.shape : 'document';
    return { ...parts, build, speaks, node, server: { baseUrl, log }, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** It has what the node has. */
async function startEsplora(node: BitcoinNode) {
  const { baseUrl, close } = await startEsploraStandIn(node);
  return { url: baseUrl, reached: () => Promise.resolve(), stop: close };
}

/** More than any flow opens. */
const MAX_WALLETS = 1_000;

function startBuildService(
  build: Build,
  {
    indexerUrl,
    proxyEndpoint,
    folder,
    service: { settings, lies, signed },
    log,
    port,
    onFault,
  }: ServiceParts,
  kept: ReturnType<typeof openEnding>['kept'],
): Promise<ServiceServer> {
  const wallets = kept(
    openWallets({
      ...{ build, startChild: forkHere, network: 'regtest', indexerUrl, proxyEndpoint, doors: null },
      ...{ folder: folder.sub('wallets'), maxWallets: MAX_WALLETS },
    }),
  );
  return startServiceServer(
    { build, wallets: lyingWallets(wallets, lies, signed), settings },
    {
      ...{ endpoints: documentEndpoints, host: '127.0.0.1', port, token: null },
      ...{ onFault, onServed: log.add },
    },
  );
}

function openRequestLog(): RequestLog {
  const kept: Asked[] = [];
  return {
    add: (request) => void kept.push(request),
    all: () => [...kept],
    mark: () => {
      const from = kept.length;
      return () => kept.slice(from);
    },
  };
}
