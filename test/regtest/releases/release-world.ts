import { startBitcoind } from '../node/bitcoind.ts';
import type { Bitcoind } from '../node/fetch-bitcoind.ts';
import type { RunFolder } from '../parts/run-folder.ts';
import { startRgbProxy } from '../proxy/rgb-proxy.ts';
import { openLies } from '../service/lies.ts';
import { defaultSettings } from '../../../src-main/own-service/http/endpoint.ts';
import { openSignedPsbts } from '../service/signed-psbts.ts';
import type { World } from '../world.ts';
import { startElectrumX } from './electrumx.ts';
import { startReleaseService } from './release-service.ts';
import type { PythonParts, Release, Shape } from './releases.ts';

/** A real node, a real ElectrumX over it, a proxy for consignments, and a service over one official release of rgb-lib. */
export async function startReleaseWorld(options: {
  readonly release: Release;
  readonly shape: Shape;
  readonly parts: PythonParts;
  readonly bitcoind: Bitcoind;
  readonly folder: RunFolder;
  readonly onFault: (path: string, error: unknown) => void;
}): Promise<World> {
  const { release, shape, parts, folder } = options;
  const running: (() => Promise<void>)[] = [];
  const stop = async (): Promise<void> => {
    for (const end of running.splice(0).reverse()) await end();
  };
  const kept = <T extends { readonly stop: () => Promise<void> }>(part: T): T => {
    running.push(part.stop);
    return part;
  };
  try {
    const bare = kept(await startBitcoind(options.bitcoind, folder));
    const electrum = kept(await startElectrumX(bare, parts, folder));
    const node = {
      ...bare,
      // A block is there once the indexer tells of it.
      mine: async (blocks: number): Promise<number> => {
        const height = await bare.mine(blocks);
        await electrum.reached(height);
        return height;
      },
    };
    const proxy = kept(await startRgbProxy());
    const settings = defaultSettings();
    const signed = openSignedPsbts(node);
    const server = kept(
      await startReleaseService({
        ...options,
        ...{ indexerUrl: electrum.url, proxyEndpoint: proxy.endpoint, settings, signed },
      }),
    );
    const build = { name: release.name, version: release.name, numbering: release.numbering };
    const service = { settings, signed, lies: openLies(node) };
    const [indexerUrl, proxyEndpoint] = [electrum.url, proxy.endpoint];
    return { build, speaks: shape, node, indexerUrl, proxyEndpoint, folder, service, server, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
