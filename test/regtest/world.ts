import { startBitcoind, type BitcoinNode } from './node/bitcoind.ts';
import { startElectrum } from './node/electrum.ts';
import type { Bitcoind } from './node/fetch-bitcoind.ts';
import type { RunFolder } from './parts/run-folder.ts';
import { startRgbProxy } from './proxy/rgb-proxy.ts';
import type { Numbering } from '../../src-main/base/service/numbering.ts';
import { startServiceServer, type ServiceServer } from '../../src-main/own-service/http/server.ts';
import { defaultSettings, type OwnServiceSettings } from '../../src-main/own-service/http/endpoint.ts';
import { forkHere } from '../../src-main/own-service/rgb-lib/fork-here.ts';
import { openWallets } from '../../src-main/own-service/http/wallets.ts';
import type { Build } from '../../src-main/own-service/rgb-lib/build.ts';
import type { Dialect } from '../../src-preload/contract/connection.ts';
import { openLies, type Lies } from './service/lies.ts';
import { lyingWallets } from './service/lying-wallets.ts';
import { openRequestLog, type RequestLog } from './service/request-log.ts';
import { openSignedPsbts, type SignedPsbts } from './service/signed-psbts.ts';
import { ENDPOINTS, type Speaks } from './service/spoken.ts';

/** A service that keeps what it was asked. */
export interface LoggedServer extends ServiceServer {
  readonly log: RequestLog;
}

/** A real node, its indexer, a proxy for consignments, and a wallet service over one build of rgb-lib. */
export interface World {
  /** Of rgb-lib; numbering: null where this wallet cannot work with it. */
  readonly build: { readonly name: string; readonly version: string; readonly numbering: Numbering | null };
  readonly speaks: Dialect;
  readonly node: BitcoinNode;
  /** Of the node's indexer, as an Electrum server. */
  readonly indexerUrl: string;
  /** Where the service has consignments left. */
  readonly proxyEndpoint: string;
  readonly folder: RunFolder;
  readonly service: {
    readonly settings: OwnServiceSettings;
    readonly signed: SignedPsbts;
    readonly lies: Lies;
  };
  readonly server: LoggedServer;
  readonly stop: () => Promise<void>;
}

/** More than any flow opens. */
const MAX_WALLETS = 1_000;

export async function startWorld(options: {
  readonly build: Build;
  readonly bitcoind: Bitcoind;
  readonly folder: RunFolder;
  readonly speaks: Speaks;
  /** Of the service; 0: any that is free. */
  readonly port: number;
  readonly onFault: (path: string, error: unknown) => void;
}): Promise<World> {
  const { build, folder } = options;
  const running: (() => Promise<void>)[] = [];
  const stop = async (): Promise<void> => {
    for (const end of running.splice(0).reverse()) await end();
  };
  const kept = <T extends { readonly stop: () => Promise<void> }>(part: T): T => {
    running.push(part.stop);
    return part;
  };
  try {
    const node = kept(await startBitcoind(options.bitcoind, folder));
    const electrum = kept(await startElectrum(node.rpc));
    const proxy = kept(await startRgbProxy());
    const [indexerUrl, proxyEndpoint] = [electrum.url, proxy.endpoint];
    const wallets = kept(
      openWallets({
        ...{ build, startChild: forkHere, network: 'regtest', indexerUrl, proxyEndpoint, doors: null },
        ...{ folder: folder.sub('wallets'), maxWallets: MAX_WALLETS },
      }),
    );
    const [settings, lies, signed] = [defaultSettings(), openLies(node), openSignedPsbts(node)];
    const log = openRequestLog();
    const server = kept(
      await startServiceServer(
        { build, wallets: lyingWallets(wallets, lies, signed), settings },
        {
          ...{ endpoints: ENDPOINTS[options.speaks], host: '127.0.0.1', port: options.port, token: null },
          ...{ onFault: options.onFault, onServed: log.add },
        },
      ),
    );
    const service = { settings, lies, signed };
    return {
      ...{ build, speaks: options.speaks, node, indexerUrl, proxyEndpoint, folder, service, stop },
      server: { ...server, log },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
