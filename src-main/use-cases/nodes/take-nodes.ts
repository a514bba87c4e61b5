import { nothingKnown, type Evidence } from '../../domain/nodes/evidence.ts';
import type { ListedNode } from '../../domain/nodes/node-list.ts';
import type { CloudRecord, NodeEvent, NodeRecord } from '../../domain/nodes/records.ts';
import { DEFAULT_TEMPLATE } from '../../domain/nodes/unlock-body.ts';
import type { Context } from '../context.ts';

export interface Taken {
  readonly added: number;
  readonly updated: number;
}

/**
 * Adds the nodes of a list to a connection, and updates those of the same id: what the list does not say stays as it
 * is, and so do secrets and what is known of the lock. `invokeUrl` was parsed before. One write, whatever their number.
 */
export function takeNodes(
  context: Context,
  cloud: CloudRecord,
  listed: readonly ListedNode[],
  by: 'importedList' | 'cloudStatus',
): Taken {
  const { board, clock, random } = context;
  const known = new Map(
    board.nodes().flatMap((node) => (node.cloudId === cloud.id ? [[node.nodeId, node]] : [])),
  );
  const atMs = clock.nowMs();
  const nodes: NodeRecord[] = [];
  const events: NodeEvent[] = [];
  const images: { nodeId: string; evidence: Evidence }[] = [];
  for (const one of listed) {
    const before = known.get(one.nodeId);
    const node = before === undefined ? newNode(random.id(), cloud.id, one) : changed(before, one);
    nodes.push(node);
    if (before === undefined)
      events.push({ nodeId: node.id, atMs, kind: 'imported', state: null, by: 'you', text: by });
    if (one.image !== null)
      images.push({ nodeId: node.id, evidence: { kind: 'imageTold', image: one.image, by } });
  }
  board.put(nodes, events);
  board.heardAll(images, 'seen');
  return { added: events.length, updated: nodes.length - events.length };
}

function newNode(id: string, cloudId: string, one: ListedNode): NodeRecord {
  return {
    id,
    cloudId,
    name: one.name ?? one.nodeId.slice(0, NAME_CHARS),
    nodeId: one.nodeId,
    userId: one.userId,
    plan: one.plan ?? 'unknown',
    invokeUrl: one.invokeUrl,
    tokenId: null,
    unlockTemplate: DEFAULT_TEMPLATE,
    secretIds: {},
    unlockByItself: false,
    facts: nothingKnown,
  };
}

const NAME_CHARS = 80;

function changed(node: NodeRecord, one: ListedNode): NodeRecord {
  return {
    ...node,
    name: one.name ?? node.name,
    userId: one.userId ?? node.userId,
    plan: one.plan ?? node.plan,
    invokeUrl: one.invokeUrl ?? node.invokeUrl,
  };
}
