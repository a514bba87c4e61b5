import type { BookAllocation, BookOutput, Ground, PinnedAsset } from '../../verify/index.ts';
import type { AssetNames } from '../../base/asset-names.ts';

/** What a history that was validated from the genesis proves of a wallet. */
export interface ProvedHistory {
  /** As its genesis says. */
  readonly asset: PinnedAsset;
  /** Outputs of ours that the book had not. */
  readonly outputs: readonly LearntOutput[];
  /** What lies on outputs of ours. */
  readonly allocations: readonly Omit<BookAllocation, 'ground'>[];
  /** Outpoints, `txid:vout`, that its transactions spend, as far as the book has them. */
  readonly spent: readonly string[];
  readonly block: ProvedBlock;
}

/**
 * The highest block that a transaction of a history is in. While it is in the chain all lower ones are: each names the
 * one before it.
 */
export interface ProvedBlock {
  readonly height: number;
  /** As people write it. */
  readonly hash: string;
}

export interface PinnedInBook extends PinnedAsset {
  /** Another telling that the person decided against; null: none. */
  readonly dismissed: AssetNames | null;
}

export interface LearntOutput extends Omit<BookOutput, 'spent'> {
  /** Why it is believed. */
  readonly ground: Exclude<Ground, 'told'>;
}
