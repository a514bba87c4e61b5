import type { NodeAnswer } from '../nodes/state/answer.ts';
import type { ClientCertificate } from '../nodes/state/client-certificate.ts';
import type { NodeAddress } from '../nodes/state/node-url.ts';
import type { JsonValue } from '../nodes/state/unlock-body.ts';

export type { ClientCertificate };

export type OpenNodeApi = (cloud: { readonly baseUrl: string; readonly token: string | null }) => NodeApi;

/**
 * A node service: the three calls of interface.md 4, and the extras of service-facts.md 5. Reads throw SERVICE_* and
 * TOKEN_REFUSED. Acts and the probe answer a NodeAnswer: a node that says no has answered, and one that says nothing
 * is no failure. None is repeated here; a redirect is never followed. Throws INVALID_INPUT for an id or a token that
 * cannot stand in a request.
 */
export interface NodeApi {
  readonly host: string;
  /** The `data` field of GET /api/nodes/latest-rln-image. */
  readonly latestImage: () => Promise<string>;
  /** Extra: GET /api/nodes, with all of its pages. */
  readonly list: () => Promise<ApiNodeList>;
  /** Extra: GET /api/nodes/{id}. */
  readonly detail: (nodeId: string) => Promise<ApiNode>;
  /**
   * Extra: POST and GET /api/nodes/{id}/logs. `taskId`: of a question before; null begins one. None yet: the service
   * still collects them.
   */
  readonly logs: (nodeId: string, taskId: string | null) => Promise<ApiLogs>;
  /** POST /api/nodes/{id}/upgrade, without a body. */
  readonly upgrade: (nodeId: string) => Promise<NodeAnswer>;
  /** POST {node}/unlock. May take minutes; no answer in time is not a failure. */
  readonly unlock: (target: NodeTarget, body: JsonValue) => Promise<NodeAnswer>;
  /** Extra: GET {node}/nodeinfo. */
  readonly probe: (target: NodeTarget) => Promise<NodeAnswer>;
  /** Extra: GET {node}/networkinfo. */
  readonly height: (target: NodeTarget) => Promise<ApiHeight | NodeAnswer>;
}

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
