import type { Verdict } from './verdict.ts';

/** Whether more than so many sats leave the wallet, the fee among them. What cannot be read counts as more. */
export function leavesMoreThan(aboveSats: number | null, { sums }: Pick<Verdict, 'sums'>): boolean {
  if (aboveSats === null) return false;
  return sums === null || sums.inSats - sums.ownSats > BigInt(aboveSats);
}
