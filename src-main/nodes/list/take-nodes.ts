import { BOUNDS } from '../../../src-preload/contract/bounds.ts';
import { nameText, plainName } from '../../../src-preload/contract/outside.ts';
import type { CallAnswer } from '../../../src-preload/contract/index.ts';
import { say } from '../../../src-preload/messages/say.ts';
import { fail } from '../../base/errors.ts';
import type { ApiNode } from '../api/hosted.ts';
import type { ListedNode, ListProblemCode } from '../state/node-list.ts';
import { isNodeId } from '../../base/url.ts';
import type { NodeServiceRecord, NodeEvent, NodeRecord } from '../../records/node.ts';
import type { ById, NodesCall, NodesContext } from '../registry/context.ts';
import {
  approveMoves,
  approveHostsOf,
  forgetLeft,
  secretMove,
  NO_MOVES,
  withMove,
} from '../secrets/approve-moves.ts';
import { holdsSecrets, isMoved } from '../registry/node-address.ts';
import { learnFromList } from '../registry/hosted-evidence.ts';
import { meaningOfStatus } from '../state/table.ts';
import { serviceOf } from '../secrets/open-services.ts';
import { newNode, readAddress } from './save-node.ts';

/** Keeps and only counts nodes that the list lacks, since a service may lose its list. */
export const fetchList: NodesCall<'nodes.fetchList'> = async (context, { cloudId }) => {
  const cloud = context.registry.cloud(cloudId);
  if (!cloud.extras.list) throw fail('EXTRA_OFF', { extra: 'list' });
  const service = await serviceOf(context, cloud);
  const askedAt = context.registry.moments.now();
  const list = await service.list();
  const there = list.nodes.filter(({ status }) => meaningOfStatus(status) !== 'gone');
  const listed = new Map(
    there.flatMap((node, at) => toListed(context, node, at + 1, cloud.kind === 'practice')),
  );
  const { added, updated } = await takeList(context, cloudId, [...listed.values()], 'cloudStatus');
  learnFromList(context.registry, cloudId, list, askedAt);
  const gone = [...nodesById(context, cloudId).keys()].filter((nodeId) => !listed.has(nodeId)).length;
  // Any missing node may be in an unreadable row.
  return { added, updated, gone: list.isWhole ? Math.max(0, gone - list.unread.length) : 0 };
};

function toListed(
  context: NodesContext,
  node: ApiNode,
  line: number,
  isPractice: boolean,
): [string, ListedNode][] {
  const { nodeId, name, invokeUrl, image } = node;
  if (!isNodeId(nodeId)) return [];
  const listed: ListedNode = {
    ...{ line, nodeId, image, plan: null },
    name: name === null || name.trim() === '' ? null : plainName(name, BOUNDS.nodeNameChars),
    userId: isPractice ? userOf(node) : null,
    // Practice addresses aren't kept, because the service has a new port after each start.
    invokeUrl: isPractice || invokeUrl === null ? null : readAddress(context, invokeUrl),
  };
  return [[nodeId, listed]];
}

/** The user id in an address of the published form `…/<user id>/<node id>`; null for other forms. */
function userOf({ nodeId, invokeUrl }: ApiNode): string | null {
  const [id, user] = (invokeUrl ?? '').split('/').reverse();
  return user !== undefined && id === encodeURIComponent(nodeId) && isNodeId(user) ? user : null;
}

const PROBLEMS_SHOWN = 200;
const QUOTED: ReadonlySet<string> = new Set(['secret', 'unknownColumn']);

type By = 'importedList' | 'cloudStatus';

