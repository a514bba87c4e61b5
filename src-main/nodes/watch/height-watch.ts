import type { Evidence } from '../state/evidence.ts';
import type { NodeRecord } from '../../records/node.ts';
import type { ApiHeight } from '../api/answers.ts';
import type { NodeTarget, NodeApi } from '../api/client.ts';
import type { Clock } from '../../ports/index.ts';

const REFUSALS: readonly string[] = ['tokenRefused', 'tokenReadOnly', 'elsewhere', 'refused', 'wayRefused'];

/** Few calls, and still a node that stays behind the others is found in about twenty minutes. */
const HEIGHT_EVERY_MS = 5 * 60_000;
const TOLD_LATELY_MS = 3 * HEIGHT_EVERY_MS;

export function createHeightWatch({ clock, random01 }: { clock: Clock; random01: () => number }) {
  const dueAtMs = new Map<string, number>();
  const refusing = new Set<string>();
  const told = new Map<string, { readonly of: string; readonly height: number; readonly atMs: number }>();
  const behindSinceMs = new Map<string, number>();

  /** Compares nodes of one connection only, since another's host could lie, and only late heights (reorganisations). */
  function evidenceOf({ id, cloudId }: NodeRecord, { network, height }: ApiHeight): Evidence {
    const nowMs = clock.monotonicMs();
    const of = `${cloudId} ${network}`;
    told.set(id, { of, height, atMs: nowMs });
    const isBehind = [...told.values()].some(
      (other) => other.of === of && other.height > height && nowMs - other.atMs <= TOLD_LATELY_MS,
    );
    const sinceMs = behindSinceMs.get(id) ?? nowMs;
    if (isBehind) behindSinceMs.set(id, sinceMs);
    else behindSinceMs.delete(id);
    const aheadSinceMs = isBehind ? Math.round(clock.nowMs() - (nowMs - sinceMs)) : null;
    return { kind: 'heightTold', network, height, aheadSinceMs };
  }

  return {
    ask: async (node: NodeRecord, service: NodeApi, target: NodeTarget): Promise<Evidence | null> => {
      const nowMs = clock.monotonicMs();
      const atMs = dueAtMs.get(node.id) ?? nowMs + HEIGHT_EVERY_MS * random01();
      const isDue = atMs <= nowMs;
      dueAtMs.set(node.id, isDue ? nowMs + HEIGHT_EVERY_MS : atMs);
      if (!isDue || refusing.has(node.id)) return null;
      const told = await service.height(target);
      if ('height' in told) return evidenceOf(node, told);
      // Other answers say nothing new: only nodeinfo reports the lock.
      if (REFUSALS.includes(told.kind)) refusing.add(node.id);
      return null;
    },
    renew: () => refusing.clear(),
  };
}
