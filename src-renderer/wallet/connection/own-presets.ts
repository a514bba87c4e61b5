import type { Network } from '../../../src-preload/contract/index.ts';

/** Servers that a form offers to fill in. None is asked before a person chooses it and connects. */
export interface Preset {
  /** As chains are named: there are two testnets. */
  readonly chain: string;
  readonly indexer: string;
  readonly rgbProxy: string;
}

/** Iris Wallet's, as its desktop program names it for test networks, and plugins of shops for mainnet. */
const IRIS_PROXY = 'rpcs://proxy.iriswallet.com/0.2/json-rpc';

/** The indexers that rgb-lib's own tests ask (`src/wallet/test/mod.rs` there, 0.3.0-beta): it works with each of them. */
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
  // Where electrs and the RGB proxy server listen on one's own computer.
  regtest: [
    { chain: 'regtest', indexer: 'tcp://127.0.0.1:50001', rgbProxy: 'rpc://127.0.0.1:3000/json-rpc' },
  ],
};

export function presetsOf(network: Network, loopback: boolean): readonly Preset[] {
  return loopback && network !== 'regtest' ? [] : PRESETS[network];
}
