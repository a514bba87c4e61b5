import type { Sums, Verdict } from '../verdict.ts';

/** Whether more than so many sats leave the wallet, the fee among them. What cannot be read counts as more. */
export function leavesMoreThan(aboveSats: number | null, { sums }: Pick<Verdict, 'sums'>): boolean {
  if (aboveSats === null) return false;
  return sums === null || foreignOutputSats(sums) > BigInt(aboveSats);
}

/**
 * What our own inputs hold less what comes back to us, in sats, our part of the fee among it. Never below zero, also
 * where others pay us in the same transaction: what came in makes no room for anything else.
 */
export function foreignOutputSats({ inSats, ownSats, othersInSats = 0n }: Sums): bigint {
  const leaves = inSats - othersInSats - ownSats;
  return leaves > 0n ? leaves : 0n;
}
