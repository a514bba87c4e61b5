import type { Evidence } from '../state/evidence.ts';
import type { NodeRecord } from '../../records/node.ts';
import type { ApiHeight } from '../api/answers.ts';
import type { NodeTarget, NodeApi } from '../api/client.ts';
import type { Clock } from '../../ports/index.ts';

const NOT_ALLOWED: readonly string[] = [
  'tokenRefused',
  'tokenReadOnly',
  'elsewhere',
  'refused',
  'wayRefused',
];

/** Often enough to tell a node that stands still within a quarter of an hour, and a small part of what else is asked. */
const HEIGHT_EVERY_MS = 5 * 60_000;
/** Three times in which each is asked. */
const TOLD_LATELY_MS = 3 * HEIGHT_EVERY_MS;

export function createHeightWatch({ clock, random01 }: { clock: Clock; random01: () => number }) {
  const dueAtMs = new Map<string, number>();
  const refusing = new Set<string>();
  const told = new Map<string, { readonly of: string; readonly height: number; readonly atMs: number }>();
  /** Since when others have been ahead of a node, without a break. */
  const behindSinceMs = new Map<string, number>();

  /**
   * One connection's nodes say nothing of another's, whose host could call them slow, nor does what was told a while ago,
   * since its chain may be made anew. Where a block is long in coming nobody is ahead.
   */
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
    /** Null: it is not due, the node may not be asked, or it said nothing of that. */
    ask: async (node: NodeRecord, service: NodeApi, target: NodeTarget): Promise<Evidence | null> => {
      const nowMs = clock.monotonicMs();
      // All that begin together are asked one by one.
      const atMs = dueAtMs.get(node.id) ?? nowMs + HEIGHT_EVERY_MS * random01();
      const isDue = atMs <= nowMs;
      dueAtMs.set(node.id, isDue ? nowMs + HEIGHT_EVERY_MS : atMs);
      if (!isDue || refusing.has(node.id)) return null;
      const told = await service.height(target);
      if ('height' in told) return evidenceOf(node, told);
      // What it says of the lock is left to nodeinfo.
      if (NOT_ALLOWED.includes(told.kind)) refusing.add(node.id);
      return null;
    },
    renew: () => refusing.clear(),
  };
}
