import { fail } from '../../domain/errors.ts';
import type { Snapshot, SnapshotEntry } from '../../domain/intents/snapshot.ts';

/**
 * Days may pass before a signature comes back. What came to a coin meanwhile is in no transition of this transaction
 * and would be burnt by it; so would what an invoice still waits for there. A coin that is listed no more harms nothing:
 * then this can never confirm. Throws COINS_CHANGED.
 */
export function refuseMovedCoins(
  inputs: readonly string[],
  before: Snapshot['entries'],
  now: Snapshot['entries'],
): void {
  for (const outpoint of inputs) {
    const was = before.find((entry) => outpointOf(entry) === outpoint);
    const is = now.find((entry) => outpointOf(entry) === outpoint);
    if (was === undefined || is === undefined) continue;
    if (is.amountSats !== was.amountSats || is.pendingBlinded > was.pendingBlinded || holdsMore(was, is))
      throw fail('COINS_CHANGED', { outpoint });
  }
}

function holdsMore(was: SnapshotEntry, is: SnapshotEntry): boolean {
  const sum = ({ allocations }: SnapshotEntry, asset: string): bigint =>
    allocations.reduce((total, { assetId, amount }) => (assetId === asset ? total + amount : total), 0n);
  return is.allocations.some(({ assetId }) => sum(is, assetId) > sum(was, assetId));
}

const outpointOf = ({ txid, vout }: SnapshotEntry): string => `${txid}:${String(vout)}`;
