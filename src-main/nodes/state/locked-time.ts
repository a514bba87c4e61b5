import type { LockedHistory, NodeState } from '../../../src-preload/contract/nodes.ts';
import type { StateInterval } from '../../records/node.ts';

const LOCKED: readonly NodeState[] = ['locked', 'upgrading', 'unlocking', 'overdue'];

export function lockedMinutes(stretches: readonly StateInterval[], fromMs: number, toMs: number): number {
  const lockedMs = stretches.reduce((sum, { state, fromMs: begin, toMs: end }) => {
    if (!LOCKED.includes(state)) return sum;
    return sum + Math.max(0, Math.min(end ?? toMs, toMs) - Math.max(begin, fromMs));
  }, 0);
  return Math.round(lockedMs / 60_000);
}

export function lockedBars(
  nodes: Iterable<readonly StateInterval[]>,
  fromMs: number,
  toMs: number,
  bars: number,
): Omit<LockedHistory, 'fromMs' | 'toMs'> {
  const barMs = (toMs - fromMs) / bars;
  const lockedMs = new Array<number>(bars).fill(0);
  const turns: { readonly atMs: number; readonly by: 1 | -1 }[] = [];
  let knownSinceMs = Infinity;
  for (const stretches of nodes) {
    for (const { state, fromMs: begin, toMs: end } of stretches) {
      const beginMs = Math.max(begin, fromMs);
      const endMs = Math.min(end ?? toMs, toMs);
      if (endMs <= beginMs) continue;
      knownSinceMs = Math.min(knownSinceMs, beginMs);
      if (!LOCKED.includes(state)) continue;
      turns.push({ atMs: beginMs, by: 1 }, { atMs: endMs, by: -1 });
      for (let at = Math.floor((beginMs - fromMs) / barMs); at < bars; at += 1) {
        const barFromMs = fromMs + at * barMs;
        if (barFromMs >= endMs) break;
        const overlapMs = Math.min(endMs, barFromMs + barMs) - Math.max(beginMs, barFromMs);
        lockedMs[at] = (lockedMs[at] ?? 0) + Math.max(0, overlapMs);
      }
    }
  }
  return {
    lockedSeconds: lockedMs.map((ms) => Math.round(ms / 1_000)),
    peak: peakOf(turns),
    knownSinceMs: knownSinceMs === Infinity ? null : knownSinceMs,
  };
}

function peakOf(turns: readonly { readonly atMs: number; readonly by: 1 | -1 }[]): LockedHistory['peak'] {
  let now = 0;
  let peak: LockedHistory['peak'] = null;
  for (const { atMs, by } of turns.toSorted((a, b) => a.atMs - b.atMs || a.by - b.by)) {
    now += by;
    if (now > (peak?.count ?? 0)) peak = { count: now, atMs };
  }
  return peak;
}
