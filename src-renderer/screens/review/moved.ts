import type { Review, SendReview } from '../../../src-preload/contract/index.ts';

export interface AssetSum {
  readonly assetId: string;
  readonly amount: bigint;
}

/** What was asked for, asset by asset, and the bitcoin that goes with it. */
export function askedSums({ intent }: SendReview): { readonly assets: AssetSum[]; readonly sats: number } {
  return {
    assets: sumUp(intent.recipients.map(({ assetId, amount }) => ({ assetId, amount: BigInt(amount) }))),
    sats: intent.recipients.reduce((total, { witnessSats }) => total + (witnessSats ?? 0), 0),
  };
}

/**
 * What leaves and what returns by the transaction itself. What would be destroyed leaves too. Null: it does not show
 * where the assets go.
 */
export function movedSums({
  assets,
}: Pick<Review, 'assets'>): { readonly leaving: AssetSum[]; readonly returning: AssetSum[] } | null {
  if (assets.length === 0) return null;
  const sums = assets.map(({ assetId, inAmount, given }) => {
    const sum = (own: boolean): bigint =>
      given.reduce((total, { to, amount }) => ((to === 'own') === own ? total + BigInt(amount) : total), 0n);
    const [own, others] = [sum(true), sum(false)];
    const burnt = BigInt(inAmount) - own - others;
    return { assetId, own, leaving: others + (burnt > 0n ? burnt : 0n) };
  });
  return {
    leaving: sums.flatMap(({ assetId, leaving }) => (leaving > 0n ? [{ assetId, amount: leaving }] : [])),
    returning: sums.flatMap(({ assetId, own }) => (own > 0n ? [{ assetId, amount: own }] : [])),
  };
}

/** Each asset once, with the sum of its parts. */
export function sumUp(parts: readonly AssetSum[]): AssetSum[] {
  const sums = new Map<string, bigint>();
  for (const { assetId, amount } of parts) sums.set(assetId, (sums.get(assetId) ?? 0n) + amount);
  return [...sums].map(([assetId, amount]) => ({ assetId, amount }));
}
