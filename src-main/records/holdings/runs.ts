import * as v from 'valibot';

export const place = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
/** Runs of numbers, both ends included: pieces that are kept one after the other are the rule. */
export const runsText = v.pipe(
  v.string(),
  v.maxLength(1_000_000),
  v.parseJson(),
  v.array(v.tuple([place, place])),
);
export type Runs = v.InferOutput<typeof runsText>;

export function runsOf(places: readonly number[]): Runs {
  const runs: Runs = [];
  for (const at of places) {
    const last = runs.at(-1);
    if (last?.[1] === at - 1) last[1] = at;
    else runs.push([at, at]);
  }
  return runs;
}

/** What lies in these runs and in none of the others. Each number is looked at once, however the runs lie. */
export function outside(runs: Runs, others: Runs): Runs {
  const [own, not] = [merged(runs), merged(others)];
  const left: Runs = [];
  let at = 0;
  for (const [first, last] of own) {
    let from = first;
    for (; from <= last; at += 1) {
      const [start, end] = not[at] ?? [Infinity, Infinity];
      if (start > from) left.push([from, Math.min(last, start - 1)]);
      from = Math.max(from, end + 1);
      if (end > last) break;
    }
  }
  return left;
}

function merged(runs: Runs): Runs {
  const apart: Runs = [];
  for (const [first, last] of runs.toSorted((a, b) => a[0] - b[0])) {
    const before = apart.at(-1);
    if (before !== undefined && first <= before[1] + 1) before[1] = Math.max(before[1], last);
    else apart.push([first, last]);
  }
  return apart;
}
