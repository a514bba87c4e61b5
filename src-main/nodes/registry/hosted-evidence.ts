import type { ApiBuild, ApiNode } from '../api/hosted.ts';
import type { Evidence, ToldBuild } from '../state/evidence.ts';
import { evidenceOfStatus } from '../state/table.ts';

/** What one row of the service's list is evidence of, in the order in which it is applied. Pure. */
export function evidenceOfRow(told: ApiNode, imageKnown: string | null, newest: string | null): Evidence[] {
  const build = buildOf(told.newestBuild);
  const status = evidenceOfStatus(told.status, newest);
  // It says of the old image, too, that it runs: while a build is under way that ends nothing.
  const isEarly = status?.kind === 'cloudRunning' && build?.is === 'underWay';
  const { network, initialized, image } = told;
  const tells = network !== null || initialized !== null || build !== null;
  return [
    ...(status === null || isEarly ? [] : [status]),
    ...(tells ? [{ kind: 'hostedTold', network, initialized, build, newest } as const] : []),
    ...(image === null || image === imageKnown
      ? []
      : [{ kind: 'imageTold', image, by: 'cloudStatus' } as const]),
  ];
}

/** Before 2026 a build has an action; without one, the first made the node, and the others upgraded it. */
const MAKES_IMAGE = /create|deploy|upgrade|update/i;

export function buildOf(told: ApiBuild | null): ToldBuild | null {
  if (told === null) return null;
  const { number, action, status, isOver, atMs } = told;
  // A word of an end that nobody knows is none that it went well.
  const isWell = status === 'SUCCESS' || status === '';
  const is = !isOver ? 'underWay' : isWell ? 'done' : 'failed';
  return { number, makesImage: action === null || MAKES_IMAGE.test(action), is, atMs };
}
