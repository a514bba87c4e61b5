import { nodeBase, type NodeAddress } from '../state/node-url.ts';
import type { NodeServiceRecord, NodeRecord } from '../../records/node.ts';
import { parseUrl } from '../../base/url.ts';

const PRACTICE_NODES = '/node-api';

export type NodePlace = Pick<NodeRecord, 'invokeUrl' | 'userId' | 'nodeId'>;
export type PlacedNode = NodePlace & Pick<NodeRecord, 'secretsFor' | 'tokenId' | 'client' | 'secretIds'>;

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

/** The practice service changes its port with each start: its nodes are bound without it. */
export function boundAddress(cloud: NodeServiceRecord, node: NodePlace): string | null {
  const address = nodeAddress(cloud, node, cloud.kind === 'practice' ? 'practice:' : null);
  return address === null ? null : nodeBase(address);
}

export function holdsSecrets({ tokenId, client, secretIds }: PlacedNode): boolean {
  return tokenId !== null || client !== null || Object.keys(secretIds).length > 0;
}

/** Secrets stay where they were given until main has asked. */
export function isMoved(cloud: NodeServiceRecord, node: PlacedNode): boolean {
  const now = boundAddress(cloud, node);
  const given = node.secretsFor;
  return now !== null && now !== given && (given !== null || holdsSecrets(node));
}

export function givenFor(cloud: NodeServiceRecord, node: PlacedNode): string | null {
  return node.secretsFor ?? (holdsSecrets(node) ? null : boundAddress(cloud, node));
}
