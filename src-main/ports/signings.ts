import type {
  Book,
  BookAllocation,
  BookOutput,
  Ground,
  PinnedAsset,
  AssetNames,
} from '../domain/book/book.ts';
import type { FlowKind, HandedOverState, SigningState } from '../domain/signing/states.ts';
import type { SigningHead } from '../domain/signing/whole-signing.ts';
import type { Imports } from './imports.ts';

export type { FlowKind, HandedOverState, SigningState };

/** The write-ahead record of all that is signed. Every method is on disk when it returns. Throws DISK_REFUSED, STORAGE_DAMAGED. */
export interface Signings extends OwnBook {
  /** Begins one at `asked`. */
  open: (signing: { id: string; walletId: string; kind: FlowKind; data: unknown }) => void;
  /**
   * Throws FLOW_UNKNOWN, and FLOW_STATE where `from` is not its state now. `dropped` erases the signed bytes. What the
   * data of `away` and `signed` proves is written into the book in the same transaction.
   */
  advance: (
    signingId: string,
    from: SigningState | readonly SigningState[],
    to: SigningState,
    data: unknown,
  ) => void;
  read: (signingId: string) => Signing | null;
  /** Those of a wallet that are neither contradicted, dropped, settled nor given up, oldest first; none that was imported. */
  unfinished: (walletId: string) => readonly Signing[];
  /** Those of a wallet whose signed bytes may have left for the service, whatever came of it, oldest first; those in `states` alone. */
  handedOver: (walletId: string, states?: readonly HandedOverState[]) => readonly HandedOver[];
  /** What was brought to be signed. */
  readonly imports: Imports;
  /** All that was brought for a wallet. What was built with a service stays, and so does the book of it. */
  readonly forget: (walletId: string) => void;
}

/** What a wallet knows of itself by its own proof. It grows; only what rests on a block may go with it. Throws DISK_REFUSED, STORAGE_DAMAGED. */
export interface OwnBook {
  /**
   * The book as the judge takes it. `listed`: outpoints (`txid:vout`) of which it is told too where a settled transaction
   * of ours has spent them. Allocations on outputs that were there before count once their transaction is shown on the
   * chain, those on its own outputs for as long as it may happen. What a settled transaction of ours excludes is in none
   * of it.
   */
  readonly book: (walletId: string, listed: readonly string[]) => Omit<Book, 'invoices'>;
  /** Writes down those that are not there yet: as they were first seen they stay. */
  readonly pinAssets: (walletId: string, assets: readonly PinnedAsset[]) => void;
  /** Replaces one, after the person decided which telling is true. */
  readonly repinAsset: (walletId: string, asset: PinnedAsset) => void;
  /** The person decided against this telling of an asset: it is as it was first seen. */
  readonly dismissNames: (walletId: string, assetId: string, names: AssetNames) => void;
  readonly pinned: (walletId: string) => readonly PinnedInBook[];
  /** Whether an output of ours is written down, spent or not, whose script is at this index below the branch's account. */
  readonly isUsedAt: (walletId: string, place: Pick<BookOutput, 'branch' | 'index'>) => boolean;
  /** Outputs that were found to be ours otherwise than by a signing of ours. */
  readonly learnOutputs: (walletId: string, outputs: readonly LearntOutput[]) => void;
  /**
   * What a history proved, at once: doing it twice does it once. An asset is from then on what its genesis says. What an
   * earlier history put onto an output that this one shows spent is gone, and so is such an output where only the chain
   * told of it.
   */
  readonly keepHistory: (walletId: string, proved: ProvedHistory) => void;
  /** The blocks that kept histories rest on. */
  readonly historyBlocks: (walletId: string) => readonly ProvedBlock[];
  /** These blocks are in the chain no more: what rests on them, allocations and outputs, is forgotten. */
  readonly forgetBlocks: (walletId: string, hashes: readonly string[]) => void;
}

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
