import type { Review } from '../../../src-preload/contract/signing.ts';
import { Refused, type Host } from '../wallet/host.ts';
import type { Person } from '../wallet/person.ts';
import type { World } from '../world.ts';

/** Shared by the flows of one run, each of which builds on the earlier ones. */
export interface Stage {
  readonly world: World;
  readonly host: Host;
  readonly tally: Tally;
  readonly people: Map<string, Person>;
  /** Asset ids by ticker. */
  readonly assets: Map<string, string>;
}

/** Counted over all flows. */
export interface Tally {
  /** Honest reviews with an unproved claim. */
  notProved: number;
  /** Honest acts that were refused, by a verdict or by a failure. */
  honestRefused: number;
}

/**
 * Abilities that some services lack: pay several at once, one of them on an output, make an output for the receiver,
 * wait for the receiver, broadcast at once, keep begun flows.
 */
export type Need = 'batch' | 'witnessInBatch' | 'witness' | 'waiting' | 'broadcasting' | 'keeping';

/** A person's act from end to end. Throws if anything is wrong. */
export interface Flow {
  readonly name: string;
  /** A service without this ability skips the flow. Absent: every service runs it. */
  readonly needs?: Need;
  readonly run: (stage: Stage) => Promise<void>;
}

type Run = Flow['run'];

/** In their order, by their names. */
export const flows = (runs: Readonly<Record<string, Run | Omit<Flow, 'name'>>>): readonly Flow[] =>
  Object.entries(runs).map(([name, run]) => ({ name, ...(typeof run === 'function' ? { run } : run) }));

export const when = (needs: Need, run: Run) => ({ needs, run });

export function must(condition: boolean, otherwise: string): asserts condition {
  if (!condition) throw new Error(otherwise);
}

export function person({ people }: Stage, name: string): Person {
  const found = people.get(name);
  if (found === undefined) throw new Error(`${name} has no wallet, since an earlier flow failed`);
  return found;
}

export function asset({ assets }: Stage, ticker: string): string {
  const found = assets.get(ticker);
  if (found === undefined) throw new Error(`${ticker} was not issued, since an earlier flow failed`);
  return found;
}

/** The two people of most flows, and their assets. */
export const withOchre = (stage: Stage) => ({
  ...{ alice: person(stage, 'Alice'), bob: person(stage, 'Bob') },
  assetId: asset(stage, 'OCHRE'),
});

/** Nobody refuses an honest act. */
export async function honest<T>({ tally }: Pick<Stage, 'tally'>, act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof Refused) tally.honestRefused += 1;
    throw error;
  }
}

/** Begins an honest act: every claim of it is proved, or true if the service told the truth. */
export async function reviewHonest(stage: Pick<Stage, 'tally'>, begin: () => Promise<Review>) {
  const review = await honest(stage, begin);
  const isFine = (outcome: Review['outcome']): boolean => outcome === 'proved' || outcome === 'onTrust';
  const open = review.claims.filter(({ outcome }) => !isFine(outcome));
  if (open.length === 0 && isFine(review.outcome)) return review;
  if (review.outcome === 'contradicts') stage.tally.honestRefused += 1;
  else stage.tally.notProved += 1;
  const claims = open.map(({ name, outcome, code }) => `${name} ${outcome} (${code ?? 'no code'})`);
  throw new Error(`neither proved nor on trust: ${claims.join(', ')}`);
}
