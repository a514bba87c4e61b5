import type { NodeAddress } from '../../domain/nodes/node-url.ts';
import type { CloudRecord, NodeRecord } from '../../domain/nodes/records.ts';
import { parseUrl } from '../../domain/url.ts';

/** Where the practice service's nodes answer, below its base URL. */
const PRACTICE_NODES = '/node-api';

/**
 * Where a node answers: its own address where it has one, else the connection's with user and node id; null where
 * neither is known. `practiceUrl` is the practice service's base URL while it runs, null for a remote connection.
 */
export function nodeAddress(
  cloud: CloudRecord,
  node: NodeRecord,
  practiceUrl: string | null,
): NodeAddress | null {
  const { invokeUrl, userId, nodeId } = node;
  // What is kept from before may be none: then it answers nowhere.
  if (invokeUrl !== null) return parseUrl(invokeUrl) === null ? null : { kind: 'invokeUrl', url: invokeUrl };
  const url = practiceUrl === null ? cloud.nodeApiUrl : `${practiceUrl}${PRACTICE_NODES}`;
  return url === null || userId === null || parseUrl(url) === null
    ? null
    : { kind: 'nodeApiUrl', url, userId, nodeId };
}

/** The URL below which it answers, for its origin; null where it has none. */
export function nodeUrlBase(cloud: CloudRecord, node: NodeRecord, practiceUrl: string | null): string | null {
  return nodeAddress(cloud, node, practiceUrl)?.url ?? null;
}
