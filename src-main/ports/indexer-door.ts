import type { Duplex } from 'node:stream';

/** As rgb-lib asks an Esplora server; `path`: below its base URL. */
export interface EsploraRequest {
  readonly path: string;
  /** A transaction to broadcast; null: a read. */
  readonly body: string | null;
}

export interface EsploraReply {
  readonly status: number;
  readonly mediaType: string | null;
  readonly body: Uint8Array;
}

/**
 * rgb-lib's only way to its indexer: by the wallet's own route, checked by the gate at each question, and only for
 * public chain data. Throws as ChainApi does.
 */
export type IndexerDoor =
  | {
      readonly kind: 'electrum';
      /** Settles when the caller leaves; throws if the server's side ends before. Ends the caller's connection. */
      readonly carry: (caller: Duplex) => Promise<void>;
    }
  | { readonly kind: 'esplora'; readonly ask: (asked: EsploraRequest) => Promise<EsploraReply> };
