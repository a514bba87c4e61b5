import type { AssetAmount } from './verdict.ts';

/** Items by what they have in common, each group in their order. Map.groupBy is not in Node 20. */
export function groupBy<T, K>(items: Iterable<T>, keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}

export function totalOf(parts: readonly { readonly amount: bigint }[]): bigint {
  return parts.reduce((sum, { amount }) => sum + amount, 0n);
}

export function totalOfAsset(parts: readonly AssetAmount[], assetId: string): bigint {
  return parts.reduce((sum, one) => (one.assetId === assetId ? sum + one.amount : sum), 0n);
}

/** In the order in which they first come. */
export function sumByAsset(parts: readonly AssetAmount[]): Map<string, bigint> {
  const sums = new Map<string, bigint>();
  for (const { assetId, amount } of parts) sums.set(assetId, (sums.get(assetId) ?? 0n) + amount);
  return sums;
}

/** The same as a list. */
export function onePerAsset(parts: readonly AssetAmount[]): AssetAmount[] {
  return [...sumByAsset(parts)].map(([assetId, amount]) => ({ assetId, amount }));
}
