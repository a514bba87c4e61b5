import { isLocked, type Stretch } from './records.ts';

/** Locked time of many nodes over a span that is cut into equal bars. Times are Unix milliseconds. */
export interface LockedBars {
  /** Of each bar, oldest first: how long nodes were locked in it, summed over all of them, in whole seconds. */
  readonly lockedSeconds: readonly number[];
  /** When the most were locked at once, the first time; null: none was. */
  readonly peak: { readonly count: number; readonly atMs: number } | null;
  /** Where what is known begins, within the span; null: nothing is known of it. */
  readonly knownSinceMs: number | null;
}

/** Pure. `nodes`: the stretches of each, oldest first. A stretch that lasts, lasts to `toMs`. */
export function lockedBars(
  nodes: Iterable<readonly Stretch[]>,
  fromMs: number,
  toMs: number,
  bars: number,
): LockedBars {
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
      if (!isLocked(state)) continue;
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

/** One that ends where another begins is no two at once. */
function peakOf(turns: readonly { readonly atMs: number; readonly by: 1 | -1 }[]): LockedBars['peak'] {
  let now = 0;
  let peak: LockedBars['peak'] = null;
  for (const { atMs, by } of turns.toSorted((a, b) => a.atMs - b.atMs || a.by - b.by)) {
    now += by;
    if (now > (peak?.count ?? 0)) peak = { count: now, atMs };
  }
  return peak;
}
