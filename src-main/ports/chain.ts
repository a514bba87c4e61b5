import type { MerkleBranch } from '../headers/merkle.ts';
import type { Headers } from '../headers/header.ts';
import type { RouteWithPin } from '../base/service/route.ts';

/** Electrum's protocol over TLS or TCP, Esplora's over HTTP. */
export type ChainKind = 'electrum' | 'esplora';

/** A server's address in the one form that is stored and compared. */
export interface ChainAddress {
  readonly kind: ChainKind;
  /** `ssl://host:port`, `tcp://host:port`, or a base URL without a last slash. */
  readonly address: string;
}

/** `height` null: it waits for a block. */
export interface ListedTransaction {
  readonly txid: string;
  readonly height: number | null;
}

export interface ListedCoin extends ListedTransaction {
  readonly vout: number;
  readonly amountSats: bigint;
}

/** `waiting`: the server says that no block has it. `unsaid`: it says neither. */
export type ReportedBlock = { readonly height: number; readonly branch: MerkleBranch } | 'waiting' | 'unsaid';

export interface FeeEstimate {
  readonly blocks: number;
  /** In steps of a tenth, rounded up, at least 1. */
  readonly satsPerVb: number;
}

/**
 * A server's unverified answers: verify/chain checks headers and places. All throw SERVICE_UNREACHABLE, SERVICE_SLOW,
 * SERVICE_ANSWER, SERVICE_ERROR, PROXY_FAILED, CERTIFICATE_*, OFFLINE_MODE, HOST_NOT_APPROVED. Idle connections end.
 */
export interface ChainApi {
  readonly host: string;
  readonly tip: () => Promise<{ readonly height: number; readonly header: Uint8Array }>;
  /** At most 2,016; at least one, perhaps fewer than `count`. */
  readonly headers: (from: number, count: number) => Promise<Headers>;
  /** Verified by its id (else CHAIN_REFUSED); null if the server doesn't know it. */
  readonly transaction: (txid: string) => Promise<Uint8Array | null>;
  /** `scripts`: outputs that it makes or spends, for Electrum servers, which search by them alone. */
  readonly mined: (txid: string, scripts: AsyncIterable<Uint8Array>) => Promise<ReportedBlock>;
  /** Proves that a block at a told height has it; null if the server gives no such proof. */
  readonly proof: (txid: string, height: number) => Promise<MerkleBranch | null>;
  /** On Esplora, which lists in pages, `whole` reads all pages and not only the first. */
  readonly history: (script: Uint8Array, whole?: boolean) => Promise<readonly ListedTransaction[]>;
  readonly unspent: (script: Uint8Array) => Promise<readonly ListedCoin[]>;
  /** Raw transaction, hex; answers its id as the server names it. SERVICE_ERROR holds a node's reason for refusing it. */
  readonly broadcast: (transaction: string) => Promise<string>;
  readonly feeEstimates: (blocks: readonly number[]) => Promise<readonly FeeEstimate[]>;
}

/** Opening sends nothing. */
export type OpenChain = (at: ChainAddress & { readonly way: RouteWithPin }) => ChainApi;
