import { nodeBase, type NodeAddress } from '../state/node-url.ts';
import type { CloudRecord, NodeRecord } from '../../records/node.ts';
import { parseUrl } from '../../base/url.ts';

/** Where the practice service's nodes answer, below its base URL. */
const PRACTICE_NODES = '/node-api';

export type NodePlace = Pick<NodeRecord, 'invokeUrl' | 'userId' | 'nodeId'>;
export type Placed = NodePlace & Pick<NodeRecord, 'secretsFor' | 'tokenId' | 'client' | 'secretIds'>;

/** Its own address, else the connection's with user and node id; null: neither is known. `practiceUrl`: null for other connections. */
export function nodeAddress(
  cloud: CloudRecord,
  node: NodePlace,
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

/** What secrets are bound to. Practice answers at another port after each start: its nodes are named without it. */
export function boundAddress(cloud: CloudRecord, node: NodePlace): string | null {
  const address = nodeAddress(cloud, node, cloud.kind === 'practice' ? 'practice:' : null);
  return address === null ? null : nodeBase(address);
}

export function holdsSecrets({ tokenId, client, secretIds }: Placed): boolean {
  return tokenId !== null || client !== null || Object.keys(secretIds).length > 0;
}

/** Whether it answers at another address than secrets were given for: they stay where they are until main has asked. */
export function isMoved(cloud: CloudRecord, node: Placed): boolean {
  const now = boundAddress(cloud, node);
  const given = node.secretsFor;
  return now !== null && now !== given && (given !== null || holdsSecrets(node));
}

/** What a secret that is given now is given for: what was agreed to last, else the address that the node has. */
export function givenFor(cloud: CloudRecord, node: Placed): string | null {
  return node.secretsFor ?? (holdsSecrets(node) ? null : boundAddress(cloud, node));
}
