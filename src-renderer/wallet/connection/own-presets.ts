import type { Network } from '../../../src-preload/contract/index.ts';

/** Servers that a form can fill in. None is asked before the person chooses it and connects. */
export interface Preset {
  /** The chain's name, since there are two testnets. */
  readonly chain: string;
  readonly indexer: string;
  readonly rgbProxy: string;
}

/** Iris Wallet's proxy, which its desktop program uses on test networks, and shop plugins on mainnet. */
const IRIS_PROXY = 'rpcs://proxy.iriswallet.com/0.2/json-rpc';

/** Indexers of rgb-lib's own tests (its `src/wallet/test/mod.rs`, 0.3.0-beta), so rgb-lib works with each. */
const PRESETS: Readonly<Record<Network, readonly Preset[]>> = {
  mainnet: [
    { chain: 'mainnet', indexer: 'ssl://electrum.iriswallet.com:50003', rgbProxy: IRIS_PROXY },
    { chain: 'mainnet', indexer: 'https://blockstream.info/api', rgbProxy: IRIS_PROXY },
  ],
  testnet: [
    { chain: 'testnet4', indexer: 'ssl://electrum.iriswallet.com:50053', rgbProxy: IRIS_PROXY },
    { chain: 'testnet3', indexer: 'ssl://electrum.iriswallet.com:50013', rgbProxy: IRIS_PROXY },
    { chain: 'testnet3', indexer: 'https://blockstream.info/testnet/api', rgbProxy: IRIS_PROXY },
  ],
  signet: [{ chain: 'signet', indexer: 'https://blockstream.info/signet/api', rgbProxy: IRIS_PROXY }],
  // The usual ports of electrs and the RGB proxy server on the same computer.
  regtest: [
    { chain: 'regtest', indexer: 'tcp://127.0.0.1:50001', rgbProxy: 'rpc://127.0.0.1:3000/json-rpc' },
  ],
};

export function presetsOf(network: Network, loopback: boolean): readonly Preset[] {
  return loopback && network !== 'regtest' ? [] : PRESETS[network];
}
