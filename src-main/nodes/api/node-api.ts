import type { ClientCertificate } from '../../domain/services/route.ts';
import type { NodeAddress } from '../state/node-url.ts';

/** The block that a node says it has come to, and of which network: Mainnet, Testnet, Signet, Regtest, or another word. */
export interface ApiHeight {
  readonly network: string;
  readonly height: number;
}

/** A cloud's own list of nodes (an extra of real services; the document has none). */
export interface ApiNodeList {
  readonly nodes: readonly ApiNode[];
  /** Rows that could not be read, each for itself. */
  readonly unread: readonly UnreadRow[];
  /** False: it says that there are more nodes, and not how to get them. */
  readonly isWhole: boolean;
}

export interface ApiLogs {
  readonly taskId: string;
  /** https alone; whoever has one can read what lies there. */
  readonly urls: readonly string[];
}

export interface UnreadRow {
  /** In the whole list, from 1. */
  readonly place: number;
  /** What it calls itself; null: nothing. */
  readonly name: string | null;
}

/** A node as a cloud's own list tells of it. Null: not told, which is never the same as no. */
export interface ApiNode {
  readonly nodeId: string;
  readonly name: string | null;
  readonly network: string | null;
  readonly invokeUrl: string | null;
  /** The service's own word; table.ts says what those that are known mean. */
  readonly status: string | null;
  readonly initialized: boolean | null;
  /** Where other nodes reach it: host and port. */
  readonly peer: string | null;
  readonly newestBuild: ApiBuild | null;
  /** `rln_commit_id`: in the prose of 2025 alone, and in no published answer. */
  readonly image: string | null;
}

/** What a service did to a node last: it makes it, upgrades it, or takes it away. */
export interface ApiBuild {
  readonly number: number;
  /** Null: not told, as in 2026. */
  readonly action: string | null;
  readonly status: string;
  readonly isOver: boolean;
  readonly atMs: number | null;
}

/** Where a node answers, with the token of its own. */
export interface NodeTarget {
  readonly address: NodeAddress;
  readonly token: string | null;
  /** What is shown to a node that asks who connects (mTLS); nothing where none was kept. */
  readonly client?: ClientCertificate | null;
}
