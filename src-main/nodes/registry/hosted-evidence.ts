import type { ApiBuild, ApiNode } from '../api/hosted.ts';
import type { ApiNodeList } from '../api/pages.ts';
import type { MonotonicMs } from '../state/apply-evidence.ts';
import type { Evidence, ToldBuild } from '../state/evidence.ts';
import type { NodeRecord } from '../../records/node.ts';
import { evidenceOfStatus } from '../state/table.ts';
import type { NodeRegistry } from './node-registry.ts';

export function learnFromList(
  registry: NodeRegistry,
  cloudId: string,
  list: ApiNodeList,
  askedAt: MonotonicMs,
): readonly { readonly node: NodeRecord; readonly told: ApiNode }[] {
  registry.setList(cloudId, list);
  const byForeignId = new Map(list.nodes.map((told) => [told.nodeId, told]));
  const newest = registry.cloud(cloudId).newest?.id ?? null;
  const found = registry.nodes().flatMap((node) => {
    const told = node.cloudId === cloudId ? byForeignId.get(node.nodeId) : undefined;
    return told === undefined ? [] : [{ node, told }];
  });
  const heard = found.flatMap(({ node: { id: nodeId, facts }, told }) =>
    evidenceOfRow(told, facts.image, newest).map((evidence) => ({ nodeId, evidence, askedAt })),
  );
  if (heard.length > 0) registry.heardAll(heard, 'plan');
  return found;
}

export function evidenceOfRow(told: ApiNode, imageKnown: string | null, newest: string | null): Evidence[] {
  const build = buildOf(told.newestBuild);
  const status = evidenceOfStatus(told.status, newest);
  // The service also reports the old image as running: during a build that ends nothing.
  const isEarly = status?.kind === 'cloudRunning' && build?.is === 'underWay';
  const { network, initialized, image } = told;
  const tells = network !== null || initialized !== null || build !== null;
  const found: Evidence[] = status === null || isEarly ? [] : [status];
  if (tells) found.push({ kind: 'hostedTold', network, initialized, build, newest });
  if (image !== null && image !== imageKnown) found.push({ kind: 'imageTold', image, by: 'cloudStatus' });
  return found;
}

/** Before 2026 a build has an action; without one the first build made the node, later ones upgraded it. */
const MAKES_IMAGE = /create|deploy|upgrade|update/i;

export function buildOf(told: ApiBuild | null): ToldBuild | null {
  if (told === null) return null;
  const { number, action, status, isOver, atMs } = told;
  // An unknown end is no success.
  const isWell = status === 'SUCCESS' || status === '';
  const is = !isOver ? 'underWay' : isWell ? 'done' : 'failed';
  return { number, makesImage: action === null || MAKES_IMAGE.test(action), is, atMs };
}
