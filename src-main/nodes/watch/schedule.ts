import type { NodeFacts } from '../../records/node.ts';
import { isUnproved, UNPROVED_AFTER } from '../state/unproved.ts';

export interface Due {
  readonly nodeId: string;
  readonly atMs: number;
}

/** By the monotonic clock, in order: a look at a thousand nodes, ten times a second, is a look at the first of them. */
export function createSchedule() {
  let waiting: Due[] = [];

  return {
    put: (nodeId: string, atMs: number) => void waiting.splice(placeOf(waiting, atMs), 0, { nodeId, atMs }),
    /** Takes out all that are due, the longest due first. Who cannot be asked now is put in again. */
    take: (nowMs: number): readonly Due[] => {
      const place = placeOf(waiting, nowMs);
      return place === 0 ? NONE : waiting.splice(0, place);
    },
    /** As they were taken, in their order: nothing else is due sooner. */
    putBack: (due: readonly Due[]) => {
      if (due.length > 0) waiting = [...due, ...waiting];
    },
    move: (timeOf: (due: Due) => number) => {
      waiting = waiting
        .map((due) => ({ nodeId: due.nodeId, atMs: timeOf(due) }))
        .sort((a, b) => a.atMs - b.atMs);
    },
  };
}

const NONE: readonly Due[] = [];

/** How many are due at this time or sooner, which is where the next one of this time belongs. */
function placeOf(waiting: readonly Due[], atMs: number): number {
  let low = 0;
  let high = waiting.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((waiting[middle]?.atMs ?? Infinity) <= atMs) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The knee of what one process asks at once; a thousand in flight held the loop up for 0.9 s (performance.md 5). */
export const IN_FLIGHT = 64;
/** Nodes that do not answer time out, each for seconds: they must not stand in the way of those that do. */
export const IN_FLIGHT_DEAD = 8;
/** Nobody looks: a fifth as often is enough, and a notice comes all the same. */
export const HIDDEN_FACTOR = 5;
/** The network is not back yet from a sleep: soon enough it will be. */
export const JUST_WOKE_EVERY_MS = 3_000;
const DEAD_AT_MOST_EVERY_MS = 60_000;
/** Nodes that were started together do not stay together. */
const JITTER = 0.2;
/** A change is on the screen within one interval: what answering, gathering and telling take is taken off it. */
const LATEST = 0.9;

/** `random01`: 0 up to 1. In silence twice as long each time, up to a minute; never more often than asked for. Pure. */
export function nextAfterMs(
  facts: Pick<NodeFacts, 'noAnswers'>,
  everySeconds: number,
  random01: number,
): number {
  const base = everySeconds * 1_000;
  const backedOff = base * 2 ** (facts.noAnswers - UNPROVED_AFTER + 1);
  const waitMs = isUnproved(facts) ? Math.max(base, Math.min(DEAD_AT_MOST_EVERY_MS, backedOff)) : base;
  return waitMs * (LATEST - JITTER * random01);
}
