import { nothingKnown } from './evidence.ts';
import type { NodeFacts, NodeServiceRecord } from '../../records/node.ts';

type TimeName = { [K in keyof NodeFacts]: K extends `${string}Ms` ? K : never }[keyof NodeFacts];

const TIMES = Object.keys(nothingKnown).filter((name): name is TimeName => name.endsWith('Ms'));

/** Moves this run's times along with the wall clock, so that durations stay. Earlier times can't be compared. */
export function afterSet(facts: NodeFacts, beganMs: number, byMs: number): NodeFacts {
  return withTimes(facts, (atMs) => moved(atMs, beganMs, byMs));
}

export function noLaterThan(facts: NodeFacts, nowMs: number): NodeFacts {
  if (TIMES.every((name) => (facts[name] ?? 0) <= nowMs)) return facts;
  return withTimes(facts, (atMs) => Math.min(atMs, nowMs));
}

export function newestAfterSet(
  newest: NodeServiceRecord['newest'],
  beganMs: number,
  byMs: number,
): NodeServiceRecord['newest'] {
  if (newest === null) return null;
  const at = (atMs: number): number => moved(atMs, beganMs, byMs);
  return { ...newest, firstSeenAtMs: at(newest.firstSeenAtMs), seenAtMs: at(newest.seenAtMs) };
}

export function moved(atMs: number, beganMs: number, byMs: number): number {
  return atMs >= beganMs ? Math.max(0, atMs + byMs) : atMs;
}

function withTimes(facts: NodeFacts, change: (atMs: number) => number): NodeFacts {
  const times = TIMES.map((name) => {
    const atMs = facts[name];
    return [name, atMs === null ? null : change(atMs)] as const;
  });
  return { ...facts, ...Object.fromEntries(times) };
}
