import { startBitcoind, type BitcoinNode } from './node/bitcoind.ts';
import { startElectrum } from './node/electrum.ts';
import type { Bitcoind } from './node/fetch-bitcoind.ts';
import type { RunFolder } from './parts/run-folder.ts';
import { startRgbProxy } from './proxy/rgb-proxy.ts';
import type { Build } from './rgb-lib/builds.ts';
import { generateKeys } from './rgb-lib/generate-keys.ts';
import type { Numbering } from '../../src-main/domain/transfers/numbering.ts';
import type { Dialect } from '../../src-preload/contract/connection.ts';
import type { Service } from './service/endpoint.ts';
import { openLies } from './service/lies.ts';
import { startService, type ServiceServer, type Speaks } from './service/server.ts';
import { defaultSettings } from './service/settings.ts';
import { openSignedPsbts } from './service/signed-psbts.ts';
import { openWallets } from './service/wallets.ts';

/** A real node, its indexer, a proxy for consignments, and a wallet service over one build of rgb-lib. */
export interface World {
  /** Of rgb-lib; numbering: null where this wallet cannot work with it. */
  readonly build: { readonly name: string; readonly version: string; readonly numbering: Numbering | null };
  readonly speaks: Dialect;
  readonly node: BitcoinNode;
  /** Of the node's indexer, as an Electrum server. */
  readonly indexerUrl: string;
  readonly folder: RunFolder;
  readonly service: Pick<Service, 'settings' | 'signed' | 'lies'>;
  readonly server: ServiceServer;
  readonly stop: () => Promise<void>;
}

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
    const wallets = kept(
      openWallets({ build, folder, indexerUrl: electrum.url, proxyEndpoint: proxy.endpoint }),
    );
    const service: Service = {
      build,
      wallets,
      settings: defaultSettings(),
      lies: openLies(node),
      signed: openSignedPsbts(node),
      generateKeys: () => generateKeys(build, folder),
    };
    const server = kept(await startService(service, options));
    const indexerUrl = electrum.url;
    return { build, speaks: options.speaks, node, indexerUrl, folder, service, server, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
