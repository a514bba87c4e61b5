import type { Evidence } from '../state/evidence.ts';
import type { NodeRecord } from '../state/records.ts';
import type { ApiHeight, Clock, NodeApi, NodeTarget } from '../../ports/index.ts';

/** Asks unlocked nodes now and then to which block they have come. */
export interface HeightWatch {
  /** Null: it is not due, the node may not be asked, or it said nothing of that. */
  readonly ask: (node: NodeRecord, service: NodeApi, target: NodeTarget) => Promise<Evidence | null>;
  /** Another token may be allowed to ask. */
  readonly renew: () => void;
}

/** Often enough to tell a node that stands still within a quarter of an hour, and a small part of what else is asked. */
const EVERY_MS = 5 * 60_000;

export function createHeightWatch(ports: {
  readonly clock: Clock;
  /** 0 up to 1. */
  readonly random01: () => number;
}): HeightWatch {
  const { clock, random01 } = ports;
  const dueAtMs = new Map<string, number>();
  const refusing = new Set<string>();
  /** The highest block that a node of a connection told, of each network, and since when. */
  const highest = new Map<string, { readonly height: number; readonly sinceMs: number }>();

  /** One connection's nodes say nothing of another's: whoever hosts some of them could call the others slow. */
  function evidenceOf({ cloudId }: NodeRecord, { network, height }: ApiHeight): Evidence {
    const there = `${cloudId} ${network}`;
    const best = highest.get(there);
    const isAhead = best !== undefined && best.height > height;
    if (best === undefined || best.height < height) highest.set(there, { height, sinceMs: clock.nowMs() });
    return { kind: 'heightTold', network, height, aheadSinceMs: isAhead ? best.sinceMs : null };
  }

  return {
    ask: async (node, service, target) => {
      const nowMs = clock.monotonicMs();
      // All that begin together are asked one by one.
      const atMs = dueAtMs.get(node.id) ?? nowMs + EVERY_MS * random01();
      const isDue = atMs <= nowMs;
      dueAtMs.set(node.id, isDue ? nowMs + EVERY_MS : atMs);
      if (!isDue || refusing.has(node.id)) return null;
      const told = await service.height(target);
      if (told === 'refused') refusing.add(node.id);
      return told === null || told === 'refused' ? null : evidenceOf(node, told);
    },
    renew: () => refusing.clear(),
  };
}
