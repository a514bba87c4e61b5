import type { ClaimView, Outcome, Review } from '../../src-preload/contract/index.ts';
import type { Teller } from '../components/outcomes.ts';
import type { AssetWords } from './asset-words.ts';
import { foreign } from './foreign.ts';

export type Sentence = (claim: ClaimView, review: Review, assets: AssetWords, teller: Teller) => string;

/** One fact as text, made harmless; null where the judge names none. */
export function fact(claim: ClaimView, name: string): string | null {
  return Object.hasOwn(claim.facts, name) ? foreign(claim.facts[name] ?? '', 120) : null;
}

/** A fact that is a whole number; null for anything else. */
export function numberFact(claim: ClaimView, name: string): bigint | null {
  const text = fact(claim, name);
  return text !== null && /^\d{1,30}$/.test(text) ? BigInt(text) : null;
}

/** All facts, for a claim that this version does not know. */
export function evidenceOf(claim: ClaimView): string {
  const parts = Object.entries(claim.facts).map(
    ([name, value]) => `${foreign(name, 40)} ${foreign(value, 80)}`,
  );
  return parts.length === 0 ? '' : ` (${parts.join(', ')})`;
}

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
