import type { CloudRecord, NodeRecord } from '../state/records.ts';
import type { NodesContext } from '../registry/context.ts';
import { boundAddress, holdsSecrets, isMoved, type Placed, nodeUrlBase } from '../registry/node-address.ts';
import { askMovedNodes, askNewHostsInParts } from './questions.ts';
import { bindTo, forgetUnnamed, withIds, type Move } from './secrets.ts';
import { fail } from '../../domain/errors.ts';

/** What a yes to moves changes: the ids of entries by those that they had, and the addresses by node id. */
export interface AgreedMoves {
  readonly ids: ReadonlyMap<string, string>;
  readonly to: ReadonlyMap<string, string>;
}

export const NO_MOVES: AgreedMoves = { ids: new Map(), to: new Map() };

/** The move that a change of a node is for its secrets; null where it is none, or where there are none. */
export function moveOf(
  cloud: CloudRecord,
  before: NodeRecord,
  next: Placed,
  getsSecrets = false,
): Move | null {
  const to = boundAddress(cloud, next);
  const hasSecrets = getsSecrets || holdsSecrets(before);
  return to !== null && hasSecrets && isMoved(cloud, next) ? { node: before, to } : null;
}

/**
 * One question of main's for all, with the old and the new addresses. A yes approves their hosts too, and binds what
 * lies in the keychain to the new addresses, under new ids: whoever asks puts the nodes, and then calls `forgetLeft`.
 * Null: no. Throws KEYCHAIN_*; nothing is changed then.
 */
export async function agreeToMoves(
  context: NodesContext,
  moves: readonly Move[],
): Promise<AgreedMoves | null> {
  if (moves.length === 0) return NO_MOVES;
  const lines = moves.map(({ node, to }) => ({
    name: node.name,
    from: node.secretsFor,
    to,
  }));
  if (!(await context.confirm.ask(askMovedNodes(lines)))) return null;
  // As they are now: a secret may have been kept while the question stood.
  const to = new Map(moves.map((move) => [move.node.id, move.to]));
  const now = context.registry.nodes().flatMap((node) => {
    const agreed = to.get(node.id);
    return agreed === undefined ? [] : [{ node, to: agreed }];
  });
  const ids = await bindTo(context, now);
  for (const cloud of context.registry.clouds()) approveOriginsOf(context, cloud, moves);
  return { ids, to };
}

/** The node with what was agreed to, where that is still where it is. */
export function withMove(cloud: CloudRecord, node: NodeRecord, { ids, to }: AgreedMoves): NodeRecord {
  const agreed = to.get(node.id);
  return agreed !== undefined && agreed === boundAddress(cloud, node)
    ? { ...withIds(node, ids), secretsFor: agreed }
    : node;
}

/** Deletes the entries that the moves replaced, and those that came to nothing. */
export async function forgetLeft(context: NodesContext, { ids }: AgreedMoves): Promise<void> {
  if (ids.size > 0) await forgetUnnamed(context, [...ids.keys(), ...ids.values()]);
}

/**
 * Before an act that a person began: addresses that secrets were not given for, then hosts that are new. True where
 * secrets may go to all of these nodes as they are now; a no changes nothing.
 */
export async function approveAddressesOf(
  context: NodesContext,
  nodes: readonly NodeRecord[],
): Promise<boolean> {
  const { registry } = context;
  const moves = nodes.flatMap((node): Move[] => {
    const cloud = registry.cloud(node.cloudId);
    const to = boundAddress(cloud, node);
    return to !== null && isMoved(cloud, node) ? [{ node, to }] : [];
  });
  const agreed = await agreeToMoves(context, moves);
  if (agreed === null) return false;
  const asked = new Map(nodes.map((node) => [node.id, node]));
  const asNow = (): readonly NodeRecord[] => registry.nodes().filter(({ id }) => asked.has(id));
  const put = (change: (cloud: CloudRecord, node: NodeRecord) => NodeRecord): void => {
    const changed = asNow().flatMap((node) => {
      const next = change(registry.cloud(node.cloudId), node);
      return next === node ? [] : [next];
    });
    if (changed.length > 0) registry.put(changed);
  };
  put((cloud, node) => withMove(cloud, node, agreed));
  await forgetLeft(context, agreed);
  if (!(await approveHostsOf(context, asNow()))) return false;
  // What is typed is for the address that the node had when the act was asked for.
  const isElsewhere = (node: NodeRecord): boolean => {
    const cloud = registry.cloud(node.cloudId);
    const before = asked.get(node.id) ?? node;
    return isMoved(cloud, node) || boundAddress(cloud, before) !== boundAddress(cloud, node);
  };
  if (asNow().some(isElsewhere)) return false;
  // Another one later is asked about, whether it is kept or not.
  put((cloud, node) =>
    node.secretsFor === null && !holdsSecrets(node)
      ? { ...node, secretsFor: boundAddress(cloud, node) }
      : node,
  );
  return true;
}

