import type { ApiBuild, ApiNode, ApiNodeList } from '../api/hosted.ts';
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
  // During a build the service reports the old image as running, which doesn't end the upgrade.
  const isEarly = status?.kind === 'cloudRunning' && build?.is === 'underWay';
  const { network, initialized, image } = told;
  const tells = network !== null || initialized !== null || build !== null;
  const found: Evidence[] = status === null || isEarly ? [] : [status];
  if (tells) found.push({ kind: 'hostedTold', network, initialized, build, newest });
  if (image !== null && image !== imageKnown) found.push({ kind: 'imageTold', image, by: 'cloudStatus' });
  return found;
}

/** Actions of builds that make an image. Since 2026 builds have none: the first makes the node, others upgrade it. */
const MAKES_IMAGE = /create|deploy|upgrade|update/i;

export function buildOf(told: ApiBuild | null): ToldBuild | null {
  if (told === null) return null;
  const { number, action, status, isOver, atMs } = told;
  // A build that is over with an unknown status counts as failed, and without a status as done.
  const isWell = status === 'SUCCESS' || status === '';
  const is = !isOver ? 'underWay' : isWell ? 'done' : 'failed';
  return { number, makesImage: action === null || MAKES_IMAGE.test(action), is, atMs };
}
