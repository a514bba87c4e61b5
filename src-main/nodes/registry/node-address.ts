import { nodeBase, type NodeAddress } from '../state/node-url.ts';
import type { NodeServiceRecord, NodeRecord } from '../../records/node.ts';
import { parseUrl } from '../../base/url.ts';

const PRACTICE_NODES = '/node-api';

export type NodePlace = Pick<NodeRecord, 'invokeUrl' | 'userId' | 'nodeId'>;
export type PlacedNode = NodePlace & Pick<NodeRecord, 'secretsFor' | 'tokenId' | 'client' | 'secretIds'>;

/** Null if the node has no valid address of its own, and no shared address with a user id. */
export function nodeAddress(
  cloud: NodeServiceRecord,
  node: NodePlace,
  practiceUrl: string | null,
): NodeAddress | null {
  const { invokeUrl, userId, nodeId } = node;
  if (invokeUrl !== null) return parseUrl(invokeUrl) === null ? null : { kind: 'invokeUrl', url: invokeUrl };
  const url = practiceUrl === null ? cloud.nodeApiUrl : `${practiceUrl}${PRACTICE_NODES}`;
  return url === null || userId === null || parseUrl(url) === null
    ? null
    : { kind: 'nodeApiUrl', url, userId, nodeId };
}

/** The address for which a node's secrets are given. For practice it has no port, which changes with each start. */
export function boundAddress(cloud: NodeServiceRecord, node: NodePlace): string | null {
  const address = nodeAddress(cloud, node, cloud.kind === 'practice' ? 'practice:' : null);
  return address === null ? null : nodeBase(address);
}

export function holdsSecrets({ tokenId, client, secretIds }: PlacedNode): boolean {
  return tokenId !== null || client !== null || Object.keys(secretIds).length > 0;
}

/** Whether the node's secrets were given for another address, so that main must ask before it uses them. */
export function isMoved(cloud: NodeServiceRecord, node: PlacedNode): boolean {
  const now = boundAddress(cloud, node);
  const given = node.secretsFor;
  return now !== null && now !== given && (given !== null || holdsSecrets(node));
}

/** The address for which secrets were given, or now are; null if unknown, or if there is no address. */
export function givenFor(cloud: NodeServiceRecord, node: PlacedNode): string | null {
  return node.secretsFor ?? (holdsSecrets(node) ? null : boundAddress(cloud, node));
}
