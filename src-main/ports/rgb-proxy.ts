import type { HistoryCode } from '../verify/index.ts';

/** What a sender left for a recipient. Nothing of it is believed: whoever has the invoice may have left it. */
export interface LeftConsignment {
  readonly file: Uint8Array;
  /** Of the paying transaction, as the sender says. */
  readonly txid: string;
  /** The output that pays a witness recipient, as the sender says; null: not said. */
  readonly vout: number | null;
}

/** A file that rgb-lib is not to read: by which rule, and where it lies. */
export interface RefusedFile {
  readonly code: HistoryCode;
  readonly host: string;
}
