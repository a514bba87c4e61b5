import type { BookAllocation, BookOutput, Ground, PinnedAsset, AssetNames } from '../domain/book/book.ts';
import type { FlowKind, HandedOverState, SigningState } from '../domain/signing/states.ts';
import type { SigningHead } from '../domain/signing/whole-signing.ts';

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

export interface Signing extends SigningHead {
  /** Data of each state that was reached, as written last. JSON values. */
  readonly data: Readonly<Partial<Record<SigningState, unknown>>>;
}

/** One of which little is read: there may be thousands. */
export type HandedOver = Pick<Signing, 'id'> & {
  readonly kind: FlowKind;
  readonly state: HandedOverState;
  /** The data of its last `signed` step as written, but for the PSBT. */
  readonly signed: unknown;
};
