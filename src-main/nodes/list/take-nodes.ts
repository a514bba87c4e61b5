import { named, plainName } from '../../../src-preload/contract/outside.ts';
import type { CallAnswer } from '../../../src-preload/contract/index.ts';
import { say } from '../../../src-preload/messages/say.ts';
import { fail } from '../../base/errors.ts';
import type { ApiNode } from '../api/hosted.ts';
import { nothingKnown, type Evidence } from '../state/evidence.ts';
import type { ListedNode } from '../state/node-list.ts';
import { isNodeId } from '../../base/url.ts';
import type { CloudRecord, NodeEvent, NodeRecord } from '../../records/node.ts';
import { DEFAULT_TEMPLATE } from '../state/unlock-body.ts';
import type { NodesCall, NodesContext } from '../registry/context.ts';
import {
  agreeToMoves,
  approveHostsOf,
  forgetLeft,
  moveOf,
  NO_MOVES,
  withMove,
  type AgreedMoves,
} from '../secrets/approve-moves.ts';
import { holdsSecrets, isMoved } from '../registry/node-address.ts';
import { evidenceOfRow } from '../registry/hosted-evidence.ts';
import { meaningOfStatus } from '../state/table.ts';
import { serviceOf } from '../secrets/open-services.ts';
import { readAddress } from './save-node.ts';

/**
 * The service's own list: new nodes are added, known ones updated, with their settings and secrets kept. Nodes that it
 * no longer names are counted and stay: a service that loses a list must not make Ochre forget one.
 */
export const fetchList: NodesCall<'nodes.fetchList'> = async (context, { cloudId }) => {
  const cloud = context.registry.cloud(cloudId);
  if (!cloud.extras.list) throw fail('EXTRA_OFF', { extra: 'list' });
  const service = await serviceOf(context, cloud);
  const askedAt = context.registry.moments.now();
  const list = await service.list();
  const there = list.nodes.filter(({ status }) => meaningOfStatus(status) !== 'gone');
  const listed = new Map(
    there
      .flatMap((node, at) => toListed(context, node, at + 1, cloud.kind === 'practice'))
      .map((node) => [node.nodeId, node]),
  );
  // Removed while the service was asked: GONE.
  const { added, updated } = await takeList(context, cloudId, [...listed.values()], 'cloudStatus');
  context.registry.setList(cloudId, list);
  const ours = nodesById(context, cloudId);
  const newest = context.registry.cloud(cloudId).newest?.id ?? null;
  const heard = there.flatMap((told) => {
    const node = ours.get(told.nodeId);
    if (node === undefined) return [];
    const all = evidenceOfRow(told, node.facts.image, newest);
    return all.map((evidence) => ({ nodeId: node.id, evidence, askedAt }));
  });
  context.registry.heardAll(heard, 'plan');
  const gone = [...ours.keys()].filter((nodeId) => !listed.has(nodeId)).length;
  // What it did not list may be among what could not be read.
  return { added, updated, gone: list.isWhole ? Math.max(0, gone - list.unread.length) : 0 };
};

/** What a service tells is data: what cannot be part of an address is left out, an address that may not be asked too. */
function toListed(context: NodesContext, node: ApiNode, line: number, isPractice: boolean): ListedNode[] {
  if (!isNodeId(node.nodeId)) return [];
  const isNamed = node.name !== null && node.name.trim() !== '';
  return [
    {
      line,
      nodeId: node.nodeId,
      name: isNamed ? plainName(node.name, NAME_CHARS) : null,
      userId: isPractice ? userOf(node) : null,
      plan: null,
      // The practice service answers at another port after each start: its own addresses are never kept.
      invokeUrl: isPractice || node.invokeUrl === null ? null : readAddress(context, node.invokeUrl),
      image: node.image,
    },
  ];
}

/** Of `…/<user id>/<node id>`, as the addresses of nodes are published. */
function userOf({ nodeId, invokeUrl }: ApiNode): string | null {
  const [id, user] = (invokeUrl ?? '').split('/').reverse();
  return user !== undefined && id === encodeURIComponent(nodeId) && isNodeId(user) ? user : null;
}

/** So many are read by nobody; the rest is counted. */
const PROBLEMS_SHOWN = 200;

/**
 * Reads a list of nodes that holds no secret. An address in it is only data: where it would move secrets that are
 * kept, or names a host that secrets never went to, main asks (takeList).
 */
export const importList: NodesCall<'nodes.importList'> = async (context, { cloudId, format, text }) => {
  const cloud = context.registry.cloud(cloudId);
  const list = await context.reader.readNodeList(text, format);
  const problems = list.problems.map(({ line, code, about }) => ({
    line,
    // A column's name is what somebody else wrote, a figure ours.
    problem: say('list-problem', { code, about: QUOTED.has(code) ? named(String(about)) : about }),
  }));
  const nodes = list.nodes.flatMap((node): ListedNode[] => {
    if (cloud.kind === 'own' && node.invokeUrl === null) {
      problems.push({ line: node.line, problem: say('list-problem', { code: 'noAddress', about: '' }) });
      return [];
    }
    const invokeUrl = node.invokeUrl === null ? null : readAddress(context, node.invokeUrl);
    if (invokeUrl !== null || node.invokeUrl === null) return [{ ...node, invokeUrl }];
    problems.push({ line: node.line, problem: say('list-problem', { code: 'address', about: '' }) });
    return [];
  });
  const { stayed, ...taken } = await takeList(context, cloud.id, nodes, 'importedList');
  for (const line of stayed)
    problems.push({ line, problem: say('list-problem', { code: 'stayed', about: '' }) });
  return { ...taken, problems: shortened(problems.sort((a, b) => a.line - b.line)) };
};

const QUOTED: ReadonlySet<string> = new Set(['secret', 'unknownColumn']);

type Said = CallAnswer<'nodes.importList'>['problems'];

function shortened(problems: Said): Said {
  const more = problems.length - PROBLEMS_SHOWN;
  const last = problems.at(-1);
  if (more <= 0 || last === undefined) return [...problems];
  return [
    ...problems.slice(0, PROBLEMS_SHOWN),
    { line: last.line, problem: say('list-problem', { code: 'more', about: more }) },
  ];
}

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
async function takeList(
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
    client: null,
    secretsFor: null,
    unlockByItself: false,
    heldSinceMs: null,
    wordsAtHand: false,
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