function approveOriginsOf({ registry }: NodesContext, cloud: CloudRecord, moves: readonly Move[]): void {
  const origins = moves.flatMap(({ node, to }) =>
    node.cloudId === cloud.id && /^https?:/.test(to) ? [originOf(to)] : [],
  );
  const all = [...new Set([...cloud.approvedOrigins, ...origins])];
  if (all.length > cloud.approvedOrigins.length) registry.putCloud({ ...cloud, approvedOrigins: all });
}

/**
 * Where secrets may go: exactly the origins (scheme, host and port) that the user approved for a connection. An address
 * of a node is data, whoever wrote it: a new host in it is shown in full and asked about by main, once.
 */
export function isApproved(cloud: CloudRecord, origin: string, practiceUrl: string | null): boolean {
  return cloud.approvedOrigins.includes(origin) || (practiceUrl !== null && originOf(practiceUrl) === origin);
}

/** HOST_NOT_APPROVED, before any secret is even read. */
export function requireApproved(cloud: CloudRecord, url: string, practiceUrl: string | null): void {
  const origin = originOf(url);
  if (!isApproved(cloud, origin, practiceUrl)) throw fail('HOST_NOT_APPROVED', { origin });
}

/**
 * One question for all that are not approved yet, and none where there are none. Answers whether all are approved now;
 * a yes is kept, a no keeps nothing.
 */
export async function approveOrigins(
  context: NodesContext,
  cloud: CloudRecord,
  origins: readonly string[],
): Promise<boolean> {
  const practiceUrl = await practiceUrlOf(context, cloud);
  const fresh = [...new Set(origins)].filter((origin) => !isApproved(cloud, origin, practiceUrl)).sort();
  if (fresh.length === 0) return true;
  for (const part of askNewHostsInParts(cloud.name, fresh))
    if (!(await context.confirm.ask(part))) return false;
  // Read again: it may have been changed or removed while the question stood.
  const now = context.registry.cloud(cloud.id);
  context.registry.putCloud({ ...now, approvedOrigins: [...new Set([...now.approvedOrigins, ...fresh])] });
  return true;
}

/** Asks about the new origins of nodes, of whichever connections; one question for each connection that has new ones. */
export async function approveHostsOf(context: NodesContext, nodes: readonly NodeRecord[]): Promise<boolean> {
  for (const [cloud, origins] of await newOriginsOf(context, nodes))
    if (!(await approveOrigins(context, cloud, origins))) return false;
  return true;
}

/** Origins that acts on these nodes would need and that were not approved, by connection. Asks nobody. */
export async function newOriginsOf(
  context: NodesContext,
  nodes: readonly NodeRecord[],
): Promise<ReadonlyMap<CloudRecord, readonly string[]>> {
  const found = new Map<CloudRecord, readonly string[]>();
  for (const cloud of context.registry.clouds()) {
    const own = nodes.filter(({ cloudId }) => cloudId === cloud.id);
    if (own.length === 0) continue;
    const practiceUrl = await practiceUrlOf(context, cloud);
    const origins = own.flatMap((node) => {
      const url = nodeUrlBase(cloud, node, practiceUrl);
      return url === null ? [] : [originOf(url)];
    });
    const fresh = [...new Set(origins)].filter((origin) => !isApproved(cloud, origin, practiceUrl));
    if (fresh.length > 0) found.set(cloud, fresh.sort());
  }
  return found;
}

/** Scheme, host and port. The URL was parsed before. */
export function originOf(url: string): string {
  return new URL(url).origin;
}

/** Null for a remote connection. The practice service's own address needs no approval: it is this program. */
export async function practiceUrlOf(
  context: Pick<NodesContext, 'practice'>,
  cloud: CloudRecord,
): Promise<string | null> {
  return cloud.kind === 'practice' ? context.practice.baseUrl() : null;
}
