import { nothingKnown } from '../../src-main/nodes/state/evidence.ts';
import type { ApiNode } from '../../src-main/nodes/api/hosted.ts';
import type { NodeStore } from '../../src-main/records/fleet.ts';
import type { NodeServiceRecord, NodeRecord } from '../../src-main/records/node.ts';

export const CLOUD = '0c'.repeat(16);
export const idOf = (n: number): string => n.toString(16).padStart(32, '0');

/** All nodes of the file, as a start reads them. */
export function nodesIn(fleet: Pick<NodeStore, 'nodesBehind'>): NodeRecord[] {
  const nodes: NodeRecord[] = [];
  for (let after: number | null = 0; after !== null;) {
    const { last, found } = fleet.nodesBehind(after);
    nodes.push(...found);
    after = last;
  }
  return nodes;
}

/** A service with only the required calls. */
export const cloudRecord = (change: Partial<NodeServiceRecord> = {}): NodeServiceRecord => ({
  id: CLOUD,
  name: 'Cloud',
  kind: 'remote',
  baseUrl: 'https://cloud.example',
  nodeApiUrl: null,
  tokenId: null,
  extras: { list: false, detail: false, probe: false },
  everySeconds: 60,
  newest: null,
  ...change,
});

/** A node as a service's list with minimal data shows it. */
export const apiNode = (nodeId: string, change: Partial<ApiNode> = {}): ApiNode => ({
  nodeId,
  name: null,
  network: null,
  invokeUrl: null,
  status: null,
  initialized: null,
  peer: null,
  newestBuild: null,
  image: null,
  ...change,
});

/** The nth node of that service, in unknown state. */
export const nodeRecord = (n: number, change: Partial<NodeRecord> = {}): NodeRecord => ({
  id: idOf(n),
  cloudId: CLOUD,
  name: `node ${String(n)}`,
  nodeId: `n${String(n)}`,
  userId: null,
  plan: 'node',
  invokeUrl: null,
  client: null,
  secretsFor: null,
  heldSinceMs: null,
  wordsAtHand: false,
  tokenId: null,
  unlockTemplate: '{}',
  secretIds: {},
  unlockByItself: false,
  facts: nothingKnown,
  ...change,
});
