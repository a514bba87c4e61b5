import type { NodeFacts } from '../state/evidence.ts';
import { UNREACHABLE_AFTER } from '../state/state.ts';

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

export function isDead({ noAnswers }: Pick<NodeFacts, 'noAnswers'>): boolean {
  return noAnswers >= UNREACHABLE_AFTER;
}

/**
 * Milliseconds from one question to the next. `random01`: 0 up to 1. Where there is silence, twice as long from one to
 * the next, up to a minute; never more often than asked for. Pure.
 */
export function nextAfterMs(
  facts: Pick<NodeFacts, 'noAnswers'>,
  everySeconds: number,
  random01: number,
): number {
  const base = everySeconds * 1_000;
  const backedOff = base * 2 ** (facts.noAnswers - UNREACHABLE_AFTER + 1);
  const waitMs = isDead(facts) ? Math.max(base, Math.min(DEAD_AT_MOST_EVERY_MS, backedOff)) : base;
  return waitMs * (LATEST - JITTER * random01);
}
