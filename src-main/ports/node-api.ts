import type { NodeAnswer } from '../nodes/state/answer.ts';
import type { NodeAddress } from '../nodes/state/node-url.ts';
import type { JsonValue } from '../nodes/state/unlock-body.ts';

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
  /** Extra: GET /api/nodes. */
  readonly list: () => Promise<readonly ApiNode[]>;
  /** Extra: GET /api/nodes/{id}. */
  readonly detail: (nodeId: string) => Promise<ApiNode>;
  /** POST /api/nodes/{id}/upgrade, without a body. */
  readonly upgrade: (nodeId: string) => Promise<NodeAnswer>;
  /** POST {node}/unlock. May take minutes; no answer in time is not a failure. */
  readonly unlock: (target: NodeTarget, body: JsonValue) => Promise<NodeAnswer>;
  /** Extra: GET {node}/nodeinfo. */
  readonly probe: (target: NodeTarget) => Promise<NodeAnswer>;
  /** Extra: GET {node}/networkinfo. `refused`: it may not be asked, or has none. Null: it says nothing of that now. */
  readonly height: (target: NodeTarget) => Promise<ApiHeight | 'refused' | null>;
}

/** The block that a node says it has come to, and of which network: Mainnet, Testnet, Signet, Regtest, or another word. */
export interface ApiHeight {
  readonly network: string;
  readonly height: number;
}

/** A node as a cloud's own list tells of it (an extra of real services; the document has none). */
export interface ApiNode {
  readonly nodeId: string;
  readonly name: string | null;
  readonly userId: string | null;
  readonly invokeUrl: string | null;
  /** STARTING, RUNNING, IN_PROGRESS, FAILED, DESTROYED, PAUSED, or a word that is not known here. */
  readonly status: string | null;
  /** `rln_commit_id`; null where it is not told. */
  readonly image: string | null;
}

/** Where a node answers, with the token of its own. */
export interface NodeTarget {
  readonly address: NodeAddress;
  readonly token: string | null;
}
