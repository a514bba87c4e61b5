import type { CloudRecord, NodeRecord } from '../state/records.ts';
import type { NodesContext } from '../context.ts';
import { approveHostsOf, originOf } from './approve-origins.ts';
import { boundAddress, holdsSecrets, isMoved, type Placed } from '../registry/node-address.ts';
import { askMovedNodes } from './questions.ts';
import { bindTo, forgetUnnamed, withIds, type Move } from './secrets.ts';

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
    name: node.name.replace(/\p{C}+/gu, ' '),
    from: node.secretsFor ?? null,
    to,
  }));
  if (!(await context.confirm.ask(askMovedNodes(lines)))) return null;
  // As they are now: a secret may have been kept while the question stood.
  const to = new Map(moves.map((move) => [move.node.id, move.to]));
  const now = context.board.nodes().flatMap((node) => {
    const agreed = to.get(node.id);
    return agreed === undefined ? [] : [{ node, to: agreed }];
  });
  const ids = await bindTo(context, now);
  for (const cloud of context.board.clouds()) approveOriginsOf(context, cloud, moves);
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
  const { board } = context;
  const moves = nodes.flatMap((node): Move[] => {
    const cloud = board.cloud(node.cloudId);
    const to = boundAddress(cloud, node);
    return to !== null && isMoved(cloud, node) ? [{ node, to }] : [];
  });
  const agreed = await agreeToMoves(context, moves);
  if (agreed === null) return false;
  const asked = new Map(nodes.map((node) => [node.id, node]));
  const asNow = (): readonly NodeRecord[] => board.nodes().filter(({ id }) => asked.has(id));
  const put = (change: (cloud: CloudRecord, node: NodeRecord) => NodeRecord): void => {
    const changed = asNow().flatMap((node) => {
      const next = change(board.cloud(node.cloudId), node);
      return next === node ? [] : [next];
    });
    if (changed.length > 0) board.put(changed);
  };
  put((cloud, node) => withMove(cloud, node, agreed));
  await forgetLeft(context, agreed);
  if (!(await approveHostsOf(context, asNow()))) return false;
  // What is typed is for the address that the node had when the act was asked for.
  const isElsewhere = (node: NodeRecord): boolean => {
    const cloud = board.cloud(node.cloudId);
    const before = asked.get(node.id) ?? node;
    return isMoved(cloud, node) || boundAddress(cloud, before) !== boundAddress(cloud, node);
  };
  if (asNow().some(isElsewhere)) return false;
  // Another one later is asked about, whether it is kept or not.
  put((cloud, node) =>
    (node.secretsFor ?? null) === null && !holdsSecrets(node)
      ? { ...node, secretsFor: boundAddress(cloud, node) }
      : node,
  );
  return true;
}

function approveOriginsOf({ board }: NodesContext, cloud: CloudRecord, moves: readonly Move[]): void {
  const origins = moves.flatMap(({ node, to }) =>
    node.cloudId === cloud.id && /^https?:/.test(to) ? [originOf(to)] : [],
  );
  const all = [...new Set([...cloud.approvedOrigins, ...origins])];
  if (all.length > cloud.approvedOrigins.length) board.putCloud({ ...cloud, approvedOrigins: all });
}
