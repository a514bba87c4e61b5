import { join } from 'node:path';
import { DATABASE } from '../../base/own-service-state.ts';
import { readAs } from '../../serving/json.ts';
import { RgbLibError } from './messages.ts';
import { requireGenuineDatabase, startRgbLib, type RgbLibProcess } from './process.ts';
import { fungible, unspents } from './shapes.ts';
import { isIndexerAway, isInconsistent, openData, type DataOptions } from './open-data.ts';
import { openRelay, type Doors } from './relay.ts';
import type { Surroundings } from './wallet.ts';

/** `spentSince`: rgb-lib refuses the files, because the chain spent their coins. `unreadable`: for other reasons. */
export type DrillReading =
  | { readonly outcome: 'spentSince' | 'unreadable' | 'indexerAway' }
  | { readonly outcome: 'read'; readonly units: ReadonlyMap<string, bigint> };

/**
 * What rgb-lib could spend from a copy of a wallet's files: settled units by asset id, on unspent coins of the chain.
 * The process refuses every call that isn't for reading.
 */
export async function readRestored({
  startChild,
  doors,
  ...at
}: Pick<DataOptions, 'build' | 'keys' | 'network' | 'dataDir'> &
  Pick<Surroundings, 'startChild'> & { readonly doors: Doors }): Promise<DrillReading> {
  const relay = await openRelay({ ...doors, openRgbProxy: refuseProxies }, new Map());
  let lib: RgbLibProcess | null = null;
  try {
    await requireGenuineDatabase(at.build, startChild, join(at.dataDir, at.keys.fingerprint, DATABASE));
    lib = await startRgbLib(at.build, startChild, relay.url, true);
    await openData(lib, { ...at, indexerUrl: relay.indexer.url, isAhead: () => false });
    const told = await lib.run('wallet_list_unspents', { settledOnly: true, skipSync: false });
    return { outcome: 'read', units: unitsIn(told) };
  } catch (error) {
    if (!(error instanceof RgbLibError)) throw error;
    if (isInconsistent(error)) return { outcome: 'spentSince' };
    const isAway = relay.indexer.failure() !== null || isIndexerAway(error);
    return { outcome: isAway ? 'indexerAway' : 'unreadable' };
  } finally {
    await lib?.stop();
    await relay.stop();
  }
}

function refuseProxies(): never {
  throw new Error('a drill asks no RGB proxy');
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
