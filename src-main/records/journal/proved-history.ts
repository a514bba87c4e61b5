import type { BookAllocation, BookOutput, Basis, PinnedAsset } from '../../verify/index.ts';
import type { AssetNames } from '../../base/asset-names.ts';

export interface ProvedHistory {
  readonly asset: PinnedAsset;
  readonly outputs: readonly LearntOutput[];
  readonly allocations: readonly Omit<BookAllocation, 'ground'>[];
  /** `txid:vout`, as far as the book has them. */
  readonly spent: readonly string[];
  readonly block: ProvedBlock;
}

/** The highest block of a history's transactions: while it is in the chain all lower ones are; each names the last one. */
export interface ProvedBlock {
  readonly height: number;
  /** As people write it. */
  readonly hash: string;
}

export interface PinnedInBook extends PinnedAsset {
  /** Names that the person decided against; null: none. */
  readonly dismissed: AssetNames | null;
}

export interface LearntOutput extends Omit<BookOutput, 'spent'> {
  /** Why it is believed. */
  readonly ground: Exclude<Basis, 'told'>;
}
