import type { Network } from '../base/network.ts';

export interface JudgeAccount {
  readonly fingerprint: string;
  readonly network: Network;
  /** `colored` null: only the plain branch is watched. */
  readonly xpubs: { readonly vanilla: string; readonly colored: string | null };
  readonly keychains: { readonly vanilla: readonly number[]; readonly colored: readonly number[] };
  readonly highestIndex: { readonly vanilla: number; readonly colored: number };
  readonly gap: number;
  readonly searchLength: number;
}
