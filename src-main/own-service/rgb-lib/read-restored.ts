import { join } from 'node:path';
import { DATABASE } from '../../base/own-service-state.ts';
import { readAs } from '../../serving/json.ts';
import { RgbLibError } from './messages.ts';
import { requireGenuineDatabase, startRgbLib, type RgbLibProcess } from './process.ts';
import { fungible, unspents } from './shapes.ts';
import { isInconsistent, onlineArgs, walletArgs, type Surroundings, type WalletPlace } from './wallet.ts';

/** `spentSince`: the chain spent coins that the files still have, so rgb-lib refuses them. `unreadable`: it refuses them. */
export type DrillReading =
  | { readonly outcome: 'spentSince' | 'unreadable' | 'indexerAway' }
  | { readonly outcome: 'read'; readonly units: ReadonlyMap<string, bigint> };

/** Nothing listens there: the process that reads reaches no RGB proxy. */
const NO_PROXY = 'http://127.0.0.1:9';
const INDEXER_ERRORS: readonly string[] = ['FailedBdkSync', 'Indexer', 'InvalidIndexer', 'Network'];

/**
 * What rgb-lib could spend from a copy of a wallet's files: settled units by asset id, on coins that the chain has and
 * nobody spent. The process refuses every call that isn't for reading.
 */
export async function readRestored(
  at: WalletPlace & Pick<Surroundings, 'startChild' | 'indexerUrl'>,
): Promise<DrillReading> {
  let lib: RgbLibProcess | null = null;
  try {
    await requireGenuineDatabase(at.build, at.startChild, join(at.folder, at.keys.fingerprint, DATABASE));
    lib = await startRgbLib(at.build, at.startChild, NO_PROXY, true);
    await lib.run('wallet_new', walletArgs(at));
    await lib.run('wallet_go_online', onlineArgs(at, true));
    const told = await lib.run('wallet_list_unspents', { settledOnly: true, skipSync: false });
    return { outcome: 'read', units: unitsIn(told) };
  } catch (error) {
    if (!(error instanceof RgbLibError)) throw error;
    if (isInconsistent(error)) return { outcome: 'spentSince' };
    return { outcome: INDEXER_ERRORS.includes(error.kind) ? 'indexerAway' : 'unreadable' };
  } finally {
    await lib?.stop();
  }
}

function unitsIn(told: string): ReadonlyMap<string, bigint> {
  const units = new Map<string, bigint>();
  for (const { utxo, rgbAllocations } of readAs(unspents, told))
    for (const { assetId, assignment, settled } of rgbAllocations)
      if (assetId !== null && settled && utxo.exists)
        // A unique token is one unit.
        units.set(assetId, (units.get(assetId) ?? 0n) + (fungible(assignment) ?? 1n));
  return units;
}
