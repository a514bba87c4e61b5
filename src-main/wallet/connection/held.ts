import type { SnapshotAllocation, Snapshot } from '../../verify/index.ts';
import type { ApiUnspent, WalletApi } from '../../ports/index.ts';

export interface WalletService extends Omit<WalletApi, 'listUnspents'> {
  listUnspents: () => Promise<Snapshot['entries']>;
}

/**
 * An allocation without an asset id is a pending receive of any asset, so its output must not be spent. An unknown form
 * counts as one token only if the asset is unique.
 */
export function entriesOf(
  listed: readonly ApiUnspent[],
  isUnique: (assetId: string) => boolean,
): Snapshot['entries'] {
  return listed.map(({ allocations, pendingBlinded, ...output }) => {
    const named = allocations.flatMap(({ assetId, ...held }): SnapshotAllocation[] =>
      assetId === null ? [] : [{ assetId, ...held }],
    );
    return {
      ...output,
      allocations: named.map((one) =>
        one.form === 'notKnown' && isUnique(one.assetId)
          ? { ...one, form: 'nonFungible' as const, amount: 1n }
          : one,
      ),
      pendingBlinded: pendingBlinded + allocations.length - named.length,
    };
  });
}
