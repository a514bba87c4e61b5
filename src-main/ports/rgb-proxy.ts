import type { HistoryCode } from '../verify/index.ts';

/** Unverified: anybody who has the invoice may have left it. */
export interface LeftConsignment {
  readonly file: Uint8Array;
  /** As the sender says. */
  readonly txid: string;
  /** The output for a witness recipient, as the sender says, null if not said. */
  readonly vout: number | null;
}

/** A file that rgb-lib must not read. */
export interface RefusedFile {
  readonly code: HistoryCode;
  readonly host: string;
}
