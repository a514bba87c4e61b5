import type { MerkleBranch } from '../headers/merkle.ts';
import type { Headers } from '../headers/header.ts';
import type { RouteWithPin } from '../base/service/route.ts';

/** The two kinds of server that tell of the chain: Electrum's protocol over TLS or TCP, Esplora's over HTTP. */
export type ChainKind = 'electrum' | 'esplora';

/** Where a server of the chain is, in the one form that is kept and compared. */
export interface ChainAddress {
  readonly kind: ChainKind;
  /** `ssl://host:port`, `tcp://host:port`, or a base URL without a slash at its end. */
  readonly address: string;
}

/** A transaction on a script, as a server lists it; `height` null: it waits for a block. */
export interface ListedTransaction {
  readonly txid: string;
  readonly height: number | null;
}

export interface ListedCoin extends ListedTransaction {
  readonly vout: number;
  readonly amountSats: bigint;
}

/** The block that a server names for a transaction. `waiting`: the server says that none has it. `unsaid`: it says neither. */
export type ReportedBlock = { readonly height: number; readonly branch: MerkleBranch } | 'waiting' | 'unsaid';

/** What it takes to be mined within so many blocks, by a server’s estimate. */
export interface FeeEstimate {
  readonly blocks: number;
  /** Whole and rounded up, at least 1. */
  readonly satsPerVb: number;
}

/**
 * A server that tells of the chain. It is asked one thing at a time and believed nothing: headers are checked by
 * verify/chain, and a place in a block by them. All throw SERVICE_UNREACHABLE, SERVICE_SLOW, SERVICE_ANSWER,
 * SERVICE_ERROR, PROXY_FAILED and CERTIFICATE_*, and what the gate throws: OFFLINE_MODE,
 * HOST_NOT_APPROVED. Nothing has to be closed:
 * a connection that is not used ends by itself.
 */
export interface ChainApi {
  readonly host: string;
  readonly tip: () => Promise<{ readonly height: number; readonly header: Uint8Array }>;
  /** So many headers from a height on, 2,016 at most; fewer where the server gives fewer, one at least. */
  readonly headers: (from: number, count: number) => Promise<Headers>;
  /** The whole transaction, which hashes to its id (else CHAIN_REFUSED); null: the server knows none, or says so. */
  readonly transaction: (txid: string) => Promise<Uint8Array | null>;
  /** `scripts`: of outputs that it makes or spends. An Electrum server finds a transaction by them alone. */
  readonly mined: (txid: string, scripts: AsyncIterable<Uint8Array>) => Promise<ReportedBlock>;
  readonly history: (script: Uint8Array) => Promise<readonly ListedTransaction[]>;
  readonly unspent: (script: Uint8Array) => Promise<readonly ListedCoin[]>;
  /** For each number of blocks, as far as the server has an estimate. */
  readonly feeEstimates: (blocks: readonly number[]) => Promise<readonly FeeEstimate[]>;
}

/** A client for a server of the chain. Opening it sends nothing. */
export type OpenChain = (at: ChainAddress & { readonly way: RouteWithPin }) => ChainApi;
