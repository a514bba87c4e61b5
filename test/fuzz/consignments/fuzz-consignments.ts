import { validateHistory } from '../../../src-main/verify/history/validate.ts';
import { seededRandom } from '../../support/psbt/mutate.ts';
import { consignmentSet, trialOf, type HistoryTrial } from '../../support/rgb/consignments.ts';
import { largeMutants } from './large.ts';
import { CHAIN_LIES, mutantOf, type Mutant } from './mutate.ts';

export interface ConsignmentFinding {
  readonly kind: 'pass' | 'crash' | 'hang' | 'memory';
  readonly case: number;
  readonly name: string;
  readonly what: string;
}

export interface ConsignmentOutcome {
  readonly findings: readonly ConsignmentFinding[];
  readonly seconds: number;
  /** Counts of each verdict, refusals by code: if all were unreadable, the run would prove little. */
  readonly verdicts: Readonly<Record<string, number>>;
  /** The longest that one file took, ms. */
  readonly worstMs: number;
  /** The most that the heap grew by while one file was looked at, MB. */
  readonly worstMb: number;
}

/** Limits for a file of a few KB, and for one of 8 MB; the worker is ended after 30,000 (reader/client.ts). */
const MOST_MS = { small: 2_000, large: 15_000 } as const;
/** The worker has 512 (reader/start.ts). */
const MOST_MB = 400;

/** `cases` faulty files and chains, none of which may be proved. */
export function fuzzConsignments(
  cases: number,
  seed: number,
  validate: typeof validateHistory = validateHistory,
): ConsignmentOutcome {
  const from = performance.now();
  const random = seededRandom(seed);
  const trials = genuineTrials();
  const findings: ConsignmentFinding[] = [];
  const verdicts: Record<string, number> = {};
  let [worstMs, worstMb] = [0, 0];
  const look = (at: number, { name, trial }: Mutant, mostMs: number): void => {
    const found = (kind: ConsignmentFinding['kind'], what: string): void =>
      void findings.push({ kind, case: at, name, what });
    const heapBefore = process.memoryUsage().heapUsed;
    const startMs = performance.now();
    try {
      const verdict = validate(trial.bytes, trial.ask, trial.chain);
      const said = 'code' in verdict ? verdict.code : verdict.outcome;
      verdicts[said] = (verdicts[said] ?? 0) + 1;
      // A pending history is right except for the chain.
      if (verdict.outcome === 'proved' || (verdict.outcome === 'pending' && name !== CHAIN_LIES))
        found('pass', Buffer.from(trial.bytes).toString('base64').slice(0, 2_000));
    } catch (error) {
      found('crash', error instanceof Error ? (error.stack ?? error.message) : String(error));
    }
    const tookMs = performance.now() - startMs;
    const grewMb = (process.memoryUsage().heapUsed - heapBefore) / 2 ** 20;
    if (tookMs > mostMs) found('hang', `${tookMs.toFixed(0)} ms`);
    if (grewMb > MOST_MB) found('memory', `${grewMb.toFixed(0)} MB`);
    worstMs = Math.max(worstMs, tookMs);
    worstMb = Math.max(worstMb, grewMb);
  };
  for (const [at, mutant] of largeMutants(trials[0]!).entries()) look(-1 - at, mutant, MOST_MS.large);
  for (let at = 0; at < cases;) {
    const mutant = mutantOf(trials, random);
    if (mutant === null) continue;
    look(at, mutant, MOST_MS.small);
    at += 1;
  }
  return { findings, verdicts, worstMs, worstMb, seconds: (performance.now() - from) / 1_000 };
}

/** All of rgb-lib's files with their chain. */
const genuineTrials = (): HistoryTrial[] =>
  (['beta18', 'beta7'] as const).flatMap((name) => {
    const set = consignmentSet(name);
    return set.cases.filter(({ expect }) => !('error' in expect)).map((one) => trialOf(set, one));
  });
