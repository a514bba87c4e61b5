import { nothingKnown, type Evidence } from '../state/evidence.ts';
import type { ListedNode } from '../state/node-list.ts';
import type { CloudRecord, NodeEvent, NodeRecord } from '../state/records.ts';
import { DEFAULT_TEMPLATE } from '../state/unlock-body.ts';
import type { NodesContext } from '../registry/context.ts';
import {
  agreeToMoves,
  forgetLeft,
  moveOf,
  NO_MOVES,
  withMove,
  type AgreedMoves,
  approveHostsOf,
} from '../secrets/approve-moves.ts';
import { holdsSecrets, isMoved } from '../registry/node-address.ts';

export interface Taken {
  readonly added: number;
  readonly updated: number;
  /** Lines whose node has secrets, and whose address was not agreed to: the node answers where it did. */
  readonly stayed: readonly number[];
}

/**
 * A list that a person asked for. Where it names another address for a node with secrets, main asks first, once for all
 * of them: on a no those nodes stay where they are, and the rest of the list is taken. Then it asks about new hosts.
 * KEYCHAIN_* before anything is changed.
 */
export async function takeList(
  context: NodesContext,
  cloudId: string,
  listed: readonly ListedNode[],
  by: 'importedList' | 'cloudStatus',
): Promise<Taken> {
  const { registry } = context;
  const cloud = registry.cloud(cloudId);
  const known = nodesById(context, cloudId);
  const moves = listed.flatMap((one) => {
    const before = known.get(one.nodeId);
    return before === undefined ? [] : (moveOf(cloud, before, changed(before, one)) ?? []);
  });
  const agreed = await agreeToMoves(context, moves);
  const taken = takeNodes(context, registry.cloud(cloudId), listed, by, agreed ?? NO_MOVES);
  if (agreed !== null) await forgetLeft(context, agreed);
  const ids = new Set(listed.map(({ nodeId }) => nodeId));
  await approveHostsOf(
    context,
    [...nodesById(context, cloudId).values()].filter(({ nodeId }) => ids.has(nodeId)),
  );
  return taken;
}

function nodesById(
  { registry }: Pick<NodesContext, 'registry'>,
  cloudId: string,
): ReadonlyMap<string, NodeRecord> {
  return new Map(registry.nodes().flatMap((node) => (node.cloudId === cloudId ? [[node.nodeId, node]] : [])));
}

/**
 * Adds the nodes of a list to a connection, and updates those of the same id: what the list does not say stays as it
 * is, and so do secrets, what is known of the lock, and an address that secrets were given for and that was not agreed
 * to leave. `invokeUrl` was parsed before. One write, whatever their number.
 */
export function takeNodes(
  context: Pick<NodesContext, 'registry' | 'clock' | 'random'>,
  cloud: CloudRecord,
  listed: readonly ListedNode[],
  by: 'importedList' | 'cloudStatus',
  agreed: AgreedMoves = NO_MOVES,
): Taken {
  const { registry, clock, random } = context;
  const known = nodesById(context, cloud.id);
  const atMs = clock.nowMs();
  const nodes: NodeRecord[] = [];
  const stayed: number[] = [];
  const events: NodeEvent[] = [];
  const images: { nodeId: string; evidence: Evidence }[] = [];
  for (const one of listed) {
    const before = known.get(one.nodeId);
    const node =
      before === undefined
        ? newNode(random.id(), cloud.id, one)
        : withMove(cloud, changed(before, one), agreed);
    const stays = before !== undefined && holdsSecrets(before) && isMoved(cloud, node);
    if (stays) stayed.push(one.line);
    nodes.push(stays ? { ...node, userId: before.userId, invokeUrl: before.invokeUrl } : node);
    if (before === undefined)
      events.push({ nodeId: node.id, atMs, kind: 'imported', state: null, by: 'you', text: by });
    if (one.image !== null)
      images.push({ nodeId: node.id, evidence: { kind: 'imageTold', image: one.image, by } });
  }
  registry.put(nodes, events);
  registry.heardAll(images, 'seen');
  return { added: events.length, updated: nodes.length - events.length, stayed };
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
    secretsFor: null,
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
