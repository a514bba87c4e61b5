import { seededRandom } from '../support/psbt/mutate.ts';

/** One way to do the same task. */
export interface Method {
  readonly run: () => unknown;
  /** Takes part in each round divisible by this: slow ones would take all of the time. */
  readonly every: number;
}

/**
 * Milliseconds per method, as medians of interleaved rounds: a slow phase of the machine slows all of them. Each round
 * has its own order, so that no method always follows another. Seeded: the same orders each time.
 */
export function interleaved<K extends string>(
  methods: Readonly<Record<K, Method>>,
  rounds: number,
  nowMs: () => number,
): Record<K, number> {
  const names = Object.keys(methods) as K[];
  const times = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<K, number[]>;
  const random = seededRandom(1);
  for (let round = 0; round < rounds; round++) {
    const taking = names.filter((name) => round % methods[name].every === 0);
    for (const name of shuffled(taking, random)) {
      const from = nowMs();
      methods[name].run();
      times[name].push(nowMs() - from);
    }
  }
  return Object.fromEntries(names.map((name) => [name, median(times[name])])) as Record<K, number>;
}

function shuffled<T>(items: readonly T[], random: (below: number) => number): T[] {
  const left = [...items];
  return items.flatMap(() => left.splice(random(left.length), 1));
}

/** Throws on an empty list: a method that never ran has no time. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  if (upper === undefined || lower === undefined) throw new Error('there is no median of nothing');
  return (lower + upper) / 2;
}

/** For each column, in whole ms or bytes; null if a row lacks it. */
export function medians<K extends string>(rows: readonly Readonly<Record<K, number | null>>[]) {
  const columns = Object.keys(rows[0] ?? {}) as K[];
  const each = columns.map((name) => {
    const values = rows.map((row) => row[name]).filter((value) => value !== null);
    return [name, values.length === 0 ? NaN : Math.round(median(values))] as const;
  });
  return Object.fromEntries(each) as Record<K, number>;
}
