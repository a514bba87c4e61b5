import type { WholeSigning } from '../domain/signing/whole-signing.ts';

export interface KeptData {
  readonly signings: readonly WholeSigning[];
  readonly scopes: readonly KeptScope[];
  readonly book: KeptBook;
}

/**
 * What the steps of the signings do not prove by themselves: outputs learnt otherwise, assets as first seen, and what
 * validated histories put onto outputs.
 */
export interface KeptBook {
  readonly outputs: readonly KeptRow[];
  readonly assets: readonly KeptRow[];
  readonly history: readonly KeptRow[];
}

/** What one service told of one wallet, row by row as it is kept. */
export interface KeptScope {
  readonly walletId: string;
  readonly service: string;
  readonly numbering: string;
  readonly readAtMs: number | null;
  readonly assetsAsOfMs: number | null;
  readonly assets: readonly KeptRow[];
  readonly transfers: readonly KeptRow[];
  readonly invoices: readonly KeptRow[];
  /** What senders left: `pieces` of each says, by runs of places, which of those it is together. */
  readonly consignments: readonly KeptRow[];
  /** Base64. */
  readonly pieces: readonly string[];
}
/** Columns by name; of a transfer also `asset_id`, `steps` as JSON text, and `text` that it is searched by. */
export type KeptRow = Readonly<Record<string, string | number | null>>;

export interface Merged {
  readonly flowsAdded: number;
  /** Flows that went another way here: what is here stayed. */
  readonly conflicts: number;
  readonly transfersAdded: number;
  readonly labelsAdded: number;
  readonly assetDataAdded: number;
}
