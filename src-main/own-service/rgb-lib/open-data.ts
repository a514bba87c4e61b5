import type { WatchedKeys } from '../../base/own-service-state.ts';
import type { Build } from './build.ts';
import { RgbLibError } from './messages.ts';
import type { RgbLibProcess } from './process.ts';
import type { Savepoint } from './savepoint.ts';

export const NETWORKS = {
  mainnet: 'Mainnet',
  testnet3: 'Testnet',
  testnet4: 'Testnet4',
  signet: 'Signet',
  regtest: 'Regtest',
} as const;
export type RgbLibNetwork = keyof typeof NETWORKS;

export interface DataOptions {
  readonly build: Build;
  readonly keys: WatchedKeys;
  readonly network: RgbLibNetwork;
  readonly indexerUrl: string;
  readonly dataDir: string;
  /** Whether the chain may know a call that was undone. */
  readonly isAhead: () => boolean;
  /** Undefined for a copy, which is never rolled back. */
  readonly savepoint?: Savepoint;
}

const VANILLA_LOOKBACK = 20n;

/** Opens or makes the wallet, and goes online. False: without rgb-lib's own check, because the chain is ahead. */
export async function openData(lib: RgbLibProcess, at: DataOptions): Promise<boolean> {
  const { build, keys, savepoint } = at;
  const settings = {
    accountXpubVanilla: keys.xpubVanilla,
    accountXpubColored: keys.xpubColored,
    vanillaKeychain: BigInt(build.vanillaKeychain),
    masterFingerprint: keys.fingerprint,
    mnemonic: null,
    witnessVersion: 'Taproot',
  };
  const walletData = {
    dataDir: at.dataDir,
    bitcoinNetwork: NETWORKS[at.network],
    databaseType: 'Sqlite',
    maxAllocationsPerUtxo: 1n,
    supportedSchemas: ['Nia', 'Uda', 'Cfa'],
  };
  const goOnline = (isChecked: boolean): Promise<unknown> => {
    const onlineOptions = {
      ...{ indexerUrl: at.indexerUrl, skipConsistencyCheck: !isChecked },
      vanillaSyncLookback: VANILLA_LOOKBACK,
    };
    return lib.run('wallet_go_online', { onlineOptions }, savepoint);
  };
  // rgb-lib opens a wallet that is on disk, if it was made with the same settings.
  await lib.run('wallet_new', { walletData, keys: settings }, savepoint);
  try {
    await goOnline(true);
    return true;
  } catch (error) {
    if (!at.isAhead() || !isInconsistent(error)) throw error;
    await goOnline(false);
    return false;
  }
}

/** A coin that rgb-lib lists as unspent was spent, or its database and contracts don't match. */
export const isInconsistent = (error: unknown): boolean =>
  error instanceof RgbLibError && error.kind === 'Inconsistency';

const AWAY: readonly string[] = ['FailedBdkSync', 'Indexer', 'InvalidElectrum', 'InvalidIndexer', 'Network'];

export const isIndexerAway = (error: unknown): boolean =>
  error instanceof RgbLibError && AWAY.includes(error.kind);
