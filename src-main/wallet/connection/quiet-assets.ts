import type { SnapshotEntry } from '../../domain/intents/snapshot.ts';
import type { QuietAsset } from '../../domain/wallet/consistency.ts';
import type { ApiAsset, WalletHoldings } from '../../ports.ts';
import { isAwaited, type OwnTransaction } from '../book/own-transactions.ts';

const UNDER_WAY = ['waitingForThem', 'waitingForYou', 'confirming', 'expired', 'unknown'] as const;

/**
 * The assets whose balance can be compared with the list: nothing of them is under way, by the transfers that are kept,
 * by the list itself and by the journal. Services differ in what they list of the rest, and a false alarm would teach
 * people to overlook the true one.
 */
export function quietAssets(
  kept: WalletHoldings,
  assets: readonly ApiAsset[],
  entries: readonly SnapshotEntry[],
  own: readonly OwnTransaction[],
  nowMs: number,
): QuietAsset[] {
  const moving = new Set(
    entries.flatMap(({ allocations }) =>
      allocations.filter(({ settled }) => !settled).map(({ assetId }) => assetId),
    ),
  );
  // A send may move what rides along on its inputs, too.
  if (own.some((one) => one.kind === 'send' && isAwaited(one))) return [];
  return assets.flatMap(({ assetId, balance }): QuietAsset[] => {
    if (balance === null || balance.settled !== balance.future || moving.has(assetId)) return [];
    const filter = { assetId, states: UNDER_WAY, direction: 'out', text: '' } as const;
    const isUnderWay = kept.pageTransfers(filter, { offset: 0, limit: 1, nowMs }).total > 0;
    return isUnderWay ? [] : [{ assetId, settled: balance.settled }];
  });
}
