import { validateHistory } from '../../src-main/domain/rgb/history/validate.ts';
import type { KnownHistory } from '../../src-main/domain/rgb/history/history.ts';
import { createJudging } from '../../src-main/judging/client.ts';
import { startWorker } from '../../src-main/judging/start.ts';
import { longestStall } from '../support/longest-stall.ts';
import type { HistoryTrial } from '../support/rgb/consignments.ts';
import { longHistory } from '../support/rgb/long-history.ts';
import { measureHeaders } from '../chain-lane/measure-headers.ts';
import { median } from './rounds.ts';

const TRANSFERS = [1, 20, 100, 1_000, 5_000] as const;
const LONGEST = 5_000;
/** How often each is validated; the short ones more often, since they take less. */
const roundsOf = (transfers: number): number => Math.max(7, Math.min(400, Math.floor(2_000 / transfers)));
const WARM_ROUNDS = 3;

export interface HistoryTimes {
  /** By the number of transfers: ms to validate a consignment from its genesis. */
  readonly ms: Readonly<Record<string, number>>;
  /** The longest of them where all but its last ten transfers were validated before. */
  readonly knownMs: number;
  /** How fast main checks the headers of a chain, in slices. */
  readonly headersPerSecond: number;
  /** How long main's loop stands still at most, while the longest is validated in the worker and headers are checked. */
  readonly stallMs: number;
}

/** Consignments of the practice service's encoder, in a chain that is at hand. `judging`: the built worker. */
export async function benchHistory(judging: string): Promise<HistoryTimes> {
  const trials = new Map(TRANSFERS.map((transfers) => [transfers, longHistory(transfers)]));
  const longest = trials.get(LONGEST)!;
  const { known, rest } = knownBut(longest, 10);
  for (const trial of trials.values()) for (let i = 0; i < WARM_ROUNDS; i += 1) proved(trial, null);
  const ms = Object.fromEntries(
    [...trials].map(([transfers, trial]) => [transfers, timed(trial, null, roundsOf(transfers))]),
  );
  const { headersPerSecond, stallMs } = await measureHeaders();
  return {
    ms,
    knownMs: timed(rest, known, 7),
    headersPerSecond,
    stallMs: Math.max(await stallOf(judging, longest), stallMs),
  };
}

function timed(trial: HistoryTrial, known: KnownHistory | null, rounds: number): number {
  const times = Array.from({ length: rounds }, () => {
    const from = performance.now();
    proved(trial, known);
    return performance.now() - from;
  });
  return Number(median(times).toFixed(2));
}

function proved(
  { bytes, ask, chain }: HistoryTrial,
  known: KnownHistory | null,
): ReturnType<typeof validateHistory> {
  const verdict = validateHistory(bytes, ask, chain, known);
  if (verdict.outcome !== 'proved') throw new Error(`the history of the bench is ${verdict.outcome}`);
  return verdict;
}

/** What is known of a contract by an earlier file, which ended so many transfers before this one; and what is left to ask. */
function knownBut(trial: HistoryTrial, last: number): { known: KnownHistory; rest: HistoryTrial } {
  const verdict = proved(trial, null);
  const bundles = verdict.outcome === 'proved' ? verdict.content.bundles.slice(0, -last) : [];
  const mined = new Set(bundles.map(({ txid }) => txid));
  const witnesses = new Map([...trial.chain.witnesses].filter(([txid]) => !mined.has(txid)));
  return {
    known: {
      contractId: trial.ask.contractId ?? '',
      mined,
      bundles: new Set(bundles.map(({ digest }) => digest)),
    },
    rest: { ...trial, chain: { ...trial.chain, witnesses } },
  };
}

async function stallOf(path: string, { bytes, ask, chain }: HistoryTrial): Promise<number> {
  const judging = createJudging({ start: () => startWorker(path) });
  try {
    const stalls: number[] = [];
    for (let round = 0; round < 9; round += 1) {
      stalls.push(
        await longestStall(async () => {
          const { outcome } = await judging.validateHistory(bytes, ask, chain);
          if (outcome !== 'proved') throw new Error(`the history of the bench is ${outcome}`);
        }),
      );
    }
    return Number(median(stalls).toFixed(2));
  } finally {
    judging.close();
  }
}