export const importList: NodesCall<'nodes.importList'> = async (context, { cloudId, format, text }) => {
  const cloud = context.registry.cloud(cloudId);
  const list = await context.reader.readNodeList(text, format);
  const problems: CallAnswer<'nodes.importList'>['problems'][number][] = [];
  type Code = ListProblemCode | 'noAddress' | 'address' | 'stayed' | 'more';
  const tell = (line: number, code: Code, about: string | number = ''): void =>
    void problems.push({ line, problem: say('list-problem', { code, about }) });
  for (const { line, code, about } of list.problems)
    tell(line, code, QUOTED.has(code) ? nameText(String(about)) : about);
  const listed = list.nodes.flatMap((node): ListedNode[] => {
    const isNamed = node.invokeUrl !== null;
    const invokeUrl = isNamed ? readAddress(context, node.invokeUrl) : null;
    if (invokeUrl !== null || (!isNamed && cloud.kind !== 'own')) return [{ ...node, invokeUrl }];
    tell(node.line, isNamed ? 'address' : 'noAddress');
    return [];
  });
  const { stayed, ...taken } = await takeList(context, cloud.id, listed, 'importedList');
  for (const line of stayed) tell(line, 'stayed');
  problems.sort((a, b) => a.line - b.line);
  const more = problems.length - PROBLEMS_SHOWN;
  const last = problems.at(-1)?.line ?? 0;
  if (more > 0) {
    problems.length = PROBLEMS_SHOWN;
    tell(last, 'more', more);
  }
  return { ...taken, problems };
};

/** Asks once about all moved secrets, then about new hosts. KEYCHAIN_* is thrown before anything changes. */
async function takeList(context: NodesContext, cloudId: string, listed: readonly ListedNode[], by: By) {
  const { registry } = context;
  const cloud = registry.cloud(cloudId);
  const known = nodesById(context, cloudId);
  const moves = listed.flatMap((one) => {
    const before = known.get(one.nodeId);
    return before === undefined ? [] : (secretMove(cloud, before, changed(before, one)) ?? []);
  });
  const agreed = await approveMoves(context, moves);
  const taken = takeNodes(context, registry.cloud(cloudId), listed, by, agreed ?? NO_MOVES);
  if (agreed !== null) await forgetLeft(context, agreed);
  const now = nodesById(context, cloudId);
  await approveHostsOf(
    context,
    listed.flatMap(({ nodeId }) => now.get(nodeId) ?? []),
  );
  return taken;
}

function nodesById({ registry }: NodesContext, cloudId: string): ById<NodeRecord> {
  return new Map(registry.nodes().flatMap((node) => (node.cloudId === cloudId ? [[node.nodeId, node]] : [])));
}

/** Keeps secrets, locks, and addresses that the person didn't agree to leave. `invokeUrl` is parsed. Writes once. */
export function takeNodes(
  context: NodesContext,
  cloud: NodeServiceRecord,
  listed: readonly ListedNode[],
  by: By,
  agreed = NO_MOVES,
) {
  const { registry, clock, random } = context;
  const known = nodesById(context, cloud.id);
  const atMs = clock.nowMs();
  /** Lines of nodes that stay at the address for which their secrets were given. */
  const stayed: number[] = [];
  const events: NodeEvent[] = [];
  const nodes = listed.map((one) => {
    const before = known.get(one.nodeId);
    if (before === undefined) {
      const node = changed(newNode(random.id(), cloud.id, one.nodeId), one);
      events.push({ nodeId: node.id, atMs, kind: 'imported', state: null, by: 'you', text: by });
      return node;
    }
    const node = withMove(cloud, changed(before, one), agreed);
    if (!holdsSecrets(before) || !isMoved(cloud, node)) return node;
    stayed.push(one.line);
    return { ...node, userId: before.userId, invokeUrl: before.invokeUrl };
  });
  registry.put(nodes, events);
  const images = listed.flatMap(({ image }, at) => {
    const nodeId = nodes[at]?.id;
    return image === null || nodeId === undefined
      ? []
      : [{ nodeId, evidence: { kind: 'imageTold', image, by } as const }];
  });
  registry.heardAll(images, 'seen');
  return { added: events.length, updated: nodes.length - events.length, stayed };
}

function changed(node: NodeRecord, one: ListedNode): NodeRecord {
  return {
    ...node,
    name: one.name ?? node.name,
    userId: one.userId ?? node.userId,
    plan: one.plan ?? node.plan,
    invokeUrl: one.invokeUrl ?? node.invokeUrl,
  };
}
