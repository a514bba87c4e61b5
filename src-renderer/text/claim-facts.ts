import type {
  ClaimFacts,
  ClaimName,
  ClaimView,
  Outcome,
  Review,
  WholeText,
} from '../../src-preload/contract/index.ts';
import { say } from '../../src-preload/messages/say.ts';
import type { Teller } from './outcomes.ts';
import type { AssetWords } from './asset-words.ts';
import { foreign } from './foreign.ts';

export type Sentence = (claim: ClaimView, review: Review, assets: AssetWords, teller: Teller) => string;

export type Sentences = Readonly<Partial<Record<ClaimName, Sentence>>>;

/** A fact's text, made harmless; null if the claim has no such fact. */
export function fact(claim: ClaimView, name: keyof ClaimFacts): string | null {
  const text = claim.facts[name];
  return text === undefined ? null : foreign(text, 120);
}

/** Says why a claim contradicts; null if the code's words suffice. */
export type Reason = (claim: ClaimView, assets: AssetWords) => string | null;

export const ofAsset =
  (reason: (asset: string, claim: ClaimView, assets: AssetWords) => string | null): Reason =>
  (claim, assets) => {
    const asset = fact(claim, 'asset');
    return asset === null ? null : reason(asset, claim, assets);
  };

/** Null if the claim has no such fact. */
export function numberFact(claim: ClaimView, name: NumberFact): bigint | null {
  const text = claim.facts[name];
  return text === undefined ? null : BigInt(text);
}

export type NumberFact = {
  [N in keyof ClaimFacts]-?: WholeText extends ClaimFacts[N]
    ? string extends ClaimFacts[N]
      ? never
      : N
    : never;
}[keyof ClaimFacts];

export const outcomeWord = (outcome: Outcome): string => say(`claim-outcome-${outcome}`);
