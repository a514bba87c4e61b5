import type { NodeServiceRecord, NodeRecord } from '../../records/node.ts';
import type { ById, Nodes, NodesContext } from '../registry/context.ts';
import {
  boundAddress,
  holdsSecrets,
  isMoved,
  nodeAddress,
  type NodePlace,
  type PlacedNode,
} from '../registry/node-address.ts';
import { askMovedNodes, askNewHosts, type Came } from './questions.ts';
import { bindTo, forgetUnnamed, keepAll, withIds, type Move } from './secrets.ts';
import { nodeReach, placesOf } from '../../base/service/route.ts';

/** What the person agreed to: new entry ids by old ones, and new addresses by node id. */
export interface AgreedMoves {
  readonly ids: ById<string>;
  readonly to: ById<string>;
}

export const NO_MOVES: AgreedMoves = { ids: new Map(), to: new Map() };

/** Null if no question is needed: the node has or gets no secrets, no address, or the one for which they were given. */
export function secretMove(
  cloud: NodeServiceRecord,
  before: NodeRecord,
  next: PlacedNode,
  getsAny = false,
): Move | null {
  const to = boundAddress(cloud, next);
  const hasSecrets = getsAny || holdsSecrets(before);
  return to !== null && hasSecrets && isMoved(cloud, next) ? { node: before, to } : null;
}

/** Null: no. A yes approves hosts and rebinds secrets (KEYCHAIN_* changes nothing): put nodes, then `forgetLeft`. */
export async function approveMoves(
  context: NodesContext,
  moves: readonly Move[],
): Promise<AgreedMoves | null> {
  if (moves.length === 0) return NO_MOVES;
  const lines = moves.map(({ node, to }) => ({ name: node.name, from: node.secretsFor, to }));
  const reaches = moves.flatMap(({ node, to }) => (/^https?:/.test(to) ? [nodeReach(to, node.cloudId)] : []));
  if (!(await context.door.ask(reaches, () => askMovedNodes(lines), true))) return null;
  // Reads the nodes again, since a secret may have been kept during the question.
  const to = new Map(moves.map((move) => [move.node.id, move.to]));
  const now = context.registry.nodes().flatMap((node) => {
    const agreed = to.get(node.id);
    return agreed === undefined ? [] : [{ node, to: agreed }];
  });
  return { ids: await bindTo(context, now), to };
}

export function withMove(cloud: NodeServiceRecord, node: NodeRecord, { ids, to }: AgreedMoves): NodeRecord {
  const agreed = to.get(node.id);
  return agreed !== undefined && agreed === boundAddress(cloud, node)
    ? { ...withIds(node, ids), secretsFor: agreed }
    : node;
}

export function keepWith(context: NodesContext, agreed: AgreedMoves, secrets: Parameters<typeof keepAll>[1]) {
  return keepAll(context, secrets).catch(async (error: unknown) => {
    await forgetLeft(context, agreed).catch(() => undefined);
    throw error;
  });
}

export async function forgetLeft(context: NodesContext, { ids }: AgreedMoves): Promise<void> {
  if (ids.size > 0) await forgetUnnamed(context, [...ids.keys(), ...ids.values()]);
}

/** Whether secrets may go to all these nodes at their present addresses. A no changes nothing. */
export async function approveAddressesOf(context: NodesContext, nodes: Nodes): Promise<boolean> {
  const { registry } = context;
  const moves = nodes.flatMap((node): Move[] => {
    const cloud = registry.cloud(node.cloudId);
    const to = boundAddress(cloud, node);
    return to !== null && isMoved(cloud, node) ? [{ node, to }] : [];
  });
  const agreed = await approveMoves(context, moves);
  if (agreed === null) return false;
  const asked = new Map(nodes.map((node) => [node.id, node]));
  const asNow = (): Nodes => registry.nodes().filter(({ id }) => asked.has(id));
  const putChanged = (change: (cloud: NodeServiceRecord, node: NodeRecord) => NodeRecord): void => {
    const changed = asNow().flatMap((node) => {
      const next = change(registry.cloud(node.cloudId), node);
      return next === node ? [] : [next];
    });
    if (changed.length > 0) registry.put(changed);
  };
  putChanged((cloud, node) => withMove(cloud, node, agreed));
  await forgetLeft(context, agreed);
  if (!(await approveHostsOf(context, asNow()))) return false;
  // Typed secrets are only for the address at which the node was when the person asked.
  const isElsewhere = (node: NodeRecord): boolean => {
    const cloud = registry.cloud(node.cloudId);
    const before = asked.get(node.id) ?? node;
    return isMoved(cloud, node) || boundAddress(cloud, before) !== boundAddress(cloud, node);
  };
  if (asNow().some(isElsewhere)) return false;
  // Binds nodes without kept secrets too, so that main asks about their next address.
  putChanged((cloud, node) =>
    node.secretsFor === null && !holdsSecrets(node)
      ? { ...node, secretsFor: boundAddress(cloud, node) }
      : node,
  );
  return true;
}

/** Secrets go only to origins approved for the connection, or to practice, which is this program. Null: no address. */
export async function answersAt({ practice, door }: NodesContext, cloud: NodeServiceRecord) {
  const practiceUrl = cloud.kind === 'practice' ? (await practice()).baseUrl : null;
  return (node: NodePlace) => {
    const address = nodeAddress(cloud, node, practiceUrl);
    if (address === null) return null;
    const { origin, host } = new URL(address.url);
    const isOwn = practiceUrl !== null && new URL(practiceUrl).origin === origin;
    return { address, origin, host, isApproved: isOwn || door.isOpen(nodeReach(origin, cloud.id)) };
  };
}

export function approveOrigins(
  { door }: NodesContext,
  { id, name }: NodeServiceRecord,
  origins: readonly string[],
  came: Came = 'asData',
): Promise<boolean> {
  const reaches = [...new Set(origins)].sort().map((origin) => nodeReach(origin, id));
  return door.ask(reaches, (fresh) => askNewHosts(name, placesOf(fresh), came));
}

export async function approveHostsOf(context: NodesContext, nodes: Nodes, came: Came = 'asData') {
  const found = await newOriginsOf(context, nodes);
  for (const [cloud, origins] of found)
    if (!(await approveOrigins(context, cloud, origins, came))) return false;
  if (found.size > 0) context.registry.put([]);
  return true;
}

export async function newOriginsOf(context: NodesContext, nodes: Nodes) {
  const found = new Map<NodeServiceRecord, readonly string[]>();
  for (const cloud of context.registry.clouds()) {
    const own = nodes.filter(({ cloudId }) => cloudId === cloud.id);
    if (own.length === 0) continue;
    const placeOf = await answersAt(context, cloud);
    const fresh = own.flatMap((node) => {
      const place = placeOf(node);
      return place === null || place.isApproved ? [] : [place.origin];
    });
    if (fresh.length > 0) found.set(cloud, [...new Set(fresh)].sort());
  }
  return found;
}
