import { createKnownBundles, type KnownBundles } from '../../src-main/verify/history/bundles.ts';
import { validateHistory } from '../../src-main/verify/history/validate.ts';
import { createReader } from '../../src-main/reader/client.ts';
import { startWorker } from '../../src-main/reader/lane.ts';
import { longestStall } from '../support/longest-stall.ts';
import type { HistoryTrial } from '../support/rgb/consignments.ts';
import { longHistory } from '../support/rgb/long-history.ts';
import { measureHeaders } from '../chain-lane/measure-headers.ts';
import { median } from './rounds.ts';

const TRANSFERS = [1, 20, 100, 1_000, 5_000] as const;
const AGAIN = [100, 1_000, 5_000] as const;
const LONGEST = 5_000;
/** Rounds of validation; short histories get more, since they take less time. */
const roundsOf = (transfers: number): number => Math.max(7, Math.min(400, Math.floor(2_000 / transfers)));
const WARM_ROUNDS = 3;

export type HistoryTimes = Awaited<ReturnType<typeof benchHistory>>;

/** Consignments of the practice service's encoder, on an available chain. `reader`: the built worker. */
export async function benchHistory(reader: string) {
  const trials = new Map(TRANSFERS.map((transfers) => [transfers, longHistory(transfers)]));
  const longest = trials.get(LONGEST)!;
  for (const trial of trials.values()) for (let i = 0; i < WARM_ROUNDS; i += 1) proved(trial, null);
  const ms = Object.fromEntries(
    [...trials].map(([transfers, trial]) => [transfers, timed(trial, roundsOf(transfers))]),
  );
  const { headersPerSecond, stallMs } = await measureHeaders();
  return {
    /** By number of transfers: ms to validate a consignment from its genesis. */
    ms,
    /** The same with one transfer more, after the shorter one was validated. */
    againMs: Object.fromEntries(
      AGAIN.map((transfers) => [transfers, again(trials.get(transfers)!, transfers)]),
    ),
    /** How fast main checks the headers of a chain, with the loop turning between parts. */
    headersPerSecond,
    /** The longest stall of main's loop while the longest is validated in the worker and headers are checked. */
    stallMs: Math.max(await stallOf(reader, longest), stallMs),
  };
}

function timed(trial: HistoryTrial, rounds: number): number {
  const times = Array.from({ length: rounds }, () => {
    const from = performance.now();
    proved(trial, null);
    return performance.now() - from;
  });
  return Number(median(times).toFixed(2));
}

function proved({ bytes, ask, chain }: HistoryTrial, known: KnownBundles | null) {
  const verdict = validateHistory(bytes, ask, chain, known);
  if (verdict.outcome !== 'proved') throw new Error(`the history of the bench is ${verdict.outcome}`);
  return verdict;
}

function again(before: HistoryTrial, transfers: number): number {
  const after = longHistory(transfers + 1);
  const times = Array.from({ length: WARM_ROUNDS + roundsOf(transfers) }, () => {
    const known = createKnownBundles();
    proved(before, known);
    const from = performance.now();
    proved(after, known);
    return performance.now() - from;
  });
  return Number(median(times.slice(WARM_ROUNDS)).toFixed(2));
}

async function stallOf(path: string, { bytes, ask, chain }: HistoryTrial): Promise<number> {
  const reader = createReader({ start: () => startWorker(path) });
  try {
    const stalls: number[] = [];
    for (let round = 0; round < 9; round += 1)
      stalls.push(
        await longestStall(async () => {
          const { outcome } = await reader.validateHistory(bytes, ask, chain);
          if (outcome !== 'proved') throw new Error(`the history of the bench is ${outcome}`);
        }),
      );
    return Number(median(stalls).toFixed(2));
  } finally {
    reader.close();
  }
}
