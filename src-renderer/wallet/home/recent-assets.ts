import type { AssetView, TransferRow } from '../../../src-preload/contract/index.ts';

/** Assets by what moved last; those that did not move lately by when they came. */
export function byRecentChange(assets: readonly AssetView[], latest: readonly TransferRow[]): AssetView[] {
  const movedAtMs = new Map<string, number>();
  for (const { assetId, updatedAtMs, createdAtMs } of latest) {
    const atMs = updatedAtMs ?? createdAtMs ?? 0;
    movedAtMs.set(assetId, Math.max(movedAtMs.get(assetId) ?? 0, atMs));
  }
  const changedAtMs = ({ assetId, addedAtMs }: AssetView): number => movedAtMs.get(assetId) ?? addedAtMs ?? 0;
  return assets.toSorted((a, b) => changedAtMs(b) - changedAtMs(a));
}
