import type { Allocation, Snapshot } from '../../verify/index.ts';
import type { ApiUnspent, WalletApi } from '../../ports/index.ts';

/** A wallet's service, its outputs as the wallet goes by them. */
export interface WalletService extends Omit<WalletApi, 'listUnspents'> {
  listUnspents: () => Promise<Snapshot['entries']>;
}

/**
 * What is listed, as the wallet goes by it. An allocation without an asset is a receive of any asset: an output that one
 * waits for must not be spent. Of a unique asset there is one, so what a server writes as `{}` is that one where the asset
 * is known to be unique; of all others it stays not known.
 */
export function entriesOf(
  listed: readonly ApiUnspent[],
  isUnique: (assetId: string) => boolean,
): Snapshot['entries'] {
  return listed.map(({ allocations, pendingBlinded, ...output }) => {
    const named = allocations.flatMap(({ assetId, ...held }): Allocation[] =>
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
