import type { NodeAnswer } from '../state/answer.ts';
import type { Moment } from '../state/apply-evidence.ts';

/** From one call to the next after the first refusal; each further one doubles it, each call that goes through halves it. */
const FIRST_GAP_MS = 250;
const LONGEST_GAP_MS = 30_000;

/** As they come, until what stands before their nodes says that they are too many; then no sooner than it names, and one by one. */
export function createPace(now: () => Moment) {
  const ways = new Map<string, { gapMs: number; freeAt: Moment }>();
  return {
    dueInMs: (origin: string): number => {
      const way = ways.get(origin);
      if (way === undefined) return 0;
      const waitMs = way.freeAt - now();
      if (waitMs > 0) return waitMs;
      way.freeAt = now() + way.gapMs;
      return 0;
    },
    heard: (origin: string, answer: NodeAnswer): void => {
      const way = ways.get(origin);
      if (answer.kind === 'notReady' && answer.status === 429) {
        const gapMs = Math.min(LONGEST_GAP_MS, way === undefined ? FIRST_GAP_MS : way.gapMs * 2);
        const heldMs = (answer.retryAfterSeconds ?? 0) * 1_000;
        ways.set(origin, { gapMs, freeAt: Math.max(way?.freeAt ?? 0, now() + Math.max(gapMs, heldMs)) });
      } else if (way !== undefined) {
        if (way.gapMs <= FIRST_GAP_MS) ways.delete(origin);
        else way.gapMs = Math.ceil(way.gapMs / 2);
      }
    },
  };
}

export type Pace = ReturnType<typeof createPace>;
