import type { AssetView } from '../../../src-preload/contract/index.ts';
import type { RecipientForm } from './recipient.svelte.ts';

export function leaving(all: readonly RecipientForm[], find: (assetId: string) => AssetView | undefined) {
  const sums = new Map<string, bigint>();
  for (const one of all) {
    const { assetId } = one;
    if (assetId === null) continue;
    const amount = one.amount(find(assetId)) ?? 0n;
    sums.set(assetId, (sums.get(assetId) ?? 0n) + amount);
  }
  return [...sums].map(([assetId, amount]) => {
    const told = find(assetId)?.balance?.spendable;
    // Null if the service didn't report a balance.
    const spendable = told === undefined ? null : BigInt(told);
    return { assetId, amount, spendable, short: spendable !== null && amount > spendable };
  });
}
