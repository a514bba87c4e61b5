import type { Network } from '../base/network.ts';

/** What the wallet knows of itself; xpubs suffice for every check. */
export interface JudgeAccount {
  readonly fingerprint: string;
  readonly network: Network;
  /** `colored` null: a wallet that is watched by its plain branch alone. */
  readonly xpubs: { readonly vanilla: string; readonly colored: string | null };
  readonly keychains: { readonly vanilla: readonly number[]; readonly colored: readonly number[] };
  readonly highestIndex: { readonly vanilla: number; readonly colored: number };
  /** How far beyond the highest known index an own output may lie. */
  readonly gap: number;
  /** The last index that a restore of this wallet searches, as it is kept. */
  readonly searchLength: number;
}
