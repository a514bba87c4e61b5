import type { Outcome } from '../../src-preload/contract/index.ts';
import type { Teller } from '../components/outcomes.ts';

const WORDS: Readonly<Record<Exclude<Outcome, 'onTrust'>, string>> = {
  proved: 'Verified',
  notProved: 'Not verified',
  contradicts: 'Doesn’t match',
};

/** The one word for an outcome, wherever it is named. */
export function outcomeWord(outcome: Outcome, teller: Teller = 'service'): string {
  return outcome === 'onTrust' ? `Reported by the ${teller}` : WORDS[outcome];
}

/** An outcome's words in a sum: “2 reported by the service”. */
export function outcomeCount(
  outcome: Outcome,
  {
    count,
    accepted,
    teller,
  }: { readonly count: number; readonly accepted: boolean; readonly teller: Teller },
): string {
  switch (outcome) {
    case 'proved':
      return 'verified';
    case 'onTrust':
      return `reported by the ${teller}`;
    case 'notProved':
      return accepted ? 'not verified, accepted by you' : 'not verified';
    case 'contradicts':
      return count === 1 ? 'doesn’t match' : 'don’t match';
  }
}
