import type { CallInput, CallAnswer } from '../../../src-preload/contract/index.ts';
import { plainName } from '../../../src-preload/contract/outside.ts';
import { fail } from '../../domain/errors.ts';
import type { ListedNode } from '../state/node-list.ts';
import { isNodeId } from '../state/node-url.ts';
import type { ApiNode } from '../../ports/index.ts';
import type { NodesContext } from '../registry/context.ts';
import { readAddress } from './save-node.ts';
import { serviceOf } from '../secrets/open-services.ts';
import { takeList } from './take-nodes.ts';

/**
 * The service's own list: new nodes are added, known ones updated, with their settings and secrets kept. Nodes that it
 * no longer names are counted and stay: a service that loses a list must not make Ochre forget one.
 */
export async function fetchList(
  context: NodesContext,
  { cloudId }: CallInput<'nodes.fetchList'>,
): Promise<CallAnswer<'nodes.fetchList'>> {
  const cloud = context.registry.cloud(cloudId);
  if (!cloud.extras.list) throw fail('EXTRA_OFF', { extra: 'list' });
  const service = await serviceOf(context, cloud);
  const told = await service.list();
  const listed = new Map(
    told
      .filter(({ status }) => !isGone(status))
      .flatMap((node, at) => toListed(context, node, at + 1, cloud.kind === 'practice'))
      .map((node) => [node.nodeId, node]),
  );
  // Removed while the service was asked: CLOUD_UNKNOWN.
  const { added, updated } = await takeList(context, cloudId, [...listed.values()], 'cloudStatus');
  const own = context.registry.nodes().filter((node) => node.cloudId === cloudId);
  return { added, updated, gone: own.filter(({ nodeId }) => !listed.has(nodeId)).length };
}

/** DESTROING is the service's own spelling (service-facts.md 5). */
function isGone(status: string | null): boolean {
  return status !== null && /^DESTRO/i.test(status);
}

const NAME_CHARS = 80;

/** What a service tells is data: what cannot be part of an address is left out, an address that may not be asked too. */
function toListed(context: NodesContext, node: ApiNode, line: number, isPractice: boolean): ListedNode[] {
  if (!isNodeId(node.nodeId)) return [];
  const isNamed = node.name !== null && node.name.trim() !== '';
  return [
    {
      line,
      nodeId: node.nodeId,
      name: isNamed ? plainName(node.name, NAME_CHARS) : null,
      userId: node.userId !== null && isNodeId(node.userId) ? node.userId : null,
      plan: null,
      // The practice service answers at another port after each start: its own addresses are never kept.
      invokeUrl: isPractice || node.invokeUrl === null ? null : readAddress(context, node.invokeUrl),
      image: node.image,
    },
  ];
}
