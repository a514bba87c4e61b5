import type { Review } from '../../../src-preload/contract/signing.ts';
import type { Host } from '../wallet/host.ts';
import type { Person } from '../wallet/person.ts';
import type { World } from '../world.ts';

/** What the flows of one run share, each building on what those before it left. */
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
  /** Reviews that leave something open. */
  notProved: number;
}

/** One thing that a person does, from end to end. Throws where it is not as it should be. */
export interface Flow {
  readonly name: string;
  readonly run: (stage: Stage) => Promise<void>;
}

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

/** Every claim is proved. */
export function mustBeProved({ tally }: Stage, review: Review): void {
  const open = review.claims.filter(({ outcome }) => outcome !== 'proved');
  if (open.length === 0 && review.outcome === 'proved') return;
  tally.notProved += 1;
  const claims = open.map(({ name, outcome, code }) => `${name} ${outcome} (${code ?? 'no code'})`);
  throw new Error(`not proved: ${claims.join(', ')}`);
}
